// A table: words in the names of the nodes on a string's path, in lower case and singular.

/// The last words of the names of properties, parameters and functions.
enum NamingHeuristics {
  /// Words for strings that people read: `emptyStateTitle`, `message:`.
  static let texts: Set<String> = [
    "alert", "answer", "body", "caption", "content", "desc", "description", "detail", "error", "explanation", "footer",
    "greeting", "header", "heading", "headline", "help", "hint", "instruction", "label", "localization", "message",
    "note", "placeholder", "prompt", "question", "state", "status", "string", "subtitle", "suggestion", "summary",
    "tagline", "text", "tip", "title", "toast", "tooltip", "warning",
  ]

  /// Words for names of people and things: `displayName`.
  static let names: Set<String> = ["artist", "author", "brand", "name", "nickname", "surname", "username"]

  /// Words for details of an error that only developers need: `reason:`.
  static let details: Set<String> = ["cause", "diagnostic", "reason", "reasoning", "underlying"]

  /// Returns the last word of a name, in lower case and singular: `displayNames` → `name`. Trailing numbers and
  /// language codes are ignored: `labelFR`.
  static func last(of name: String) -> String {
    var name = name[...]
    while name.last?.isNumber == true { name.removeLast() }
    let code = name.suffix(2)
    if code.allSatisfy(\.isUppercase), name.dropLast(2).last?.isLowercase == true { name.removeLast(2) }
    let start = name.lastIndex { $0.isUppercase || $0 == "_" } ?? name.startIndex
    let word = name[start...].lowercased().filter { $0 != "_" && $0 != "`" }
    return word.hasSuffix("s") && word != "status" ? String(word.dropLast()) : word
  }
}
