import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// Explains why no catalog takes the strings of a table, with the same messages for all commands.
package final class CatalogAbsence: Sendable {
  private let project: ProjectDescription
  private let layout: CatalogLayout
  private let unlocalized: UnlocalizedPackages

  /// The rule of the diagnostic, which rule settings may refer to.
  package static let rule = RuleDescription(
    "table-without-catalog", summary: "A key whose table has no catalog",
    explanation: """
      `strex sync` reports once for each table why its keys are not in any catalog. Create the catalog (`strex sync \
      --create-catalogs`), or correct the table's name. Disable the rule if the strings are provided in another way.
      """)

  package init(_ project: ProjectDescription, _ layout: CatalogLayout) {
    self.project = project
    self.layout = layout
    unlocalized = UnlocalizedPackages(project)
  }

  /// What a package lacks, so that its strings are in no catalog.
  private enum PackageGap {
    case catalog, language, both

    /// - Parameter count: the number of packages.
    func reason(_ count: Int) -> String {
      let (has, does) = count == 1 ? ("has", "does") : ("have", "do")
      let gaps = [
        self == .language ? nil : "\(has) no catalog",
        self == .catalog ? nil : "\(does) not set \(CatalogAbsence.setting)",
      ]
      return "\(count == 1 ? "the package" : "\(count) packages") \(gaps.compactMap(\.self).joined(separator: " and "))"
    }
  }

  private static let setting = "defaultLocalization"
  /// The end of the reason for a target or package without any catalog.
  package static let lackingCatalog = "has no catalog"

  /// Returns the next step for a reason; `nil` if a new catalog is enough.
  func help(for reason: String) -> String? {
    reason.hasSuffix(Self.setting)
      ? "set `defaultLocalization` in Package.swift; Xcode needs it to extract" : nil
  }

  /// Returns the reason, as the end of a sentence.
  package func reason(for table: String, in source: FilePath) -> String {
    let name = TerminalSafeText.quoted(table)
    let catalogs = layout.paths
    if let gap = packageGap(of: source)?.gap { return gap.reason(1) }
    guard case .targets(let owners) = project.map.membership(of: source), let first = owners.first else {
      return "no catalog is named \(name)" + hint(table, catalogs)
    }
    let target = "target " + TerminalSafeText.word(project.map.targets[first].name)
    let own = Set(owners.flatMap { project.map.targets[$0].catalogs }).intersection(catalogs).sorted()
    if own.isEmpty { return "\(target) \(Self.lackingCatalog)" }
    if own.contains(where: { $0.stem == table }) { return "the bundle does not belong to \(target)" }
    return "no catalog of \(target) is named \(name)" + hint(table, own)
  }

  private func packageGap(of source: FilePath) -> (gap: PackageGap, package: FilePath)? {
    guard !project.map.isInProject(source), let package = source.folders.first(where: project.packages.contains) else {
      return nil
    }
    let hasCatalog = layout.paths.contains { $0.isWithin(package) }
    if unlocalized.contains(source) { return (hasCatalog ? .language : .both, package) }
    return hasCatalog ? nil : (.catalog, package)
  }

  private func hint(_ table: String, _ catalogs: [FilePath]) -> String {
    Spelling.textHint(for: table, in: Set(catalogs.map(\.stem)).sorted())
  }

  /// Returns the reason why no catalog takes a string.
  package func reason(for string: ExtractedString) -> String {
    let source = project.places[string.site.file] ?? FilePath(string.site.file)
    return reason(for: string.table, in: source)
  }

  /// Returns the strings of a table that the rule's settings do not suppress, by reason. All strings of a file have the
  /// same reason.
  func byReason(_ strings: [ExtractedString]) -> [String: [ExtractedString]] {
    var reasons: [String: String] = [:]
    let groups = Dictionary(grouping: counted(strings)) { string in
      let reason = reasons[string.site.file] ?? reason(for: string)
      reasons[string.site.file] = reason
      return reason
    }
    return Dictionary(groups.map { (countingPackages($0, of: $1), $1) }) { $0 + $1 }
  }

  /// Returns the reason with the number of packages that it is about, if there are several.
  private func countingPackages(_ reason: String, of strings: [ExtractedString]) -> String {
    let sources = Set(strings.map(\.site.file)).map { project.places[$0] ?? FilePath($0) }
    let gaps = sources.compactMap(packageGap)
    guard let gap = gaps.first?.gap, gap.reason(1) == reason else { return reason }
    return gap.reason(Set(gaps.map(\.package)).count)
  }

  /// Returns the strings of the project's own files that the rule's settings do not suppress.
  package func counted(_ strings: [ExtractedString]) -> [ExtractedString] {
    let strings = strings.filter { string in
      !(project.places[string.site.file].map(FolderRules.isThirdParty) ?? false)
    }
    let settings = project.rules.filter { $0.rule == Self.rule.identifier }
    if settings.isEmpty { return strings }
    let selection = RuleSelection([Self.rule], settings)
    return strings.filter { string in
      let path = project.places[string.site.file]?.string
      let finding = Diagnostic(.warning, Self.rule.identifier, "", file: path, key: string.key)
      return !selection.applied(to: [finding]).isEmpty
    }
  }
}
