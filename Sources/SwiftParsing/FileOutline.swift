import SwiftLexing
import TextBasics

/// The declarations of a single file, or of a single interface of the SDK. This is a class, so that its tree is not
/// copied.
public final class FileOutline: Sendable {
  public let source: SourceText
  public let tree: SyntaxTree
  public let shared: SharedTree
  /// The byte ranges that only a debug build compiles.
  public let debugRanges: [Range<Int>]
  /// The byte ranges that only a release build compiles.
  private let releaseRanges: [Range<Int>]
  /// The byte ranges of the closures of `#Preview`, whose literals some versions of Xcode extract.
  public let previewRanges: [Range<Int>]
  private let buildChanges: [ConditionalCompilation.BuildChange]
  /// The positions of a source's string literals. Empty for an interface.
  public let literals: LiteralPlaces
  /// The first position where the file is incomplete Swift.
  public let sourceBreak: SourceBreak?
  /// The modules that the file imports, in order.
  public let imports: [Name]
  /// The imported modules whose names are also visible to importers of the file's module: `@_exported import`.
  public let exports: [Name]
  /// The SDK module that the file describes, or `nil` for sources.
  public let module: Name?
  /// The number of the interface text that contains this part, or `nil` for whole files.
  public let interface: Int?

  /// - Parameter room: the storage where the tree grows. Callers that parse many files pass the same one for all.
  public init(
    _ source: SourceText, module: Name? = nil, partOf interface: Int? = nil, room: TreeStorage = TreeStorage()
  ) {
    var parser = Parser(source, room: room)
    parser.parseFile()
    self.source = source
    var tree = parser.finish()
    tree.sharePlaceholders()
    shared = SharedTree(tree)
    self.tree = tree
    debugRanges = parser.debugRanges
    releaseRanges = parser.releaseRanges
    let previews = tree.declarations.filter { $0.kind == .macroExpansion && $0.name == Name("#Preview") }
    previewRanges = previews.map(\.body.range)
    buildChanges = parser.buildChanges
    literals = module == nil ? LiteralPlaces(parser.tokens, in: source, tree) : LiteralPlaces()
    sourceBreak = parser.sourceBreak
    imports = parser.imports
    exports = parser.exports
    (self.module, self.interface) = (module, interface)
  }

  public func text(_ declaration: Declaration) -> String { source.text(declaration.nameRange.range) }

  /// Returns whether the source is in a folder with this name, at any depth.
  public func isInFolder(named name: Name) -> Bool {
    let folders = source.projectPath.utf8.split(separator: .slash).dropLast()
    return module == nil && folders.contains { Name(String(decoding: $0, as: UTF8.self)) == name }
  }

  /// Returns whether a byte offset is in code that only a debug build compiles.
  public func isDebugOnly(_ offset: Int) -> Bool { Self.holds(debugRanges, offset) }

  /// Returns whether a byte offset is in code that only a release build compiles: the `#else` of `#if DEBUG`.
  public func isReleaseOnly(_ offset: Int) -> Bool { Self.holds(releaseRanges, offset) }

  /// Returns whether an offset is in one of several ranges, which are in order and do not overlap.
  private static func holds(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
    let position = ranges.firstIndex(sortedSo: { $0.upperBound > offset })
    return position < ranges.count && ranges[position].contains(offset)
  }

  /// Returns whether a byte offset is in the closure of a `#Preview`.
  public func isInPreview(_ offset: Int) -> Bool { previewRanges.contains { $0.contains(offset) } }

  /// Returns the platforms that compile the code at a byte offset, according to `#if` conditions.
  public func platforms(at offset: Int) -> Platforms { builds(at: offset)?.platforms ?? .all }

  /// Returns the project's own conditions that have to be set to compile the code at a byte offset (`BETA` of `#if
  /// BETA`), sorted.
  public func conditions(at offset: Int) -> [String] { builds(at: offset)?.conditions.sorted() ?? [] }

  private func builds(at offset: Int) -> ConditionalCompilation.BuildChange? {
    let position = buildChanges.firstIndex(sortedSo: { $0.start > offset })
    return position == 0 ? nil : buildChanges[position - 1]
  }
}
