import FileSystem
import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftParsing
import TextBasics

/// Determines whether a cached result is still valid although sources have changed. It is valid if the extractions from
/// them, and from all sources that depend on their types, are the same. Then the run does not read the rest of the
/// project.
package struct CachedRunRevalidation: Sendable {
  package let cached: CachedRun
  /// The location of the extractions that the result depends on.
  package let kept: SourceFingerprints
  /// These extractions. After ``holds(_:)``, the extractions from the current sources if they could be determined.
  package private(set) var cache: ExtractionCache
  /// The changed sources that have to be type-checked, by name.
  private var pending: [String: SourceText] = [:]
  /// The current state of the changed sources.
  private var current: [String: SourceFingerprints.Source] = [:]

  /// The number of changed sources above which an update is not worth the time.
  private static let limit = 16

  /// - Parameter changed: the changed sources. Everything else is unchanged.
  /// - Returns: `nil` if the run has to be repeated.
  init?(_ cached: CachedRun, _ changed: [SourceFingerprints.Source]) {
    guard let kept = cached.sources, changed.count <= Self.limit,
      let cache = ExtractionCache(at: FilePath(kept.store), key: kept.key), cache.seal == kept.seal
    else { return nil }
    (self.cached, self.kept, self.cache) = (cached, kept, cache)
    for source in changed {
      guard take(source.path) else { return nil }
    }
  }

  /// Whether changed sources may change again within the same clock tick.
  var isRecent: Bool { current.values.contains(where: \.isRecent) }

  /// Whether the result is valid without type-checking.
  var isSettled: Bool { pending.isEmpty }

  /// - Returns: `false` if the source is ambiguous, incomplete Swift, or missing.
  private mutating func take(_ path: String) -> Bool {
    guard let record = cache.sources[path], let contents = try? FileContents(of: path),
      kept.sources.allSatisfy({ $0.path == path || $0.fingerprint.identity != contents.status.identity })
    else { return false }
    current[path] = SourceFingerprints.Source(path: path, contents.status)
    let text = SourceText(path: path, projectPath: record.projectPath, bytes: contents.bytes)
    if Self.blob(text) == record.blob { return true }
    let tokens = Lexer.tokenize(text)
    // Cached diagnostics contain printed paths, so run again.
    guard !record.hasDiagnostics, SourceBreak(in: tokens, of: text) == nil else { return false }
    // Changes of comments and line breaks only move the results.
    if !cached.mayMention(path), text.codeDigest(tokens) == record.code { return true }
    pending[path] = text
    return true
  }

  @Sendable private static func blob(_ text: SourceText) -> String { Digest(text.bytes).text }

  /// Type-checks the changed sources and their dependents.
  /// - Returns: whether the cached result is still valid.
  package mutating func holds(_ sdk: SDKLoad) async -> Bool {
    let records = cache.sources.values.map { (FilePath($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    let versions = records.map { record in
      SourceVersion(name: record.name, blob: pending[record.name].map(Self.blob) ?? record.blob)
    }
    let scope = ExtractionScope(cache, records)
    // A source with only changed comments may be type-checked as well.
    var update = ExtractionUpdate(cache, versions, scope, sdk, blob: Self.blob) {
      [pending] positions in
      positions.map { pending[records[$0].name] ?? Self.text(of: records[$0]) }
    }
    guard await update.run() else { return false }
    let changes = update.changed.compactMap { position in update.records[position].map { (records[position], $0) } }
    if changes.contains(where: \.1.hasDiagnostics) { return false }
    cache = cache.replacing(changes.map(\.1))
    return changes.allSatisfy { old, new in
      old.hasSameStrings(as: new) && (cached.mayMention(old.name) ? old.hasPlaces(of: new) : old.hasOrder(of: new))
    }
  }

  /// Returns the valid result for the current sources. Also stores the extractions that it depends on.
  package func renewed() -> CachedRun {
    var renewed = kept
    if cache.seal == nil {
      let bytes = cache.bytes(for: kept.key)
      let file = FilePath(kept.store)
      if let folder = file.folder { CacheFolder(ofUser: folder).write(bytes, to: file) }
      renewed.seal = ExtractionCache.seal(of: bytes, kept.key)
    }
    renewed.sources = kept.sources.map { current[$0.path] ?? $0 }
    return CachedRun(texts: cached.texts, code: cached.code, facts: cached.facts, sources: renewed)
  }

  private static func text(of record: SourceRecord) -> SourceText? {
    (try? FileContents(of: record.name)).map {
      SourceText(path: record.name, projectPath: record.projectPath, bytes: $0.bytes)
    }
  }
}

extension CachedRun {
  /// Returns whether the output may contain the name of a file, even if a format escapes it. The output may then
  /// contain line numbers of the file.
  func mayMention(_ path: String) -> Bool {
    let parts = FilePath(path).name.utf8.split { !Self.isPlain($0) }
    guard let plain = parts.max(by: { $0.count < $1.count }) else { return true }
    let part = String(Substring(plain))
    return texts.contains { $0.text.contains(part) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDecimalDigit || "._-".utf8.contains(byte)
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
