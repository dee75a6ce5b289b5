// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in English.
struct EnglishTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => Head north
    depart; bearing 45; name Main Street => Head northeast on Main Street
    depart; bearing 90; name Main Street => Head east on Main Street
    depart; bearing 135 => Head southeast
    depart; bearing 180; ref US 101 => Head south on US-101
    depart; bearing 225 => Head southwest
    depart; bearing 270 => Head west
    depart; bearing 315; name Main Street => Head northwest on Main Street
    depart; bearing 337.4 => Head northwest
    depart; bearing 359.9 => Head north
    depart; next Infinite Loop => Proceed to Infinite Loop
    depart; next Main Street => Proceed to Main Street
    depart; next Union Square => Proceed to Union Square
    turn left => Turn left
    turn right => Turn right
    turn sharp left => Turn sharp left
    turn sharp right; name Main Street => Turn sharp right onto Main Street
    turn slight left => Bear left
    turn slight right; name Main Street => Bear right onto Main Street
    turn straight => Continue straight
    turn straight; name Main Street => Continue straight onto Main Street
    turn uturn => Make a U-turn
    turn uturn; name Main Street => Make a U-turn onto Main Street
    turn left; name Main Street => Turn left onto Main Street
    turn right; name Main Street => Turn right onto Main Street
    turn right; name Broadway => Turn right onto Broadway
    turn right; name Infinite Loop => Turn right onto Infinite Loop
    turn right; ref US 101 => Turn right onto US-101
    turn right; name Main Street; to San Jose => Turn right onto Main Street toward San Jose
    turn right; to San Jose,Gilroy => Turn right toward San Jose, Gilroy
    end of road left; name Main Street => Turn left onto Main Street
    end of road right => Turn right
    continue right; name Infinite Loop => Turn right onto Infinite Loop
    continue slight left; name Main Street => Bear left onto Main Street
    continue straight; name Main Street => Continue straight on Main Street
    continue uturn; name Main Street => Make a U-turn on Main Street
    continue uturn => Make a U-turn
    new name straight; name Main Street => Continue onto Main Street
    new name slight right; ref US 101 => Continue onto US-101
    new name straight => Continue
    fork slight left; ref US 101; to San Jose => Keep left onto US-101 toward San Jose
    fork slight right; name Main Street => Keep right onto Main Street
    fork straight => Keep straight
    fork slight left; exit 12B; to San Jose => Take exit 12B on the left toward San Jose
    merge slight left; ref US 101 => Merge onto US-101
    merge slight right; refs I 280 South => Merge onto I-280 S
    merge slight left => Merge
    on ramp slight right; refs I 280 South; to Daly City \
    => Take the ramp on the right onto I-280 S toward Daly City
    on ramp right; refs I 280 South => Turn right to merge onto I-280 S
    on ramp left; ref US 101 => Turn left to merge onto US-101
    on ramp right; to San Jose => Turn right onto the ramp toward San Jose
    on ramp slight left => Take the ramp on the left
    on ramp straight; to San Jose => Take the ramp toward San Jose
    on ramp slight right; merging US 101 => Take the ramp on the right onto US-101
    off ramp slight right; exit 10; street Wolfe Road => Take exit 10 onto Wolfe Road
    off ramp slight right; exit 10; street Wolfe Road; to San Jose \
    => Take exit 10 onto Wolfe Road
    off ramp slight right; exit 12; refs US 101; to San Jose \
    => Take exit 12 onto US-101 toward San Jose
    off ramp slight right; exit 7; next Main Street => Take exit 7 onto Main Street
    off ramp slight left; exit 3; to San Jose => Take exit 3 on the left toward San Jose
    off ramp slight left; keeps left; exit 3; to San Jose => Take exit 3 toward San Jose
    off ramp slight right; keeps left; exit 3 => Take exit 3 on the right
    off ramp slight right; to San Jose => Take the exit toward San Jose
    off ramp slight right => Take the exit on the right
    off ramp slight left; to San Jose => Take the exit on the left toward San Jose
    roundabout right; number 1; name Main Street \
    => At the roundabout, take the 1st exit onto Main Street
    roundabout straight; number 2 => At the roundabout, take the 2nd exit
    roundabout left; number 3; ref US 101; to San Jose \
    => At the roundabout, take the 3rd exit onto US-101 toward San Jose
    roundabout right => Enter the roundabout
    rotary straight; number 2; rotary Dupont Circle; name Main Street \
    => At Dupont Circle, take the 2nd exit onto Main Street
    rotary straight; rotary Dupont Circle => Enter Dupont Circle
    roundabout turn right; name Main Street => At the roundabout, turn right onto Main Street
    roundabout turn left => At the roundabout, turn left
    roundabout turn straight; name Main Street \
    => At the roundabout, continue straight onto Main Street
    roundabout turn uturn => At the roundabout, make a U-turn
    exit roundabout right; name Main Street => Exit the roundabout onto Main Street
    exit rotary right; rotary Dupont Circle => Exit Dupont Circle
    notification straight; mode ferry; name Pelican Island Ferry \
    => Take the ferry (Pelican Island Ferry)
    notification straight; mode ferry => Take the ferry
    notification straight; mode train => Take the train
    notification straight; before ferry; name Main Street \
    => Leave the ferry and continue onto Main Street
    notification straight; before train => Leave the train and continue
    turn right; over steps => Turn right, then take the steps
    turn left; over lift => Turn left, then take the elevator
    turn straight; over escalator => Take the escalator
    notification straight; over square; name Union Square => Cross Union Square
    turn right; over square => Turn right, then cross the square
    turn straight; over steps; name Filbert Steps => Take the steps (Filbert Steps)
    depart; bearing 0; over steps => Head north, then take the steps
    use lane straight; lanes ++- => Keep in the left two lanes
    use lane straight; lanes +-- => Keep in the left lane
    use lane straight; lanes -++ => Keep in the right two lanes
    use lane straight; lanes --+ => Keep in the right lane
    use lane straight; lanes -+- => Keep in the middle lane
    use lane straight; lanes -+++- => Keep in the middle three lanes
    use lane straight; lanes +-+ => Keep in a lane that is marked for your way
    arrive => Arrive at the destination
    arrive left => The destination is on your left
    arrive right => The destination is on your right
    arrive straight => The destination is straight ahead
    arrive; stop 1 => You have reached stop 1
    arrive left; stop 2 => Stop 2 is on your left
    arrive right; stop 3 => Stop 3 is on your right
    arrive straight; stop 4 => Stop 4 is straight ahead
    """)

  static let roads = StepTable(
    """
    turn right; ref I 280;CA 82 => Turn right onto I-280 / CA-82
    turn right; name US 101; ref US 101 => Turn right onto US-101
    turn right; name Main Street; ref FM 2004 => Turn right onto Main Street
    turn right; ref FM 2004 => Turn right onto FM-2004
    turn right; ref M25 => Turn right onto M25
    turn right; ref A 8 => Turn right onto A 8
    turn right; ref N-340 => Turn right onto N-340
    turn right; street Wolfe Road => Turn right onto Wolfe Road
    merge slight left; refs US 101 North => Merge onto US-101 N
    merge slight left; refs I 280 southbound => Merge onto I-280 S
    merge slight left; refs TX 288 E => Merge onto TX-288 E
    merge slight left; refs I 35 Business => Merge onto I-35 Business
    merge slight left; refs I-280 South => Merge onto I-280 S
    merge slight left; name Junipero Serra Freeway; ref I 280 => Merge onto I-280
    merge slight left; name Ring Road => Merge onto Ring Road
    on ramp slight right; refs I 280 North, CA 82; to Gilroy \
    => Take the ramp on the right onto I-280 N / CA-82 toward Gilroy
    on ramp slight right; to Gilroy, San Jose, Hollister \
    => Take the ramp on the right toward Gilroy, San Jose
    off ramp slight right; exit 10A;10B; to Gilroy => Take exit 10A/10B toward Gilroy
    off ramp slight right; exit 5; to Wolfe Road; street Wolfe Road \
    => Take exit 5 onto Wolfe Road
    roundabout left; number 4 => At the roundabout, take the 4th exit
    roundabout left; number 11 => At the roundabout, take the 11th exit
    roundabout left; number 21 => At the roundabout, take the 21st exit
    roundabout left; number 22 => At the roundabout, take the 22nd exit
    roundabout left; number 113 => At the roundabout, take the 113th exit
    use lane straight; lanes +++++- => Keep in the left 5 lanes
    use lane straight; lanes ++ => Keep in a lane that is marked for your way
    use lane straight => Keep in a lane that is marked for your way
    arrive uturn => Arrive at the destination
    turn left; mode ferry; before ferry; name Second Ferry => Take the ferry (Second Ferry)
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.english) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.english) == text)
  }
}
