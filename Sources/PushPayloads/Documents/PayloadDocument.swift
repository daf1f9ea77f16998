import StructuredText

/// The localization keys in a JSON payload, at any depth of the file.
public struct PayloadDocument: Sendable {
  /// In the order of the file.
  public private(set) var uses: [PushKeyUse] = []

  /// Returns whether a file may contain keys, so that it must be valid JSON.
  public static func mayHoldKeys(_ bytes: ContiguousArray<UInt8>) -> Bool { PayloadName.mayOccur(in: bytes) }

  /// - Throws: an error at the first place where the bytes are not JSON.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    var open = [try JSONDocument(bytes).root]
    while let node = open.popLast() {
      if node.kind == .object { add(node) }
      // Android devices look up keys in their own resources.
      open += node.members.filter { !$0.hasName("android") }.map(\.value) + node.elements
    }
    uses.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ alert: JSONNode) {
    var arguments: [PushKeyUse.Role: PushArguments] = [:]
    var keys: [(role: PushKeyUse.Role, node: JSONNode)] = []
    var hasBody = false
    for member in alert.members {
      switch PayloadName(member.name) {
      case .key(let role)?: keys.append((role, member.value))
      case .arguments(let role)?: arguments[role] = Self.arguments(member.value)
      case .body?: hasBody = member.value.string.map { !$0.isEmpty } ?? false
      case .argument?, nil: break
      }
    }
    for (role, node) in keys {
      guard let key = node.string, !key.isEmpty, PayloadName(key) == nil else { continue }
      let isIgnored = role == .body && hasBody
      uses.append(PushKeyUse(key, role, at: node.range, arguments: arguments[role] ?? .list([]), isIgnored: isIgnored))
    }
  }

  private static func arguments(_ node: JSONNode) -> PushArguments {
    guard node.kind == .array else { return .noList(node.range) }
    return .list(
      node.elements.map { element in
        let kind: PushArgument.Kind =
          switch element.kind {
          case .string: .text
          case .null: .null
          case .number, .true, .false, .object, .array: .number
          }
        return PushArgument(kind: kind, range: element.range)
      })
  }
}
