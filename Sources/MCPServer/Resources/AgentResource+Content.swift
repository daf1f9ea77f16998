import JSONRPC
import ProjectChecks
import StructuredText

// The contents of resources.
extension AgentResource {
  private static let limit = 50

  /// - Throws: a ``ToolError`` if the resource does not exist.
  func content(in project: AgentProject) async throws -> RPCPayload {
    switch subject {
    case .catalog(let path): try await catalog(path, in: project)
    case .language(let name):
      try await MissingList(of: name, [.missing, .review], in: project, after: cursor, limit: Self.limit)
        .payload { json, cursor in json.member("next", next(cursor)) }
    }
  }

  private func catalog(_ path: String, in project: AgentProject) async throws -> RPCPayload {
    let (reading, code) = (try await project.catalogReading(), try await project.codeReading())
    let contexts = try await project.contextReading()
    guard let member = reading.members.first(where: { $0.printed == path }) else {
      throw ToolError.unknown("catalog", path, known: reading.members.map(\.printed))
    }
    if let language, !member.languages.contains(language) {
      throw ToolError.unknown("language", language, known: member.languages)
    }
    let keys = member.catalog.keys.enumerated().map { position, key in
      ListedKey(
        member: member, key: key, entry: member.catalog.entry(at: position),
        places: code.places(of: key, in: member.path),
        context: code.context(of: key, in: member.path, contexts))
    }
    let slice = try Slice(keys, after: cursor, limit: Self.limit, name: \.name) { item in
      RPCPayload.object { write(item, to: &$0) }.bytes.count
    }
    return RPCPayload.object { json in
      json.member("catalog", path)
      json.member("sourceLanguage", member.catalog.sourceLanguage)
      json.member("languages", member.languages)
      json.objects("items", slice.items) { write($1, to: &$0) }
      json.member("total", slice.total)
      json.member("next", next(slice.cursor))
      json.problems(reading.problems + code.problems)
    }
  }

  private func write(_ item: ListedKey, to json: inout JSONWriter) {
    item.writeName(to: &json)
    json.member("extractionState", item.entry.extractionState?.rawValue)
    if !item.entry.shouldTranslate { json.member("shouldTranslate", false) }
    item.writeTexts(language, to: &json)
    item.writePlaces(to: &json, limit: 3)
  }
}
