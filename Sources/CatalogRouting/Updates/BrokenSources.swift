import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// Sources that cannot be read completely: incomplete Swift, code that is nested deeper than any compiler accepts, and
/// files that could not be read a second time.
package struct BrokenSources {
  /// The positions of the errors, with their messages.
  package private(set) var places: [(path: FilePath, message: String)] = []

  /// - Parameter found: the extractions from the sources that the run reports on and from the other sources.
  package init(_ places: [String: FilePath], _ found: [Extraction]) {
    for problem in found.flatMap(\.diagnostics) where Self.identifiers.contains(problem.identifier) {
      guard let file = problem.file, let path = places[file] else { continue }
      let position = (problem.range?.start).map { ":\($0.line):\($0.column)" } ?? ""
      let place = TerminalSafeText.escaped(file) + position
      self.places.append((path, "\(place): \(problem.message.prefix { $0 != ";" })"))
    }
  }

  /// The identifiers of the diagnostics about such sources.
  package static let identifiers: Set<String> = [Diagnostic.brokenSource, Diagnostic.nestedTooDeep, "unreadable"]
}
