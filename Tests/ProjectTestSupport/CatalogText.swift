import Foundation

/// Catalogs in Xcode's layout, for tests.
package enum CatalogText {
  /// - Parameter entries: keys in their order, each with the lines of its entry.
  package static func of(_ entries: (key: String, lines: [String])...) -> String { of(entries) }

  package static func of(_ entries: [(key: String, lines: [String])]) -> String {
    let strings = entries.map { key, lines in
      let body = lines.isEmpty ? "" : lines.map { "      " + $0 }.joined(separator: "\n")
      return "    \"\(key)\" : {\n\(body)\n    }"
    }
    let all = strings.isEmpty ? "{\n\n  }" : "{\n\(strings.joined(separator: ",\n"))\n  }"
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : \(all),\n  \"version\" : \"1.0\"\n}"
  }

  /// The lines of an entry with a German translation.
  package static func translated(_ value: String, state: String? = nil, comment: String? = nil) -> [String] {
    let comment = comment.map { ["\"comment\" : \"\($0)\","] } ?? []
    let state = state.map { ["\"extractionState\" : \"\($0)\","] } ?? []
    return comment + state + [
      "\"localizations\" : {", "  \"de\" : {", "    \"stringUnit\" : {", "      \"state\" : \"translated\",",
      "      \"value\" : \"\(value)\"", "    }", "  }", "}",
    ]
  }

  /// The keys of a catalog, sorted.
  package static func keys(of catalog: String) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(catalog.utf8)) as? [String: Any]
    return ((json?["strings"] as? [String: Any])?.keys).map { $0.sorted() } ?? []
  }
}
