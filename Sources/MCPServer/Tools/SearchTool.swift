import CatalogLint
import JSONRPC
import StringCatalog
import StructuredText

/// Finds keys and texts that contain a string.
enum SearchTool {
  static let tool = AgentTool(
    name: "search", title: "Search keys and strings",
    about:
      "Finds keys, comments and strings in any language that contain the given text. Ignores case.",
    arguments: [
      .always("text", .text, "The text to search for"),
      ToolMember("in", .choice(["all", "keys", "texts", "comments"]), "Where to search; default: all"),
      ToolMember("language", .text, "Search only strings in this language"),
      ToolMember("catalog", .text, "Search only this catalog (path or name)"),
    ] + .slicing,
    result: [
      .always(
        "items",
        .list(
          of: .record(
            ListedKey.members + [
              .always(
                "matches", .list(of: .record([.always("language", .text), .always("text", .text)])),
                "The strings that contain it, at most five")
            ] + ListedKey.placeMembers)))
    ] + .rest + [.problems],
    run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let (reading, code) = (try await project.catalogReading(), try await project.codeReading())
    let contexts = try await project.contextReading()
    let wanted = arguments.demanded("text").lowercased()
    if wanted.isEmpty { throw ToolError("text must not be empty") }
    let (place, language) = (arguments.text("in") ?? "all", arguments.text("language"))
    func texts(_ entry: CatalogEntry) -> [(language: String, text: String)] {
      guard ["all", "texts"].contains(place) else { return [] }
      let chosen = entry.localizations.filter { language == nil || $0.language == language }
      let all = chosen.flatMap { localization in
        (localization.localization.texts.map(\.unit.value) + (localization.localization.stringSet?.values ?? []))
          .map { (localization.language, $0) }
      }
      return all.filter { $0.1.lowercased().contains(wanted) }
    }
    let keys = try reading.keys(in: arguments.text("catalog"), of: code, contexts) { _, key, entry in
      let isInKey = ["all", "keys"].contains(place) && key.lowercased().contains(wanted)
      let isInComment = ["all", "comments"].contains(place) && entry.comment?.lowercased().contains(wanted) ?? false
      return isInKey || isInComment || !texts(entry).isEmpty
    }
    let slice = try Slice(keys, after: arguments.cursor, limit: arguments.limit, name: \.name) { item in
      RPCPayload.object { write(item, texts(item.entry), to: &$0) }.bytes.count
    }
    return RPCPayload.object { json in
      json.objects("items", slice.items) { write($1, texts($1.entry), to: &$0) }
      slice.writeRest(to: &json)
      json.problems(reading.problems + code.problems)
    }
  }

  private static func write(_ item: ListedKey, _ texts: [(language: String, text: String)], to json: inout JSONWriter) {
    item.writeName(to: &json)
    json.objects("matches", texts.prefix(5)) { json, match in
      json.member("language", match.language)
      json.member("text", match.text)
    }
    item.writePlaces(to: &json, limit: 3)
  }
}
