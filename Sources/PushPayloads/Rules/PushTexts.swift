import StringCatalog

/// The strings of a single key in a table, with their arguments.
struct PushTexts {
  struct Arguments {
    let language: String
    /// The position of the last argument.
    let count: Int
    /// The specifiers whose argument is not a string.
    let wrong: Set<String>
  }

  let languagesWithout: [String]
  let arguments: [Arguments]

  /// Whether the strings belong to a notification category, for which the system passes the number of hidden messages
  /// to `%u`.
  var areOfCategory: Bool { arguments.contains { $0.wrong.contains("%u") } }

  init(_ table: PushTable, _ key: String, _ entry: CatalogEntry) {
    languagesWithout = table.languagesWithoutText(key, entry)
    arguments = table.texts(of: key, entry).map { Self.arguments(of: $0) }
  }

  private static func arguments(of text: PushTable.Text) -> Arguments {
    let format = FormatString(text.value)
    var (next, last) = (1, 0)
    var wrong: Set<String> = []
    for (specifier, spelling) in zip(format.specifiers, format.spellings) {
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      // No text has more arguments. The limit keeps a number in a malicious file from becoming an allocation size.
      if position <= 999 { last = max(last, position) }
      if specifier.kind != .value || specifier.conversion != "@" || specifier.hasArgumentWidth {
        wrong.insert(spelling)
      }
    }
    return Arguments(language: text.language, count: last, wrong: wrong)
  }
}
