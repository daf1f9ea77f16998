import SwiftParsing

/// The modules of a project, and their re-exports of each other.
public struct ModuleGraph: Sendable, Equatable {
  let names: [Set<Name>]
  /// For each name, the positions of the modules with that name.
  let named: [Name: [Int]]
  /// For each module, the modules that it re-exports, directly or through others, and itself.
  public let exported: [Set<Int>]

  /// - Parameter imports: the imports of each source.
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

  /// Returns, for each number, all numbers that can be reached from it, and itself.
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
