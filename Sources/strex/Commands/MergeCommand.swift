import Workspace

/// `strex merge`: merges catalogs by key, language and text, lets git do so, and looks at merges that others made.
struct MergeCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  func run() async throws -> ExitCode {
    if arguments.has(.check) { return try check() }
    if arguments.operands == ["install"] { return try install() }
    let request = try arguments.mergeRequest(from: context.currentFolder)
    return try await FileMerge(request, context.console).run()
  }

  private func install() throws -> ExitCode {
    try refuse([.path, .label, .output], beside: "‘strex merge install’")
    return try MergeDriverInstallation(around: context.currentFolder, context.console).run()
  }

  private func check() throws -> ExitCode {
    try refuse([.path, .label, .output], beside: "--check")
    if arguments.operands.count > 1 { throw UsageProblem("merge --check takes one revision or range at most") }
    return try MergeCheck(arguments.operands.first, around: context.currentFolder, context.console).run()
  }

  private func refuse(_ options: [OptionName], beside what: String) throws(UsageProblem) {
    if let option = options.first(where: arguments.has) {
      throw UsageProblem("\(option.spelling) does not go with \(what)")
    }
  }
}
