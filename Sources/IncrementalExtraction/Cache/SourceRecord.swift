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
  /// The part of the digest for declarations.
  let declared: UInt64
  /// The part of the digest for calls of undeclared routines.
  let callDigest: UInt64
  /// The modules of known packages that the source imports.
  package let packages: [String]
  package let imports: SourceImports
  /// The numbers of the modules that the source belongs to.
  package let modules: [Int]
  package let hasDiagnostics: Bool
  /// The distinct routing keys of the strings.
  package let routes: [RoutingKey]
  package let queries: PackedUInt32Array
  package let answers: PackedUInt32Array
  /// The beginnings of the strings and of the literals that may be keys.
  package let beginnings: PackedUInt32Array
  private let contents: ByteSlice
  private let places: ByteSlice
  private let partBytes: ByteSlice
  /// The queries of all parts.
  private let partQueries: PackedUInt32Array
  private let declarationBytes: ByteSlice

  package init(_ reading: FileExtraction, name: String, blob: String, modules: [Int]) {
    let extraction = reading.extraction
    self.name = name
    self.blob = blob
    (projectPath, code) = (reading.source.projectPath, reading.code)
    traits = reading.traits
    (interface, declared, callDigest) = (reading.interface, reading.declared, reading.callDigest)
    packages = reading.packages
    imports = reading.imports
    self.modules = modules
    hasDiagnostics = !extraction.diagnostics.isEmpty
    var seen: Set<RoutingKey> = []
    let strings = extraction.strings + extraction.shortcuts.map(\.string)
    routes = strings.map(RoutingKey.init).filter { seen.insert($0).inserted }
    let queries = reading.queries.map(\.digest).sorted()
    self.queries = PackedUInt32Array(queries)
    partBytes = ByteSlice(Self.bytes(of: zip(reading.parts, reading.positions).map(PartRecord.init), queries))
    partQueries = self.queries
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
    declared = try reader.word()
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
    beginnings = PackedUInt32Array(ByteSlice(bytes, try reader.numbers()))
    contents = ByteSlice(bytes, try reader.piece())
    places = ByteSlice(bytes, try reader.piece())
    partBytes = ByteSlice(bytes, try reader.piece())
    declarationBytes = ByteSlice(bytes, try reader.piece())
    partQueries = queries
  }

  /// Copies a record and adds queries that it depends on.
  init(_ record: SourceRecord, restingOn questions: [UInt32]) {
    (name, blob, projectPath, code) = (record.name, record.blob, record.projectPath, record.code)
    (traits, interface, packages, imports) = (record.traits, record.interface, record.packages, record.imports)
    (declared, callDigest, declarationBytes) = (record.declared, record.callDigest, record.declarationBytes)
    (modules, hasDiagnostics) = (record.modules, record.hasDiagnostics)
    routes = record.routes
    (answers, beginnings) = (record.answers, record.beginnings)
    (contents, places, partBytes, partQueries) = (record.contents, record.places, record.partBytes, record.partQueries)
    queries = PackedUInt32Array(Set(record.queries.all + questions).sorted())
  }

  package func write(to writer: inout ByteWriter, routes all: [RoutingKey: Int]) {
    writer.put(name)
    writer.put(blob)
    writer.put(projectPath)
    writer.put(word: code)
    writer.put(Int(traits.rawValue))
    writer.put(word: interface)
    writer.put(word: declared)
    writer.put(word: callDigest)
    writer.put(packages) { $0.put($1) }
    writer.put(imports.imports) { $0.put(word: $1.hash) }
    writer.put(imports.exports) { $0.put(word: $1.hash) }
    writer.put(modules) { $0.put($1) }
    writer.put(hasDiagnostics)
    writer.put(routes) { $0.put(all[$1] ?? 0) }
    for numbers in [partQueries, answers, beginnings] { writer.put(numbers) }
    writer.put(contents)
    writer.put(places)
    writer.put(partBytes)
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
  package func says(thatOf other: SourceRecord) -> Bool {
    routes == other.routes && contents == other.contents && !hasDiagnostics
  }

  /// Returns whether another extraction with the same strings has the same lines and columns.
  func hasPlaces(of other: SourceRecord) -> Bool { places == other.places }

  /// Returns whether another extraction with the same strings has the same order.
  func hasOrder(of other: SourceRecord) -> Bool { hasPlaces(of: other) || order == other.order }

  private var order: [Int] { extraction(of: SourceText(path: name, bytes: [])).order }

  /// The extraction by parts, or `nil` if it was not recorded by parts.
  var parts: [PartRecord]? {
    var reader = ByteReader(partBytes)
    let all = partQueries.all
    let parts = try? reader.array { reader throws(ByteReader.Damage) in try PartRecord(&reader, all) }
    return parts.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the differences between the declarations of two versions of the source.
  /// - Returns: `nil` if they cannot be determined.
  func change(to new: FileDeclarations?) -> FileDeclarations.Change? {
    guard let new, let declarations else { return nil }
    return new.change(from: declarations)
  }

  /// The declarations of the source, or `nil` if they cannot be determined statement by statement.
  var declarations: FileDeclarations? {
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

  private static func bytes(of parts: [PartRecord], _ queries: [UInt32]) -> ContiguousArray<UInt8> {
    let positions = Dictionary(zip(queries, queries.indices)) { first, _ in first }
    var writer = ByteWriter()
    writer.put(parts) { $1.write(to: &$0, positions) }
    return writer.bytes
  }
}
