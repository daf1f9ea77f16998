import CommandLineInterface
import FileSystem
import ProjectLoading

/// The output of an extraction.
struct ExtractRequest: Sendable {
  var project: ProjectRequest
  var output: Output
  /// Whether catalogs determine the format specifiers of unknown types.
  var readsCatalogs: Bool
  /// Whether the run uses and updates the cached extractions.
  var usesCache: Bool

  enum Output: Sendable {
    /// The strings.
    case strings(PrintFormat)
    /// Counts of files, literals, keys and specifiers.
    case statistics(PrintFormat)
    /// A `.stringsdata` file for each source, in a folder.
    case stringsdata(GivenPath)
  }
}
