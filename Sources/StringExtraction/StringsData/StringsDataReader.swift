import StructuredText
import SwiftLexing

/// Reads a `.stringsdata` file. Unknown members are ignored.
struct StringsDataReader {
  private let source: String

  /// As far as known, the tables of version 2 have the same form.
  private static let versions = 1...2

  static func read(_ bytes: ContiguousArray<UInt8>) throws(ParseError) -> StringsDataFile {
    let root = try JSONDocument(bytes).root
    guard root.kind == .object else { throw root.problem("expected an object") }
    guard let version = root["version"] else { throw root.problem("missing `version`") }
    guard let number = version.int, versions.contains(number) else {
      throw version.problem("unknown version \(version.spelling.prefix(20))")
    }
    guard let source = root["source"] else { throw root.problem("missing `source`") }
    guard let path = source.string, !path.isEmpty else { throw source.problem("`source` is not a path") }
    guard let tables = root["tables"] else { throw root.problem("missing `tables`") }
    guard tables.kind == .object else { throw tables.problem("`tables` is not an object") }
    var file = StringsDataFile(source: path, strings: [])
    let reader = StringsDataReader(source: path)
    for table in tables.members { try reader.read(table, into: &file) }
    return file
  }

  private func read(_ table: JSONMember, into file: inout StringsDataFile) throws(ParseError) {
    guard table.value.kind == .array else { throw table.value.problem("a table is not an array") }
    for entry in table.value.elements {
      let string = try string(entry, table: table.name)
      if table.name == StringsDataFile.potentialKeys {
        file.untyped.append(UntypedLiteral(text: string.key, site: string.site))
      } else {
        file.strings.append(string)
      }
    }
  }

  private func string(_ entry: JSONNode, table: String) throws(ParseError) -> ExtractedString {
    guard entry.kind == .object else { throw entry.problem("an entry is not an object") }
    guard let key = try text("key", of: entry) else { throw entry.problem("an entry has no key") }
    let site = LiteralSite(file: source, location: try location(of: entry), api: "")
    let comment = try text("comment", of: entry)
    return ExtractedString(
      key: key, table: table, comment: comment == "" ? nil : comment, defaultValue: try text("value", of: entry),
      site: site, traits: .ofType)
  }

  private func text(_ name: String, of entry: JSONNode) throws(ParseError) -> String? {
    guard let member = entry[name] else { return nil }
    guard let text = member.string else { throw member.problem("`\(name)` is not a string") }
    return text
  }

  /// Returns the position of a literal. In a file without positions, from compilers before Xcode 16, it is the
  /// beginning of the source.
  private func location(of entry: JSONNode) throws(ParseError) -> SourceLocation {
    guard let location = entry["location"] else { return SourceLocation(line: 1, column: 1) }
    guard location.kind == .object else { throw location.problem("`location` is not an object") }
    return SourceLocation(
      line: try number("startingLine", of: location), column: try number("startingColumn", of: location))
  }

  private func number(_ name: String, of location: JSONNode) throws(ParseError) -> Int {
    guard let member = location[name] else { throw location.problem("missing `\(name)`") }
    guard let number = member.int, number > 0, number <= Int(Int32.max) else {
      throw member.problem("`\(name)` is not a positive number")
    }
    return number
  }
}

extension StringsDataFile {
  /// - Throws: a problem at the first position where the bytes are not a `.stringsdata` file of a known version.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) { self = try StringsDataReader.read(bytes) }
}
