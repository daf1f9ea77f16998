import Diagnostics
import TextBasics

/// The difference of two strings in the format of `diff -u`, which `patch` and `git apply` read.
package struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var edits: [Edit] = []
  private static let context = 3

  /// The form in which lines are printed.
  package enum Look {
    /// All bytes are unchanged, so that the difference can be applied.
    case exact
    /// Control characters are escaped, for terminals.
    case visible(isColored: Bool)

    fileprivate func line(_ text: String, _ style: Style) -> String {
      switch self {
      case .exact: text
      case .visible(let isColored): style.applied(to: TerminalSafeText.escaped(text), if: isColored)
      }
    }
  }

  private enum Kind: Character {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private struct Edit {
    let kind: Kind
    /// The number of preceding old and new lines.
    let old: Int
    let new: Int
  }

  private init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = UnifiedDiff.lines(old)
    self.new = UnifiedDiff.lines(new)
    let origins = LineMatching(self.old, self.new).origins
    var next = 0
    for (index, end) in UnifiedDiff.ends(origins, self.old.count).enumerated() {
      // Removed lines precede added ones.
      edits += (next..<end).map { Edit(kind: .removed, old: $0, new: index) }
      next = end
      guard index < origins.count else { break }
      edits.append(Edit(kind: origins[index] == nil ? .added : .same, old: next, new: index))
      if origins[index] != nil { next += 1 }
    }
  }

  /// Returns, for each new line and for the end, the old line before which all lines have been removed or kept.
  private static func ends(_ origins: [Int?], _ count: Int) -> [Int] {
    var end = count
    var ends = [count]
    for origin in origins.reversed() {
      end = origin ?? end
      ends.append(end)
    }
    return ends.reversed()
  }

  /// - Parameters:
  ///   - oldPath: the path after `---`.
  ///   - newPath: the path after `+++`.
  ///   - look: whether the text is for programs or for users.
  package static func text(
    from old: [UInt8], _ oldPath: String, to new: [UInt8], _ newPath: String, look: Look = .exact
  ) -> String {
    let diff = UnifiedDiff(old, new)
    let hunks = diff.hunks()
    guard !hunks.isEmpty else { return "" }
    let head = ["--- " + oldPath, "+++ " + newPath].map { look.line($0, .bold) + "\n" }.joined()
    return hunks.reduce(into: head) { $0 += diff.text(of: $1, look) }
  }

  /// Returns the lines with their line breaks, so that a missing final line break counts.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = text[start...].firstIndex(of: .lineFeed) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Returns ranges of edits: the changes with their context lines, merged where they touch.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.kind != .same {
      let range = max(0, index - Self.context)..<min(edits.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, _ look: Look) -> String {
    let part = edits[hunk]
    let first = edits[hunk.lowerBound]
    let counts = (part.count { $0.kind != .added }, part.count { $0.kind != .removed })
    let places = (Self.place(first.old, counts.0), Self.place(first.new, counts.1))
    let head = look.line("@@ -\(places.0) +\(places.1) @@", .hunk) + "\n"
    return part.reduce(into: head) { $0 += line($1, look) }
  }

  private static func place(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private func line(_ edit: Edit, _ look: Look) -> String {
    let content = edit.kind == .added ? new[edit.new] : old[edit.old]
    let isEnded = content.last == .lineFeed
    let body = String(edit.kind.rawValue) + String(decoding: isEnded ? content.dropLast() : content, as: UTF8.self)
    return look.line(body, style(edit.kind)) + (isEnded ? "\n" : "\n\\ No newline at end of file\n")
  }

  private func style(_ kind: Kind) -> Style {
    switch kind {
    case .same: .plain
    case .removed: .removed
    case .added: .added
    }
  }
}
