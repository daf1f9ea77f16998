import StringExtraction
import SwiftLexing
import SwiftTypeChecking

/// What the changed parts of a source's code tell of it.
struct SourceJudgement {
  /// Whether the source says what it said.
  let isSame: Bool
  /// The questions on which these parts rest.
  let questions: Set<UInt32>
  /// The questions to which others may get another answer than before, though nobody has asked them; `nil` where others learn
  /// the same.
  let concerned: Set<UInt32>?
  /// The extraction from the source as it is now, put together from these parts and the others as they were; `nil` where nobody
  /// needs it, or that cannot be done.
  let record: SourceRecord?
}

extension ExtractionUpdate {
  /// Judges a changed source by those parts of its code that have changed.
  /// - Parameter isRecorded: whether its extraction is needed even where it says what it said.
  /// - Returns: `nil` where more has to be typed, because others may depend on what has changed.
  mutating func judgement(at position: Int, isRecorded: Bool) async -> SourceJudgement? {
    guard let record = old[position], !record.hasDiagnostics, let parts = record.parts else { return nil }
    let reader = await sliceReader()
    let others = records.indices.filter { records[$0] == nil }
    guard let file = reader.changedFile(at: position, beside: others, atMost: Self.limit),
      let change = change(from: record, to: file)
    else { return nil }
    let concerned = concerned(from: record, to: file, change)
    guard concerned.map({ isNobody(restingOn: DigestFilter($0)) }) ?? true else { return nil }
    let comparison = PartComparison(parts, file.codes, change)
    let expected = Set(comparison.expected.map(IndexQuery.init))
    guard
      let found = reader.parts(comparison.changed, of: position, atMost: Self.limit, expecting: expected)
    else { return nil }
    let questions = Set(found.flatMap { $0.queries.map(\.digest) })
    let isSame = comparison.isSame(found)
    let needed = isRecorded || !isSame ? self.record(at: position, record, file, comparison, found) : nil
    return SourceJudgement(isSame: isSame, questions: questions, concerned: concerned, record: needed)
  }

  /// The extraction from a changed source.
  /// - Parameter found: what is extracted from its changed parts.
  private func record(
    at position: Int, _ old: SourceRecord, _ file: ChangedFile, _ comparison: PartComparison, _ found: [CodePart]
  ) -> SourceRecord? {
    guard found.allSatisfy({ $0.extraction.diagnostics.isEmpty }),
      let parts = comparison.parts(found, old.extraction(of: file.facts.outline.source), file.starts)
    else { return nil }
    return SourceRecord(
      FileExtraction(file.facts, parts), name: versions[position].name, blob: versions[position].blob,
      modules: scope.members.members[position])
  }

  /// Where a source declares something else than it did.
  /// - Returns: `nil` where that cannot be told, or concerns everything.
  private func change(from record: SourceRecord, to file: ChangedFile) -> FileDeclarations.Change? {
    let file = file.facts
    if file.declared == record.declared { return FileDeclarations.Change.none }
    guard file.imports == record.imports, isLocal(record.name, record.traits, record.answers.queries),
      isLocal(record.name, file.traits, Array(file.answers))
    else { return nil }
    return record.change(to: file.declarations)
  }

  /// The questions to which others may get another answer than before; `nil` where they learn the same.
  private func concerned(
    from record: SourceRecord, to file: ChangedFile, _ change: FileDeclarations.Change
  ) -> Set<UInt32>? {
    let (former, answers) = (Set(record.answers.all), Set(file.facts.answers.map(\.digest)))
    if file.facts.interface == record.interface, former == answers { return nil }
    let calls = file.facts.callDigest == record.callDigest ? [] : file.calls
    return former.symmetricDifference(answers).union(calls.map(\.digest)).union(change.queries)
  }

  /// Whether no source rested on some answers.
  private func isNobody(restingOn answers: DigestFilter) -> Bool {
    !old.contains { $0?.queries.holdAny(of: answers) ?? false }
  }
}

/// The parts of two versions of a source side by side.
private struct PartComparison {
  private let change: FileDeclarations.Change
  /// The former parts by the declarations in which the versions differ, and by where all others stand now.
  private let former: [Int: PartRecord]
  private let replaced: [PartRecord]
  private let own: PartRecord?
  /// The declarations that are no longer where they were, or have no literals any more.
  private let gone: [PartRecord]
  /// The declarations whose code is another one, or is new, by their positions.
  let changed: [Int]

  /// - Parameter codes: the digests of the code of the declarations with literals.
  init(_ parts: [PartRecord], _ codes: [Int: UInt64], _ change: FileDeclarations.Change) {
    self.change = change
    own = parts.first { $0.declaration < 0 }
    var former: [Int: PartRecord] = [:]
    var replaced: [PartRecord] = []
    for part in parts where part.declaration >= 0 {
      if let position = change.position(of: part.declaration) { former[position] = part } else { replaced.append(part) }
    }
    (self.former, self.replaced) = (former, replaced)
    gone = former.filter { codes[$0.key] == nil }.map(\.value)
    changed = codes.keys.filter { former[$0]?.code != codes[$0] }.sorted()
  }

  /// The questions that the changed declarations will probably ask, as they did before.
  var expected: [UInt32] { ([own].compactMap { $0 } + replaced + changed.compactMap { former[$0] }).flatMap(\.queries) }

  /// Whether the changed declarations say what they said.
  /// - Parameter found: what is extracted from these now.
  func isSame(_ found: [CodePart]) -> Bool {
    let says = found.map { ($0.declaration, PartRecord.says($0.extraction)) }
    let inserted = says.filter { position, _ in position.map(change.current.contains) ?? false }
    return gone.allSatisfy { $0.says == PartRecord.nothing }
      && said(replaced.sorted { $0.declaration < $1.declaration }.map(\.says))
        == said(inserted.sorted { $0.0 ?? 0 < $1.0 ?? 0 }.map(\.1))
      && says.allSatisfy { position, says in
        guard let position else { return says == own?.says && (says == PartRecord.nothing || change.isEmpty) }
        return change.current.contains(position) || says == former[position]?.says ?? PartRecord.nothing
      }
  }

  /// All parts of the source as it is now: the changed ones, and the others as they were.
  /// - Parameters:
  ///   - found: what is extracted from the changed declarations.
  ///   - whole: the former extraction.
  ///   - starts: where the ranges of the code of each declaration begin now.
  /// - Returns: `nil` where it cannot be told where something stands.
  func parts(_ found: [CodePart], _ whole: Extraction, _ starts: [Int: [SourceLocation]]) -> [CodePart]? {
    guard let own, let foundOwn = found.first(where: { $0.declaration == nil }) else { return nil }
    var parts: [Int: CodePart] = [:]
    // Code without literals that count is no part.
    for part in found where !part.starts.isEmpty { parts[part.declaration ?? -1] = part }
    for (position, part) in former where !changed.contains(position) {
      guard let starts = starts[position] else { continue }
      guard let moved = part.moved(to: position, starts, in: whole) else { return nil }
      parts[position] = moved
    }
    let queries = foundOwn.queries.union(own.queries.map(IndexQuery.init))
    return parts.sorted { $0.key < $1.key }.map(\.value)
      + [CodePart(declaration: nil, extraction: foundOwn.extraction, queries: queries)]
  }

  private func said(_ says: [UInt64]) -> [UInt64] { says.filter { $0 != PartRecord.nothing } }
}
