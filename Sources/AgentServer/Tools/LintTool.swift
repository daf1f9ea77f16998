import CatalogLint
import Findings
import JSONRPC
import JSONText
import Reports
import Workspace

/// What is wrong with translations.
enum LintTool {
  private static let finding = [
    ToolMember.always("rule", .text), .always("severity", .text), .always("message", .text),
    ToolMember("file", .text), ToolMember("line", .count), ToolMember("key", .text),
  ]

  static let tool = AgentTool(
    name: "lint", title: "Problems in translations",
    about: """
      Checks every translation against what the code passes, the key takes and the source says: format specifiers, plural categories, \
      empty texts, space at the ends. Slice by slice, in the order of the files.
      """,
    arguments: [ToolMember("rule", .text, "Only findings of this rule")] + .slicing,
    result: [.always("findings", .list(of: .record(finding)))] + .rest + [.problems],
    run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let code = try await project.codeReading()
    let filter = FindingFilter(CatalogLinter.rules, code.project)
    let rule = arguments.text("rule")
    if let rule, !filter.rules.contains(where: { $0.identifier == rule }) {
      throw ToolProblem.unknown("rule", rule, known: filter.rules.map(\.identifier))
    }
    let lint = try await LintRun(code.project, code.pass, filter)
    let findings = filter.applied(to: lint.findings).filter { rule == nil || $0.rule == rule }
    /// Paths are from the server's folder, as everywhere.
    func printed(_ finding: Finding) -> String? {
      finding.path.map { code.project.names.printed(filter.file($0)) }
    }
    let slice = try Slice(findings, after: arguments.cursor, limit: arguments.limit, name: name) { finding in
      RPCPayload { write(finding, file: printed(finding), to: &$0) }.bytes.count
    }
    return RPCPayload { json in
      json.object { json in
        json.key("findings")
        json.array(slice.items) { write($1, file: printed($1), to: &$0) }
        slice.writeRest(to: &json)
        json.problems(lint.problems)
      }
    }
  }

  /// Names a finding in lists.
  private static func name(_ finding: Finding) -> String {
    let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? ""
    return [finding.path ?? "", place, finding.rule, finding.sentence].joined(separator: "\n")
  }

  private static func write(_ finding: Finding, file: String?, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.sentence)
      json.member("file", file)
      json.member("line", finding.range?.start.line)
      json.member("key", finding.key)
    }
  }
}
