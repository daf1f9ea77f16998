import SwiftOutline

/// Which of the project's declarations each of its files may name: those of its own module, and those of the modules that
/// it imports.
struct ModuleScopes: Sendable {
  /// How the declarations of one file look from another.
  enum View {
    /// They are of one module: they hide what is imported.
    case own
    /// They are imported, or nobody can tell.
    case open
    /// Nothing in the file means them.
    case hidden
  }

  private let graph: ModuleGraph
  /// By the position of the source.
  private let members: [[Int]]
  private let imports: [Set<Name>]
  private let first: Int32
  /// Whether there is one module at most, so that nothing is hidden.
  let areAllOne: Bool

  /// - Parameter graph: how the modules of the whole project import each other; `nil` where the files are the whole.
  init(_ modules: SourceModules, _ graph: ModuleGraph?, files: [FileOutline], firstProjectFile: Int32) {
    first = firstProjectFile
    areAllOne = modules.names.count < 2 || modules.members.isEmpty
    members = modules.members
    guard !areAllOne else {
      self.graph = ModuleGraph(SourceModules(), [])
      imports = []
      return
    }
    let sources = files[Int(first)...]
    self.graph = graph ?? ModuleGraph(modules, sources.map { SourceImports($0) })
    imports = sources.map { Set($0.imports) }
  }

  /// How the names at file level of one file look from another.
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

  /// Whether a source belongs to a module of a name.
  func isPart(_ file: Int32, of module: Name) -> Bool {
    guard !areAllOne, file >= first else { return false }
    return members[Int(file - first)].contains { graph.names[$0].contains(module) }
  }

  /// The modules of two sources of the project, where they are known.
  private func known(_ file: Int32, _ other: Int32) -> (theirs: [Int], ours: [Int])? {
    guard !areAllOne, file >= first, other >= first else { return nil }
    let (theirs, ours) = (members[Int(file - first)], members[Int(other - first)])
    return theirs.isEmpty || ours.isEmpty ? nil : (theirs, ours)
  }

  /// Whether a module that a file imports, or its own, hands on the names of another.
  private func exports(_ module: Int, to file: Int32, in ours: [Int]) -> Bool {
    if ours.contains(where: { graph.exported[$0].contains(module) }) { return true }
    return imports[Int(file - first)].contains { name in
      graph.named[name]?.contains { graph.exported[$0].contains(module) } ?? false
    }
  }
}

extension [Int] {
  fileprivate func isDisjoint(with other: [Int]) -> Bool { !contains(where: other.contains) }
}
