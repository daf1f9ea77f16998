import JSONRPC
import StructuredText

/// A tool of the server, with its description and its function.
struct AgentTool: Sendable {
  let name: String
  let title: String
  /// The description for the model.
  let about: String
  let arguments: [ToolMember]
  let result: [ToolMember]
  var effect = Effect.reads
  let run: @Sendable (AgentProject, ToolArguments) async throws -> RPCPayload

  enum Effect: Sendable {
    case reads
    /// Writes catalogs and may remove or replace strings. A second call with the same arguments changes nothing.
    case writes
  }

  static let all = [
    StatusTool.tool, MissingTool.tool, EntryTool.tool, SearchTool.tool, TranslateTool.tool, CheckTool.tool,
    SyncTool.tool,
    LintTool.tool, ExplainTool.tool, EditKeysTool.tool, AddKeyTool.tool, EditLanguageTool.tool, PruneTool.tool,
    DiffTool.tool,
  ]

  /// Writes the tool in the format of `tools/list`.
  func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("title", title)
    json.member("description", about)
    json.key("inputSchema")
    ToolSchema.record(arguments).write(to: &json)
    json.key("outputSchema")
    ToolSchema.record(result).write(to: &json)
    json.object("annotations") { json in
      json.member("readOnlyHint", effect == .reads)
      json.member("destructiveHint", effect == .writes)
      json.member("idempotentHint", true)
      json.member("openWorldHint", false)
    }
  }

  /// - Throws: a ``ToolError`` if an argument does not match the schema.
  func call(_ node: JSONNode?, in project: AgentProject) async throws -> RPCPayload {
    if let node { try ToolSchema.record(arguments).check(node, "") } else { try demandNone() }
    return try await run(project, ToolArguments(node: node))
  }

  private func demandNone() throws(ToolError) {
    if let missing = arguments.first(where: \.isRequired) { throw ToolError("missing argument \(missing.name)") }
  }
}
