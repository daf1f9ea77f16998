import SwiftOutline

/// Which modules of a project hand on each other's names.
public struct ModuleGraph: Sendable, Equatable {
  let names: [Set<Name>]
  /// The modules of a name.
  let named: [Name: [Int]]
  /// The modules whose names a module hands on with its own, itself among them.
  public let exported: [Set<Int>]

  /// - Parameter imports: of each source.
  public init(_ modules: SourceModules, _ imports: [SourceImports]) {
    names = modules.names
    var named: [Name: [Int]] = [:]
    for (module, names) in modules.names.enumerated() {
      for name in names { named[name, default: []].append(module) }
    }
    self.named = named
    var edges = Array(repeating: Set<Int>(), count: modules.names.count)
    for (members, imports) in zip(modules.members, imports) {
      for name in imports.exports {
        for module in members { edges[module].formUnion(named[name] ?? []) }
      }
    }
    exported = Self.closure(of: edges)
  }

  /// What can be reached from each number, which itself is.
  private static func closure(of edges: [Set<Int>]) -> [Set<Int>] {
    edges.indices.map { start in
      var found: Set<Int> = [start]
      var left = [start]
      while let next = left.popLast() {
        for other in edges[next] where found.insert(other).inserted { left.append(other) }
      }
      return found
    }
  }
}
