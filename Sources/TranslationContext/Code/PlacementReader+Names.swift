import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

// Descriptions that follow from the names of declarations.
extension PlacementReader {
  /// Returns the role of a text by the names of the SDK's member and parameter that take it.
  func role(of member: DeclID, _ type: DeclID, _ label: String) -> TextRole? {
    let name = index.text(member)
    let isInitializer = index[member].kind == .initializer || index[member].kind.isNominal
    let words = NameWords.of(isInitializer ? index.text(type) : name)
    if words.isEmpty || Self.programs.contains(label) { return nil }
    let own = label == "_" ? [] : NameWords.of(label)
    return TextRole(NamePhrase.capitalized(words + own))
  }

  /// Labels of arguments for programs.
  private static let programs: Set<String> = ["format", "comment", "table", "tableName", "bundle", "value"]

  /// Returns the description of an argument of the project's function or view: `title of StatRow`.
  func wrapper(_ callee: DeclID, _ label: String) -> String {
    let isType = index[callee].kind.isNominal
    if isType || index[callee].kind == .initializer {
      let type = isType ? callee : index.type(of: callee) ?? callee
      let own = label == "_" ? ["text"] : NameWords.of(label)
      return NamePhrase.capitalized(own) + " of " + index.fullName(of: type)
    }
    if index[callee].kind == .enumCase { return "Text of " + index.describe(callee).prefix { $0 != "(" } }
    return "Text passed to " + index.text(callee)
  }
}

extension SymbolIndex {
  /// Returns the written name of the type that the extension around a declaration extends, or `nil` for a declaration
  /// outside of extensions.
  func writtenType(around member: DeclID) -> String? {
    let outline = outline(member)
    let parent = self[member].parent
    guard parent >= 0, outline.tree.declarations[Int(parent)].kind == .extension else { return nil }
    let start = Int(outline.tree.declarations[Int(parent)].nameRange.end)
    let name = outline.source.text(start..<Int(self[member].nameRange.start))
      .drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty ? nil : String(name)
  }
}

/// Phrases from names in camel case.
enum NamePhrase {
  static func capitalized(_ words: [String]) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
