import CatalogLint
import JSONRPC
import JSONText
import StringCatalog

/// What is to be translated into a language.
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
    let (reading, code) = (try await project.catalogReading(), try await project.codeReading())
    let language = arguments.demanded("language")
    try reading.demand(language: language)
    let needs: Set<Need> =
      switch arguments.text("need") {
      case "needs_review": [.review]
      case "all": [.missing, .review]
      default: [.missing]
      }
    let keys = try reading.keys(in: arguments.text("catalog"), of: code) { member, _, entry in
      guard member.languages.contains(language), let need = Need(of: entry, in: language) else { return false }
      return needs.contains(need)
    }
    let slice = try Slice(keys, after: arguments.cursor, limit: arguments.limit, name: \.name) { item in
      RPCPayload { write(item, language, to: &$0) }.bytes.count
    }
    return RPCPayload { json in
      json.object { json in
        json.member("language", language)
        json.key("pluralCategories")
        json.array(PluralCategories(of: language)?.needed ?? []) { $0.value($1.rawValue) }
        json.key("items")
        json.array(slice.items) { write($1, language, to: &$0) }
        slice.writeRest(to: &json)
        json.problems(reading.problems + code.problems)
      }
    }
  }

  private static func write(_ item: ListedKey, _ language: String, to json: inout JSONWriter) {
    json.object { json in
      item.writeName(to: &json)
      json.member("need", Need(of: item.entry, in: language)?.rawValue)
      json.key("source")
      json.object { item.source.write(to: &$0) }
      if let current = item.entry.localization(language), !current.isEmpty {
        json.key("current")
        json.object { TextContent(current).write(to: &$0) }
      }
      item.writePlaces(to: &json, limit: 3)
    }
  }
}

/// What an entry lacks in a language.
enum Need: String {
  case missing
  case review = "needs_review"

  /// - Returns: `nil` where all is translated or nothing has to be. A text in state `new` is as good as none.
  init?(of entry: CatalogEntry, in language: String) {
    guard entry.shouldTranslate, entry.extractionState != .stale else { return nil }
    let states = entry.localization(language).map { localization in
      localization.texts.map(\.unit.state) + (localization.stringSet.map { [$0.state] } ?? [])
    }
    guard let states, !states.isEmpty, !states.contains(.new) else {
      self = .missing
      return
    }
    if states.allSatisfy({ $0 == .translated }) { return nil }
    self = .review
  }
}
