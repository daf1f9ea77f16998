import StructuredText
import TextBasics

extension StringsDataFile {
  /// Returns the file in the compiler's format, with a line break at the end.
  public func serialized() -> [UInt8] {
    var tables = Dictionary(grouping: strings, by: \.table).mapValues { $0.map(Self.entry) }
    if !untyped.isEmpty { tables[Self.potentialKeys] = untyped.map(Self.entry) }
    let sorted = tables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let file = JSONValue.object([
      .init("source", .string(source)),
      .init("tables", .object(sorted.map { .init($0.key, .array($0.value)) })),
      .init("version", .integer(1)),
    ])
    return file.text(style: .compiler) + [.lineFeed]
  }

  private static func entry(_ string: ExtractedString) -> JSONValue {
    entry(string.key, comment: string.comment, value: string.defaultValue, at: string.site)
  }

  private static func entry(_ literal: UntypedLiteral) -> JSONValue {
    entry(literal.text, comment: nil, value: nil, at: literal.site)
  }

  private static func entry(_ key: String, comment: String?, value: String?, at site: LiteralSite) -> JSONValue {
    let location = JSONValue.object([
      .init("startingColumn", .integer(site.location.column)), .init("startingLine", .integer(site.location.line)),
    ])
    let members: [JSONValue.Member] = [
      .init("comment", .string(comment ?? "")), .init("key", .string(key)), .init("location", location),
    ]
    return .object(members + (value.map { [.init("value", .string($0))] } ?? []))
  }
}
