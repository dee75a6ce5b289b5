import OSMRoute

let map = try OfflineMap(contentsOf: "town.osmroute")
print(map.attribution)
