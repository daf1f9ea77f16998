import CatalogRouting
import CatalogSync
import IncrementalExtraction
import ProjectLayout
import StringExtraction
import TextBasics
import Workspace

/// The catalogs with texts of other files than code: those in `mul.lproj` of storyboards and xibs, and those named
/// `InfoPlist` of property lists.
struct ResourceUpdates {
  private let project: Project
  private let keepsAll: Bool
  private(set) var updates: [CatalogUpdate] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The tables of settings, by their paths.
  private var tables: [FilePath: SourceTable] = [:]
  /// Whether a catalog is left as it is because its interface cannot be read.
  private(set) var leavesAny = false
  /// The named catalogs that have other texts.
  let otherNames: [NamedPath]
  /// Whether only such catalogs are named.
  let areAlone: Bool

  /// - Parameter named: the only catalogs to update; none for those below the paths of the request.
  init(_ project: Project, named: [NamedPath], _ request: SyncRequest) {
    (self.project, keepsAll) = (project, request.keepsAll)
    let layout = InterfaceLayout(project.found.interfaces, project.developmentLanguages)
    let lists = PropertyListCatalogs(project)
    let settings = SettingsTables(project)
    let all = layout.catalogs.union(lists.catalogs).union(settings.paths)
    let own = named.map(\.physical).filter(all.contains)
    otherNames = named.filter { !own.contains($0.physical) }
    areAlone = !own.isEmpty && otherNames.isEmpty
    // What the compiler wrote holds nothing about them.
    guard request.stringsdata.isEmpty, named.isEmpty || !own.isEmpty else { return }
    let wanted = named.isEmpty ? all.intersection(project.found.catalogs).filter(project.isAskedFor) : Set(own)
    diagnostics += named.isEmpty ? settings.notes : settings.problems(of: wanted)
    if !settings.problems(of: Set(own)).isEmpty { leavesAny = true }
    add(settings.updates(of: Set(own)))
    tables = settings.tables
    project.staged?.load(wanted.flatMap(layout.interfaces))
    for catalog in wanted.sorted()
    where !settings.paths.contains(catalog) && project.isWithinReach(catalog)
      && project.catalogs.problems[catalog] == nil
    {
      let interfaces = layout.interfaces(of: catalog)
      if interfaces.isEmpty {
        add(lists.texts(of: catalog))
      } else {
        add(catalog, interfaces.map { InterfaceTexts($0, of: project) })
      }
    }
  }

  private mutating func add(_ found: [CatalogUpdate]) {
    for var update in found {
      if keepsAll { update.suppression = .asked }
      updates.append(update)
    }
  }

  private mutating func add(_ texts: PropertyListTexts) {
    diagnostics += texts.diagnostics
    var update = texts.update
    if keepsAll { update?.suppression = .asked }
    updates += update.map { [$0] } ?? []
    if update == nil { leavesAny = true }
  }

  private mutating func add(_ catalog: FilePath, _ texts: [InterfaceTexts]) {
    diagnostics += texts.flatMap(\.diagnostics)
    guard texts.allSatisfy(\.isRead) else {
      leavesAny = true
      return
    }
    var update = CatalogUpdate(
      path: catalog, printed: project.names.printed(catalog), tables: [catalog.stem],
      strings: texts.flatMap(\.strings), possibleKeys: PossibleKeys(kept(in: catalog, texts)))
    if keepsAll { update.suppression = .asked }
    updates.append(update)
  }

  /// The keys whose entries stay although no text for translators has them: excluded texts, all of objects that nobody
  /// knows about, and keys of code, whose entries have no state (Rectangle's ‘Main’ has 57).
  private func kept(in catalog: FilePath, _ texts: [InterfaceTexts]) -> [UntypedLiteral] {
    let excluded = texts.flatMap(\.excluded).map { UntypedLiteral(text: $0.key, site: $0.site) }
    let objects = texts.reduce(into: Set<String>()) { $0.formUnion($1.unknownObjects) }
    let site = LiteralSite(file: project.names.printed(catalog), location: .init(line: 1, column: 1), api: "")
    guard let bytes = (try? project.tree.contents(of: catalog))?.bytes else { return excluded }
    guard let table = TableFormat(ofName: catalog.name).table(bytes) else { return excluded }
    return excluded
      + Self.keys(of: table) { key, state in
        state == .extracted || objects.contains(String(key.prefix { $0 != "." }))
      }.map { UntypedLiteral(text: $0, site: site) }
  }

  static func keys(of table: some StringTable, where isWanted: (String, EntryState) -> Bool) -> [String] {
    table.keys.enumerated().filter { isWanted($1, table.state(of: table.entry(at: $0))) }.map(\.element)
  }

  /// What is known about the catalogs besides their texts.
  var contexts: [FilePath: CatalogContext] {
    let pairs = updates.map {
      ($0.path, CatalogContext(tree: project.tree, status: project.catalogs.known[$0.path], table: tables[$0.path]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
