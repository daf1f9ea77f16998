import JSONRPC
import StringCatalog
import StringExchange
import StructuredText

/// Writes translations.
enum TranslateTool {
  private static let translation: [ToolMember] =
    [
      .always("key", .text, "The key, to the letter"),
      ToolMember("catalog", .text, "Needed only where several catalogs have the key"),
    ] + TextContent.members

  static let tool = AgentTool(
    name: "set_translations", title: "Set translations",
    about: """
      Writes translations into one language: all of a call, or none where one of them cannot be taken, with the reasons. Every text needs \
      the format specifiers of its source: with positions (%1$@, %2$lld) where their order differs. What varies by plural has a text for \
      each plural category of the language (list_missing names them) in texts, such as {"plural.one": "%lld Platz", "plural.other": "%lld Plätze"}, \
      also where the source does not vary. The texts need review by a person unless state says otherwise.
      """,
    arguments: [
      .always("language", .text, "As the catalogs name it: de, pt-BR, zh-Hans"),
      .always("translations", .list(of: .record(translation))),
      ToolMember(
        "state", .choice(["needs_review", "translated"]),
        "needs_review unless given; translated only where a person has said so"),
      ToolMember("replace", .flag, "Whether texts that are translated already may be replaced"),
      ToolMember("new_language", .flag, "Whether the language may be one that the project does not have yet"),
      ToolMember("dry_run", .flag, "Whether nothing is written: only what stands in the way is told"),
    ],
    result: [
      .always("language", .text), .always("state", .text),
      .always("written", .list(of: .record([.always("catalog", .text), .always("keys", .count)]))),
      ToolMember("warnings", .list(of: .text), "What the rules of lint find in the new texts"),
    ],
    effect: .writes, run: run)

  @Sendable private static func run(_ project: AgentProject, _ arguments: ToolArguments) async throws -> RPCPayload {
    let state = StringUnit.State(rawValue: arguments.text("state") ?? StringUnit.State.needsReview.rawValue)
    var items: [TranslationRequest.Item] = []
    for (index, item) in arguments.list("translations").enumerated() {
      do throws(ToolProblem) {
        let translation = EntryTranslation(try TextContent.parts(item), state: state)
        items.append(.init(key: item.demanded("key"), catalog: item.text("catalog"), translation: translation))
      } catch { throw ToolProblem(error.sentences.map { "translations[\(index)]: \($0)" }) }
    }
    let request = TranslationRequest(
      language: arguments.demanded("language"), items: items, replaces: arguments.has("replace"),
      addsLanguage: arguments.has("new_language"), isDry: arguments.has("dry_run"))
    let result = try await project.translate(request)
    return RPCPayload { json in
      json.object { json in
        json.member("language", request.language)
        json.member("state", state.rawValue)
        json.key("written")
        json.array(request.isDry ? [] : result.written) { json, row in
          json.object { json in
            json.member("catalog", row.catalog)
            json.member("keys", row.count)
          }
        }
        if result.warnings.isEmpty { return }
        json.key("warnings")
        json.array(result.warnings.prefix(50)) { $0.value($1) }
      }
    }
  }
}
