import Diagnostics
import JSONRPC
import StructuredText

/// Returns problems in translations.
enum LintTool {
  private static let finding = [
    ToolMember.always("rule", .text), .always("severity", .text), .always("message", .text),
    ToolMember("file", .text), ToolMember("line", .count), ToolMember("key", .text),
  ]

  static let tool = AgentTool(
    name: "lint", title: "Check translations",
    about: """
      Checks translations against the code, the key and the source text: format specifiers, plural forms, empty texts, \
      leading and trailing spaces. Returns the findings page by page, ordered by file.
      """,
    arguments: [ToolMember("rule", .text, "Return only findings from this rule")] + .slicing,
    result: [.always("findings", .list(of: .record(finding)))] + .rest + [.problems],
    run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let lint = try await project.lintReading()
    let rule = arguments.text("rule")
    if let rule, !lint.rules.contains(rule) { throw ToolError.unknown("rule", rule, known: lint.rules) }
    let items = lint.items.filter { rule == nil || $0.finding.identifier == rule }
    let slice = try Slice(items, after: arguments.cursor, limit: arguments.limit, name: name) { item in
      RPCPayload.object { write(item, to: &$0) }.bytes.count
    }
    return RPCPayload.object { json in
      json.objects("findings", slice.items) { write($1, to: &$0) }
      slice.writeRest(to: &json)
      json.problems(lint.problems)
    }
  }

  /// Returns the name of a finding for cursors.
  private static func name(_ item: LintSnapshot.Item) -> String {
    let finding = item.finding
    let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? ""
    return [finding.file ?? "", place, finding.identifier, finding.sentence].joined(separator: "\n")
  }

  private static func write(_ item: LintSnapshot.Item, to json: inout JSONWriter) {
    let finding = item.finding
    json.member("rule", finding.identifier)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.sentence)
    json.member("file", item.file)
    json.member("line", finding.range?.start.line)
    json.member("key", finding.key)
  }
}
