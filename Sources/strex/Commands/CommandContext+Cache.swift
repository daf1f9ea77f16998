import CommandLineInterface
import IncrementalExtraction
import ProjectModel
import Workspace

extension CommandContext {
  /// Runs a command, and keeps what it says for the next run like it. If what an earlier run said still holds although sources have
  /// changed, it says that again.
  func keeping(
    _ cache: RunCache?, _ finding: RunCache.Finding, run: (CommandContext) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard let cache else { return try await run(self) }
    var context = self
    if case .update(var update) = finding {
      if await update.holds(sdk), let code = console.replay(update.answer) {
        cache.keep(update.renewed())
        return code
      }
      context.update = update
    }
    let (transcript, facts) = (Transcript(), DiskFacts(asked: cache.asked))
    let transcribed = context.transcribed(to: transcript)
    let code = try await DiskFacts.$current.withValue(facts) { try await run(transcribed) }
    if code != .problem, let (facts, sources) = facts.besideSources {
      cache.keep(Answer(texts: transcript.texts, code: code.rawValue, facts: facts, sources: sources))
    }
    return transcript.isEnded ? console.end(code) : code
  }

  /// - Returns: `nil` where nothing may be kept: a run over git's index has a cache of its own, one in a phase of Xcode
  ///   depends on variables, and one that reads a commit depends on all of its files.
  func cache(for arguments: ParsedArguments) -> RunCache? {
    let others: [OptionName] = [.noCache, .since, .staged, .scriptPhase, .printInputs, .printOutputs]
    guard let command = arguments.command, command.onlyTells, !others.contains(where: arguments.has) else { return nil }
    let named = command.operands == .paths ? arguments.operands.first : nil
    let place = named.map { FilePath(GivenPath($0, from: currentFolder).place) } ?? currentFolder
    guard let folder = CacheFolder(around: place, user: userCache()) else { return nil }
    return RunCache(folder, words: arguments.line(without: [], adding: []), in: currentFolder, look: console.look)
  }

  /// Reads a project, with the extractions that earlier runs have kept, and shows progress meanwhile.
  func input(_ request: ProjectRequest, usesCache: Bool) async throws -> DiskInput {
    let place = try request.named().first?.physical ?? currentFolder
    let memory = usesCache ? ExtractionMemory(around: place, user: userCache(), try request.key()) : nil
    return try await DiskInput(memory, request, sdk, update: update, progress: console.progress)
  }

  private func transcribed(to transcript: Transcript) -> CommandContext {
    var context = self
    context.console = console.transcribed(to: transcript)
    return context
  }
}
