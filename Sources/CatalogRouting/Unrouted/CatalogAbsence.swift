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

  /// The missing parts of a package whose strings are not in any catalog.
  private enum MissingPackageSetting {
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

  /// Why no catalog takes a string.
  package struct Reason: Hashable, Comparable {
    /// The end of a sentence.
    package var text: String
    /// The next step if a new catalog is not enough.
    package var help: String?
    /// Whether the target or package compiles no catalog that could take the string.
    package var isLackOfCatalog = false
    /// Whether the target has other catalogs, or the project has one that could take the string.
    package var hasOtherCatalogs = false

    package static func < (a: Reason, b: Reason) -> Bool { (a.text, a.help ?? "") < (b.text, b.help ?? "") }
  }

  package func reason(for table: String, in source: FilePath) -> Reason {
    let gap = packageGap(of: source)?.gap
    if let gap, gap != .catalog {
      let help = "set `\(Self.setting)` in Package.swift; Xcode needs it to extract"
      return Reason(text: gap.reason(1), help: help)
    }
    if let reason = absentCatalog(of: table, for: source) { return reason }
    let name = TerminalSafeText.quoted(table)
    let catalogs = layout.paths
    if let gap { return Reason(text: gap.reason(1), isLackOfCatalog: true) }
    guard case .targets(let owners) = project.map.membership(of: source), let first = owners.first else {
      return unnamed("no catalog is named \(name)", table, catalogs)
    }
    let target = "target " + TerminalSafeText.word(project.map.targets[first].name)
    let own = Set(owners.flatMap { project.map.targets[$0].catalogs }).intersection(catalogs).sorted()
    if own.contains(where: { $0.stem == table }) {
      let help = "add a catalog to the target of the bundle"
      return Reason(text: "the bundle does not belong to \(target)", help: help)
    }
    if let stray = catalogs.first(where: { $0.stem == table && isStray($0, for: source) }) {
      let help = "add the catalog to \(target), or move its entries to a catalog of the target"
      return Reason(
        text: "no target compiles \(printed(stray))", help: help, isLackOfCatalog: true, hasOtherCatalogs: true)
    }
    if own.isEmpty { return Reason(text: "\(target) has no catalog", isLackOfCatalog: true) }
    var reason = unnamed("no catalog of \(target) is named \(name)", table, own)
    (reason.isLackOfCatalog, reason.hasOtherCatalogs) = (table == ExtractedString.defaultTable, true)
    return reason
  }

  /// Returns the reason if git has a catalog that the source would use.
  private func absentCatalog(of table: String, for source: FilePath) -> Reason? {
    let absent = project.absentCatalogs().first { $0.path.stem == table && isStray($0.path, for: source) }
    return absent.map { absent in
      Reason(text: "\(printed(absent.path)) \(absent.state)", help: "run \(TerminalSafeText.word(absent.command))")
    }
  }

  /// Returns whether a source would use a catalog that no target has.
  private func isStray(_ catalog: FilePath, for source: FilePath) -> Bool {
    if project.map.hasTarget(catalog) { return false }
    let targets = project.map.targets(ofNew: catalog)
    guard case .targets(let owners) = project.map.membership(of: source), !targets.isEmpty else {
      return layout.serves(catalog, source)
    }
    return !Set(owners).isDisjoint(with: targets)
  }

  /// Returns the reason if no catalog has the name of a table. A catalog whose name differs only in case can be
  /// renamed.
  private func unnamed(_ text: String, _ table: String, _ catalogs: [FilePath]) -> Reason {
    let alike = catalogs.first { $0.stem != table && $0.stem.lowercased() == table.lowercased() }
    guard let alike, let folder = alike.folder else {
      return Reason(text: text + Spelling.textHint(for: table, in: Set(catalogs.map(\.stem)).sorted()))
    }
    let names = [alike, folder.appending(table + "." + alike.fileExtension)].map {
      ShellWord.quotedIfNeeded(project.names.printed($0))
    }
    let command = TerminalSafeText.word("git mv \(names[0]) \(names[1])")
    return Reason(
      text: "the name of \(printed(alike)) differs in case from \(TerminalSafeText.quoted(table))",
      help: "run \(command), or correct the table name in the code")
  }

  private func printed(_ path: FilePath) -> String { TerminalSafeText.escaped(project.names.printed(path)) }

  private func packageGap(of source: FilePath) -> (gap: MissingPackageSetting, package: FilePath)? {
    guard !project.map.isInProject(source), let package = source.folders.first(where: project.packages.contains) else {
      return nil
    }
    let hasCatalog = layout.paths.contains { $0.isWithin(package) }
    if unlocalized.contains(source) { return (hasCatalog ? .language : .both, package) }
    return hasCatalog ? nil : (.catalog, package)
  }

  /// Returns the reason why no catalog takes a string.
  package func reason(for string: ExtractedString) -> Reason {
    reason(for: string.table, in: project.places[string.site.file] ?? FilePath(string.site.file))
  }

  /// Returns the strings of a table that the rule's settings do not suppress, by reason. All strings of a file have the
  /// same reason.
  func byReason(_ strings: [ExtractedString]) -> [Reason: [ExtractedString]] {
    var reasons: [String: Reason] = [:]
    let groups = Dictionary(grouping: counted(strings)) { string in
      let reason = reasons[string.site.file] ?? self.reason(for: string)
      reasons[string.site.file] = reason
      return reason
    }
    return Dictionary(groups.map { (countingPackages($0, of: $1), $1) }) { $0 + $1 }
  }

  /// Returns the reason with the number of packages that it is about, if there are several.
  private func countingPackages(_ reason: Reason, of strings: [ExtractedString]) -> Reason {
    let sources = Set(strings.map(\.site.file)).sorted().map { project.places[$0] ?? FilePath($0) }
    let gaps = sources.compactMap(packageGap)
    guard let gap = gaps.first?.gap, gap.reason(1) == reason.text else { return reason }
    var counting = reason
    counting.text = gap.reason(Set(gaps.map(\.package)).count)
    return counting
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
