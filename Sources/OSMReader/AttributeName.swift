// SPDX-License-Identifier: Apache-2.0

/// The names of attributes that OSM elements have.
///
/// Some have no use here; being known, they are found twice at no cost.
enum AttributeName: UInt32 {
  case id, version, lat, lon, k, v, ref, type, role, action, visible, osmBase
  case timestamp, changeset, uid, user

  static let count = 16

  /// Of a name and the `=` behind it, eight bytes at most.
  @inline(__always)
  init?(assigned name: UInt64) {
    if name == .packed("ref=") {
      self = .ref
    } else if name == .packed("k=") {
      self = .k
    } else if name == .packed("v=") {
      self = .v
    } else if name == .packed("id=") {
      self = .id
    } else if name == .packed("version=") {
      self = .version
    } else if name == .packed("lat=") {
      self = .lat
    } else if name == .packed("lon=") {
      self = .lon
    } else if name == .packed("uid=") {
      self = .uid
    } else if name == .packed("user=") {
      self = .user
    } else if name == .packed("type=") {
      self = .type
    } else if name == .packed("role=") {
      self = .role
    } else if name == .packed("visible=") {
      self = .visible
    } else if name == .packed("action=") {
      self = .action
    } else {
      return nil
    }
  }

  @inline(__always)
  init?(ofNineBytesAt place: BytePlace) {
    let word = place.word
    if word == .packed("timestam"), place[8] == UInt8(ascii: "p") {
      self = .timestamp
    } else if word == .packed("changese"), place[8] == UInt8(ascii: "t") {
      self = .changeset
    } else {
      return nil
    }
  }

  /// Of a name that holds no zero byte.
  init?(_ name: ByteText) {
    switch name.count {
    case ..<8:
      let equals = UInt64(UInt8(ascii: "=")) << UInt64(8 * name.count)
      self.init(assigned: name.packed | equals)
    case 8 where name.packed == .packed("osm_base"): self = .osmBase
    case 9: self.init(ofNineBytesAt: name.start)
    default: return nil
    }
  }
}
