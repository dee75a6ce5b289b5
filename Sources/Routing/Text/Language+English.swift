// SPDX-License-Identifier: Apache-2.0

extension Language {
  package static let english = Language(
    code: "en", name: "English",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "Head {direction}{along}", proceed: "Proceed to {object}",
        directions: [
          "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
        ]),
      turn: Phrases.Turns(
        sharpLeft: "Turn sharp left{onto}{toward}", left: "Turn left{onto}{toward}",
        slightLeft: "Bear left{onto}{toward}", straight: "Continue straight{onto}{toward}",
        slightRight: "Bear right{onto}{toward}", right: "Turn right{onto}{toward}",
        sharpRight: "Turn sharp right{onto}{toward}", uTurn: "Make a U-turn{onto}{toward}"),
      stay: Phrases.Stay(
        straight: "Continue straight{along}{toward}", uTurn: "Make a U-turn{along}{toward}"),
      newName: "Continue{onto}{toward}",
      keep: Phrases.Sides(
        left: "Keep left{onto}{toward}", straight: "Keep straight{onto}{toward}",
        right: "Keep right{onto}{toward}"),
      merge: Phrases.Merge(onto: "Merge{onto}{toward}", plain: "Merge{toward}"),
      ramp: Phrases.Ramp(
        left: "Take the ramp on the left{reaching}{toward}",
        straight: "Take the ramp{reaching}{toward}",
        right: "Take the ramp on the right{reaching}{toward}",
        mergeLeft: "Turn left to merge{onto}{toward}",
        mergeRight: "Turn right to merge{onto}{toward}",
        turnLeft: "Turn left onto the ramp{toward}",
        turnRight: "Turn right onto the ramp{toward}"),
      exit: Phrases.Exit(
        plain: "Take the exit{reaching}{toward}",
        left: "Take the exit on the left{reaching}{toward}",
        right: "Take the exit on the right{reaching}{toward}",
        numbered: "Take exit {exit}{reaching}{toward}",
        numberedLeft: "Take exit {exit} on the left{reaching}{toward}",
        numberedRight: "Take exit {exit} on the right{reaching}{toward}"),
      roundabout: Phrases.Roundabout(
        exit: "At the roundabout, take the {ordinal} exit{onto}{toward}",
        enter: "Enter the roundabout",
        leave: "Exit the roundabout{onto}{toward}",
        exitNamed: "At {name}, take the {ordinal} exit{onto}{toward}",
        enterNamed: "Enter {name}",
        leaveNamed: "Exit {name}{onto}{toward}",
        left: "At the roundabout, turn left{onto}{toward}",
        straight: "At the roundabout, continue straight{onto}{toward}",
        right: "At the roundabout, turn right{onto}{toward}",
        uTurn: "At the roundabout, make a U-turn{onto}{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "Take the ferry", ferryNamed: "Take the ferry ({name})",
        leaveFerry: "Leave the ferry and continue{onto}{toward}",
        train: "Take the train", trainNamed: "Take the train ({name})",
        leaveTrain: "Leave the train and continue{onto}{toward}"),
      passage: Phrases.Passages(
        steps: "take the steps", stepsNamed: "take the steps ({name})", lift: "take the elevator",
        escalator: "take the escalator", square: "cross the square", squareNamed: "cross {object}"),
      arrival: Phrases.Arrival(
        plain: "Arrive at the destination", left: "The destination is on your left",
        ahead: "The destination is straight ahead", right: "The destination is on your right",
        stop: "You have reached stop {number}", stopLeft: "Stop {number} is on your left",
        stopAhead: "Stop {number} is straight ahead", stopRight: "Stop {number} is on your right"),
      lanes: Phrases.Lanes(
        left: "Keep in the left lane", lefts: "Keep in the left {count} lanes",
        middle: "Keep in the middle lane", middles: "Keep in the middle {count} lanes",
        right: "Keep in the right lane", rights: "Keep in the right {count} lanes",
        marked: "Keep in a lane that is marked for your way"),
      toward: " toward {name}",
      sequence: "{first}, then {second}",
      endOfRoad: "At the end of the road",
      notice: Phrases.Notices(
        unavoided: "No route avoids {kinds} altogether; this one has the least.",
        kinds: Phrases.RoadKindNames(
          tolls: "tolls", motorways: "motorways", ferries: "ferries", unpaved: "unpaved roads",
          steps: "steps"),
        tolls: "This route has tolls.", ferry: "This route uses a ferry.",
        shuttleTrain: "This route uses a shuttle train.", steps: "This route has steps.",
        unpaved: "This route uses unpaved roads.",
        barrier: "This route passes a barrier that is not open to everyone.",
        timedRules: """
          Some roads on this route have rules that hold at \
          certain hours only; they are not considered.
          """,
        withoutPavement: "This route follows roads without a sidewalk.",
        border: "This route crosses a country border.",
        begins: "This route begins on {road}.", ends: "This route ends on {road}.",
        beginsAndEnds: "This route begins and ends on {road}.",
        passes: "This route passes along {road}.",
        roads: Phrases.RestrictedRoads(
          track: "a track that may not be for everyone",
          visitors: "a road for residents or visitors only",
          sidepath: "a road beside which there is a path for walkers",
          privateOrSidepath: "a road that is private or has a path for walkers beside it",
          privateRoad: "a private road"),
        farFromStart: "This route begins {length} from the starting point.",
        farFromStop: "This route ends {length} from the stop.",
        farFromDestination: "This route ends {length} from the destination."),
      failure: Phrases.Failures(
        addressNotFound: "Address not found.", directionsNotFound: "Directions not available.",
        incomplete: "Please enter a valid starting point and at least one destination."),
      heading: Phrases.Headings(
        from: "From", via: "Via", to: "To", route: "Route", segment: "SEGMENT #{number}",
        startingPoint: "Starting point", endingPoint: "Ending point", distance: "Distance",
        expectedTravelTime: "Expected Travel Time", totalDistance: "Total Distance",
        totalTime: "Total Time", departure: "Departure", arrival: "Arrival",
        givenOrder: "In the order given", note: "Note", approximate: "approximate",
        automobile: "automobile", walking: "walking", field: "{name}: {first}"),
      measure: Phrases.MeasureWords(
        metres: "{number} m", kilometres: "{number} km", feet: Counted(always: "{number} ft"),
        miles: Counted("{number} mile", "{number} miles"),
        metresInWords: Counted("{number} metre", "{number} metres"),
        seconds: "{number} s", minutes: "{number} min", hours: "{number} h",
        both: "{first} {second}")),
    grammar: Grammar(
      decimalSign: ".", comma: ", ", and: " and ", counts: ["two", "three", "four"],
      plural: { $0 == 10 ? .one : .other }, ordinal: englishOrdinal, road: englishRoad))
}

private func englishOrdinal(_ number: Int) -> String {
  switch (number % 10, number % 100) {
  case (1, let tens) where tens != 11: "\(number)st"
  case (2, let tens) where tens != 12: "\(number)nd"
  case (3, let tens) where tens != 13: "\(number)rd"
  default: "\(number)th"
  }
}

private func englishRoad(_ road: String, _ use: RoadUse) -> String {
  switch use {
  case .onto, .reaching: " onto \(road)"
  case .along: " on \(road)"
  case .destination: " to \(road)"
  case .object: road
  }
}
