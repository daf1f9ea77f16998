import Diagnostics

/// A shell pattern for files: `*`, `**`, `?`, `[…]`, and `{…,…}` for alternatives.
struct GlobPattern: Sendable, Hashable {
  private let patterns: [PathPattern]

  /// A limit far above real patterns.
  private static let maximumAlternatives = 256

  init(_ text: String) {
    let relative = text.drop { $0 == "/" }
    patterns = Self.alternatives(String(relative)).map { PathPattern($0, hasClasses: true) }
  }

  /// Returns whether a file, or a folder around it, matches.
  /// - Parameter path: relative to the folder of the pattern.
  func covers(_ path: String) -> Bool { patterns.contains { $0.covers(path) } }

  /// Returns whether a file itself matches.
  func matches(_ path: String) -> Bool { patterns.contains { $0.matches(path) } }

  /// Returns the alternatives of a text with braces. The text itself if there are too many.
  private static func alternatives(_ text: String) -> [String] {
    var done: [String] = []
    var open = [text]
    while let next = open.popLast() {
      guard let end = next.firstIndex(of: "}"), let start = next[..<end].lastIndex(of: "{") else {
        done.append(next)
        continue
      }
      for part in next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false) {
        open.append(String(next[..<start] + part + next[next.index(after: end)...]))
      }
      if open.count + done.count > maximumAlternatives { return [text] }
    }
    return done
  }
}
