import Diagnostics
import Foundation
import ProjectLoading
import TextBasics

/// `strex xcstringstool`: the command line of Xcode's `xcstringstool`, on every platform.
struct XCStringsToolCommand: Command {
  static let description = CommandDescription(
    name: ProgramArguments.appleTool, summary: "Run the subcommands of Xcode's xcstringstool", group: .integration,
    operands: .verbatim,
    discussion: """
      Runs a subcommand (verb) of Xcode's xcstringstool with the same options, output and exit codes. The verbs are
      print, compile, sync, extract and generate-symbols. All words after `xcstringstool` are passed to the verb.

      strex behaves the same if you run it through a link named xcstringstool, so scripts that call Apple's tool can run
      without Xcode. `strex xcstringstool help VERB` lists the options of a verb. The exit status is 0 on success, 1 for
      an error in a file, and 64 for an invalid command line.
      """)

  private let words: [String]
  let context: CommandContext

  private static let tool = ProgramArguments.appleTool

  static let verbs: [any ToolVerb.Type] = [
    PrintVerb.self, CompileVerb.self, SyncVerb.self, ExtractVerb.self, GenerateSymbolsVerb.self,
  ]

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (words, self.context) = (arguments.operands, context)
  }

  private var width: Int { console.columns ?? 80 }

  func run() async throws -> ExitCode {
    guard let word = words.first, word != "-h", word != "--help" else { return printHelp(overview) }
    if word == "help" { return help(of: words.dropFirst().first) }
    guard let verb = Self.verbs.first(where: { $0.form.name == word }) else {
      let problem: ToolProblem = word.hasPrefix("-") ? .unknown(word, [.help]) : .unexpected([word])
      return refuse(problem, usage: Self.usage, command: Self.tool)
    }
    do throws(ToolProblem) {
      let arguments = try VerbArguments(
        Array(words.dropFirst()), verb.form.parameters, from: context.currentFolder)
      if arguments.asksForHelp { return printHelp(verb.form.help(width: width)) }
      return await finish(verb.init(arguments: arguments, context: context))
    } catch {
      return refuse(error, usage: verb.form.usage, command: "\(Self.tool) \(word)")
    }
  }

  /// Runs a verb. Errors have no position and no identifier, as in Apple's tool, so that build systems can parse them.
  private func finish(_ command: any ToolVerb) async -> ExitCode {
    do { return try await command.run() } catch {
      switch error {
      case let error as DiagnosticError: console.complain(of: error.diagnostic)
      case let error as CatalogFile.Problem: console.complain(of: error.diagnostic)
      default: console.complain(of: Diagnostic(preventing: error))
      }
      return .findings
    }
  }

  private func refuse(_ problem: ToolProblem, usage: String, command: String) -> ExitCode {
    console.printError(problem.text(usage: usage, command: command))
    return .misuse
  }

  private func printHelp(_ text: String) -> ExitCode {
    console.printExactly(text)
    return .success
  }

  private func help(of word: String?) -> ExitCode {
    printHelp(Self.verbs.first { $0.form.name == word }?.form.help(width: width) ?? overview)
  }

  private static let usage = "\(tool) <subcommand>"

  private var overview: String {
    let verbs = Self.verbs.map { ($0.form.name, $0.form.abstract) }
    let help = ToolHelp(width: width).page(
      "Work with .xcstrings files", usage: Self.usage,
      [("OPTIONS", [(ToolParameter.help.label, ToolParameter.help.explanation)]), ("SUBCOMMANDS", verbs)])
    return help + "\n  See '\(Self.tool) help <subcommand>' for detailed help.\n"
  }
}

extension Console {
  /// Writes a diagnostic to standard error as Apple's tool does: `path: error: message`.
  func complain(of diagnostic: Diagnostic) {
    let file = diagnostic.file.map { TerminalSafeText.escaped($0) + ": " } ?? ""
    let place = (diagnostic.range?.start).map { " (line \($0.line), column \($0.column))" } ?? ""
    printError("\(file)\(diagnostic.severity.rawValue): \(diagnostic.message)\(place)\n")
  }
}

/// A diagnostic that prevents a verb from running.
struct DiagnosticError: Error {
  let diagnostic: Diagnostic
}
