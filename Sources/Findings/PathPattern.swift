/// A pattern for paths: `*` is any run of characters within a name, `?` any single one, `**` any number of folders. It
/// also matches everything inside a matching folder.
public struct PathPattern: Sendable, Hashable {
  private let names: [Substring]
  private let isAbsolute: Bool

  public init(_ text: String) {
    names = text.split(separator: "/")
    isAbsolute = text.hasPrefix("/")
  }

  /// Whether the pattern has a wildcard.
  public var isGlob: Bool { names.contains { $0.contains("*") || $0.contains("?") } }

  /// Whether a file matches, or lies in a folder that matches.
  public func covers(_ path: String) -> Bool {
    guard path.hasPrefix("/") == isAbsolute else { return false }
    // The positions in the pattern that can be reached after the names read so far.
    var reached = withGaps([0])
    if reached.contains(names.count) { return true }
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for position in reached {
        if names[position] == "**" {
          next.insert(position)
        } else if Self.matches(Array(names[position]), Array(name)) {
          next.insert(position + 1)
        }
      }
      reached = withGaps(next)
      if reached.contains(names.count) { return true }
    }
    return false
  }

  /// The positions, and those after a `**` that matches no folder.
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

  /// Whether one name matches. Only the last `*` is tried again, so that no pattern takes long.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (at, position) = (0, 0)
    var star: (at: Int, position: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[position] {
        (at, position) = (at + 1, position + 1)
      } else if let last = star {
        star = (last.at, last.position + 1)
        (at, position) = (last.at + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
