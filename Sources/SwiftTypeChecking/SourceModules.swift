import SwiftParsing

/// The modules that a project's sources are compiled into, as far as its targets tell.
public struct SourceModules: Sendable, Equatable {
  /// The names under which each module is imported: several if build configurations differ, none if that cannot be
  /// told.
  public let names: [Set<Name>]
  /// The modules of each source, in the order of the sources; none if that cannot be told.
  public let members: [[Int]]

  public init(names: [Set<Name>] = [], members: [[Int]] = []) {
    self.names = names
    self.members = members
  }

  /// The same modules for some of the sources.
  public func selecting(_ positions: [Int]) -> SourceModules {
    SourceModules(names: names, members: members.isEmpty ? [] : positions.map { members[$0] })
  }
}

/// The modules that one source imports.
public struct SourceImports: Sendable, Equatable {
  public let imports: [Name]
  /// Those of them that it re-exports.
  public let exports: [Name]

  public init(imports: [Name], exports: [Name]) {
    self.imports = imports
    self.exports = exports
  }

  public init(_ outline: FileOutline) { self.init(imports: outline.imports, exports: outline.exports) }
}
