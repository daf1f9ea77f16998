import ProjectLoading
import ProjectModel
import StringExtraction
import SwiftLexing

/// The strings found by the names of routines: in C and Objective-C, and in Swift for the project's own routines.
package struct RoutineStrings {
  private let project: Project
  private let scanner: RoutineScanner

  package init(_ project: Project) {
    self.project = project
    scanner = project.routineScanner
  }

  /// Adds the strings of the sources that the run reports on.
  package func addSelected(to extraction: inout Extraction) {
    add(to: &extraction, swift: project.sources.selected) { project.isSelectedSource($0) }
  }

  /// Adds the strings of the sources around them.
  package func addContext(to extraction: inout Extraction) {
    add(to: &extraction, swift: project.sources.context) { !project.isSelectedSource($0) }
  }

  private func add(to extraction: inout Extraction, swift: [Int], _ isWanted: (FilePath) -> Bool) {
    let sources = project.sources
    let inC = sources.routineSources.filter { source in sources.places[source.path].map(isWanted) ?? false }
    let strings =
      inC.flatMap { scanner.strings(inC: $0) } + swift.flatMap { scanner.strings(inSwift: sources.texts[$0]) }
    merge(strings, into: &extraction)
    TextScan(project).add(to: &extraction)
  }

  private func merge(_ strings: [ExtractedString], into extraction: inout Extraction) {
    guard !strings.isEmpty else { return }
    // Merges strings that the type checker has found as well. In one app, routines that take `LocalizedStringKey`
    // provide the comments of 75 keys.
    var found = Dictionary(strings.map { (SourcePlace($0.site), $0) }) { first, _ in first }
    for position in extraction.strings.indices {
      guard let twin = found.removeValue(forKey: SourcePlace(extraction.strings[position].site)) else { continue }
      if extraction.strings[position].comment == nil { extraction.strings[position].comment = twin.comment }
      extraction.strings[position].traits.isOfRoutine = true
    }
    extraction.strings += found.values
    extraction.strings.sort { $0.site < $1.site }
  }
}
