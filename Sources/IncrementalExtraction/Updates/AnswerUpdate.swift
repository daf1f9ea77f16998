import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import Workspace

/// Finds out whether an answer still holds although sources have changed. It does where the same is extracted from them as before,
/// and from all sources whose types rest on theirs; then nothing else of the project has to be read.
package struct AnswerUpdate: Sendable {
  package let answer: Answer
  /// Where the extractions are on which the answer rests.
  package let kept: KeptSources
  /// These extractions; after ``holds(_:)``, those from the sources as they are now, as far as they could be told.
  package private(set) var store: ExtractionCache
  /// The changed sources that have to be typed, by name.
  private var pending: [String: SourceText] = [:]
  /// The changed sources as they are now.
  private var current: [String: KeptSources.Source] = [:]

  /// The number of changed sources from which it is not worth trying.
  private static let limit = 16

  /// - Parameter changed: the sources that are not as they were; everything else is.
  /// - Returns: `nil` where the run has to be repeated.
  init?(_ answer: Answer, _ changed: [KeptSources.Source]) {
    guard let kept = answer.sources, changed.count <= Self.limit,
      let store = ExtractionCache(at: FilePath(kept.store), key: kept.key), store.seal == kept.seal
    else { return nil }
    (self.answer, self.kept, self.store) = (answer, kept, store)
    for source in kept.sources { self.store.rest(source.path, on: source.questions) }
    for source in changed {
      guard take(source.path) else { return nil }
    }
    if isSettled { return }
    for source in kept.sources where source.isJudgedAgain && current[source.path] == nil {
      guard take(source.path), current.count <= Self.limit else { return nil }
    }
  }

  /// Whether changed sources may change again within the same tick of the clock.
  var isYoung: Bool { current.values.contains(where: \.isYoung) }

  /// Whether the answer holds without anything to type.
  var isSettled: Bool { pending.isEmpty }

  /// - Returns: `false` where the source cannot be told apart from others, is no whole Swift, or is gone.
  private mutating func take(_ path: String) -> Bool {
    guard let record = store.sources[path], let contents = try? FileContents(of: path),
      kept.sources.allSatisfy({ $0.path == path || $0.fingerprint.identity != contents.status.identity })
    else { return false }
    current[path] = KeptSources.Source(path: path, contents.status)
    let text = SourceText(path: path, projectPath: record.projectPath, bytes: contents.bytes)
    if Self.blob(text) == record.blob { return true }
    let tokens = Lexer.tokenize(text)
    // Only the run knows the names of files in diagnostics.
    guard !record.hasDiagnostics, SourceBreak(in: tokens, of: text) == nil else { return false }
    // Comments and line breaks only move what is extracted.
    if !answer.mayMention(path), text.codeDigest(tokens) == record.code { return true }
    pending[path] = text
    return true
  }

  @Sendable private static func blob(_ text: SourceText) -> String { Digest(text.bytes).text }

  /// Types the changed sources, and those that rest on them.
  /// - Returns: whether the answer still holds.
  package mutating func holds(_ sdk: SDKLoad) async -> Bool {
    let records = store.sources.values.map { (FilePath($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    let versions = records.map { record in
      SourceVersion(name: record.name, blob: pending[record.name].map(Self.blob) ?? record.blob)
    }
    let scope = ExtractionScope(store, records)
    // A source whose comments have changed may be typed, too.
    var update = ExtractionUpdate(store, versions, scope, sdk, isInParts: true, blob: Self.blob) {
      [pending] positions in
      positions.map { pending[records[$0].name] ?? Self.text(of: records[$0]) }
    }
    let positions = records.indices.filter { pending[records[$0].name] != nil }
    if let isSame = await sayTheSame(positions, records, &update) { return isSame }
    guard await update.run() else { return false }
    let changes = update.changed.compactMap { position in update.records[position].map { (records[position], $0) } }
    if changes.contains(where: \.1.hasDiagnostics) { return false }
    store = store.replacing(changes.map(\.1))
    return changes.allSatisfy { old, new in
      old.says(thatOf: new) && (answer.mayMention(old.name) ? old.hasPlaces(of: new) : old.hasOrder(of: new))
    }
  }

  /// The answer, if it holds, for the sources as they are now. The extractions on which it rests are kept with it.
  package func renewed() -> Answer {
    var renewed = kept
    if store.seal == nil {
      let bytes = store.bytes(for: kept.key)
      let file = FilePath(kept.store)
      if let folder = file.folder { CacheFolder(ofUser: folder).write(bytes, to: file) }
      renewed.seal = ExtractionCache.seal(of: bytes, kept.key)
    }
    renewed.sources = kept.sources.map { current[$0.path] ?? $0 }
    return Answer(texts: answer.texts, code: answer.code, facts: answer.facts, sources: renewed)
  }

  /// Whether changed sources say what they said, judged by their changed parts. Otherwise what they say is known for the run that
  /// follows.
  /// - Returns: `nil` where more has to be typed.
  private mutating func sayTheSame(
    _ positions: [Int], _ records: [SourceRecord], _ update: inout ExtractionUpdate
  ) async -> Bool? {
    var judgements: [SourceJudgement] = []
    var isSame = true
    for position in positions {
      let (old, name) = (records[position], records[position].name)
      let isMentioned = answer.mayMention(name)
      guard let found = await update.judgement(at: position, isRecorded: isMentioned) else { return nil }
      if isMentioned {
        guard let new = found.record else { return nil }
        isSame = isSame && old.says(thatOf: new) && old.hasPlaces(of: new)
      } else {
        isSame = isSame && found.isSame
      }
      current[name]?.questions = found.questions.sorted()
      current[name]?.isJudgedAgain = found.concerned != nil
      judgements.append(found)
    }
    // What one of them rests on may come and go with another.
    for (position, one) in judgements.enumerated() {
      for (other, next) in judgements.enumerated() where other != position {
        guard one.concerned?.isDisjoint(with: next.questions) ?? true else { return nil }
      }
    }
    if !isSame { store = store.replacing(judgements.compactMap(\.record)) }
    return isSame
  }

  private static func text(of record: SourceRecord) -> SourceText? {
    (try? FileContents(of: record.name)).map {
      SourceText(path: record.name, projectPath: record.projectPath, bytes: $0.bytes)
    }
  }
}

extension Answer {
  /// Whether the output may name a file, however formats escape what is no letter of ASCII: then lines of the file may be in it.
  func mayMention(_ path: String) -> Bool {
    let parts = FilePath(path).name.utf8.split { !Self.isPlain($0) }
    guard let plain = parts.max(by: { $0.count < $1.count }) else { return true }
    let part = String(Substring(plain))
    return texts.contains { $0.text.contains(part) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
    default: false
    }
  }
}

extension DiskFact.Fingerprint {
  fileprivate var identity: FileStatus.Identity? {
    switch self {
    case .version(of: let identity, _, size: _, modified: _, changed: _), .folder(let identity): identity
    case .problem: nil
    }
  }
}
