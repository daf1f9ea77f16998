import Diagnostics
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import TextBasics

/// Findings about names in code that look like generated symbols.
enum SymbolFindings {
  static let rules = [unknown]

  static let unknown = RuleDescription(
    "unknown-symbol", summary: "A symbol in the code that is not generated from any catalog",
    explanation: """
      Xcode 26 generates Swift symbols for manual keys in packages and in targets that set \
      STRING_CATALOG_GENERATE_SYMBOLS. Where code passes a `LocalizedStringResource` such as `.cartTitle`, a catalog \
      in the module must contain a manual key with that symbol. Otherwise, the code does not compile. The rule does \
      not report names declared anywhere in the project or the SDK. Correct the name or add the key.
      """)

  /// - Parameter path: returns the path of a file as printed in findings.
  static func findings(_ symbols: SymbolUses, _ project: Project, path: (FilePath) -> String) -> [Diagnostic] {
    let selected = Set(project.sources.selected.map { project.sources.paths[$0] })
    return symbols.unknown.filter { selected.contains($0.source) }.map { symbol in
      let positions = project.sources.paths.firstIndex(of: symbol.source).map {
        TextPositions(project.sources.texts[$0].bytes)
      }
      let range = positions.map {
        TextRange($0.position(at: symbol.range.lowerBound), end: $0.position(at: symbol.range.upperBound))
      }
      let hint = Spelling.hint(for: symbol.name, in: Array(Set(symbol.candidates)).sorted())
      return Diagnostic(
        unknown, "no manual key has the symbol \(TerminalSafeText.code(symbol.name))\(hint)", file: path(symbol.source),
        range: range, help: "correct the name or add a manual key to the catalog", content: symbol.name)
    }
  }
}
