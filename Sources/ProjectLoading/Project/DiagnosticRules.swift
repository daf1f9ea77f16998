import Diagnostics
import ProjectModel

/// The project's settings of the rules that report diagnostics.
package struct DiagnosticRules: Sendable {
  private let selection: RuleSelection
  private let current: FilePath

  /// - Parameters:
  ///   - rules: the rules whose settings apply; diagnostics of other rules are not changed.
  ///   - names: prints the paths of the diagnostics.
  package init(_ rules: [RuleDescription], _ settings: [RuleSetting], _ names: PathNames) {
    let identifiers = Set(rules.map(\.identifier))
    selection = RuleSelection(rules, settings.filter { identifiers.contains($0.rule) })
    current = names.current
  }

  /// Returns the enabled diagnostics, with the severities that the project sets.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    if selection.settings.isEmpty { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      var placed = diagnostic
      placed.file = path(of: diagnostic)
      guard let counted = selection.applied(to: [placed]).first else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = counted.severity
      return diagnostic
    }
  }

  /// Returns the absolute path of a diagnostic's file.
  private func path(of diagnostic: Diagnostic) -> String? {
    diagnostic.file.map { file in
      (FilePath(file).isAbsolute ? FilePath(file) : current.appending(file).resolvingParents).string
    }
  }
}
