import StringCatalog

/// Converts a string with one substitution, `I have %#@apples@`, to a plural for Android: each case of the substitution
/// together with the surrounding words.
struct FoldedSubstitution {
  let name: String
  /// The position of the argument that selects the plural category.
  private let position: Int
  /// The words around the substitution, with a position in each specifier.
  private let before: String
  private let after: String

  /// - Parameter text: a string that refers to one substitution, once.
  init?(_ text: String) {
    let format = FormatString(text)
    let references = format.specifiers.indices.filter { format.specifiers[$0].kind == .substitution }
    guard references.count == 1, let index = references.first else { return nil }
    let positions = Self.positions(of: format.specifiers)
    name = format.specifiers[index].conversion
    position = positions[index]
    let spellings = format.spellings
    let numbered = format.replacing { number, specifier in
      if number == index { return "\u{0}" }
      return specifier.kind == .value && specifier.position == nil
        ? "%\(positions[number])$\(spellings[number].dropFirst())" : nil
    }
    let parts = numbered.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    (before, after) = (parts[0], parts[1])
  }

  /// A substitution counts as an argument in order even if its position is written.
  private static func positions(of specifiers: [FormatSpecifier]) -> [Int] {
    var next = 0
    return specifiers.map { specifier in
      if specifier.position == nil || specifier.kind == .substitution { next += 1 }
      return specifier.position ?? next
    }
  }

  /// Returns the whole text for a case of the substitution. The first specifier of the case takes the argument of the
  /// plural.
  func folded(_ text: String) -> String {
    let format = FormatString(text)
    let spellings = format.spellings
    let positions = Self.positions(of: format.specifiers)
    let own = format.replacing { number, specifier in
      guard specifier.kind == .value, specifier.position == nil else { return nil }
      return "%\(position + positions[number] - 1)$\(spellings[number].dropFirst())"
    }
    return before + own + after
  }

  /// Returns the case of the substitution in an Android text, or `nil` if the surrounding words differ.
  func unfolded(_ text: String) -> String? {
    guard let start = try? AndroidFormat.exported(before), let end = try? AndroidFormat.exported(after) else {
      return nil
    }
    guard text.hasPrefix(start), text.dropFirst(start.count).hasSuffix(end) else { return nil }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }
}
