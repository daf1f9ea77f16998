import Findings
import ProjectLayout
import StringExtraction
import TextBasics

/// Sources that cannot be read to their ends: those that are no whole Swift, those that are nested deeper than any compiler
/// reads, and those that could be read once and not again.
package struct BrokenSources {
  /// Where each is broken first.
  package private(set) var places: [(path: FilePath, message: String)] = []

  /// - Parameter found: what the sources hold, those that are reported on and those around them.
  package init(_ places: [String: FilePath], _ found: [Extraction]) {
    for problem in found.flatMap(\.diagnostics) where Self.identifiers.contains(problem.identifier) {
      guard let file = problem.file, let path = places[file] else { continue }
      let position = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
      let place = TerminalSafeText.escaped(file) + position
      self.places.append((path, "\(place): \(problem.message.prefix { $0 != ";" })"))
    }
  }

  /// Those of the warnings that say so.
  package static let identifiers: Set<String> = [Diagnostic.brokenSource, Diagnostic.nestedTooDeep, "unreadable"]
}
