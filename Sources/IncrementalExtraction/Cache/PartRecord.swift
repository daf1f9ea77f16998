import CatalogRouting
import FileSystem
import StringExtraction
import SwiftLexing
import SwiftTypeChecking

/// The stored extraction from one part of a file: digests of its code and its results, and its dependencies.
struct PartRecord: Equatable {
  /// The index of the declaration in the file, or -1 for the part with the dependencies of the whole file.
  let declaration: Int
  let code: UInt64
  let says: UInt64
  let queries: [UInt32]
  /// The start positions of the code ranges.
  let starts: [SourceLocation]
  /// The positions of the part's results in the extraction from the file.
  let positions: PartPositions

  init(_ part: DeclarationResult, _ positions: PartPositions) {
    (declaration, code, says) = (part.declaration ?? -1, part.code, Self.says(part.extraction))
    queries = part.queries.map(\.digest).sorted()
    (starts, self.positions) = (part.starts, positions)
  }

  /// - Parameter all: all queries of the file, in order.
  init(_ reader: inout ByteReader, _ all: [UInt32]) throws(ByteReader.Damage) {
    declaration = try reader.number() - 1
    code = try reader.word()
    says = try reader.word()
    var last = -1
    queries = try reader.array { reader throws(ByteReader.Damage) in
      last += try reader.number()
      guard all.indices.contains(last) else { throw ByteReader.Damage() }
      return all[last]
    }
    starts = try reader.array(SourceLocation.init)
    let numbers = { (reader: inout ByteReader) throws(ByteReader.Damage) in
      try reader.array { reader throws(ByteReader.Damage) in try reader.number() }
    }
    positions = PartPositions(
      strings: try numbers(&reader), shortcuts: try numbers(&reader), untyped: try numbers(&reader))
  }

  /// - Parameter all: the position of each query in the file's list of queries.
  func write(to writer: inout ByteWriter, _ all: [UInt32: Int]) {
    writer.put(declaration + 1)
    writer.put(word: code)
    writer.put(word: says)
    var last = -1
    writer.put(queries) { writer, query in
      let position = all[query] ?? 0
      writer.put(position - last)
      last = position
    }
    writer.put(starts) { $1.write(to: &$0) }
    for numbers in [positions.strings, positions.shortcuts, positions.untyped] {
      writer.put(numbers) { $0.put($1) }
    }
  }

  /// Returns the part at its position in another version of the file with the same code in this part.
  /// - Parameters:
  ///   - whole: the extraction from the former version.
  ///   - starts: the new start positions of the code ranges.
  /// - Returns: `nil` if the new positions cannot be determined.
  func moved(to declaration: Int, _ starts: [SourceLocation], in whole: Extraction) -> DeclarationResult? {
    whole.part(at: positions)?.moved(from: self.starts, to: starts).map {
      DeclarationResult(
        declaration: declaration, code: code, starts: starts, extraction: $0, queries: Set(queries.map(IndexQuery.init))
      )
    }
  }

  /// Returns a digest of the results of an extraction and their order, without lines and columns.
  static func says(_ extraction: Extraction) -> UInt64 {
    let strings = extraction.strings + extraction.shortcuts.map(\.string)
    var seen: Set<RoutingKey> = []
    let routes = strings.map(RoutingKey.init).filter { seen.insert($0).inserted }
    var writer = ByteWriter()
    writer.put(routes) { $1.write(to: &$0) }
    writer.put(ByteSlice(ExtractionCoding.bytes(of: extraction, routes: routes).contents))
    writer.put(extraction.order) { $0.put($1) }
    return Digest(writer.bytes).value
  }

  /// The digest of an extraction without results.
  static let nothing = says(Extraction())
}

extension Extraction {
  /// The relative order of strings, shortcuts and literals that may be keys.
  var order: [Int] {
    let sites = strings.map(\.site) + shortcuts.map(\.site) + untyped.map(\.site)
    return sites.indices.sorted { (sites[$0].location, $0) < (sites[$1].location, $1) }
  }
}
