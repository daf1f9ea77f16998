import TestSupport
import Testing

@testable import CatalogMerge

/// Builds catalogs for tests in as few lines as possible.
enum CatalogText {
  /// - Parameter strings: the members of `strings`, without braces.
  static func of(_ strings: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
  }

  /// Returns a translation into one language as a member: `"de":{"stringUnit":…}`.
  static func unit(_ language: String, _ value: String, _ state: String = "translated") -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  /// Returns an entry with translations and other members.
  static func entry(_ key: String, _ units: [String] = [], _ members: String...) -> String {
    let all = members + (units.isEmpty ? [] : ["\"localizations\":{\(units.joined(separator: ","))}"])
    return "\"\(key)\":{\(all.joined(separator: ","))}"
  }

  static func catalog(_ text: String) throws -> MergeableCatalog { try MergeableCatalog(ContiguousArray(text: text)) }

  /// - Parameter base: `nil` if both sides created the catalog.
  static func merge(_ base: String?, _ ours: String, _ theirs: String) throws -> MergedCatalog {
    let our = try catalog(ours)
    let merged = CatalogMerger(base: try base.map(catalog), ours: our, theirs: try catalog(theirs)).merge()
    let like = { (text: String) throws in try MergeableCatalog(ContiguousArray(text: text), like: our) }
    let faster = CatalogMerger(base: try base.map(like), ours: our, theirs: try like(theirs)).merge()
    #expect(faster.bytes == merged.bytes && faster.conflicts == merged.conflicts)
    return merged
  }

  /// Returns whether two texts contain the same catalog, whatever their layout.
  static func areSame(_ a: String, _ b: String) throws -> Bool { try catalog(a).root.isSame(as: catalog(b).root) }
}
