import StringExtraction

/// `strex sync`: brings catalogs in step with the sources.
struct SyncCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() async throws -> ExitCode { .success }
}
