import Diagnostics

/// A rule's message about a place in the code.
struct CodeNote: Sendable, Hashable {
  /// The file, as an index into the files of the symbol index.
  let file: Int32
  let start: UInt32
  let end: UInt32
  let message: String
  let suggestion: String
  var doubt: Doubt?
  /// The texts that are looked up, as far as the code tells, each between its interpolations; none where something else is.
  var keys: [[String]] = []
  /// What to replace in the code so that there is nothing to say any more.
  var edits: [SourceEdit] = []
}
