import FileSystem

extension RunCache {
  /// The cached data of an earlier run.
  package enum Finding: Sendable {
    /// Its result, which is still valid.
    case answer(Answer)
    /// Its result, which may be invalid because sources have changed.
    case update(CachedRunRevalidation)
    case nothing
  }

  /// Looks for the cached data of an earlier run. If only comments of sources have changed, the result is stored again
  /// for these sources.
  package func find() -> Finding {
    guard let answer = kept, let changed = answer.facts.changed(of: answer.sources?.sources ?? [], asking: asked) else {
      return .nothing
    }
    if changed.isEmpty { return .answer(answer) }
    guard let update = CachedRunRevalidation(answer, changed) else { return .nothing }
    guard update.isSettled else { return .update(update) }
    if !update.isYoung { keep(update.renewed()) }
    return .answer(answer)
  }
}
