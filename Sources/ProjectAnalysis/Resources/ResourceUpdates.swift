import CatalogRouting
import CatalogSync
import Diagnostics
import ProjectLoading
import ProjectModel
import StringExtraction
import StringTables

/// The catalogs and tables with texts that are not from code: catalogs of storyboards and xibs in `mul.lproj`, their
/// `.strings` tables, and catalogs and tables of property lists named `InfoPlist`.
struct ResourceUpdates {
  private let project: Project
  private let request: SyncRequest
  private(set) var updates: [CatalogUpdate] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The tables of settings, by their paths.
  private var tables: [FilePath: SourceTable] = [:]
  /// Whether a catalog is not updated because its interface file cannot be read.
  private(set) var leavesAny = false
  /// The named catalogs for other texts.
  let otherNames: [NamedPath]
  /// Whether all named catalogs are for such other texts.
  let coversAllNames: Bool

  /// - Parameter named: the only catalogs to update. Empty for all below the paths of the request.
  init(_ project: Project, named: [NamedPath], _ request: SyncRequest) {
    (self.project, self.request) = (project, request)
    let layout = project.interfaceLayout
    let translated = InterfaceTables(project, layout)
    var (lists, settings) = (PropertyListCatalogs(project), SettingsTables(project))
    let listTables = PropertyListTables(project)
    let tablePaths = translated.paths.union(listTables.paths)
    let all = layout.catalogs.union(lists.catalogs).union(tablePaths).union(settings.paths)
    let own = named.map(\.physical).filter(all.contains)
    otherNames = named.filter { !own.contains($0.physical) }
    coversAllNames = !own.isEmpty && otherNames.isEmpty
    // The compiler's output does not contain these texts.
    guard request.stringsdata.isEmpty, named.isEmpty || !own.isEmpty else { return }
    let found = tablePaths.union(all.intersection(project.found.catalogs)).filter(project.isRequested)
    let wanted = named.isEmpty ? found : Set(own)
    settings.readPanes(of: named.isEmpty ? settings.paths : wanted)
    diagnostics += named.isEmpty ? settings.notes : settings.problems
    if !named.isEmpty, !settings.problems.isEmpty { leavesAny = true }
    for update in settings.updates(of: Set(own)) { add(update) }
    tables = settings.tables
    project.staged?.load(
      wanted.flatMap { (translated[$0]?.interfaces ?? layout.interfaces(of: $0)) + lists.lists(of: $0) + [$0] })
    for group in listTables.groups { add(group, wanted) }
    for catalog in wanted.sorted()
    where !settings.paths.contains(catalog) && !listTables.paths.contains(catalog) && project.isWithinReach(catalog)
      && project.catalogs.problems[catalog] == nil
    {
      let table = translated[catalog]
      let interfaces = table?.interfaces ?? layout.interfaces(of: catalog)
      if interfaces.isEmpty {
        add(lists.texts(of: catalog))
      } else {
        add(catalog, interfaces.map { texts($0) }, table)
      }
    }
  }

  private mutating func add(_ update: CatalogUpdate) {
    var update = update
    if request.keepsAll { update.suppression = .asked }
    updates.append(update)
  }

  /// The interface files. Several tables may translate one of them.
  private(set) var interfaces: [FilePath: InterfaceTexts] = [:]

  private mutating func texts(_ interface: FilePath) -> InterfaceTexts {
    if let texts = interfaces[interface] { return texts }
    let texts = InterfaceTexts(interface, of: project)
    diagnostics += texts.diagnostics
    interfaces[interface] = texts
    return texts
  }

  /// Adds the updates of the requested tables of property lists.
  private mutating func add(_ group: PropertyListTables.Group, _ wanted: Set<FilePath>) {
    let files = group.files.filter { wanted.contains($0.path) && project.catalogs.problems[$0.path] == nil }
    if files.isEmpty { return }
    project.staged?.load(group.lists + group.files.map(\.path))
    let texts = group.texts(project)
    diagnostics += texts.diagnostics
    if texts.lacksLists {
      leavesAny = true
      return
    }
    let all = group.tables(texts, project)
    if all.count < group.files.count {
      addUnread(files.filter { file in !all.contains { $0.file == file } })
      return
    }
    let tables = all.filter { files.contains($0.file) }
    if !request.fillsTranslations {
      diagnostics += PropertyListTables.Group.note(on: tables, of: group, project).map { [$0] } ?? []
    }
    for table in tables { add(table.update(project, fills: request.fillsTranslations)) }
  }

  /// Adds updates of tables that cannot be read, in order to report them. The other tables of their groups are not
  /// updated.
  private mutating func addUnread(_ files: [TableFile]) {
    leavesAny = true
    for file in files {
      var update = CatalogUpdate(
        path: file.path, printed: project.names.printed(file.path), tables: [file.path.stem], strings: [])
      update.belongsToInterface = true
      update.suppression = .init(reason: "the file cannot be read", isPartial: true)
      add(update)
    }
  }

  private mutating func add(_ texts: PropertyListTexts) {
    diagnostics += texts.diagnostics
    if let update = texts.update { add(update) } else { leavesAny = true }
  }

  /// - Parameter table: the context of a `.strings` table, or `nil` for a catalog.
  private mutating func add(_ path: FilePath, _ texts: [InterfaceTexts], _ table: InterfaceTables.Table?) {
    guard texts.allSatisfy(\.isRead) else {
      leavesAny = true
      return
    }
    let stored = project.tree.table(at: path)
    let strings = texts.flatMap(\.strings)
    var update = CatalogUpdate(
      path: path, printed: project.names.printed(path), tables: [path.stem],
      strings: table.map { Self.texts(strings, for: $0, stored, fills: request.fillsTranslations) } ?? strings,
      possibleKeys: PossibleKeys(kept(in: path, stored, texts), .usedByResource))
    update.belongsToInterface = table != nil
    add(update)
  }

  /// Returns the texts that a table has or should get. In the source language, tables may omit texts that equal the
  /// interface file's: 33 of 43 such tables of six apps do.
  private static func texts(
    _ strings: [ExtractedString], for table: InterfaceTables.Table, _ stored: (any StoredTable)?, fills: Bool
  ) -> [ExtractedString] {
    strings.compactMap { string in
      if stored?.contains(string.key) ?? false { return string }
      return fills ? table.isOfSources ? string : string.markedAsNew : nil
    }
  }

  /// Returns the keys whose entries are kept without a translatable text: excluded texts, all texts of unknown objects,
  /// and keys of code (Rectangle's `Main` has 57). Keys of code have entries without a state in catalogs, and keys
  /// without an object identifier in tables.
  private func kept(in path: FilePath, _ table: (any StoredTable)?, _ texts: [InterfaceTexts]) -> [UntypedLiteral] {
    let excluded = texts.flatMap(\.excluded).map { UntypedLiteral(text: $0.key, site: $0.site) }
    let keys = InterfaceKeys(texts)
    let site = LiteralSite(startOf: project.names.printed(path))
    guard let table else { return excluded }
    return excluded
      + Self.keys(of: table) { key, state in
        state == .extracted || keys.isUnknown(key) || state == .unmarked && !keys.isGone(key)
      }.map { UntypedLiteral(text: $0, site: site) }
  }

  static func keys(of table: some StringTable, where isWanted: (String, EntryState) -> Bool) -> [String] {
    table.keys.enumerated().filter { isWanted($1, table.state(of: table.entry(at: $0))) }.map(\.element)
  }

  var contexts: [FilePath: CatalogContext] {
    let pairs = updates.map {
      ($0.path, CatalogContext(tree: project.tree, status: project.catalogs.known[$0.path], table: tables[$0.path]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension ExtractedString {
  /// A copy for a table in a language other than the source language.
  var markedAsNew: ExtractedString { with(comment: UntranslatedMark.comment(comment)) }

  func with(comment: String?) -> ExtractedString {
    var string = self
    string.comment = comment
    return string
  }
}
