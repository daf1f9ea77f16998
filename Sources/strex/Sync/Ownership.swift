import ProjectLayout

/// The layout's answers, each asked once.
struct Ownership {
  let layout: CatalogLayout
  /// Catalogs that the command line names: they take what has no other home.
  private let named: [FilePath]
  private var homes: [Question: Home] = [:]

  private struct Question: Hashable {
    let source: FilePath
    let table: String
    let traits: StringTraits
  }

  init(layout: CatalogLayout, named: [FilePath]) {
    self.layout = layout
    self.named = named
  }

  mutating func home(of source: FilePath, table: String, traits: StringTraits = StringTraits()) -> Home {
    let question = Question(source: source, table: table, traits: traits)
    if let known = homes[question] { return known }
    var home = layout.home(of: source, table: table, traits: traits)
    let rescue = named.filter { $0.stem == table }
    if rescue.count == 1, !home.isCertain { home = .catalogs(rescue) }
    homes[question] = home
    return home
  }

  mutating func belongs(
    _ source: FilePath, to catalog: FilePath, traits: StringTraits = StringTraits()
  ) -> Bool {
    guard case .catalogs(let list) = home(of: source, table: catalog.stem, traits: traits) else { return false }
    return list.contains(catalog)
  }

  /// Whether the catalog might be meant for the source, though another was taken or none.
  mutating func mayBelong(_ source: FilePath, to catalog: FilePath) -> Bool {
    belongs(source, to: catalog) || layout.possibleHomes(of: source, table: catalog.stem).contains(catalog)
  }
}

extension Home {
  fileprivate var isCertain: Bool {
    switch self {
    case .catalogs: true
    case .ambiguous, .nowhere: false
    }
  }
}
