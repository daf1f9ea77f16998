/// The replacement of a part of a file.
public struct SourceEdit: Sendable, Hashable {
  /// The part, in bytes of the file; empty where text is put in.
  public let range: Range<Int>
  public let text: String

  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// A file after the edits of findings.
public struct EditedSource: Sendable {
  public let bytes: ContiguousArray<UInt8>
  /// The findings whose edits were made, in the order of the file.
  public let mended: [Finding]

  /// Makes the edits of each finding completely, or not at all where they reach into those of one before it, or outside
  /// of the file.
  /// - Parameters:
  ///   - bytes: the file with which the findings were made.
  ///   - findings: those of this file.
  public init(_ bytes: ContiguousArray<UInt8>, mending findings: [Finding]) {
    var (mended, edited, end) = ([Finding](), ContiguousArray<UInt8>(), 0)
    for finding in findings.sorted(by: Finding.precedes) {
      let edits = finding.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let first = edits.first, first.range.lowerBound >= end, Self.fit(edits, in: bytes.count) else { continue }
      for edit in edits {
        edited += bytes[end..<edit.range.lowerBound]
        edited += Array(edit.text.utf8)
        end = edit.range.upperBound
      }
      mended.append(finding)
    }
    self.mended = mended
    self.bytes = edited + bytes[end...]
  }

  /// Whether edits, which are in order, do not overlap and are within a file of this size.
  private static func fit(_ edits: [SourceEdit], in size: Int) -> Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
      && edits.allSatisfy { $0.range.upperBound <= size }
  }
}
