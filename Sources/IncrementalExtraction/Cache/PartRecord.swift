import CatalogRouting
import StringExtraction
import SwiftLexing
import SwiftTypeChecking
import Workspace

/// A part of an extraction, as it is stored: digests of its code and of what it says, and what it depends on.
struct PartRecord: Equatable {
  /// The declaration, by its position in the file; -1 for what the file's results depend on besides its code.
  let declaration: Int
  let code: UInt64
  let says: UInt64
  let queries: [UInt32]
  /// Where the ranges of the code begin.
  let starts: [SourceLocation]
  /// Where what the part says stands in the extraction from the file.
  let positions: PartPositions

  init(_ part: CodePart, _ positions: PartPositions) {
    (declaration, code, says) = (part.declaration ?? -1, part.code, Self.says(part.extraction))
    queries = part.queries.map(\.digest).sorted()
    (starts, self.positions) = (part.starts, positions)
  }

  /// - Parameter all: all questions of the file, in order.
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

  /// - Parameter all: the position of each question of the file among all, in order.
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

  /// The part at its place in another version of the file, where its code is the same.
  /// - Parameters:
  ///   - whole: the extraction from the former version.
  ///   - starts: where the ranges of the code begin now.
  /// - Returns: `nil` where that cannot be told.
  func moved(to declaration: Int, _ starts: [SourceLocation], in whole: Extraction) -> CodePart? {
    whole.part(at: positions)?.moved(from: self.starts, to: starts).map {
      CodePart(
        declaration: declaration, code: code, starts: starts, extraction: $0, queries: Set(queries.map(IndexQuery.init))
      )
    }
  }

  /// A digest of everything that an extraction says, and in which order, except for lines and columns.
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

  /// The digest of what says nothing.
  static let nothing = says(Extraction())
}

extension Extraction {
  /// The order of strings, shortcuts and literals that may be keys among each other.
  var order: [Int] {
    let sites = strings.map(\.site) + shortcuts.map(\.site) + untyped.map(\.site)
    return sites.indices.sorted { (sites[$0].location, $0) < (sites[$1].location, $1) }
  }
}
