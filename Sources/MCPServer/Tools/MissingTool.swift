import JSONRPC

/// Lists the keys to translate into a language.
enum MissingTool {
  static let tool = AgentTool(
    name: "list_missing", title: "Missing translations",
    about: """
      Lists what lacks a translation into a language, or needs review there, slice by slice: the text of the source language, the \
      developers' comment, and the places in the code, which tell what a text is for. Where the source varies by plural, give each of \
      pluralCategories with set_translations.
      """,
    arguments: [
      .always("language", .text, "As the catalogs name it: de, pt-BR, zh-Hans"),
      ToolMember("need", .choice(["missing", "needs_review", "all"]), "Which texts; missing unless given"),
      ToolMember("catalog", .text, "Only those of this catalog, by its path or its name"),
      ToolMember("new_language", .flag, "Whether the language may be one that the project does not have yet"),
    ] + .slicing,
    result: [
      .always("language", .text),
      .always("pluralCategories", .list(of: .text), "What plurals of the language need"),
      .always("items", .list(of: .record(ListedKey.members + item + ListedKey.placeMembers))),
    ] + .rest + [.problems],
    run: run)

  private static let item = [
    ToolMember.always("need", .choice(["missing", "needs_review"])),
    .always("source", .record(TextContent.members), "In the source language"),
    ToolMember("current", .record(TextContent.members), "What is there"),
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
