/// A file with one YAML document: the part of the language in which people write settings.
///
/// Read are mappings and sequences in block and flow style, plain, quoted and block scalars, comments, anchors, aliases and
/// merge keys. A second document, keys after `?`, and keys that are not texts are problems. Tags are ignored.
public struct YAMLDocument: Sendable {
  public let root: YAMLNode

  /// Limits far above those of real files: more is nonsense or an attack.
  static let maximumDepth = 100
  static let maximumWeight = 200_000

  public init(_ bytes: ContiguousArray<UInt8>) throws(YAMLProblem) {
    var parser = YAMLParser(bytes)
    root = try parser.document()
  }
}
