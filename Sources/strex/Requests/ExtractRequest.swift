import CommandLineInterface
import Workspace

/// The output of an extraction.
struct ExtractRequest: Sendable {
  var project: ProjectRequest
  var output: Output
  /// Whether catalogs are asked for the format specifiers of unknown types.
  var readsCatalogs: Bool
  /// Whether the extractions of earlier runs are used, and these are kept for later ones.
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
