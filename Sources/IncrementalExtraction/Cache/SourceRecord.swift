import CatalogRouting
import CatalogSync
import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The stored extraction from one version of a source. A class, because many lists contain it.
package final class SourceRecord: Sendable {
  /// The name and contents of the source, as in its ``SourceVersion``.
  package let name: String
  package let blob: String
  /// The path from the project's root.
  package let projectPath: String
  /// A digest of the code without comments.
  let code: UInt64
  package let traits: FileExtraction.Traits
  package let interface: UInt64
  package let callDigest: UInt64
  package let packages: [String]
  package let imports: SourceImports
  /// The numbers of the modules that the source belongs to.
  package let modules: [Int]
  package let hasDiagnostics: Bool
  /// The distinct routing keys of the strings.
  package let routes: [RoutingKey]
  private let queries: PackedUInt32Array
  private let answers: PackedUInt32Array
  private let calls: PackedUInt32Array
  /// The beginnings of the strings and of the literals that may be keys.
  package let beginnings: PackedUInt32Array
  private let contents: ByteSlice
  private let places: ByteSlice
  private let declarationBytes: ByteSlice

  package init(_ reading: FileExtraction, name: String, blob: String, modules: [Int]) {
    let extraction = reading.extraction
    self.name = name
    self.blob = blob
    (projectPath, code) = (reading.source.projectPath, reading.code)
    traits = reading.traits
    (interface, callDigest) = (reading.interface, reading.callDigest)
    packages = reading.packages
    imports = reading.imports
    self.modules = modules
    hasDiagnostics = !extraction.diagnostics.isEmpty
    var seen: Set<RoutingKey> = []
    let strings = extraction.strings + extraction.shortcuts.map(\.string)
    routes = strings.map(RoutingKey.init).filter { seen.insert($0).inserted }
    queries = PackedUInt32Array(reading.queries.map(\.digest).sorted())
    calls = PackedUInt32Array(reading.calls.map(\.digest).sorted())
    let answers = reading.answers.map(\.digest).sorted()
    self.answers = PackedUInt32Array(answers)
    declarationBytes = ByteSlice(Self.bytes(of: reading.declarations, answers))
    let texts = extraction.untyped.map(\.text) + strings.map(\.key)
    beginnings = PackedUInt32Array(Set(texts.map { PossibleKeys.digest(ofBeginning: $0) }).sorted())
    let bytes = ExtractionCoding.bytes(of: extraction, routes: routes)
    (contents, places) = (ByteSlice(bytes.contents), ByteSlice(bytes.places))
  }

  /// - Parameters:
  ///   - bytes: the bytes that `reader` reads.
  ///   - all: all routing keys; records refer to them by position.
  package init(
    _ reader: inout ByteReader, in bytes: ContiguousArray<UInt8>, routes all: [RoutingKey]
  ) throws(ByteReader.Damage) {
    name = try reader.text()
    blob = try reader.text()
    projectPath = try reader.text()
    code = try reader.word()
    traits = FileExtraction.Traits(rawValue: UInt8(truncatingIfNeeded: try reader.number()))
    interface = try reader.word()
    callDigest = try reader.word()
    packages = try reader.texts()
    let names = { (reader: inout ByteReader) throws(ByteReader.Damage) in
      try reader.array { reader throws(ByteReader.Damage) in Name(hash: try reader.word()) }
    }
    imports = SourceImports(imports: try names(&reader), exports: try names(&reader))
    modules = try reader.array { reader throws(ByteReader.Damage) in try reader.number() }
    hasDiagnostics = try reader.flag()
    routes = try reader.array { reader throws(ByteReader.Damage) in
      let position = try reader.number()
      guard all.indices.contains(position) else { throw ByteReader.Damage() }
      return all[position]
    }
    queries = PackedUInt32Array(ByteSlice(bytes, try reader.numbers()))
    answers = PackedUInt32Array(ByteSlice(bytes, try reader.numbers()))
    calls = PackedUInt32Array(ByteSlice(bytes, try reader.numbers()))
    beginnings = PackedUInt32Array(ByteSlice(bytes, try reader.numbers()))
    contents = ByteSlice(bytes, try reader.piece())
    places = ByteSlice(bytes, try reader.piece())
    declarationBytes = ByteSlice(bytes, try reader.piece())
  }

  package func write(to writer: inout ByteWriter, routes all: [RoutingKey: Int]) {
    writer.put(name)
    writer.put(blob)
    writer.put(projectPath)
    writer.put(word: code)
    writer.put(Int(traits.rawValue))
    writer.put(word: interface)
    writer.put(word: callDigest)
    writer.put(packages) { $0.put($1) }
    writer.put(imports.imports) { $0.put(word: $1.hash) }
    writer.put(imports.exports) { $0.put(word: $1.hash) }
    writer.put(modules) { $0.put($1) }
    writer.put(hasDiagnostics)
    writer.put(routes) { $0.put(all[$1] ?? 0) }
    for numbers in [queries, answers, calls, beginnings] { writer.put(numbers) }
    writer.put(contents)
    writer.put(places)
    writer.put(declarationBytes)
  }

  /// - Parameter source: the source. Its contents are not needed.
  package func extraction(of source: SourceText) -> Extraction {
    do {
      return try decoded(as: source)
    } catch { preconditionFailure("a record is sealed, so it is what was written") }
  }

  /// - Throws: if the record is damaged.
  package func decoded(as source: SourceText) throws(ByteReader.Damage) -> Extraction {
    var contents = ByteReader(self.contents)
    var places = ByteReader(self.places)
    return try ExtractionCoding.extraction(&contents, &places, routes: routes, source: source)
  }

  /// Returns whether another extraction from the source has the same strings, possibly at other lines and columns.
  package func hasSameStrings(as other: SourceRecord) -> Bool {
    routes == other.routes && contents == other.contents && !hasDiagnostics
  }

  /// Returns whether another extraction with the same strings has the same lines and columns.
  func hasPlaces(of other: SourceRecord) -> Bool { places == other.places }

  /// Returns whether another extraction with the same strings has the same order.
  func hasOrder(of other: SourceRecord) -> Bool { hasPlaces(of: other) || order == other.order }

  private var order: [Int] { extraction(of: SourceText(path: name, bytes: [])).order }

  package var declarations: FileDeclarations? {
    var reader = ByteReader(declarationBytes)
    let answers = answers.all
    let found = try? reader.optional { reader throws(ByteReader.Damage) in try FileDeclarations(&reader, answers) }
    return found.flatMap { $0 }
  }

  private static func bytes(of declarations: FileDeclarations?, _ answers: [UInt32]) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    writer.put(declarations) { $1.write(to: &$0, answers) }
    return writer.bytes
  }
}

extension SourceRecord: FileVersion {
  package var answeredQueries: [IndexQuery] { answers.queries }
  package var callQueries: [IndexQuery] { calls.queries }

  package func depends(onAny queries: DigestFilter) -> Bool { self.queries.holdAny(of: queries) }

  /// Returns whether declarations of the source answer any of some queries.
  func answers(any queries: DigestFilter) -> Bool { answers.holdAny(of: queries) }

  /// The queries that the extraction depends on.
  var dependencies: [IndexQuery] { queries.queries }
}

extension Extraction {
  /// The relative order of strings, shortcuts and literals that may be keys.
  fileprivate var order: [Int] {
    let sites = strings.map(\.site) + shortcuts.map(\.site) + untyped.map(\.site)
    return sites.indices.sorted { (sites[$0].location, $0) < (sites[$1].location, $1) }
  }
}
