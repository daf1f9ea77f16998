import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import TextBasics

/// The `.strings` tables of property lists without a catalog: `de.lproj/InfoPlist.strings`. Xcode does not write such
/// tables, so a run only reports missing and unused keys.
struct PropertyListTables {
  /// The tables of a property list in all languages.
  struct Group {
    /// The tables in the scope of the run.
    let files: [TableFile]
    /// The path that a catalog would have.
    let catalog: FilePath
    /// The pattern that messages print for the tables of all languages.
    let pattern: FilePath
    /// The language of the property list.
    let language: String
    fileprivate let bundles: [PropertyListCatalogs.Bundle]

    func texts(_ project: Project) -> PropertyListTexts { PropertyListTexts(of: catalog, bundles, project) }

    /// Returns the tables that can be read.
    func tables(_ texts: PropertyListTexts, _ project: Project) -> [Table] {
      var tables = files.compactMap { Table($0, self, texts, project) }
      let held = Set(tables.flatMap(\.stored.keys).map { UTF8Key($0) })
      for index in tables.indices { tables[index].held = held }
      return tables
    }

    var lists: [FilePath] { bundles.compactMap(\.settings.propertyList) }
  }

  private(set) var groups: [Group] = []

  /// The paths of all tables.
  var paths: Set<FilePath> { Set(groups.flatMap { $0.files.map(\.path) }) }

  init(_ project: Project) {
    var found = project.found
    found.tables = found.tables.filter { CatalogRules.isMadeFromMetadata($0.stem) && !$0.isStringsDict }
    // Property lists are not among the files that a phase declares.
    if project.declared != nil || found.tables.isEmpty { return }
    let translated = PropertyListCatalogs.targetsWithCatalog(in: project)
    for group in TableSearch(of: found).groups {
      let owners = Set(group.files.flatMap { Self.owners(of: $0.path, project) })
      let known = PropertyListCatalogs.bundles(of: owners, in: project)
      // A table may contain texts that are unknown.
      let isKnown = !owners.isEmpty && owners.allSatisfy { known[$0]?.isEmpty == false }
      if !isKnown || !owners.isDisjoint(with: translated) { continue }
      groups.append(
        Group(
          files: group.files.filter { project.isWithinReach($0.path) }, catalog: group.catalog,
          pattern: group.pattern, language: group.language(project.developmentLanguages),
          bundles: owners.sorted { ($0.file, $0.name) < ($1.file, $1.name) }.flatMap { known[$0] ?? [] }))
    }
  }

  static func owners(of file: FilePath, _ project: Project) -> [PropertyListCatalogs.Owner] {
    project.found.projects.targets(of: file).map { source, position in
      PropertyListCatalogs.Owner(file: source.path, name: source.buildTargets[position].name)
    }
  }

  /// A table before the run, and the texts of its property lists.
  struct Table {
    let file: TableFile
    let isOfSources: Bool
    let texts: PropertyListTexts
    let stored: any StoredTable
    /// The keys that the table has in any language.
    fileprivate(set) var held: Set<UTF8Key> = []

    /// - Returns: `nil` if the table cannot be read.
    init?(_ file: TableFile, _ group: Group, _ texts: PropertyListTexts, _ project: Project) {
      guard let stored = project.tree.table(at: file.path) else { return nil }
      (self.file, self.texts, self.stored) = (file, texts, stored)
      isOfSources = file.language(source: group.language) == group.language
    }

    /// The missing texts: usage descriptions, and names of types and actions that other languages translate. IINA has 36
    /// type names that no language translates.
    var missing: [ExtractedString] {
      texts.strings.filter { text in
        let isWanted =
          InformationKey.isSentence(text.key) || text.defaultValue == nil && held.contains(UTF8Key(text.key))
        return isWanted && !stored.contains(text.key)
      }
    }

    /// Returns whether neither the property lists nor the system look a key up. Code may still do so.
    private func isGone(_ key: String) -> Bool {
      !texts.lacksLists && !texts.lacksSettings && !texts.lacksMentions && !texts.mentions.contains(key)
        && !InformationKey.mayBeKey(key)
        && !texts.keys.contains(key)
    }

    /// - Parameter fills: whether missing texts are added, unless the table has the property list's own language.
    func update(_ project: Project, fills: Bool) -> CatalogUpdate {
      let printed = project.names.printed(file.path)
      let site = LiteralSite(startOf: printed)
      let known = texts.strings.filter { stored.contains($0.key) }
      let new = fills && !isOfSources ? missing.map(\.markedAsNew) : []
      let kept = ResourceUpdates.keys(of: stored) { key, _ in !isGone(key) }
      var update = CatalogUpdate(
        path: file.path, printed: printed, tables: [file.path.stem], strings: known + new,
        possibleKeys: PossibleKeys(kept.map { UntypedLiteral(text: $0, site: site) }, .usedByResource))
      update.belongsToInterface = true
      return update
    }

    /// Explains why a key is in the table.
    /// - Parameter isInCode: returns whether a text of the code keeps a key.
    func explanation(
      _ key: String, at site: LiteralSite, isInCode: (String) throws(FileError) -> Bool
    ) throws(FileError) -> Explanation {
      let text = texts.strings.first { $0.key == key }
      let step: Explanation.Step
      if let text {
        step = .init("The entry translates a string in the property list.", declaration: text.site.printedLine)
      } else if InformationKey.mayBeKey(key) {
        step = .init("The system might look up the key even if the property list does not contain it.")
      } else if texts.lacksLists || texts.lacksSettings || texts.lacksMentions {
        step = .init("Some property lists or settings are missing, so strex does not know whether the key is used.")
      } else if isGone(key), try isInCode(key) {
        step = .init("The property list does not contain the key, but the code might look it up.")
      } else if isGone(key) {
        step = .init("The property list does not contain the key, so it is never looked up.")
      } else {
        step = .init("The property list contains this string.")
      }
      return Explanation(site: site, literal: "\"\(key)\"", extracted: text, steps: [step])
    }
  }
}

extension PropertyListTables.Group {
  /// Returns a note about missing translations. In the source language, the property list itself contains the texts.
  static func note(on tables: [PropertyListTables.Table], of group: Self, _ project: Project) -> Diagnostic? {
    let behind = tables.filter { !$0.isOfSources && !$0.missing.isEmpty }
    guard let first = behind.first, let text = first.missing.first else { return nil }
    let sample = TerminalSafeText.quoted(text.key)
    let isAlone = behind.count == 1
    let message =
      isAlone
      ? "the table is missing \(Quantity.of(first.missing.count, "string")) from the property list, such as \(sample)"
      : "\(behind.count) of these tables are missing strings from their property list, such as \(sample) in "
        + TerminalSafeText.word(first.file.region)
    let file = isAlone ? first.file.path : group.pattern
    return Diagnostic(.note, "property-list-behind", message, file: project.names.printed(file))
  }
}

extension PropertyListCatalogs {
  /// Returns the texts of property lists by key, by the path that the catalog of their tables would have.
  package static func textsOfTables(in project: Project) -> [FilePath: [String: String]] {
    Dictionary(
      PropertyListTables(project).groups.map { group in
        let texts = group.texts(project).strings.compactMap { string in
          string.defaultValue.map { (string.key, $0) }
        }
        return (group.catalog, Dictionary(texts) { first, _ in first })
      }
    ) { first, _ in first }
  }
}
