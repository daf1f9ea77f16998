import CatalogLint
import Diagnostics
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

/// Compares the languages of catalogs with the languages that projects declare.
package struct ProjectLanguageFindings {
  package static let rules = [sourceLanguage, undeclared]

  private let project: Project
  private let path: (FilePath) -> String

  /// - Parameter path: returns the path of a file as printed in findings.
  init(_ project: Project, path: @escaping (FilePath) -> String) { (self.project, self.path) = (project, path) }

  func findings(in catalogs: [CatalogSet.Member]) -> [Diagnostic] {
    catalogs.compactMap(otherSourceLanguage) + project.found.projects.sources.compactMap { undeclared($0, catalogs) }
  }

  private func otherSourceLanguage(_ member: CatalogSet.Member) -> Diagnostic? {
    let wanted = member.path.folder.flatMap { project.developmentLanguages.knownLanguage(around: $0) }
    guard let wanted, wanted != member.catalog.sourceLanguage else { return nil }
    let message =
      "the source language is \(TerminalSafeText.word(member.catalog.sourceLanguage)), but the project's development language is "
      + TerminalSafeText.word(wanted)
    let help = "change `sourceLanguage` in the catalog or the project's development language"
    return Diagnostic(Self.sourceLanguage, message, file: path(member.path), help: help)
  }

  /// Returns findings about languages of catalogs that their project does not declare.
  private func undeclared(_ source: any ProjectSource, _ catalogs: [CatalogSet.Member]) -> Diagnostic? {
    let declared = Set((source.knownRegions + [source.developmentLanguage].compactMap(\.self)).map(RegionName.language))
    if source.knownRegions.isEmpty { return nil }
    let own = catalogs.filter { member in
      project.map.targets(of: member.path).contains { project.map.targets[$0].file == source.path }
    }
    let languages = Set(own.flatMap { CatalogStatus.languages(of: $0.catalog) }).subtracting(declared)
    if languages.isEmpty { return nil }
    let list = languages.sorted().map { TerminalSafeText.word($0) }.joined(separator: ", ")
    let message =
      "the project does not declare \(list), although its catalogs contain \(languages.count == 1 ? "it" : "them")"
    let help = "add \(languages.count == 1 ? "it" : "them") to the project's localizations"
    return Diagnostic(Self.undeclared, message, file: path(source.path), help: help)
  }

  static let sourceLanguage = RuleDescription(
    "source-language", summary: "A catalog whose source language differs from the project's development language",
    explanation: """
      Xcode stops the export of such a catalog with an error. Change `sourceLanguage` in the catalog or the \
      project's development language.
      """)

  static let undeclared = RuleDescription(
    "undeclared-language", summary: "A language in the catalogs that is not declared in the project",
    explanation: """
      The language is missing from the project's `knownRegions`, so Xcode does not offer it for other files. If \
      BUILD_ONLY_KNOWN_LOCALIZATIONS is set, Xcode does not build it either. Add it to the project's localizations or \
      remove it from the catalogs.
      """,
    severity: .note)
}

/// The languages of all catalogs and tables of a project, with the source languages of the catalogs. Tables that are in
/// no target do not count, for example in the bundle of a library.
struct TranslatedLanguages {
  let all: Set<String>

  init(of project: Project, _ catalogs: [Catalog]) {
    let shipped = project.found.tables.filter(project.map.mayContain)
    let tables = shipped.compactMap(\.folder?.stem).filter { $0 != "Base" && $0 != "mul" }
    all = Set(tables).union(catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
  }
}
