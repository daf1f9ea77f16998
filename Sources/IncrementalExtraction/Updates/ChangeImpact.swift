import StringExtraction
import SwiftLexing
import SwiftTypeChecking

/// The effects of the changed parts of a source's code.
struct ChangeImpact {
  /// Whether the source has the same results as before.
  let isSame: Bool
  /// The queries that these parts depend on.
  let questions: Set<UInt32>
  /// The queries to which other sources may get another answer than before, although none has asked them, or `nil` if
  /// the source declares the same as before.
  let concerned: Set<UInt32>?
  /// The extraction from the current source, combined from these parts and the unchanged ones, or `nil` if it is not
  /// needed or not possible.
  let record: SourceRecord?
}

extension ExtractionUpdate {
  /// Checks a changed source by the changed parts of its code.
  /// - Parameter isRecorded: whether its extraction is needed even if its results are the same.
  /// - Returns: `nil` if more has to be type-checked, because others may depend on the change.
  mutating func judgement(at position: Int, isRecorded: Bool) async -> ChangeImpact? {
    guard let record = old[position], !record.hasDiagnostics, let parts = record.parts else { return nil }
    let reader = await sliceReader()
    let others = records.indices.filter { records[$0] == nil }
    guard let file = reader.changedFile(at: position, beside: others, atMost: Self.limit),
      let change = change(from: record, to: file)
    else { return nil }
    let concerned = concerned(from: record, to: file, change)
    guard concerned.map({ isNobody(restingOn: DigestFilter($0)) }) ?? true else { return nil }
    let comparison = DeclarationDiff(parts, file.codes, change)
    let expected = Set(comparison.expected.map(IndexQuery.init))
    guard
      let found = reader.parts(comparison.changed, of: position, atMost: Self.limit, expecting: expected)
    else { return nil }
    let questions = Set(found.flatMap { $0.queries.map(\.digest) })
    let isSame = comparison.isSame(found)
    let needed = isRecorded || !isSame ? self.record(at: position, record, file, comparison, found) : nil
    return ChangeImpact(isSame: isSame, questions: questions, concerned: concerned, record: needed)
  }

  /// Returns the extraction from a changed source.
  /// - Parameter found: the results of its changed parts.
  private func record(
    at position: Int, _ old: SourceRecord, _ file: ChangedFile, _ comparison: DeclarationDiff,
    _ found: [DeclarationResult]
  ) -> SourceRecord? {
    guard found.allSatisfy({ $0.extraction.diagnostics.isEmpty }),
      let parts = comparison.parts(found, old.extraction(of: file.facts.outline.source), file.starts)
    else { return nil }
    return SourceRecord(
      FileExtraction(file.facts, parts), name: versions[position].name, blob: versions[position].blob,
      modules: scope.members.members[position])
  }

  /// Returns the changes of a source's declarations.
  /// - Returns: `nil` if they cannot be determined, or affect everything.
  private func change(from record: SourceRecord, to file: ChangedFile) -> FileDeclarations.Change? {
    let file = file.facts
    if file.declared == record.declared { return FileDeclarations.Change.none }
    guard file.imports == record.imports, isLocal(record.name, record.traits, record.answers.queries),
      isLocal(record.name, file.traits, Array(file.answers))
    else { return nil }
    return record.change(to: file.declarations)
  }

  /// Returns the queries of other sources whose answers may have changed, or `nil` if the declarations are the same.
  private func concerned(
    from record: SourceRecord, to file: ChangedFile, _ change: FileDeclarations.Change
  ) -> Set<UInt32>? {
    let (former, answers) = (Set(record.answers.all), Set(file.facts.answers.map(\.digest)))
    if file.facts.interface == record.interface, former == answers { return nil }
    let calls = file.facts.callDigest == record.callDigest ? [] : file.calls
    return former.symmetricDifference(answers).union(calls.map(\.digest)).union(change.queries)
  }

  /// Returns whether no source depended on any of these queries.
  private func isNobody(restingOn answers: DigestFilter) -> Bool {
    !old.contains { $0?.queries.holdAny(of: answers) ?? false }
  }
}

/// Compares the parts of two versions of a source.
private struct DeclarationDiff {
  private let change: FileDeclarations.Change
  /// The former parts, by the declarations where the versions differ or by the current positions of the others.
  private let former: [Int: PartRecord]
  private let replaced: [PartRecord]
  private let own: PartRecord?
  /// The former parts of declarations that were removed or no longer contain literals.
  private let gone: [PartRecord]
  /// The new and changed declarations, by position.
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

  /// The queries that the changed declarations will probably ask, because they did so before.
  var expected: [UInt32] { ([own].compactMap { $0 } + replaced + changed.compactMap { former[$0] }).flatMap(\.queries) }

  /// Returns whether the changed declarations have the same results as before.
  /// - Parameter found: their current results.
  func isSame(_ found: [DeclarationResult]) -> Bool {
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

  /// Returns all parts of the current source: the changed and the unchanged ones.
  /// - Parameters:
  ///   - found: the results of the changed declarations.
  ///   - whole: the former extraction.
  ///   - starts: the current start positions of each declaration's code ranges.
  /// - Returns: `nil` if a position cannot be determined.
  func parts(_ found: [DeclarationResult], _ whole: Extraction, _ starts: [Int: [SourceLocation]])
    -> [DeclarationResult]?
  {
    guard let own, let foundOwn = found.first(where: { $0.declaration == nil }) else { return nil }
    var parts: [Int: DeclarationResult] = [:]
    // Code without relevant literals is not a part.
    for part in found where !part.starts.isEmpty { parts[part.declaration ?? -1] = part }
    for (position, part) in former where !changed.contains(position) {
      guard let starts = starts[position] else { continue }
      guard let moved = part.moved(to: position, starts, in: whole) else { return nil }
      parts[position] = moved
    }
    let queries = foundOwn.queries.union(own.queries.map(IndexQuery.init))
    return parts.sorted { $0.key < $1.key }.map(\.value)
      + [DeclarationResult(declaration: nil, extraction: foundOwn.extraction, queries: queries)]
  }

  private func said(_ says: [UInt64]) -> [UInt64] { says.filter { $0 != PartRecord.nothing } }
}
