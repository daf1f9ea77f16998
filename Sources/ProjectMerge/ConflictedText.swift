import TextBasics

/// A text file in which git has marked conflicts, as each of the sides would have it.
///
/// Two are equal where the same text is in conflict and all else is the same, however git cuts conflicts into pieces,
/// what it calls the sides, and whether it shows what they come from.
struct ConflictedText: Equatable {
  /// The lines without their line breaks.
  private var ours: [ArraySlice<UInt8>] = []
  private var theirs: [ArraySlice<UInt8>] = []
  /// Whether there is a conflict.
  private(set) var hasMarks = false

  private enum Part {
    case common, ours, base, theirs
  }

  init(_ bytes: ContiguousArray<UInt8>) {
    var part = Part.common
    for whole in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      let line = whole.last == .carriageReturn ? whole.dropLast() : whole
      if let next = Self.part(behind: line, in: part) {
        part = next
        hasMarks = true
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
  private static func part(behind line: ArraySlice<UInt8>, in part: Part) -> Part? {
    switch part {
    case .common: line.starts(with: "<<<<<<< ".utf8) ? .ours : nil
    case .ours where line.starts(with: "|||||||".utf8): .base
    case .ours, .base: line.elementsEqual("=======".utf8) ? .theirs : nil
    case .theirs: line.starts(with: ">>>>>>> ".utf8) ? .common : nil
    }
  }
}
