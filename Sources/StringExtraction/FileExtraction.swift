import SwiftOutline
import SwiftTypes

/// What is localizable in one file, what that rests on, and what other files may learn from it.
public struct FileExtraction: Sendable {
  public let extraction: Extraction
  /// All questions to the index whose answers the extraction follows from.
  public let queries: Set<IndexQuery>
  /// The questions to which the file's declarations are part of the answer.
  public let answers: Set<IndexQuery>
  /// Stands for all that other files may learn from the file.
  public let interface: UInt64
  public let traits: Traits
  /// The modules among those of known packages that the file imports.
  public let packages: [String]
  public let imports: SourceImports

  /// What makes it hard to tell which other files a change of the file concerns.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It declares operators or their precedence, by which all code is read.
    public static let declaresOperators = Traits(rawValue: 1 << 0)
    /// It declares aliases of types.
    public static let declaresAliases = Traits(rawValue: 1 << 1)
    /// It extends a type through an alias.
    public static let extendsThroughAlias = Traits(rawValue: 1 << 2)
  }

  init(_ extraction: Extraction, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    self.extraction = extraction
    self.queries = queries
    answers = index.answers(of: file)
    let outline = index.files[file]
    interface = index.interfaceDigest(of: file)
    var traits: Traits = index.extendsThroughAlias(in: file) ? .extendsThroughAlias : []
    for declaration in outline.tree.declarations {
      if declaration.kind == .operator { traits.insert(.declaresOperators) }
      if declaration.kind == .typealias { traits.insert(.declaresAliases) }
    }
    self.traits = traits
    packages = PackageOutlines.modules(importedBy: outline)
    imports = SourceImports(outline)
  }
}
