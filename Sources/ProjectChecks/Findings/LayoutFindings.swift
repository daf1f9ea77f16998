import Audit
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog

/// The findings about layout, which depend on the languages of the project and concern storyboards as well.
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

  /// Returns the findings, as warnings where the direction matters and a language is written from right to left.
  func raised(_ findings: [Diagnostic]) -> [Diagnostic] {
    let rules = AuditRules.directionRules
    guard findings.contains(where: { rules.contains($0.identifier) }), hasRightToLeftLanguage else { return findings }
    return findings.map { finding in
      var finding = finding
      if rules.contains(finding.identifier) { finding.severity = max(finding.severity, .warning) }
      return finding
    }
  }

  private var hasRightToLeftLanguage: Bool {
    let tables = project.found.tables.compactMap(\.folder?.stem)
    let catalogs = CatalogSet(project.found.catalogs, of: project).members.lazy.flatMap(\.catalog.languages)
    return tables.contains(where: isRightToLeft) || catalogs.contains(where: isRightToLeft)
  }

  private func isRightToLeft(_ language: String) -> Bool {
    LanguageCode(language).map { ["ar", "ckb", "dv", "fa", "he", "ps", "ur", "yi"].contains($0.language) } ?? false
  }
}
