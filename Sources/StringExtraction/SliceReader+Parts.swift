import SwiftLexing
import SwiftOutline
import SwiftTypes

/// What is extracted from those parts of a file's code that are not as they were.
public struct ChangedParts: Sendable {
  public let parts: [CodePart]
  /// The declarations that had literals and have none any more.
  public let gone: [Int]
  /// What other files may learn from the file, as in a ``FileExtraction``.
  public let declared: UInt64
  public let interface: UInt64
  public let answers: Set<IndexQuery>
  /// Those of the answers that are about what the file passes to callees that nothing declares.
  public let calls: Set<IndexQuery>
}

extension SliceReader {
  /// Types only those parts of a file's code that have changed. The result is of use if the file has the interface that it had.
  /// - Parameters:
  ///   - others: further files that have changed.
  ///   - former: the digests of the code of the declarations with literals.
  ///   - expected: questions that some of these will probably ask, as they did before.
  /// - Returns: `nil` where a file cannot be read, or more than `limit` would have to be, or the file is incomplete.
  public func changes(
    at wanted: Int, beside others: [Int], since former: [Int: UInt64], atMost limit: Int,
    expecting expected: ([Int]) -> Set<IndexQuery>
  ) -> ChangedParts? {
    guard load(Set(always + others + [wanted]).sorted()), let outline = outlines[wanted], outline.sourceBreak == nil,
      outline.tree.passedOver.isEmpty
    else { return nil }
    let codes = partCodes(of: wanted)
    let changed = codes.keys.filter { former[$0] != codes[$0] }.sorted()
    guard load(answering(expected(changed))) else { return nil }
    var asked: Set<IndexQuery> = []
    while true {
      guard outlines.count <= limit else { return nil }
      let (index, log, places) = index()
      let file = Int(index.firstProjectFile) + (places[wanted] ?? 0)
      let parts = Extractor(index: index, packages: packages, options: options).parts(changed, in: file)
      let queries = parts.reduce(into: log.all) { $0.formUnion($1.queries) }.subtracting(asked)
      asked.formUnion(queries)
      let further = answering(queries).filter { outlines[$0] == nil }
      if further.isEmpty {
        let declared = outline.interfaceDigest(Lexer.tokenize(outline.source))
        return ChangedParts(
          parts: parts, gone: former.keys.filter { codes[$0] == nil }, declared: declared,
          interface: index.interfaceDigest(of: file, declaring: declared), answers: index.answers(of: file),
          calls: index.answersOfCalls(in: file))
      }
      guard load(further) else { return nil }
    }
  }

  private func partCodes(of wanted: Int) -> [Int: UInt64] {
    let (index, _, places) = index()
    let extractor = Extractor(index: index, packages: packages, options: options)
    return extractor.partCodes(of: Int(index.firstProjectFile) + (places[wanted] ?? 0))
  }
}

extension Extractor {
  /// What is extracted from some declarations of a file, and from the file itself.
  fileprivate func parts(_ positions: [Int], in file: Int) -> [CodePart] {
    let checker = Checker(index)
    checker.log = QueryLog()
    let holding = recording(checker) {
      positions.map { DeclID(file: Int32(file), index: Int32($0)) }.filter { holdsKeys($0, checker) }
    }
    let own = CodePart(declaration: nil, code: 0, extraction: Extraction(), queries: holding.queries)
    let typed = parts(of: holding.value, in: file, checker)
    let known = Set(typed.map(\.declaration))
    let others = positions.filter { !known.contains($0) }.map {
      CodePart(declaration: $0, code: 0, extraction: Extraction(), queries: [])
    }
    return [notes(on: file, checker), own] + typed + others
  }
}
