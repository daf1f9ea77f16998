import SwiftParsing

/// Decides which of the project's declarations a file may name: its own module and the modules that it imports are
/// visible.
struct ModuleScopes: Sendable {
  /// The visibility of a single file's declarations in another.
  enum View {
    /// Both files belong to one module. Its declarations hide imported ones.
    case own
    /// The declarations are imported, or the modules are unknown.
    case open
    /// The declarations are not imported, so no name in the file refers to them.
    case hidden
  }

  private let graph: ModuleGraph
  /// The modules of each source, by the position of the source.
  private let members: [[Int]]
  private let imports: [Set<Name>]
  private let first: Int32
  /// Whether there is at most one module, so that nothing is hidden.
  let areAllOne: Bool
  /// The visibility of SwiftUI in each source, by the position of the source. Empty if all sources may import it.
  private let visibilities: [SwiftUIVisibility]

  /// - Parameters:
  ///   - graph: the imports between the modules of the whole project, or `nil` if `sources` has the whole project.
  ///   - known: the modules of the SDK and of known packages.
  init(
    _ modules: SourceModules, _ graph: ModuleGraph?, sources: [FileOutline], firstProjectFile: Int32, known: Set<Name>
  ) {
    first = firstProjectFile
    visibilities = Self.visibilities(modules, graph, sources, known)
    areAllOne = modules.names.count < 2 || modules.members.isEmpty
    members = modules.members
    guard !areAllOne else {
      self.graph = ModuleGraph(SourceModules(), [])
      imports = []
      return
    }
    self.graph = graph ?? ModuleGraph(modules, sources.map { SourceImports($0) })
    imports = sources.map { Set($0.imports) }
  }

  /// Returns the visibility of the file-level names of `file` in `other`.
  func view(of file: Int32, from other: Int32) -> View {
    guard let (theirs, ours) = known(file, other) else { return .open }
    if !ours.isDisjoint(with: theirs) { return .own }
    let isOpen = theirs.contains { module in
      let names = graph.names[module]
      return names.isEmpty || !names.isDisjoint(with: imports[Int(other - first)])
        || exports(module, to: other, in: ours)
    }
    return isOpen ? .open : .hidden
  }

  /// Returns whether a source belongs to a module with the given name.
  func isPart(_ file: Int32, of module: Name) -> Bool {
    guard !areAllOne, file >= first else { return false }
    return members[Int(file - first)].contains { graph.names[$0].contains(module) }
  }

  /// Returns the modules of two sources of the project, if they are known.
  private func known(_ file: Int32, _ other: Int32) -> (theirs: [Int], ours: [Int])? {
    guard !areAllOne, file >= first, other >= first else { return nil }
    let (theirs, ours) = (members[Int(file - first)], members[Int(other - first)])
    return theirs.isEmpty || ours.isEmpty ? nil : (theirs, ours)
  }

  /// Returns whether a file's own modules, or one that it imports, re-export another module.
  private func exports(_ module: Int, to file: Int32, in ours: [Int]) -> Bool {
    if ours.contains(where: { graph.exported[$0].contains(module) }) { return true }
    return imports[Int(file - first)].contains { name in
      graph.named[name]?.contains { graph.exported[$0].contains(module) } ?? false
    }
  }
}

/// The ways in which a source may refer to the names of SwiftUI.
enum SwiftUIVisibility {
  /// The source imports SwiftUI, or its modules are unknown. Views show that it imports SwiftUI through an unknown
  /// module.
  case imported
  /// The source does not import SwiftUI. Other sources of its modules may.
  case notImported
  /// No source of its modules imports SwiftUI, and this one imports an unknown module, which may declare the same
  /// names.
  case absent
}

extension ModuleScopes {
  /// Returns whether a source may refer to the names of SwiftUI.
  func visibilityOfSwiftUI(in file: Int32) -> SwiftUIVisibility {
    file >= first && !visibilities.isEmpty ? visibilities[Int(file - first)] : .imported
  }

  private static func visibilities(
    _ modules: SourceModules, _ graph: ModuleGraph?, _ sources: [FileOutline], _ known: Set<Name>
  ) -> [SwiftUIVisibility] {
    guard !modules.members.isEmpty else { return [] }
    let graph = graph ?? ModuleGraph(modules, sources.map { SourceImports($0) })
    let found = zip(sources, modules.members).map { source, members -> SwiftUIVisibility in
      let imports = Set(source.imports)
      guard !members.isEmpty, !graph.seesSwiftUI(imports, in: members) else { return .imported }
      let isElsewhere = members.contains { graph.importsSwiftUI[$0] }
      let mayDeclare = imports.contains { !known.contains($0) && graph.named[$0] == nil }
      if isElsewhere || !mayDeclare { return .notImported }
      return source.declaresView ? .imported : .absent
    }
    return found.allSatisfy { $0 == .imported } ? [] : found
  }
}

extension FileOutline {
  /// Whether the file declares a view, a modifier of views or an app.
  fileprivate var declaresView: Bool {
    tree.declarations.contains { inherits($0, anyOf: SpecialNames.protocolsOfViews) }
  }
}

extension [Int] {
  fileprivate func isDisjoint(with other: [Int]) -> Bool { !contains(where: other.contains) }
}
