import StringDataFlow
import StringExtraction
import SwiftLexing
import SwiftTypeChecking
import TextBasics

/// A use of a generated symbol, which shows the text of a key.
package struct SymbolText: Sendable {
  /// The end of the symbol's name in its source.
  package let end: Int
  package let text: ExtractedString

  package init(end: Int, text: ExtractedString) { (self.end, self.text) = (end, text) }
}

/// The texts that code looks up at run time.
package struct LookedUpTexts: Sendable {
  /// The texts by the paths of their sources and their positions.
  fileprivate var texts: [String: [SourceLocation: ExtractedString]] = [:]
  /// The functions of the project that return the translation of an argument.
  fileprivate var lookups: Set<String> = []

  /// No texts.
  package init() {}

  package init(_ uses: [KeyUse]) {
    for use in uses {
      let text = ExtractedString(
        key: use.text, table: use.table ?? ExtractedString.defaultTable, site: use.site, traits: .ofType)
      texts[use.site.file, default: [:]][use.site.location] = text
    }
    lookups = Set(uses.compactMap(\.taker))
  }
}

/// Reads the places of all texts in the code of a project.
package struct ContextReader: Sendable {
  private let extractor: Extractor
  private let symbols: [Int: [SymbolText]]
  private let lookedUp: LookedUpTexts

  /// - Parameters:
  ///   - extractor: the extractor of the whole project.
  ///   - symbols: the uses of generated symbols, by the positions of the sources. The extractor knows the symbols.
  ///   - lookedUp: the texts that are looked up at run time.
  package init(
    _ extractor: Extractor, symbols: [Int: [SymbolText]] = [:], lookedUp: LookedUpTexts = LookedUpTexts()
  ) {
    (self.extractor, self.symbols, self.lookedUp) = (extractor, symbols, lookedUp)
  }

  /// Types all code, and joins the places of the texts.
  package func contexts() async -> TextContexts {
    let index = extractor.index
    return await contexts(in: Array(0..<index.files.count - Int(index.firstProjectFile)))
  }

  /// Types only the code of some sources. Titles and displays in other sources are not known.
  ///
  /// - Parameter positions: the positions of the sources.
  package func contexts(in positions: [Int]) async -> TextContexts {
    if positions.isEmpty { return TextContexts([:]) }
    let index = extractor.index
    let first = Int(index.firstProjectFile)
    let state: @Sendable () -> FileReader = { [extractor, lookedUp] in FileReader(extractor, lookedUp) }
    let files = await WorkQueue.map(positions.count, workers: extractor.options.workers, state: state) {
      $0.read(first + positions[$1], symbols[positions[$1]] ?? [])
    }
    let previews = files.compactMap { file in file.preview.map { (index.files[file.file].source.path, $0) } }
    return TextContexts(
      ContextJoin(files, index).contexts(), of: files.flatMap(\.strings.values),
      previews: Dictionary(previews) { first, _ in first })
  }
}

/// The texts of one file.
struct FileContexts: Sendable {
  let file: Int
  let placements: FilePlacements
  /// The extracted strings by the offset of their literals.
  let strings: [UInt32: ExtractedString]
  /// The line of the first preview.
  let preview: Int?
}

/// Reads files on one thread.
private final class FileReader {
  private let extractor: Extractor
  private let checker: Checker
  private let requirements: [DeclID: TextRole]
  private let lookedUp: LookedUpTexts

  init(_ extractor: Extractor, _ lookedUp: LookedUpTexts) {
    (self.extractor, self.lookedUp) = (extractor, lookedUp)
    checker = Checker(extractor.index)
    checker.recordsFlow = true
    var requirements: [DeclID: TextRole] = [:]
    for row in RoleRow.all where row.effect == .requirement {
      for requirement in checker.index.members(ofType: row.type, named: row.member) {
        for witness in checker.implementations(of: requirement) { requirements[witness] = row.role }
      }
    }
    self.requirements = requirements
  }

  func read(_ file: Int, _ symbols: [SymbolText]) -> FileContexts {
    let ends = Set(symbols.map { UInt32($0.end) })
    let lines = LineTable(checker.index.files[file].source)
    let keys = keys(in: file, lines)
    var placements = FilePlacements()
    var withKeys: [TypedCode] = []
    var preview: UInt32?
    for position in checker.index.files[file].tree.declarations.indices {
      let decl = DeclID(file: Int32(file), index: Int32(position))
      if checker.isPreview(decl) {
        preview = preview ?? checker.index[decl].nameRange.start
        continue
      }
      let readings = checker.readings(of: decl)
      if extractor.holdsKeys(decl, checker) { withKeys += readings }
      for reading in readings {
        PlacementReader(decl, reading, checker, requirements, lookups: lookedUp.lookups)
          .read(into: &placements, symbols: ends, keys: Set(keys.keys))
      }
    }
    let extraction = extractor.extraction(of: withKeys, in: file, checker)
    let byLocation = Dictionary(
      (extraction.strings + extraction.shortcuts.flatMap(\.strings)).map { ($0.site.location, $0) },
      uniquingKeysWith: { first, _ in first })
    var strings: [UInt32: ExtractedString] = [:]
    for literal in placements.literals {
      let offset = literal.place.offset
      strings[offset] = byLocation[lines.location(at: Int(offset))] ?? keys[offset]
    }
    for symbol in symbols {
      if let place = placements.symbols[UInt32(symbol.end)] { strings[place.offset] = symbol.text }
    }
    return FileContexts(
      file: file, placements: placements, strings: strings,
      preview: preview.map { lines.location(at: Int($0)).line })
  }

  /// Returns the texts that are looked up at run time by the offsets of their literals.
  private func keys(in file: Int, _ lines: LineTable) -> [UInt32: ExtractedString] {
    var keys: [UInt32: ExtractedString] = [:]
    for (location, text) in lookedUp.texts[checker.index.files[file].source.path] ?? [:] {
      guard let line = lines.bytes(ofLine: location.line) else { continue }
      keys[UInt32(line.lowerBound + location.column - 1)] = text
    }
    return keys
  }
}
