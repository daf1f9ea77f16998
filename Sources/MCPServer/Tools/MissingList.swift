import CatalogLint
import JSONRPC
import ProjectChecks
import StringCatalog
import StructuredText

/// A slice of the keys that lack a translation into a language or need review.
struct MissingList {
  private let language: String
  private let reading: LoadedCatalogs
  private let code: CodeKeys
  private let slice: Slice<ListedKey>

  /// - Parameter canBeNew: whether the project does not need to have the language already.
  /// - Throws: a ``ToolError`` for an unknown language or catalog, and for a cursor whose item no longer exists.
  init(
    of language: String, _ needs: Set<Need>, catalog: String? = nil, canBeNew: Bool = false, in project: AgentProject,
    after cursor: String?, limit: Int
  ) async throws {
    (reading, code) = (try await project.catalogReading(), try await project.codeReading())
    let contexts = try await project.contextReading()
    self.language = language
    try reading.demand(language: language, canBeNew: canBeNew)
    let isNew = !reading.members.contains { $0.languages.contains(language) }
    let keys = try reading.keys(in: catalog, of: code, contexts) { member, _, entry in
      let wantsIt = isNew ? member.catalog.sourceLanguage != language : member.languages.contains(language)
      guard wantsIt, let need = Need(of: entry, in: language) else { return false }
      return needs.contains(need)
    }
    slice = try Slice(keys, after: cursor, limit: limit, name: \.name) { item in
      RPCPayload.object { Self.write(item, language, to: &$0) }.bytes.count
    }
  }

  /// - Parameter writeNext: writes the member that refers to the next slice.
  func payload(_ writeNext: (inout JSONWriter, String?) -> Void) -> RPCPayload {
    RPCPayload.object { json in
      json.member("language", language)
      json.array("pluralCategories", PluralCategories(of: language)?.needed ?? []) { $0.value($1.rawValue) }
      json.objects("items", slice.items) { Self.write($1, language, to: &$0) }
      json.member("total", slice.total)
      writeNext(&json, slice.cursor)
      json.problems(reading.problems + code.problems)
    }
  }

  private static func write(_ item: ListedKey, _ language: String, to json: inout JSONWriter) {
    item.writeName(to: &json)
    item.writeTexts(language, to: &json)
    item.writePlaces(to: &json, limit: 3)
  }
}

/// The work that an entry requires in a language.
enum Need: String {
  case missing
  case review = "needs_review"

  /// - Returns: `nil` if the entry needs no work. A string in state `new` counts as missing.
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
