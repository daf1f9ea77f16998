import JSONRPC

/// Lists the keys to translate into a language.
enum MissingTool {
  static let tool = AgentTool(
    name: "list_missing", title: "List missing translations",
    about: """
      Lists texts that are not translated into a language or need review, page by page. Each item has the source text, \
      the developers' comment, and the code locations that use the text. If the source varies by plural, pass \
      a text for each of pluralCategories to set_translations.
      """,
    arguments: [
      .always("language", .text, "The language code used in the catalogs: de, pt-BR, zh-Hans"),
      ToolMember("need", .choice(["missing", "needs_review", "all"]), "Which strings to list; default: missing"),
      ToolMember("catalog", .text, "List only this catalog (path or name)"),
      ToolMember("new_language", .flag, "Allow a language that is new to the project"),
    ] + .slicing,
    result: [
      .always("language", .text),
      .always("pluralCategories", .list(of: .text), "The plural forms that the language needs"),
      .always("items", .list(of: .record(ListedKey.members + item + ListedKey.placeMembers))),
    ] + .rest + [.problems],
    run: run)

  private static let item = [
    ToolMember.always("need", .choice(["missing", "needs_review"])),
    .always("source", .record(TextContent.members), "The source text"),
    ToolMember("current", .record(TextContent.members), "The current text"),
  ]

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let needs: Set<Need> =
      switch arguments.text("need") {
      case "needs_review": [.review]
      case "all": [.missing, .review]
      default: [.missing]
      }
    return try await MissingList(
      of: arguments.demanded("language"), needs, catalog: arguments.text("catalog"),
      canBeNew: arguments.has("new_language"), in: project, after: arguments.cursor, limit: arguments.limit
    ).payload { json, cursor in json.member("nextCursor", cursor) }
  }
}
