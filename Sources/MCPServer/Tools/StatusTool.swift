import JSONRPC
import Reporting

/// Reports how complete translations are.
enum StatusTool {
  private static let counts = [
    ToolMember.always("language", .text), .always("translated", .count), .always("needsReview", .count),
    .always("new", .count), .always("missing", .count), .always("stale", .count),
    .always("machineTranslated", .count), .always("sourceChanged", .count), .always("percentage", .number(0...100)),
  ]

  static let tool = AgentTool(
    name: "status", title: "Translation status",
    about: """
      For each string catalog and language in the project, counts the texts that are translated, new, missing or in \
      need of review. Start here to learn which catalogs and languages exist.
      """,
    arguments: [],
    result: [
      .always(
        "catalogs",
        .list(
          of: .record([
            .always("file", .text), .always("sourceLanguage", .text), .always("keys", .count),
            .always("staleKeys", .count), .always("untranslatableKeys", .count),
            .always("languages", .list(of: .record(counts))),
          ]))),
      .always("languages", .list(of: .record(counts)), "The totals for all catalogs"),
      .problems,
    ]
  ) { project, _ in
    let reading = try await project.catalogReading()
    return RPCPayload.object { json in
      StatusJSON.write(reading.report, to: &json)
      json.problems(reading.problems)
    }
  }
}

extension ToolMember {
  /// Problems that made the result of a tool incomplete.
  static let problems = ToolMember("problems", .list(of: .text), "Errors that make the result incomplete, and warnings")
}
