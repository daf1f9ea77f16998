import TextBasics

/// Assigns arguments to the keys that they belong to.
struct ArgumentPairing {
  private(set) var uses: [PushKeyUse] = []

  private struct Place: Hashable {
    let group: Int
    let role: PushKeyUse.Role
  }

  init(_ members: [SenderReader.Member], _ groups: SenderGroups) {
    var keys: [Place: [Int]] = [:]
    var bodies: Set<Int> = []
    for (index, member) in members.enumerated() {
      if case .key(let role) = member.name { keys[Place(group: member.group, role: role), default: []].append(index) }
      if case .body = member.name, member.value.isText { bodies.insert(member.group) }
    }
    let (arguments, loose) = Self.pairs(members, keys)
    for (index, member) in members.enumerated() {
      guard case .key(let role) = member.name else { continue }
      let isComplete = !loose.contains(role) && !groups.groups[member.group].hasSpread
      let list = arguments[index] ?? (isComplete ? .list([]) : .unknown)
      let isIgnored = role == .body && bodies.contains(member.group) && !member.isStatement
      // In a table that maps names to names, the values are not keys.
      for text in member.value.texts where !text.text.isEmpty && PayloadName(text.text) == nil {
        uses.append(PushKeyUse(text.text, role, at: text.range, arguments: list, isIgnored: isIgnored))
      }
    }
  }

  /// Returns the arguments by the positions of their keys, and the roles with arguments that belong to no key.
  private static func pairs(
    _ members: [SenderReader.Member], _ keys: [Place: [Int]]
  ) -> ([Int: PushArguments], Set<PushKeyUse.Role>) {
    var arguments: [Int: PushArguments] = [:]
    var loose: Set<PushKeyUse.Role> = []
    for (index, member) in members.enumerated() {
      switch member.name {
      case .argument(let role): loose.insert(role)
      case .arguments(let role):
        let candidates = keys[Place(group: member.group, role: role)] ?? []
        let next = candidates.firstIndex(sortedSo: { $0 > index })
        if next > 0 {
          arguments[candidates[next - 1]] = member.value.arguments
        } else if next < candidates.count {
          arguments[candidates[next]] = member.value.arguments
        } else {
          loose.insert(role)
        }
      case .key, .body: break
      }
    }
    return (arguments, loose)
  }
}
