import Workspace

/// The output of an extraction.
struct ExtractRequest: Sendable {
  var project: ProjectRequest
  var output: Output
  /// Whether catalogs are asked for the format specifiers of unknown types.
  var readsCatalogs: Bool

  enum Output: Sendable {
    /// The strings.
    case strings(PrintFormat)
    /// Counts of files, literals, keys and specifiers.
    case statistics(PrintFormat)
    /// A `.stringsdata` file for each source, in a folder.
    case stringsdata(GivenPath)
  }
}

/// The output format of results for people or for programs.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The output format of an extraction.
enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}
