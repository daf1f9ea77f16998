import ProjectExchange

/// A verb of `xcstringstool`.
protocol ToolVerb: Sendable {
  static var form: ToolForm { get }

  var arguments: VerbArguments { get }
  var context: CommandContext { get }

  init(arguments: VerbArguments, context: CommandContext)

  func run() async throws -> ExitCode
}

extension ToolVerb {
  var console: Console { context.console }

  /// Returns the catalog that a parameter names, or `nil` after reporting why it cannot be read.
  func catalog(_ parameter: ToolParameter) -> GivenCatalogs.Member? {
    let given = GivenCatalogs([arguments.path(parameter)])
    given.problems.forEach(console.complain)
    return given.members.first
  }
}

/// A verb as its help and its parser see it.
struct ToolForm: Sendable {
  let name: String
  /// The sentence in the help.
  let abstract: String
  /// In the order of the help.
  let parameters: [ToolParameter]

  /// The usage line. ArgumentParser leaves out options if there are more than 12 parameters.
  var usage: String {
    let shown = parameters.count > 12 ? parameters.filter { $0.kind == .argument || $0.isRequired } : parameters
    let words = (shown.count < parameters.count ? ["[<options>]"] : []) + shown.map(\.usage)
    return (["xcstringstool", name] + words).joined(separator: " ")
  }

  /// - Parameter width: the width of the terminal.
  func help(width: Int) -> String {
    let arguments = parameters.filter { $0.kind == .argument }
    let options = parameters.filter { $0.kind != .argument } + [.help]
    return ToolHelp(width: width).page(
      abstract, usage: usage,
      [
        ("ARGUMENTS", arguments.map { ($0.label, $0.explanation) }),
        ("OPTIONS", options.map { ($0.label, $0.explanation) }),
      ]
    )
  }
}
