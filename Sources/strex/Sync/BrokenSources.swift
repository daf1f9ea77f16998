import Findings
import ProjectLayout
import StringExtraction

/// Sources that cannot be read to their ends: those that are no whole Swift, and those that are nested deeper than any
/// compiler reads.
struct BrokenSources {
  /// Where each is broken first.
  private(set) var places: [(path: FilePath, message: String)] = []

  /// - Parameter found: what the sources hold, those that are reported on and those around them.
  init(_ sources: SourceSet, _ found: [Extraction]) {
    for problem in found.flatMap(\.diagnostics) where Self.identifiers.contains(problem.identifier) {
      guard let file = problem.file, let path = sources.places[file], let location = problem.location else { continue }
      let place = "\(VisibleText.escaped(file)):\(location.line):\(location.column)"
      places.append((path, "\(place): \(problem.message.prefix { $0 != ";" })"))
    }
  }

  /// Those of the warnings that say so.
  static let identifiers: Set<String> = [Diagnostic.brokenSource, Diagnostic.nestedTooDeep]
}
