import Findings
import ProjectLayout
import StringExtraction
import SwiftLexing

/// Sources that cannot be read to their ends: those that are no whole Swift, because somebody is just editing them or only
/// half of one was saved, and those that are nested deeper than any compiler reads.
struct BrokenSources {
  /// Where each is broken first.
  private(set) var places: [(path: FilePath, message: String)] = []

  /// - Parameters:
  ///   - positions: of the sources that are looked at; `nil` for all.
  ///   - found: what was extracted from them.
  ///   - readings: what tells where sources are broken; `nil` to read them.
  init(_ sources: SourceSet, at positions: [Int]? = nil, _ found: [Extraction], _ readings: StagedReadings? = nil) {
    let positions = positions ?? Array(sources.texts.indices)
    let breaks =
      readings?.breaks(in: positions)
      ?? positions.compactMap { index in Self.firstBreak(in: sources.texts[index]).map { (index, $0) } }
    for (index, location) in breaks {
      add(sources.paths[index], sources.texts[index].path, location, "opens or closes what has no other end")
    }
    for problem in found.flatMap(\.diagnostics) where problem.identifier == Diagnostic.nestedTooDeep {
      guard let file = problem.file, let path = sources.places[file], let location = problem.location else { continue }
      add(path, file, location, "is nested too deep to be read")
    }
  }

  private mutating func add(_ path: FilePath, _ printed: String, _ location: SourceLocation, _ predicate: String) {
    places.append((path, "\(VisibleText.escaped(printed)):\(location.line):\(location.column) \(predicate)"))
  }

  /// The first bracket, string or comment that has no other end.
  static func firstBreak(in source: SourceText) -> SourceLocation? {
    var open: [(start: UInt32, closing: TokenKind)] = []
    for token in Lexer.tokenize(source) {
      if token.flags.contains(.unterminated) { return LineTable(source).location(at: Int(token.start)) }
      switch token.kind {
      case .leftParen: open.append((token.start, .rightParen))
      case .leftBrace: open.append((token.start, .rightBrace))
      case .leftSquare: open.append((token.start, .rightSquare))
      case .rightParen, .rightBrace, .rightSquare:
        guard open.popLast()?.closing == token.kind else { return LineTable(source).location(at: Int(token.start)) }
      default: break
      }
    }
    return open.last.map { LineTable(source).location(at: Int($0.start)) }
  }
}
