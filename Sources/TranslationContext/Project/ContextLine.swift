import StringCatalog

/// Writes the context of a key as one line of English.
package struct ContextLine {
  /// Returns the text of a key in the source language.
  private let text: (TextContext.Reference) -> String

  package init(text: @escaping (TextContext.Reference) -> String = { $0.defaultValue ?? $0.key }) { self.text = text }

  /// The longest text of another key that a line quotes.
  private static let limit = 40
  /// The number of different places that a line describes.
  private static let places = 2

  /// Returns the line for all places of a key: `Button in "Cart" (CartView), next to "Cancel"; %lld is the item count`.
  ///
  /// - Parameter key: the key with its specifiers.
  package func line(_ contexts: [TextContext], key: String) -> String {
    var seen: Set<String> = []
    let heads = contexts.map { head($0, key) }.filter { seen.insert($0).inserted }
    var parts: [String] = []
    if let first = heads.first { parts.append(first) }
    for (position, head) in heads.dropFirst().enumerated() where position + 1 < Self.places {
      parts.append("also: " + head.prefix(1).lowercased() + head.dropFirst())
    }
    if heads.count > Self.places {
      let more = heads.count - Self.places
      parts.append(more == 1 ? "1 more place" : "\(more) more places")
    }
    if let arguments = contexts.lazy.map({ Self.arguments($0.arguments, key) }).first(where: { !$0.isEmpty }) {
      parts.append(arguments)
    }
    return parts.joined(separator: "; ")
  }

  private func head(_ context: TextContext, _ key: String) -> String {
    if [".plist", ".pbxproj"].contains(where: { context.view?.hasSuffix($0) ?? false })
      || context.api == InformationRole.api,
      let phrase = InformationRole.phrase(ofKey: key)
    {
      return phrase
    }
    var line = context.phrase
    if let into = context.insertedInto { line += " in the text \(quoted(into))" }
    let group = context.group.flatMap(phrase)
    line += (group ?? "") + place(context, isPart: group != nil || context.isTitle)
    let neighbors = context.neighbors.lazy.filter { Self.hasWords(text($0)) }.prefix(2).map(quoted)
    if !neighbors.isEmpty { line += ", next to " + neighbors.joined(separator: " and ") }
    if let source = context.source {
      let end = context.view.map { " in \($0)" } ?? ""
      line += ", " + (source.hasSuffix(end) ? source.dropLast(end.count) : source[...])
    }
    return line
  }

  /// Returns the words for a group, or `nil` for a group that is only mentioned with its title.
  private func phrase(_ group: TextContext.Group) -> String? {
    if let title = group.title { return " in the \(group.kind) \(quoted(title))" }
    if Self.visible.contains(group.kind) { return nil }
    return " in \(Self.single.contains(group.kind) ? "the" : group.kind == "alert" ? "an" : "a") \(group.kind)"
  }

  /// Groups that are only worth mentioning with a title.
  private static let visible: Set<String> = ["section", "group", "row", "controls"]
  /// Groups of which a screen has one.
  private static let single: Set<String> = [
    "toolbar", "context menu", "swipe actions", "title menu", "search suggestions",
  ]

  private func place(_ context: TextContext, isPart: Bool) -> String {
    let word = isPart ? "of" : "in"
    let part = context.part.map { " \(word) the \($0)" } ?? ""
    if let title = context.title {
      let name = context.view.map { " (\($0))" } ?? ""
      return part + " \(part.isEmpty ? word : "of")" + (context.isTab ? " the tab" : "") + " \(quoted(title))" + name
    }
    guard let view = context.view, !context.phrase.contains(" of \(view)"), !Self.names(view, context.source) else {
      return part
    }
    if part.isEmpty, context.phrase.contains(" in ") { return " (\(view))" }
    return part + " \(part.isEmpty ? word : "of") \(view)"
  }

  /// Returns whether the description of a declaration names a type already.
  private static func names(_ view: String, _ source: String?) -> Bool {
    source.map { $0.hasSuffix(" of \(view)") || $0.contains(" \(view).") } ?? false
  }

  /// Returns whether a text contains letters outside its specifiers.
  static func hasWords(_ text: String) -> Bool {
    let words = text.utf8.contains(UInt8(ascii: "%")) ? FormatString(text).replacing { _, _ in "" } : text
    return words.contains(where: \.isLetter)
  }

  private func quoted(_ reference: TextContext.Reference) -> String {
    let line = text(reference).split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"" + (line.count > Self.limit ? line.prefix(Self.limit - 1) + "…" : line) + "\""
  }

  /// Returns whether a text has the form of a line. Comments that Xcode generates are sentences with an article.
  package static func isLine(_ text: String) -> Bool {
    guard !text.hasSuffix("."), !text.contains(where: \.isNewline), !articles.contains(where: text.hasPrefix) else {
      return false
    }
    let isRole = phrases.contains { phrase in
      guard text.hasPrefix(phrase) else { return false }
      let rest = text.dropFirst(phrase.count)
      return rest.isEmpty || [" in ", " of ", " (", ", ", ": ", "; "].contains(where: rest.hasPrefix)
    }
    return isRole
      || text.wholeMatch(of: Self.line) != nil
  }

  nonisolated(unsafe) private static let line =
    #/[A-Z][A-Za-z0-9 `_]* (?:(?:of|in) [A-Z]|passed to )[A-Za-z0-9_.+]*(?:[,;] .*| (?:\(|in |of ).*)?/#

  private static let articles = ["A ", "An ", "The "]

  /// The beginnings of lines.
  private static let phrases = Set(RoleRow.all.compactMap { $0.role?.phrase }).union(["Text", "Inserted text"])

  // MARK: Arguments

  private static func arguments(_ arguments: [TextArgument], _ key: String) -> String {
    if arguments.isEmpty { return "" }
    let names = specifiers(in: key)
    var parts: [String] = []
    var base: String?
    for (position, argument) in arguments.enumerated() {
      defer { base = argument.base }
      guard let phrase = argument.phrase, position < names.count else { continue }
      let isSame = argument.base != nil && argument.base == base
      parts.append("\(names[position]) is \(isSame ? "its \(argument.name ?? "")" : phrase)")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the specifiers of a key, with positions if there are several: `%1$@`, `%2$lld`.
  private static func specifiers(in key: String) -> [String] {
    let format = FormatString(key)
    let spellings = format.spellings
    if spellings.count < 2 { return spellings }
    let numbered = zip(format.specifiers, spellings).enumerated().map { order, item in
      let (specifier, spelling) = item
      let start = specifier.position.flatMap { _ in spelling.firstIndex(of: "$") } ?? spelling.startIndex
      return (number: specifier.position ?? order + 1, conversion: spelling[start...].dropFirst())
    }
    return numbered.sorted { $0.number < $1.number }.map { "%\($0.number)$\($0.conversion)" }
  }
}
