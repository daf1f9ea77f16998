import SwiftLexing
import SwiftParsing

// Macros. A macro with a known declaration is called like a function.
extension DeclarationFacts {
  /// Returns whether the project implements a macro and the expansion contains its first argument where a key is
  /// expected, as in `"String(localized: \(key))"`.
  func expandsIntoKey(_ macro: DeclID) -> Bool {
    guard index[macro].flags.contains(.isMacro), let type = implementation(of: macro) else { return false }
    let outline = index.outline(type)
    return outline.tree.declarations.indices.contains { position in
      let decl = DeclID(file: type.file, index: Int32(position))
      guard index[decl].kind == .function, index.owner(decl) == type else { return false }
      return Lexer.tokenize(outline.source, in: index[decl].body.range).contains { token in
        (token.kind == .stringHead || token.kind == .stringMiddle) && Self.writesKey(outline.source.text(token))
      }
    }
  }

  /// - Parameter code: the text of a literal up to and including the beginning of an interpolation.
  private static func writesKey(_ code: String) -> Bool {
    SpecialNames.keyPlaces.contains { place in
      code.ranges(of: place).contains { startsInterpolation(code[$0.upperBound...]) }
    }
  }

  /// Returns whether a text begins with an interpolation, `\(` or `\#(`, possibly after a quote, which may be escaped.
  private static func startsInterpolation(_ text: Substring) -> Bool {
    var rest = text.prefix(8)
    if rest.hasPrefix("\\\"") { rest = rest.dropFirst() }
    if rest.hasPrefix("\"") { rest = rest.dropFirst() }
    return rest.first == "\\" && rest.dropFirst().drop { $0 == "#" }.first == "("
  }

  /// Returns the type that `#externalMacro(module: …, type: "Name")` names, if the project declares it.
  private func implementation(of macro: DeclID) -> DeclID? {
    guard !index[macro].initializer.isNone else { return nil }
    let text = index.outline(macro).source.text(index[macro].initializer.range)
    guard let label = text.firstRange(of: "type:") else { return nil }
    let name = text[label.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard name.count == 3 else { return nil }
    return topLevel(Name(String(name[1]))).first { index.isProject($0) && index[$0].kind.isNominal }
  }
}
