// SPDX-License-Identifier: Apache-2.0

/// The kinds of point of interest that people look for, by their main tag.
enum PointKinds {
  struct Kind {
    /// From 0 to 255: of several of a name, which is meant.
    var importance: UInt8
    /// Whether it is looked for by its kind alone, so that it needs no name.
    var needsNoName = false
  }

  /// Main keys, the one first that says most of an object with several.
  static let keys = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "railway",
    "highway", "public_transport", "aeroway", "aerialway", "historic", "natural", "man_made",
    "emergency", "club", "sport", "military", "landuse", "waterway", "boundary", "power",
    "junction", "building",
  ]

  /// A bit for each of `keys` some of whose values need no name.
  static let keysWithoutName = keys.enumerated().reduce(UInt32(0)) { bits, key in
    let kinds = kindsByKey[key.element]
    let needsNone =
      kinds?.others?.needsNoName ?? false
      || kinds?.values.values.contains { $0?.needsNoName ?? false } ?? false
    return bits | (needsNone ? 1 << key.offset : 0)
  }

  /// The kind of a value of a main key; `nil` for what is none.
  static func kind(_ key: String, _ value: String) -> Kind? {
    guard let kinds = kindsByKey[key], !noKinds.contains(value) else { return nil }
    return kinds.values[value] ?? kinds.others
  }

  /// What is not, is no more or is not yet.
  private static let noKinds: Set<String> = [
    "no", "none", "vacant", "disused", "abandoned", "demolished", "razed", "proposed",
    "construction", "planned", "closed", "designated",
  ]

  private struct Kinds {
    var values: [String: Kind?] = [:]
    /// The kind of a value that is not listed; `nil` where only those listed are one.
    var others: Kind?
  }

  private static let kindsByKey: [String: Kinds] = {
    var all: [String: Kinds] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let importance = UInt8(words[1]) else { continue }
      var kinds = all[String(words[0])] ?? Kinds()
      for word in words.dropFirst(2) {
        let needsNoName = word.hasSuffix("+")
        let kind = Kind(importance: importance, needsNoName: needsNoName)
        let value = String(needsNoName ? word.dropLast() : word)
        if value == "*" {
          kinds.others = kind
        } else if value.hasPrefix("-") {
          kinds.values[String(value.dropFirst())] = .some(nil)
        } else {
          kinds.values[value] = kind
        }
      }
      all[String(words[0])] = kinds
    }
    return all
  }()

  /// Key, importance and values: `*` is any other, `+` needs no name, `-` is no kind.
  private static let lines = """
    amenity 40 * atm+ bicycle_parking+ bicycle_repair_station+ bbq+ charging_station+
    amenity 40 compressed_air+ drinking_water+ fountain luggage_locker+ motorcycle_parking+
    amenity 40 parcel_locker+ payment_terminal+ post_box+ public_bookcase+ recycling+
    amenity 40 sanitary_dump_station+ shelter+ shower+ taxi+ telephone+ toilets+ vending_machine+
    amenity 40 water_point+ watering_place photo_booth+ give_box+
    amenity 20 bench waste_basket waste_disposal grit_bin hunting_stand clock lounger
    amenity 20 -parking_space -parking_entrance
    amenity 50 parking+ bicycle_rental+ boat_rental+ car_rental+ car_sharing+ car_wash+ fuel+
    amenity 60 animal_shelter+ arts_centre+ bank+ bar+ biergarten+ brothel bureau_de_change+ cafe+
    amenity 60 casino+ childcare+ cinema+ clinic+ coworking_space+ crematorium+ dentist+ doctors+
    amenity 60 driving_school+ fast_food+ food_court+ grave_yard+ ice_cream+ internet_cafe+
    amenity 60 kindergarten+ language_school+ money_transfer+ music_school+ nightclub+ nursing_home+
    amenity 60 pharmacy+ post_office+ pub+ public_bath+ restaurant+ social_facility+ studio
    amenity 60 vehicle_inspection+ veterinary+ community_centre+ conference_centre+ events_venue+
    amenity 80 college+ courthouse+ embassy+ fire_station+ library+ marketplace+ monastery
    amenity 80 place_of_worship+ planetarium+ police+ prison+ school+ theatre+ townhall+
    amenity 100 bus_station+ ferry_terminal+
    amenity 130 university+
    amenity 150 hospital+
    shop 45 * -yes
    shop 45 alcohol+ bakery+ beauty+ bicycle+ books+ boutique+ butcher+ car+ car_parts+ car_repair+
    shop 45 cheese+ chemist+ clothes+ computer+ confectionery+ convenience+ copyshop+ cosmetics+
    shop 45 deli+ doityourself+ dry_cleaning+ electronics+ farm+ florist+ furniture+ garden_centre+
    shop 45 gift+ greengrocer+ hairdresser+ hardware+ hearing_aids+ hifi+ houseware+ jewelry+ kiosk+
    shop 45 laundry+ massage+ mobile_phone+ motorcycle+ music+ newsagent+ optician+ outdoor+ pastry+
    shop 45 pet+ photo+ seafood+ second_hand+ shoes+ sports+ stationery+ supermarket+ tailor+ tattoo+
    shop 45 tea+ ticket+ tobacco+ toys+ travel_agency+ tyres+ variety_store+ wine+
    shop 80 department_store+ mall+
    tourism 55 * apartment+ artwork chalet+ gallery+ guest_house+ hostel+ hotel+ motel+
    tourism 55 camp_site+ caravan_site+ picnic_site+ viewpoint+ alpine_hut+ wilderness_hut+
    tourism 30 information -yes
    tourism 110 aquarium+ attraction museum+ theme_park+ zoo+
    leisure 45 * dog_park+ playground+ firepit+ fitness_station+ bird_hide+ picnic_table bleachers
    leisure 45 outdoor_seating swimming_pool pitch track garden common schoolyard
    leisure 60 adult_gaming_centre+ amusement_arcade+ beach_resort+ bowling_alley+ dance+
    leisure 60 fitness_centre+ horse_riding+ ice_rink+ marina+ miniature_golf+ sauna+ slipway+
    leisure 60 sports_centre+ sports_hall+ swimming_area+ trampoline_park+ water_park+ golf_course+
    leisure 75 nature_reserve park+
    leisure 100 stadium+
    healthcare 60 * -yes alternative+ audiologist+ blood_donation+ clinic+ counselling+ dentist+
    healthcare 60 doctor+ hospice+ laboratory+ midwife+ nurse+ occupational_therapist+ optometrist+
    healthcare 60 pharmacy+ physiotherapist+ podiatrist+ psychotherapist+ rehabilitation+
    healthcare 60 speech_therapist+
    healthcare 150 hospital+
    office 40 * government
    office 80 diplomatic+
    craft 40 *
    railway 80 tram_stop subway_entrance+
    railway 120 halt
    railway 170 station
    public_transport 60 platform
    public_transport 150 station
    aeroway 80 helipad+ heliport+ terminal hangar
    aeroway 40 gate
    aeroway 200 aerodrome+ airport+ spaceport
    aerialway 80 * -pylon -yes station
    historic 60 * -yes -no monument+ archaeological_site+ ruins
    historic 40 memorial boundary_stone wayside_cross wayside_shrine yes
    historic 110 castle+ fort city_gate
    natural 50 * beach+ cave_entrance+ hot_spring+
    natural 30 tree tree_row wood scrub heath grassland wetland stone rock cliff
    natural 100 peak volcano glacier bay cape strait
    natural 60 saddle spring water valley ridge
    man_made 40 * -yes
    man_made 60 lighthouse+ observatory+ pier tower water_tower windmill works bridge
    emergency 60 defibrillator+ phone+ ambulance_station+ assembly_point+ mountain_rescue
    emergency 60 lifeguard rescue_station first_aid water_rescue
    club 40 *
    sport 35 *
    military 60 * -yes
    highway 45 bus_stop traffic_signals trailhead
    highway 60 services rest_area motorway_junction
    landuse 40 * -construction -highway -railway
    landuse 60 cemetery+ allotments religious retail commercial industrial
    waterway 60 * waterfall dam dock boatyard fuel -yes
    waterway 90 river canal
    waterway 30 ditch drain weir lock_gate sluice_gate stream
    boundary 80 protected_area forest aboriginal_lands
    boundary 130 national_park
    power 40 plant substation
    junction 45 yes
    building 35 *
    """
}
