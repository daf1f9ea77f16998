import Audit
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog

/// The findings about layout, which depend on the project's languages and also cover storyboards.
struct LayoutFindings {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Returns the findings in storyboards and xibs.
  /// - Parameters:
  ///   - active: the identifiers of the active rules.
  ///   - path: returns the path of a file in findings.
  func ofInterfaces(_ active: Set<String>, path: (FilePath) -> String) -> [Diagnostic] {
    if active.isDisjoint(with: InterfaceFileLayout.rules) { return [] }
    let files = project.selectedInterfaces.filter { FileKind(of: $0) == .interfaceBuilder }
    return files.flatMap { file in
      // A file that cannot be read is reported by the sync of its texts.
      let bytes = (try? project.tree.contents(of: file).bytes) ?? []
      return InterfaceFileLayout(bytes, path: path(file)).findings.filter { active.contains($0.identifier) }
    }
  }

  /// Returns the findings, without those about the direction if no language is written from right to left.
  /// - Parameters:
  ///   - languages: the languages of the project.
  ///   - isChosen: returns whether the user chose a rule, so that all its findings are wanted.
  func relevant(_ findings: [Diagnostic], in languages: Set<String>, isChosen: (String) -> Bool) -> [Diagnostic] {
    let rules = AuditRules.directionRules
    guard findings.contains(where: { rules.contains($0.identifier) }) else { return findings }
    let isRelevant = languages.contains(where: isRightToLeft)
    return findings.compactMap { finding in
      guard rules.contains(finding.identifier) else { return finding }
      guard isRelevant || isChosen(finding.identifier) else { return nil }
      var finding = finding
      if isRelevant { finding.severity = max(finding.severity, .warning) }
      return finding
    }
  }

  private func isRightToLeft(_ language: String) -> Bool {
    LanguageCode(language).map { ["ar", "ckb", "dv", "fa", "he", "ps", "ur", "yi"].contains($0.language) } ?? false
  }
}
