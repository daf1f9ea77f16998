import TextBasics

/// A text file in which git has marked conflicts, as each of the sides would have it.
///
/// Two are equal where the same text is in conflict and all else is the same, however git cuts conflicts into pieces,
/// how long its marks are, what it calls the sides, and whether it shows what they come from.
struct ConflictedText: Equatable {
  /// The lines without their line breaks.
  private var ours: [ArraySlice<UInt8>] = []
  private var theirs: [ArraySlice<UInt8>] = []
  /// Whether there is a conflict.
  var hasMarks: Bool { size > 0 }
  /// How many signs a mark has: seven, unless the attribute `conflict-marker-size` says otherwise; 0 without marks.
  private var size = 0

  static func == (a: ConflictedText, b: ConflictedText) -> Bool {
    (a.hasMarks, a.ours, a.theirs) == (b.hasMarks, b.ours, b.theirs)
  }

  private enum Part {
    case common, ours, base, theirs
  }

  /// Whether there is a conflict in a text in UTF-16, as git writes one where an attribute says so.
  static func hasWideMarks(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return bytes.contains(0)
      && ConflictedText(ContiguousArray(bytes.dropFirst(isMarked ? 2 : 0).filter { $0 != 0 })).hasMarks
  }

  init(_ bytes: ContiguousArray<UInt8>) {
    var part = Part.common
    for whole in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      let line = whole.last == .carriageReturn ? whole.dropLast() : whole
      if let next = self.part(behind: line, in: part) {
        part = next
        continue
      }
      if part == .common || part == .ours { ours.append(line) }
      if part == .common || part == .theirs { theirs.append(line) }
    }
    // Before a mark, git adds the line break that a file lacks at its end.
    while ours.last?.isEmpty == true { ours.removeLast() }
    while theirs.last?.isEmpty == true { theirs.removeLast() }
  }

  /// What begins behind a line that is a mark in some part; `nil` for other lines.
  private mutating func part(behind line: ArraySlice<UInt8>, in part: Part) -> Part? {
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
