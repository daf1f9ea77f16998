/// The strings of a single source for string catalogs, as a compiler writes them into a `.stringsdata` file.
///
/// The format is the one of Swift's `-emit-localized-strings`, version 1. It cannot express the certainty of a
/// specifier, platforms or bundles.
public struct StringsDataFile: Sendable, Equatable {
  /// The path of the source, as written in the file.
  public var source: String
  /// The strings in source order. Their sites name the source.
  public var strings: [ExtractedString]
  /// Literals that may be keys: no key is added for them, and no entry with their text becomes stale.
  public var untyped: [UntypedLiteral]

  /// The table where `xcstringstool` puts literals that may be keys. No catalog has this name.
  static let potentialKeys = "__PotentialKeys"

  /// - Parameters:
  ///   - source: the path of the source.
  ///   - strings: the strings extracted from it. Debug-only strings are written as literals that may be keys.
  ///   - untyped: further literals that may be keys.
  public init(source: String, strings: [ExtractedString], untyped: [UntypedLiteral] = []) {
    self.source = source
    self.strings = strings.filter { !$0.isDebugOnly }
    self.untyped = untyped + strings.filter(\.isDebugOnly).map { UntypedLiteral(text: $0.key, site: $0.site) }
  }

  /// Returns the strings of all files by table. Strings from several builds of a source are included once.
  package static func stringsByTable(in files: [StringsDataFile]) -> [String: [ExtractedString]] {
    var seen: Set<[String]> = []
    let strings = files.flatMap(\.strings).filter { seen.insert([$0.site.printed, $0.table, $0.key]).inserted }
    return Dictionary(grouping: strings, by: \.table)
  }
}
