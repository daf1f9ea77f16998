import TextBasics

/// A text file with git's conflict markers, split into the versions of the sides.
///
/// Two are equal if the same text is in conflict and the rest is the same. The division of conflicts, the length and
/// labels of markers, and the display of the ancestor do not matter.
struct ConflictedText: Equatable {
  /// The lines without their line breaks.
  private var ours: [ArraySlice<UInt8>] = []
  private var theirs: [ArraySlice<UInt8>] = []
  /// Whether there is a conflict.
  var hasMarks: Bool { size > 0 }
  /// The length of a marker: seven, unless the attribute `conflict-marker-size` sets another one; 0 without markers.
  private var size = 0

  static func == (a: ConflictedText, b: ConflictedText) -> Bool {
    (a.hasMarks, a.ours, a.theirs) == (b.hasMarks, b.ours, b.theirs)
  }

  private enum Part {
    case common, ours, base, theirs
  }

  /// Returns whether a UTF-16 text contains conflict markers. Git writes such files if an attribute requests it.
  static func hasWideMarks(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return bytes.contains(0)
      && ConflictedText(ContiguousArray(bytes.dropFirst(isMarked ? 2 : 0).filter { $0 != 0 })).hasMarks
  }

  init(_ bytes: ContiguousArray<UInt8>) {
    var part = Part.common
    for whole in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      let line = whole.last == .carriageReturn ? whole.dropLast() : whole
      if let next = self.part(after: line, in: part) {
        part = next
        continue
      }
      if part == .common || part == .ours { ours.append(line) }
      if part == .common || part == .theirs { theirs.append(line) }
    }
    // Before a marker, git adds a missing final line break of a file.
    while ours.last?.isEmpty == true { ours.removeLast() }
    while theirs.last?.isEmpty == true { theirs.removeLast() }
  }

  /// Returns the part that begins after a conflict marker, or `nil` for a line that is not a marker in this part.
  private mutating func part(after line: ArraySlice<UInt8>, in part: Part) -> Part? {
    let first = line.first ?? 0
    let signs = line.prefix { $0 == first }.count
    let isNamed = line.dropFirst(signs).first == .space
    switch (first, part) {
    case (.ascii("<"), .common) where signs >= 7 && isNamed:
      size = signs
      return .ours
    case (.ascii("|"), .ours) where signs == size: return .base
    case (.ascii("="), .ours), (.ascii("="), .base): return line.count == size && signs == size ? .theirs : nil
    case (.ascii(">"), .theirs) where signs == size && isNamed: return .common
    default: return nil
    }
  }
}
