import CommandLineInterface
import IncrementalExtraction
import ProjectLayout
import Workspace

extension CommandContext {
  /// Runs a command, and keeps what it says for the next run like it.
  func keeping(_ cache: RunCache?, run: (CommandContext) async throws -> ExitCode) async throws -> ExitCode {
    guard let cache else { return try await run(self) }
    let (transcript, facts) = (Transcript(), DiskFacts())
    let code = try await DiskFacts.$current.withValue(facts) { try await run(transcribed(to: transcript)) }
    if code != .problem, let facts = facts.all {
      cache.keep(Answer(texts: transcript.texts, code: code.rawValue, facts: facts))
    }
    return transcript.isEnded ? console.end(code) : code
  }

  /// Says what an earlier run said.
  func replay(_ answer: Answer) -> ExitCode? {
    guard let code = ExitCode(rawValue: answer.code) else { return nil }
    console.replay(answer.texts)
    return code
  }

  /// - Returns: `nil` where nothing may be kept: a run over git's index has a cache of its own, and one in a phase of Xcode
  ///   depends on variables.
  func cache(for arguments: ParsedArguments) -> RunCache? {
    let others: [OptionName] = [.noCache, .staged, .scriptPhase, .printInputs, .printOutputs]
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
    return try await DiskInput(memory, request, sdk, progress: console.progress)
  }

  private func transcribed(to transcript: Transcript) -> CommandContext {
    var context = self
    context.console = console.transcribed(to: transcript)
    return context
  }
}
