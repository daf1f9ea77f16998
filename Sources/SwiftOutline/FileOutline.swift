import SwiftLexing

/// The declarations of one file, or of one interface of the SDK.
public struct FileOutline: Sendable {
  public let source: SourceText
  public let tree: SyntaxTree
  /// The byte ranges that only a debug build compiles.
  public let debugRanges: [Range<Int>]
  /// The SDK module that the file describes; `nil` for sources.
  public let module: Name?

  public init(_ source: SourceText, module: Name? = nil) {
    var parser = Parser(source)
    parser.parseFile()
    self.source = source
    tree = parser.tree
    debugRanges = parser.debugRanges
    self.module = module
  }

  public func text(_ declaration: Declaration) -> String {
    source.text(declaration.nameRange.range)
  }

  /// Whether a byte offset lies in code that only a debug build compiles.
  public func isDebugOnly(_ offset: Int) -> Bool {
    debugRanges.contains { $0.contains(offset) }
  }
}
