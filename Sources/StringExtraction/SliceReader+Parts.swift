import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// A changed file.
public struct ChangedFile: Sendable {
  /// The facts about the file that need no typing.
  public let facts: OwnFacts
  /// The answers about values that the file passes to undeclared callees.
  public let calls: Set<IndexQuery>
  /// The declarations with literals, each with a digest of its code.
  public let codes: [Int: UInt64]

  init(of file: Int, _ extractor: Extractor) {
    facts = OwnFacts(of: file, in: extractor.index)
    calls = extractor.index.answersOfCalls(in: file)
    codes = extractor.partCodes(of: file)
  }

  /// The positions where the ranges of the code of each declaration with literals begin.
  public var starts: [Int: [SourceLocation]] {
    let lines = LineTable(facts.outline.source)
    return Dictionary(uniqueKeysWithValues: codes.keys.map { ($0, facts.outline.codeStarts(of: $0, lines)) })
  }
}

extension SliceReader {
  /// Returns the declarations of a changed file. Nothing is typed.
  ///
  /// - Parameter others: further files that have changed.
  /// - Returns: `nil` if a file cannot be read, if more than `limit` files would have to be read, or if the file is
  ///   incomplete.
  public func changedFile(at wanted: Int, beside others: [Int], atMost limit: Int) -> ChangedFile? {
    guard load(Set(always + others + [wanted]).sorted()), let outline = outlines[wanted], outline.sourceBreak == nil,
      outline.tree.passedOver.isEmpty
    else { return nil }
    return asking(atMost: limit) { index, file in
      let extractor = Extractor(index: index, packages: packages, options: options)
      let file = file(wanted)
      return (ChangedFile(of: file, extractor), Set(index.queriesAboutCallees(of: file)))
    }
  }

  /// Extracts the strings of some declarations of a file, and the part of its results that does not depend on a
  /// declaration's code.
  ///
  /// - Parameter expected: queries that will probably be needed, from the last run.
  /// - Returns: `nil` if a file cannot be read, or if more than `limit` files would have to be read.
  public func parts(
    _ positions: [Int], of wanted: Int, atMost limit: Int, expecting expected: Set<IndexQuery>
  ) -> [DeclarationResult]? {
    guard load(answering(expected)) else { return nil }
    return asking(atMost: limit) { index, file in
      let extractor = Extractor(index: index, packages: packages, options: options)
      let parts = extractor.parts(positions, in: file(wanted))
      return (parts, parts.reduce(into: []) { $0.formUnion($1.queries) })
    }
  }

  /// Queries an index of the files that were read so far, and again after each further file on which the answer
  /// depends.
  ///
  /// - Parameter ask: returns the answer and the queries that it depends on, for an index and the numbers of files in
  ///   it.
  private func asking<Answer>(
    atMost limit: Int, _ ask: (SymbolIndex, (Int) -> Int) -> (Answer, Set<IndexQuery>)
  ) -> Answer? {
    var asked: Set<IndexQuery> = []
    while true {
      guard outlines.count <= limit else { return nil }
      let (index, log, places) = index()
      let (answer, own) = ask(index) { Int(index.firstProjectFile) + (places[$0] ?? 0) }
      let queries = own.union(log.all).subtracting(asked)
      asked.formUnion(queries)
      let further = answering(queries).filter { outlines[$0] == nil }
      if further.isEmpty { return answer }
      guard load(further) else { return nil }
    }
  }
}

extension Extractor {
  /// Extracts the strings of some declarations of a file, and of the file itself.
  fileprivate func parts(_ positions: [Int], in file: Int) -> [DeclarationResult] {
    let checker = Checker(index)
    checker.log = QueryLog()
    let holding = recording(checker) {
      positions.map { DeclID(file: Int32(file), index: Int32($0)) }.filter { holdsKeys($0, checker) }
    }
    var reader = SiteReader(index, file: file, options)
    let (notes, cases) = (notes(on: file, checker), cases(of: file, &reader, checker))
    let typed = parts(of: holding.value, in: file, checker)
    let known = Set(typed.map(\.declaration))
    let others = positions.filter { !known.contains($0) }.map {
      DeclarationResult(declaration: $0, extraction: Extraction(), queries: [])
    }
    let own = notes.queries.union(holding.queries).union(cases.queries)
    return [DeclarationResult(declaration: nil, extraction: cases.extraction, queries: own)] + typed + others
  }
}
