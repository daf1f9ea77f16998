import FileSystem

extension RunCache {
  /// The cached data of an earlier run.
  package enum Lookup: Sendable {
    /// Its result, which is still valid.
    case cached(CachedRun)
    /// Its result, which may be invalid because sources have changed.
    case outdated(CachedRunRevalidation)
    case nothing
  }

  /// Looks for the cached data of an earlier run. If only comments of sources have changed, the result is stored again
  /// for these sources.
  package func find() -> Lookup {
    guard let cached = kept, let changed = cached.facts.changed(of: cached.sources?.sources ?? [], asking: asked) else {
      return .nothing
    }
    if changed.isEmpty { return .cached(cached) }
    guard let revalidation = CachedRunRevalidation(cached, changed) else { return .nothing }
    guard revalidation.isSettled else { return .outdated(revalidation) }
    if !revalidation.isRecent { keep(revalidation.renewed()) }
    return .cached(cached)
  }
}
