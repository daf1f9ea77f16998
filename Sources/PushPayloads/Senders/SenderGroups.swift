import TextBasics

/// The bracket groups of a source.
struct SenderGroups {
  /// A pair of brackets with its contents. The first group is the whole file.
  struct Group {
    /// The token of the opening bracket, or `nil` for the whole file.
    let opening: Int?
    var closing: Int
    let parent: Int?
    /// Whether it contains keys that Android devices look up.
    let isForAndroid: Bool
    /// Whether it includes members of another value, as in `...base`.
    var hasSpread = false
    fileprivate(set) var commas = 0
  }

  private(set) var groups: [Group]
  /// The group of each token. Brackets belong to the enclosing group.
  private(set) var group: [Int] = []
  /// The number of commas before each token in its group.
  private(set) var commas: [Int] = []

  init(_ tokens: [SenderToken]) {
    groups = [Group(opening: nil, closing: tokens.count, parent: nil, isForAndroid: false)]
    var current = 0
    for (position, token) in tokens.enumerated() {
      if token.kind == .close, let parent = groups[current].parent {
        groups[current].closing = position
        current = parent
      }
      group.append(current)
      commas.append(groups[current].commas)
      if token.isSign(",") { groups[current].commas += 1 }
      if token.kind == .sign, token.text.hasPrefix("...") || token.text == "**" { groups[current].hasSpread = true }
      guard token.kind == .open else { continue }
      let isForAndroid = groups[current].isForAndroid || Self.isAndroid(tokens, before: position)
      groups.append(Group(opening: position, closing: tokens.count, parent: current, isForAndroid: isForAndroid))
      current = groups.count - 1
    }
  }

  /// Returns whether a bracket opens a value named `android`, or a call such as `AndroidNotification(`.
  private static func isAndroid(_ tokens: [SenderToken], before position: Int) -> Bool {
    var index = position - 1
    if index >= 0, [":", "=", "=>", ":="].contains(tokens[index].text) { index -= 1 }
    guard index >= 0, tokens[index].kind == .name || tokens[index].kind == .text else { return false }
    return tokens[index].text.lowercased().hasPrefix("android")
  }

  /// Returns the group that a bracket opens. Groups are in the order of their brackets.
  func opened(by position: Int) -> Int? {
    let index = groups.firstIndex(sortedSo: { ($0.opening ?? -1) >= position })
    return index < groups.count && groups[index].opening == position ? index : nil
  }
}
