import SwiftParsing

/// The modules into which a project's sources are compiled, according to its targets.
public struct SourceModules: Sendable, Equatable {
  /// The import names of each module: several if build configurations differ, none if they are unknown.
  public let names: [Set<Name>]
  /// The modules of each source, in the order of the sources. None if they are unknown.
  public let members: [[Int]]

  public init(names: [Set<Name>] = [], members: [[Int]] = []) {
    self.names = names
    self.members = members
  }

  /// Returns the modules of some of the sources.
  public func selecting(_ positions: [Int]) -> SourceModules {
    SourceModules(names: names, members: members.isEmpty ? [] : positions.map { members[$0] })
  }
}

/// The modules that one source imports.
public struct SourceImports: Sendable, Equatable {
  public let imports: [Name]
  /// The re-exported ones of them.
  public let exports: [Name]

  public init(imports: [Name], exports: [Name]) {
    self.imports = imports
    self.exports = exports
  }

  public init(_ outline: FileOutline) { self.init(imports: outline.imports, exports: outline.exports) }
}
