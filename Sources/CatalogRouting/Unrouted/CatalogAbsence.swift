import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// Explains why no catalog takes the strings of a table, in the same words for all commands.
package final class CatalogAbsence: Sendable {
  private let project: ProjectDescription
  private let layout: CatalogLayout
  private let unlocalized: UnlocalizedPackages

  /// The identifier of the diagnostic, which settings of rules may name.
  package static let rule = RuleDescription(
    "table-without-catalog", summary: "A key whose table has no catalog where it is looked up",
    explanation: """
      ‘strex sync’ says once for each table that its keys go to no catalog, and why. Create the catalog (‘strex sync \
      --create-catalogs’), or correct the table's name. Switch it off where the texts come from elsewhere.
      """)

  package init(_ project: ProjectDescription, _ layout: CatalogLayout) {
    self.project = project
    self.layout = layout
    unlocalized = UnlocalizedPackages(project)
  }

  /// The reason, as the end of a sentence.
  package func reason(for table: String, in source: FilePath) -> String {
    let name = TerminalSafeText.quoted(table)
    let catalogs = layout.paths
    if !isOfProject(source), let package = source.folders.first(where: project.packages.contains) {
      let hasCatalog = catalogs.contains { $0.isWithin(package) }
      if unlocalized.contains(source) {
        return "the package \(hasCatalog ? "" : "has no catalog and ")sets no defaultLocalization"
      }
      if !hasCatalog { return "the package has no catalog" }
    }
    guard case .targets(let owners) = project.map.membership(of: source), let first = owners.first else {
      return "no catalog is named \(name)" + hint(table, catalogs)
    }
    let target = "target " + TerminalSafeText.word(project.map.targets[first].name)
    let own = Set(owners.flatMap { project.map.targets[$0].catalogs }).intersection(catalogs).sorted()
    if own.isEmpty { return "\(target) has no catalog" }
    if own.contains(where: { $0.stem == table }) { return "its bundle is not that of \(target)" }
    return "no catalog of \(target) is named \(name)" + hint(table, own)
  }

  /// Whether a target of a project compiles a source: a manifest around its folder does not matter then.
  private func isOfProject(_ source: FilePath) -> Bool {
    guard case .targets(let owners) = project.map.membership(of: source) else { return false }
    return owners.contains { project.map.targets[$0].origin != .package }
  }

  private func hint(_ table: String, _ catalogs: [FilePath]) -> String {
    Spelling.textHint(for: table, in: Set(catalogs.map(\.stem)).sorted())
  }

  /// Why a string goes to no catalog.
  package func reason(for string: ExtractedString) -> String {
    let source = project.places[string.site.file] ?? FilePath(string.site.file)
    return reason(for: string.table, in: source)
  }

  /// The strings of a table about which the rule's settings allow a message, by the reason. All strings of a file have the same.
  func byReason(_ strings: [ExtractedString]) -> [String: [ExtractedString]] {
    var reasons: [String: String] = [:]
    return Dictionary(grouping: counted(strings)) { string in
      let reason = reasons[string.site.file] ?? reason(for: string)
      reasons[string.site.file] = reason
      return reason
    }
  }

  /// The strings about which the rule's settings allow a message.
  package func counted(_ strings: [ExtractedString]) -> [ExtractedString] {
    let settings = project.rules.filter { $0.rule == Self.rule.identifier }
    if settings.isEmpty { return strings }
    let selection = RuleSelection([Self.rule], settings)
    return strings.filter { string in
      let path = project.places[string.site.file]?.string
      let finding = Finding(Self.rule.identifier, path: path, message: "", key: string.key)
      return !selection.applied(to: [finding]).isEmpty
    }
  }
}
