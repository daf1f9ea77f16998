/// A pattern for paths: `*` matches any characters within a name, `?` any single one, `**` any number of folders. It
/// also matches everything inside a matching folder.
public struct PathPattern: Sendable, Hashable {
  private let names: [Substring]
  private let isAbsolute: Bool
  private let hasClasses: Bool

  /// - Parameter hasClasses: whether `[ab]`, `[a-c]` and `[!a]` match characters, as in shells.
  public init(_ text: String, hasClasses: Bool = false) {
    self.hasClasses = hasClasses
    // `**/**` matches the same paths as `**`.
    names = text.split(separator: "/").reduce(into: []) { if $1 != "**" || $0.last != "**" { $0.append($1) } }
    isAbsolute = text.hasPrefix("/")
  }

  /// Whether the pattern has a wildcard.
  public var isGlob: Bool { names.contains { $0.contains("*") || $0.contains("?") } }

  /// Returns whether a file matches, or is in a folder that matches.
  public func covers(_ path: String) -> Bool { matches(path, orBelow: true) }

  /// Returns whether a file itself matches.
  public func matches(_ path: String) -> Bool { matches(path, orBelow: false) }

  private func matches(_ path: String, orBelow: Bool) -> Bool {
    guard path.hasPrefix("/") == isAbsolute else { return false }
    // The positions in the pattern that can be reached after the names so far.
    var reached = withGaps([0])
    if orBelow, reached.contains(names.count) { return true }
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for position in reached where position < names.count {
        if names[position] == "**" {
          next.insert(position)
        } else if matches(Array(names[position]), Array(name)) {
          next.insert(position + 1)
        }
      }
      reached = withGaps(next)
      if orBelow, reached.contains(names.count) { return true }
    }
    return reached.contains(names.count)
  }

  /// Returns the positions, and those after a `**` that matches no folder.
  private func withGaps(_ positions: Set<Int>) -> Set<Int> {
    var all = positions
    for var position in positions {
      while position < names.count, names[position] == "**" {
        position += 1
        all.insert(position)
      }
    }
    return all
  }

  /// Returns whether one name matches. Only the last `*` is tried again, so that no pattern takes long.
  private func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (at, position) = (0, 0)
    var star: (at: Int, position: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, position)
        at += 1
      } else if let next = end(of: pattern, at, matching: name[position]) {
        (at, position) = (next, position + 1)
      } else if let last = star {
        star = (last.at, last.position + 1)
        (at, position) = (last.at + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// Returns the position after the part of a pattern that matches one character, or `nil` if it does not match.
  private func end(of pattern: [Character], _ at: Int, matching character: Character) -> Int? {
    guard at < pattern.count else { return nil }
    if hasClasses, pattern[at] == "[", let close = pattern[at...].dropFirst(2).firstIndex(of: "]") {
      return Self.isMember(character, pattern[(at + 1)..<close]) ? close + 1 : nil
    }
    return pattern[at] == "?" || pattern[at] == character ? at + 1 : nil
  }

  private static func isMember(_ character: Character, _ part: ArraySlice<Character>) -> Bool {
    let isNegated = part.first == "!" || part.first == "^"
    var rest = isNegated ? part.dropFirst() : part
    var isIn = false
    while let first = rest.popFirst() {
      if rest.count > 1, rest.first == "-", let last = rest.dropFirst().first {
        isIn = isIn || first <= character && character <= last
        rest = rest.dropFirst(2)
      } else {
        isIn = isIn || first == character
      }
    }
    return isIn != isNegated
  }
}
