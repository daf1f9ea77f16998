import CatalogLint
import JSONRPC
import StringCatalog
import StringExchange
import StructuredText

/// Returns the details of a single key.
enum EntryTool {
  private static let text = [
    ToolMember("path", .text, "The variation: plural.one, device.mac, substitutions.NAME.plural.other"),
    .always("text", .text), .always("state", .text, "translated, needs_review, new …"),
  ]

  static let tool = AgentTool(
    name: "get_entry", title: "Show an entry",
    about: "Shows a key's comment, translations with their states, and code locations.",
    arguments: [
      .always("key", .text, "The exact key"),
      ToolMember("catalog", .text, "Search only this catalog (path or name)"),
      ToolMember("languages", .list(of: .text), "Show only these languages"),
    ],
    result: [
      .always(
        "entries",
        .list(
          of: .record(
            ListedKey.members + [
              ToolMember("line", .count), ToolMember("extractionState", .text),
              .always("shouldTranslate", .flag), .always("sourceLanguage", .text),
              .always(
                "localizations",
                .list(
                  of: .record([
                    .always("language", .text), .always("texts", .list(of: .record(text))),
                    ToolMember("phrases", .list(of: .text)),
                  ]))),
              .always("missing", .list(of: .text), "Languages without a string"),
            ] + ListedKey.placeMembers))), .problems,
    ],
    run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let (reading, code) = (try await project.catalogReading(), try await project.codeReading())
    let contexts = try await project.contextReading()
    let key = arguments.demanded("key")
    let found = try reading.keys(in: arguments.text("catalog"), of: code, contexts) { _, name, _ in
      name.utf8.elementsEqual(key.utf8)
    }
    guard !found.isEmpty else {
      throw reading.absence(ToolError("no catalog contains this key; find keys with search"))
    }
    return RPCPayload.object { json in
      json.objects("entries", found) { write($1, arguments.texts("languages"), to: &$0) }
      json.problems(reading.problems + code.problems)
    }
  }

  private static func write(_ item: ListedKey, _ languages: [String]?, to json: inout JSONWriter) {
    let entry = item.entry
    let shown = entry.localizations.filter { languages?.contains($0.language) ?? true }
    let present = Set(entry.localizations.filter { !$0.localization.isEmpty }.map(\.language))
    item.writeName(to: &json)
    json.member("line", item.member.catalog.line(of: item.key))
    json.member("extractionState", entry.extractionState?.rawValue)
    json.member("shouldTranslate", entry.shouldTranslate)
    json.member("sourceLanguage", item.member.catalog.sourceLanguage)
    json.objects("localizations", shown) { write($1.language, $1.localization, to: &$0) }
    json.member("missing", item.member.languages.filter { !present.contains($0) })
    item.writePlaces(to: &json, limit: 50)
  }

  private static func write(_ language: String, _ localization: Localization, to json: inout JSONWriter) {
    json.member("language", language)
    json.objects("texts", localization.texts) { json, text in
      let path = text.path.text
      json.member("path", path.isEmpty ? nil : path)
      json.member("text", text.unit.value)
      json.member("state", text.unit.state.rawValue)
    }
    guard let set = localization.stringSet else { return }
    json.member("phrases", set.values)
  }
}
