import FileSystem
import IncrementalExtraction
import ProjectLoading
import ProjectModel

extension CommandContext {
  /// Runs a command and caches its output for the next equal run. If the output of an earlier run is still valid
  /// although sources have changed, prints it again.
  func keeping(
    _ cache: RunCache?, _ lookup: RunCache.Lookup, run: (CommandContext) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard let cache else { return try await run(self) }
    var context = self
    if case .outdated(var revalidation) = lookup {
      if await revalidation.holds(sdk), let code = console.replay(revalidation.cached) {
        cache.keep(revalidation.renewed())
        return code
      }
      context.revalidation = revalidation
    }
    let (transcript, facts) = (Transcript(), DiskFacts(asked: cache.asked))
    let transcribed = context.transcribed(to: transcript)
    let code = try await DiskFacts.$current.withValue(facts) { try await run(transcribed) }
    if code != .problem, let (facts, sources) = facts.besideSources {
      cache.keep(CachedRun(texts: transcript.texts, code: code.rawValue, facts: facts, sources: sources))
    }
    return transcript.isEnded ? console.end(code) : code
  }

  /// - Returns: `nil` if the output must not be cached.
  func cache(for arguments: ParsedArguments) -> RunCache? {
    guard let command = arguments.command, command.isCacheable,
      !command.options.contains(where: { $0.preventsCaching && arguments.has($0.name) })
    else { return nil }
    let named = command.operands == .paths ? arguments.operands.first : nil
    let place = named.map { FilePath(GivenPath($0, from: currentFolder).place) } ?? currentFolder
    guard let folder = CacheFolder(around: place, user: userCache()) else { return nil }
    return RunCache(folder, words: arguments.line(without: []), in: currentFolder, look: console.look)
  }

  /// Reads a project with the cached extractions of earlier runs, and shows progress.
  /// - Parameter needsSources: whether the cached extractions are not enough for the run.
  func input(_ request: ProjectRequest, needsSources: Bool = false) async throws -> DiskInput {
    let place = try request.named().first?.physical ?? currentFolder
    let store =
      usesCache && !needsSources
      ? ExtractionCacheStore(around: place, user: userCache(), try request.key()) : nil
    return try await DiskInput(store, request, sdk, revalidation, progress: console.progress)
  }

  private func transcribed(to transcript: Transcript) -> CommandContext {
    var context = self
    context.console = console.transcribed(to: transcript)
    return context
  }
}
