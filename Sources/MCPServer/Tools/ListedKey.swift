import Diagnostics
import ProjectChecks
import ProjectModel
import StringCatalog
import StringExtraction
import StructuredText

/// A key of a catalog in a list, with the information that a translator needs.
struct ListedKey {
  let member: LoadedCatalogs.Member
  let key: String
  let entry: CatalogEntry
  let places: [LiteralSite]
  /// The description of the places for translators.
  var context: String?

  /// The name of the item for cursors.
  var name: String { member.printed + "\n" + key }

  static let members = [
    ToolMember.always("catalog", .text, "The file"), .always("key", .text),
    ToolMember("comment", .text, "The developers' comment"),
  ]

  static let placeMembers = [
    ToolMember("context", .text, "The text's role, screen, neighboring texts and arguments"),
    ToolMember("places", .list(of: .text), "FILE:LINE for each literal with this key"),
    ToolMember("morePlaces", .count, "The number of code locations that are not listed"),
  ]

  /// The text of the source language, which is the key if the entry has no source text.
  var source: TextContent {
    entry.localization(member.catalog.sourceLanguage).map { TextContent($0) } ?? TextContent(key: key)
  }

  func writeName(to json: inout JSONWriter) {
    json.member("catalog", member.printed)
    json.member("key", key)
    json.member("comment", entry.comment)
  }

  /// Writes the source text, and the strings of a language.
  /// - Parameter language: `nil` for only the source text.
  func writeTexts(_ language: String?, to json: inout JSONWriter) {
    if let language { json.member("need", Need(of: entry, in: language)?.rawValue) }
    json.object("source") { source.write(to: &$0) }
    guard let language, let current = entry.localization(language), !current.isEmpty else { return }
    json.object("current") { TextContent(current).write(to: &$0) }
  }

  func writePlaces(to json: inout JSONWriter, limit: Int) {
    json.member("context", context)
    json.places(places, limit: limit)
  }
}

extension LoadedCatalogs {
  /// Returns the keys of catalogs.
  /// - Parameters:
  ///   - catalog: the only catalog, or `nil` for all.
  ///   - isWanted: returns whether to include a key, based on its entry.
  func keys(
    in catalog: String?, of code: CodeKeys, _ contexts: ProjectContexts,
    where isWanted: (Member, String, CatalogEntry) -> Bool
  ) throws(ToolError) -> [ListedKey] {
    try members(catalog).flatMap { member in
      member.catalog.keys.enumerated().compactMap { position, key in
        let entry = member.catalog.entry(at: position)
        guard isWanted(member, key, entry) else { return nil }
        return ListedKey(
          member: member, key: key, entry: entry, places: code.places(of: key, in: member.path),
          context: code.context(of: key, in: member.path, contexts))
      }
    }
  }

  /// Returns the catalogs that an argument names.
  func members(_ catalog: String?) throws(ToolError) -> [Member] {
    guard let catalog else { return members }
    let found = members.filter { $0.printed == catalog || $0.path.name == catalog || $0.path.stem == catalog }
    if found.isEmpty { throw absence(.unknown("catalog", catalog, known: members.map(\.printed))) }
    return found
  }

  /// Returns an error about something that no catalog contains, with the errors about catalogs that cannot be read.
  func absence(_ error: ToolError) -> ToolError {
    ToolError(error.sentences + problems.errors.map { DiagnosticText.line($0) })
  }

  /// - Parameter canBeNew: whether the project does not need to have the language already.
  /// - Throws: if no catalog has or should have the language.
  func demand(language: String, canBeNew: Bool) throws(ToolError) {
    let known = Set(members.flatMap(\.languages))
    if known.contains(language) { return }
    guard canBeNew else {
      throw absence(.unknown("language", language, known: known.sorted()).allowing("new_language"))
    }
    try ToolError.demandName(ofLanguage: language)
  }
}
