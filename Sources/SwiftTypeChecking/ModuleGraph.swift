import SwiftParsing

/// The modules of a project, and their re-exports of each other.
public struct ModuleGraph: Sendable, Equatable {
  let names: [Set<Name>]
  /// For each name, the positions of the modules with that name.
  let named: [Name: [Int]]
  /// For each module, the modules that it re-exports, directly or through others, and itself.
  public let exported: [Set<Int>]
  /// For each module, whether it re-exports SwiftUI.
  let exportsSwiftUI: [Bool]
  /// For each module, whether one of its sources imports SwiftUI, directly or through another module.
  public let importsSwiftUI: [Bool]

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
    let isDirect = Self.marking(modules) { !SpecialNames.modulesOfSwiftUI.isDisjoint(with: imports[$0].exports) }
    let exports = exported.map { $0.contains { isDirect[$0] } }
    exportsSwiftUI = exports
    importsSwiftUI = zip(
      exports, Self.marking(modules) { Self.imports(imports[$0].imports, named, exports) }
    ).map { $0 || $1 }
  }

  /// Returns, for each module, whether a condition holds for one of its sources.
  private static func marking(_ modules: SourceModules, _ holds: (Int) -> Bool) -> [Bool] {
    var marks = Array(repeating: false, count: modules.names.count)
    for (source, members) in modules.members.enumerated() where members.contains(where: { !marks[$0] }) && holds(source)
    {
      for module in members { marks[module] = true }
    }
    return marks
  }

  private static func imports(_ names: some Sequence<Name>, _ named: [Name: [Int]], _ exports: [Bool]) -> Bool {
    names.contains { name in
      SpecialNames.modulesOfSwiftUI.contains(name) || named[name]?.contains { exports[$0] } ?? false
    }
  }

  /// Returns whether one of the imports of a source in the given modules makes SwiftUI visible.
  func seesSwiftUI(_ imports: Set<Name>, in modules: [Int]) -> Bool {
    modules.contains { exportsSwiftUI[$0] } || Self.imports(imports, named, exportsSwiftUI)
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
