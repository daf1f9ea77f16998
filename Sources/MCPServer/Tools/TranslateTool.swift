import JSONRPC
import StringCatalog
import StringExchange
import StructuredText

/// Writes translations.
enum TranslateTool {
  private static let translation: [ToolMember] =
    [
      .always("key", .text, "The exact key"),
      ToolMember("catalog", .text, "Required only if several catalogs contain the key"),
    ] + TextContent.members

  static let tool = AgentTool(
    name: "set_translations", title: "Set translations",
    about: """
      Writes translations into one language. If one translation in a call is rejected, none are written, and the \
      reasons are returned. Each text needs the format specifiers in its source, with positions (%1$@, %2$lld) if \
      their order differs. For a plural, pass a text for each of the language's plural forms in `texts`, such as \
      {"plural.one": "%lld Platz", "plural.other": "%lld Plätze"}, even if the source does not vary; list_missing \
      returns the plural forms. The texts are marked for review unless state is translated.
      """,
    arguments: [
      .always("language", .text, "The language code used in the catalogs: de, pt-BR, zh-Hans"),
      .always("translations", .list(of: .record(translation))),
      ToolMember(
        "state", .choice(["needs_review", "translated"]),
        "default: needs_review; use translated only if someone has reviewed the translation"),
      ToolMember("replace", .flag, "Allow existing translations to be replaced"),
      ToolMember("new_language", .flag, "Allow a language that is new to the project"),
      ToolMember("dry_run", .flag, "Only report problems, without writing anything"),
    ],
    result: [
      .always("language", .text), .always("state", .text),
      .always("written", .list(of: .record([.always("catalog", .text), .always("keys", .count)]))),
      ToolMember("warnings", .list(of: .text), "Lint findings in the new strings"),
    ],
    effect: .writes, run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let state = StringUnit.State(rawValue: arguments.text("state") ?? StringUnit.State.needsReview.rawValue)
    var items: [TranslationRequest.Item] = []
    for (index, item) in arguments.list("translations").enumerated() {
      do throws(ToolError) {
        let translation = EntryTranslation(try TextContent.parts(item), state: state)
        items.append(.init(key: item.demanded("key"), catalog: item.text("catalog"), translation: translation))
      } catch { throw ToolError(error.sentences.map { "translations[\(index)]: \($0)" }) }
    }
    let request = TranslationRequest(
      language: arguments.demanded("language"), items: items, replaces: arguments.has("replace"),
      addsLanguage: arguments.has("new_language"), isDry: arguments.has("dry_run"))
    let result = try await project.translate(request)
    return RPCPayload.object { json in
      json.member("language", request.language)
      json.member("state", state.rawValue)
      json.objects("written", request.isDry ? [] : result.written) { json, row in
        json.member("catalog", row.catalog)
        json.member("keys", row.count)
      }
      if result.warnings.isEmpty { return }
      json.member("warnings", result.warnings.prefix(50))
    }
  }
}
