/// The replacement of a part of a file.
public struct SourceEdit: Sendable, Hashable {
  /// The replaced bytes of the file. Empty for an insertion.
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
  public let fixed: [Diagnostic]

  /// Makes the edits of each finding completely, or not at all if they overlap with the edits of an earlier one or are
  /// outside of the file.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file when the findings were made.
  ///   - findings: the findings in this file.
  public init(_ bytes: ContiguousArray<UInt8>, fixing findings: [Diagnostic]) {
    var (fixed, edited, end) = ([Diagnostic](), ContiguousArray<UInt8>(), 0)
    for finding in findings.sorted(by: Diagnostic.precedes) {
      let edits = finding.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let first = edits.first, first.range.lowerBound >= end, Self.fit(edits, in: bytes.count) else { continue }
      for edit in edits {
        edited += bytes[end..<edit.range.lowerBound]
        edited += Array(edit.text.utf8)
        end = edit.range.upperBound
      }
      fixed.append(finding)
    }
    self.fixed = fixed
    self.bytes = edited + bytes[end...]
  }

  /// Returns whether edits, which are in order, do not overlap and are within a file of this size.
  private static func fit(_ edits: [SourceEdit], in size: Int) -> Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
      && edits.allSatisfy { $0.range.upperBound <= size }
  }
}
