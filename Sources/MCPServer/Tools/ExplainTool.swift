import FileSystem
import JSONRPC
import ProjectModel
import Reporting
import StringExtraction
import StructuredText

/// Explains why literals are localizable or not.
enum ExplainTool {
  private static let literal = [
    ToolMember.always("literal", .text, "The literal as written in the code"), .always("column", .count),
    .always("isExtracted", .flag, "Whether a target extracts the literal as a key"),
    ToolMember("key", .text), ToolMember("table", .text),
    .always("steps", .list(of: .text), "The reasons, with the declarations that determine them"),
    ToolMember("catalog", .text, "The catalog for the key"),
  ]

  static let tool = AgentTool(
    name: "explain", title: "Explain a literal",
    about: """
      Explains why the string literals on a line of Swift are localizable or not: the expected type, the declarations \
      that determine it, the format specifiers for interpolations, and the catalog for the key. Reads saved files, not \
      unsaved edits.
      """,
    arguments: [
      .always("file", .text, "A Swift source file in the project"),
      .always("line", .number(1...Int(Int32.max)), "From 1"),
      ToolMember(
        "column", .number(1...Int(Int32.max)), "The column in bytes, from 1; default: all literals on the line"),
    ] + .slicing,
    result: [
      .always("literals", .list(of: .record(literal))),
      ToolMember("total", .count, "The number of literals on the line, if there are more"),
      ToolMember("nextCursor", .text, "The cursor for the next page; absent on the last page"), .problems,
    ],
    run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let name = arguments.demanded("file")
    let place = try FilePath(resolving: await project.place(name).place)
    let code = try await project.codeReading()
    guard let index = code.project.sources.paths.firstIndex(of: place) else {
      throw ToolError("\(name) is not a Swift source file in the project")
    }
    let found = try await LiteralExplanations(
      of: index, line: arguments.number("line") ?? 1, column: arguments.number("column"), in: code.project,
      project.sdk)
    let slice = try Slice(
      found.items, after: arguments.cursor, limit: arguments.limit,
      name: { String($0.explanation.site.location.column) },
      size: { item in RPCPayload.object { write(item, to: &$0) }.bytes.count })
    return RPCPayload.object { json in
      json.objects("literals", slice.items) { write($1, to: &$0) }
      if slice.items.count < slice.total { slice.writeRest(to: &json) }
      json.problems(code.problems)
    }
  }

  private static func write(_ item: LiteralExplanations.Item, to json: inout JSONWriter) {
    let explanation = item.explanation
    json.member("literal", shortened(explanation.literal))
    json.member("column", explanation.site.location.column)
    json.member("isExtracted", explanation.extracted != nil && item.isTaken)
    json.member("key", (explanation.extracted?.key).map(shortened))
    json.member("table", explanation.extracted?.table)
    json.array("steps", explanation.steps) { json, step in
      json.value(shortened(step.text + (step.declaration.map { " (\($0))" } ?? "")))
    }
    json.member("catalog", item.catalog)
  }

  /// Returns a string, shortened to fit into a model's context.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > longest ? text.prefix(longest) + "…" : text
  }

  private static let longest = 2000
}
