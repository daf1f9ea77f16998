/// A file with one YAML document, in the subset of the language that settings use.
///
/// It supports mappings and sequences in block and flow style, plain, quoted and block scalars, comments, anchors,
/// aliases and merge keys. A second document, keys after `?`, and keys that are not texts are problems. Tags are
/// ignored.
public struct YAMLDocument: Sendable {
  public let root: YAMLNode

  /// Limits far above real files: anything beyond is a mistake or an attack.
  package static let maximumDepth = 100
  static let maximumWeight = 200_000

  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    var parser = YAMLParser(bytes)
    root = try parser.document()
  }
}
