import StringCatalog

/// The texts of one key in a table, with what they take.
struct PushTexts {
  struct Arguments {
    let language: String
    /// The number of the last argument.
    let count: Int
    /// The specifiers that take something else than a text.
    let wrong: Set<String>
  }

  let languagesWithout: [String]
  let arguments: [Arguments]

  /// Whether the texts are those of a category of notifications: the system puts the number of hidden messages into `%u`.
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
      // Nobody passes more; a number in a hostile file must not become a size.
      if position <= 999 { last = max(last, position) }
      if specifier.kind != .value || specifier.conversion != "@" || specifier.hasArgumentWidth {
        wrong.insert(spelling)
      }
    }
    return Arguments(language: text.language, count: last, wrong: wrong)
  }
}
