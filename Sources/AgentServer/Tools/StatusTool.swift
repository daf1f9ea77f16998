import CatalogLint
import JSONRPC
import JSONText
import StringExtraction

/// How complete translations are.
enum StatusTool {
  private static let counts = [
    ToolMember.always("language", .text), .always("translated", .count), .always("needsReview", .count),
    .always("new", .count), .always("missing", .count), .always("stale", .count),
    .always("percentage", .number(0...100)),
  ]

  static let tool = AgentTool(
    name: "status", title: "Translation status",
    about: """
      Counts, for each string catalog and language of the project, the texts that are translated, need review, are new or missing. \
      Start here to learn which catalogs and languages there are.
      """,
    arguments: [],
    result: [
      .always(
        "catalogs",
        .list(
          of: .record([
            .always("catalog", .text), .always("sourceLanguage", .text), .always("keys", .count),
            .always("staleKeys", .count), .always("languages", .list(of: .record(counts))),
          ]))),
      .always("languages", .list(of: .record(counts)), "All catalogs together"),
      .problems,
    ]
  ) { project, _ in
    let reading = try await project.catalogReading()
    return RPCPayload { json in
      json.object { json in
        json.key("catalogs")
        json.array(reading.report.parts) { json, part in
          json.object { json in
            json.member("catalog", part.path)
            json.member("sourceLanguage", part.status.sourceLanguage)
            json.member("keys", part.status.keys)
            json.member("staleKeys", part.status.staleKeys)
            write(part.languages, to: &json)
          }
        }
        write(reading.report.totals, to: &json)
        json.problems(reading.problems)
      }
    }
  }

  private static func write(_ rows: [(language: String, count: TranslationCount)], to json: inout JSONWriter) {
    json.key("languages")
    json.array(rows) { json, row in
      json.object { json in
        json.member("language", row.language)
        json.member("translated", row.count.translated)
        json.member("needsReview", row.count.needsReview)
        json.member("new", row.count.new)
        json.member("missing", row.count.missing)
        json.member("stale", row.count.stale)
        json.member("percentage", Int(row.count.percentage))
      }
    }
  }
}

extension ToolMember {
  /// What kept a tool from seeing everything.
  static let problems = ToolMember("problems", .list(of: .text), "What kept it from seeing everything, and warnings")
}
