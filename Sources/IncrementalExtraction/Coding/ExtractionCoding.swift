import CatalogRouting
import Diagnostics
import StringExtraction
import SwiftLexing
import SwiftParsing

/// Encodes the extraction from one file: first everything except positions, and then the positions, because these
/// change with every inserted line.
package enum ExtractionCoding {
  /// - Parameter routes: the routing keys of the file's strings. Strings refer to them by index.
  package static func bytes(of extraction: Extraction, routes: [RoutingKey]) -> (
    contents: ContiguousArray<UInt8>, places: ContiguousArray<UInt8>
  ) {
    var contents = ByteWriter()
    var places = ByteWriter()
    let positions = Dictionary(zip(routes, routes.indices)) { first, _ in first }
    contents.put(extraction.strings) { writer, string in
      writer.put(positions[RoutingKey(string)] ?? 0)
      write(string, to: &writer, &places)
    }
    contents.put(extraction.shortcuts) { writer, shortcut in
      writer.put(positions[RoutingKey(shortcut.string)] ?? 0)
      writer.put(shortcut.phrases) { $0.put($1) }
      writer.put(shortcut.isDebugOnly)
      write(shortcut.site, to: &writer, &places)
    }
    contents.put(extraction.untyped) { writer, literal in
      writer.put(literal.text)
      writer.put(literal.isConstant)
      write(literal.site, to: &writer, &places)
    }
    contents.put(extraction.diagnostics) { $1.write(to: &$0) }
    return (contents.bytes, places.bytes)
  }

  /// - Parameter source: the file. Its contents are not needed.
  package static func extraction(
    _ contents: inout ByteReader, _ places: inout ByteReader, routes: [RoutingKey], source: SourceText
  ) throws(ByteReader.Damage) -> Extraction {
    var extraction = Extraction()
    for _ in 0..<(try contents.count()) {
      extraction.strings.append(try string(&contents, &places, routes, source))
    }
    for _ in 0..<(try contents.count()) {
      extraction.shortcuts.append(try shortcut(&contents, &places, routes, source))
    }
    for _ in 0..<(try contents.count()) {
      let (text, isConstant) = (try contents.text(), try contents.flag())
      let site = try site(&contents, &places, source)
      extraction.untyped.append(UntypedLiteral(text: text, site: site, isConstant: isConstant))
    }
    extraction.diagnostics = try contents.array(Diagnostic.init)
    return extraction
  }

  private static func write(_ string: ExtractedString, to writer: inout ByteWriter, _ places: inout ByteWriter) {
    writer.put(string.key)
    writer.put(string.comment) { $0.put($1) }
    writer.put(string.defaultValue) { $0.put($1) }
    writer.put(string.isDebugOnly)
    writer.put(string.isReleaseOnly)
    write(string.site, to: &writer, &places)
    writer.put(string.interpolations) { writer, interpolation in
      writer.put(interpolation.specifier)
      writer.put(Evidence.allCases.firstIndex(of: interpolation.evidence) ?? 0)
      writer.put(interpolation.expression)
      interpolation.location.write(to: &places)
    }
    writer.put(string.formatArguments) { writer, list in writer.put(list) { $0.put($1) } }
  }

  private static func write(_ site: LiteralSite, to writer: inout ByteWriter, _ places: inout ByteWriter) {
    writer.put(site.api)
    site.location.write(to: &places)
  }

  private static func string(
    _ contents: inout ByteReader, _ places: inout ByteReader, _ routes: [RoutingKey], _ source: SourceText
  ) throws(ByteReader.Damage) -> ExtractedString {
    let position = try contents.number()
    guard routes.indices.contains(position) else { throw ByteReader.Damage() }
    let route = routes[position]
    let key = try contents.text()
    let comment = try contents.optionalText()
    let defaultValue = try contents.optionalText()
    let isDebugOnly = try contents.flag()
    let isReleaseOnly = try contents.flag()
    var string = ExtractedString(
      key: key, table: route.table, comment: comment, defaultValue: defaultValue, bundle: route.bundle,
      site: try site(&contents, &places, source), isDebugOnly: isDebugOnly, traits: route.traits)
    for _ in 0..<(try contents.count()) { string.interpolations.append(try interpolation(&contents, &places)) }
    string.formatArguments = try contents.optional { reader throws(ByteReader.Damage) in try reader.texts() }
    string.isReleaseOnly = isReleaseOnly
    return string
  }

  private static func shortcut(
    _ contents: inout ByteReader, _ places: inout ByteReader, _ routes: [RoutingKey], _ source: SourceText
  ) throws(ByteReader.Damage) -> ShortcutPhrases {
    let position = try contents.number()
    let phrases = try contents.texts()
    guard routes.indices.contains(position), !phrases.isEmpty else { throw ByteReader.Damage() }
    let isDebugOnly = try contents.flag()
    return ShortcutPhrases(
      phrases, site: try site(&contents, &places, source), isDebugOnly: isDebugOnly, traits: routes[position].traits)
  }

  private static func interpolation(
    _ contents: inout ByteReader, _ places: inout ByteReader
  ) throws(ByteReader.Damage) -> InterpolationEvidence {
    let specifier = try contents.text()
    let evidence = try contents.number()
    guard Evidence.allCases.indices.contains(evidence) else { throw ByteReader.Damage() }
    return InterpolationEvidence(
      specifier: specifier, evidence: Evidence.allCases[evidence], expression: try contents.text(),
      location: try SourceLocation(&places))
  }

  private static func site(
    _ contents: inout ByteReader, _ places: inout ByteReader, _ source: SourceText
  ) throws(ByteReader.Damage) -> LiteralSite {
    LiteralSite(in: source, try SourceLocation(&places), api: try contents.text())
  }
}

extension Diagnostic {
  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let severity = Severity(rawValue: try reader.text()) else { throw ByteReader.Damage() }
    self.init(severity, try reader.text(), try reader.text(), file: try reader.optionalText())
    range = try reader.optional(SourceLocation.init).map { TextRange($0) }
    help = try reader.optionalText()
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(severity.rawValue)
    writer.put(identifier)
    writer.put(message)
    writer.put(file) { $0.put($1) }
    writer.put(range?.start) { SourceLocation(line: $1.line, column: $1.column).write(to: &$0) }
    writer.put(help) { $0.put($1) }
  }
}

extension SourceLocation {
  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(line: try reader.number(), column: try reader.number())
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(line)
    writer.put(column)
  }
}

extension RoutingKey {
  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let table = try reader.text()
    let platforms = try reader.number()
    guard let platforms = UInt8(exactly: platforms) else { throw ByteReader.Damage() }
    let traits = StringTraits(
      platforms: Platforms(rawValue: platforms), conditions: try reader.texts(), isOfRoutine: try reader.flag(),
      isSwiftUIKey: try reader.flag(), hasStringOverload: try reader.flag())
    let bundle = try reader.optionalText()
    self.init(table: table, traits: traits, bundle: bundle)
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(table)
    writer.put(Int(traits.platforms.rawValue))
    writer.put(traits.conditions) { $0.put($1) }
    writer.put(traits.isOfRoutine)
    writer.put(traits.isSwiftUIKey)
    writer.put(traits.hasStringOverload)
    writer.put(bundle) { $0.put($1) }
  }
}

extension FileDeclarations {
  /// - Parameter answers: the queries that the file's declarations answer, in order.
  init(_ reader: inout ByteReader, _ answers: [UInt32]) throws(ByteReader.Damage) {
    let others = try reader.array { reader throws(ByteReader.Damage) in UInt32(truncatingIfNeeded: try reader.number())
    }
    let all = answers + others
    self.init(
      try reader.array { reader throws(ByteReader.Damage) in
        let digest = try reader.word()
        let queries = try reader.array { reader throws(ByteReader.Damage) in
          let position = try reader.number()
          guard all.indices.contains(position) else { throw ByteReader.Damage() }
          return all[position]
        }
        return Statement(digest: digest, queries: queries)
      })
  }

  /// Writes the queries as indices into the queries that the file answers, and some others.
  func write(to writer: inout ByteWriter, _ answers: [UInt32]) {
    let known = Set(answers)
    let others = Set(statements.flatMap(\.queries)).subtracting(known).sorted()
    let all = answers + others
    let positions = Dictionary(zip(all, all.indices)) { first, _ in first }
    writer.put(others) { $0.put(Int($1)) }
    writer.put(statements) { writer, statement in
      writer.put(word: statement.digest)
      writer.put(statement.queries) { $0.put(positions[$1] ?? 0) }
    }
  }
}
