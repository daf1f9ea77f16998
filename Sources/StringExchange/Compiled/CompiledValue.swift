/// A value of a compiled table: a string, or a dictionary of variations.
enum CompiledValue: Sendable, Equatable {
  case text(String)
  /// The members in any order. Writers sort them by bytes.
  indirect case dictionary([Member])

  struct Member: Sendable, Equatable {
    let name: String
    let value: CompiledValue

    init(_ name: String, _ value: CompiledValue) {
      self.name = name
      self.value = value
    }

    init(_ name: String, _ text: String) { self.init(name, .text(text)) }

    static let deviceRule = "NSStringDeviceSpecificRuleType"

    /// The strings by device, or `nil` if the value does not vary by device.
    private var devices: [Member]? {
      guard case .dictionary(let members) = value, members.count == 1, members[0].name == Self.deviceRule,
        case .dictionary(let devices) = members[0].value
      else { return nil }
      return devices
    }

    /// The text for all other devices, which Xcode 26 writes to `.strings` unless it varies by number.
    var textForOtherDevices: Member? {
      guard case .text(let text)? = devices?.first(where: { $0.name == "other" })?.value else { return nil }
      return Member(name, text)
    }

    /// The value without the text for all other devices, or `nil` if nothing else is left.
    var withoutTextForOtherDevices: Member? {
      guard let devices, textForOtherDevices != nil else { return self }
      let rest = devices.filter { $0.name != "other" }
      return rest.isEmpty ? nil : Member(name, .dictionary([Member(Self.deviceRule, .dictionary(rest))]))
    }

    /// Returns the members in the byte order of their names. If a name occurs twice, the first one is kept.
    static func sorted(_ members: [Self]) -> [Self] {
      let order = members.indices.sorted { a, b in
        let (first, second) = (members[a].name.utf8, members[b].name.utf8)
        return first.lexicographicallyPrecedes(second) || a < b && first.elementsEqual(second)
      }
      var result: [Self] = []
      for member in order.map({ members[$0] }) {
        if let last = result.last, last.name.utf8.elementsEqual(member.name.utf8) { continue }
        result.append(member)
      }
      return result
    }
  }
}
