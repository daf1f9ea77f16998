import FileSystem
import ProjectLoading

/// The options of `strex extract`.
struct ExtractOptions: Sendable {
  var project: ProjectRequest
  var format = ExtractFormat.text
  /// The folder for `.stringsdata` files.
  var folder: GivenPath?
  /// Whether to print only counts of files, literals, keys and specifiers.
  var printsStatistics = false
  /// Whether catalogs determine the format specifiers of unknown types.
  var readsCatalogs = true
  /// Whether to describe the place of each string in the interface.
  var showsContext = false

  /// - Throws: if the options contradict each other.
  func check() throws(UsageError) {
    if (format == .stringsdata) != (folder != nil) {
      throw UsageError("--format stringsdata and --output DIR must be used together")
    }
    if showsContext, printsStatistics || format == .stringsdata {
      throw UsageError("--context cannot be combined with --statistics or --format stringsdata")
    }
  }
}

/// The output format of an extraction.
enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}
