import Diagnostics

/// A rule's message about a position in the code.
struct CodeNote: Sendable, Hashable {
  /// The file, as an index into the files of the symbol index.
  let file: Int32
  let start: UInt32
  let end: UInt32
  let message: String
  let suggestion: String
  /// The text that the note is about, if its place contains more.
  var subject: Range<UInt32>?
  var doubt: ConfidenceReason?
  /// The possible keys of a lookup, each as the strings between its interpolations. Empty if one of them is unknown.
  var keys: [[String]] = []
  /// The starts of the literals of which one has to be displayed. Empty if the note does not depend on a display.
  var needsDisplay: [UInt32] = []
  /// The edits that resolve the note.
  var edits: [SourceEdit] = []
  /// Whether the edits look up a key, so that the bundle has to be known.
  var editsNeedBundle = true
}
