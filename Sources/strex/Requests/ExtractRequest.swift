/// What an extraction prints or writes.

import Workspace

struct ExtractRequest: Sendable {
  var project: ProjectRequest
  var output: Output
  /// Whether catalogs tell the format specifiers of unknown types.
  var readsCatalogs: Bool

  enum Output: Sendable {
    /// The strings.
    case strings(PrintFormat)
    /// Counts of files, literals, keys and specifiers.
    case statistics(PrintFormat)
    /// A file of the compiler's format for each source, in a folder.
    case stringsdata(GivenPath)
  }
}

/// How results are printed that people or programs read.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// How an extraction prints.
enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}
