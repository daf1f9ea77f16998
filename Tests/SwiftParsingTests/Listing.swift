import SwiftLexing
import TextBasics

@testable import SwiftParsing

/// An outline in readable form: a line for each declaration, indented below its parent, with the parsed code.
struct Listing {
  let source: SourceText
  let names: NameTexts
  let lines: LineTable
  var tree: SyntaxTree

  init(_ outline: FileOutline) {
    source = outline.source
    names = NameTexts(outline.source)
    lines = LineTable(outline.source)
    tree = outline.tree
  }

  static func text(_ source: SourceText) -> String {
    let outline = FileOutline(source)
    let listing = Listing(outline)
    var text = ""
    for declaration in outline.tree.declarations {
      let indentation = String(repeating: "  ", count: listing.depth(declaration))
      for line in listing.lines(of: declaration) { text += indentation + line + "\n" }
    }
    for range in outline.debugRanges {
      text += "debug only: \(source.text(range).debugDescription)\n"
    }
    return text
  }

  private func depth(_ declaration: Declaration) -> Int {
    var depth = 0
    var parent = declaration.parent
    while parent >= 0 {
      depth += 1
      parent = tree.declarations[Int(parent)].parent
    }
    return depth
  }

  private func lines(of declaration: Declaration) -> [String] {
    let place = lines.location(at: declaration.nameRange.range.lowerBound)
    return ["\(place.line): \(head(declaration))"] + code(of: declaration).map { "    " + $0 }
  }

  private func head(_ declaration: Declaration) -> String {
    var text = tree.attributes[declaration.attributes.indices].map { attribute($0) + " " }.joined()
    text += flags(declaration.flags)
    text += "\(declaration.kind) \(source.text(declaration.nameRange.range).debugDescription.dropFirst().dropLast())"
    if declaration.tupleIndex >= 0 { text += "[\(declaration.tupleIndex)]" }
    text += generics(declaration.generics)
    if !declaration.parameters.isEmpty {
      text += "(" + tree.parameters[declaration.parameters.indices].map(parameter).joined(separator: ", ") + ")"
    }
    if let type = declaration.type { text += " -> " + self.type(type) }
    let isFunction = declaration.kind == .function || declaration.kind == .initializer
    if !declaration.inherited.isEmpty { text += (isFunction ? " throws " : ": ") + types(declaration.inherited) }
    return text + requirements(declaration.requirements)
  }

  private func flags(_ flags: DeclarationFlags) -> String {
    let names: [(DeclarationFlags, String)] = [
      (.isStatic, "static"), (.isDisfavored, "disfavored"), (.isFailable, "failable"), (.isLet, "let"),
      (.isPropertyWrapper, "wrapper"), (.isResultBuilder, "builder"), (.isDynamicMemberLookup, "dynamic"),
      (.isLocalizable, "localizable"), (.isLocalizing, "localizing"), (.isSummary, "summary"), (.isPhrase, "phrase"),
      (.hasLiteral, "literal"), (.isOverride, "override"), (.isIndirect, "indirect"), (.isPrefixOperator, "prefix"),
      (.isPostfixOperator, "postfix"), (.isLazy, "lazy"), (.isRequirement, "required"), (.isPrivate, "private"),
      (.isImplicitlyUnwrapped, "unwrapped"), (.isLocal, "local"),
    ]
    let found = names.filter { flags.contains($0.0) }.map(\.1)
    return found.isEmpty ? "" : "[" + found.joined(separator: " ") + "] "
  }

  private func attribute(_ attribute: Attribute) -> String {
    "@" + type(attribute.type) + (attribute.arguments.isNone ? "" : source.text(attribute.arguments.range))
  }

  private func generics(_ run: Run) -> String {
    guard !run.isEmpty else { return "" }
    let list = tree.generics[run.indices].map { parameter in
      (parameter.isPack ? "each " : "") + names[parameter.name]
        + (parameter.constraint.map { ": " + type($0) } ?? "")
    }
    return "<" + list.joined(separator: ", ") + ">"
  }

  private func requirements(_ run: Run) -> String {
    guard !run.isEmpty else { return "" }
    let list = tree.requirements[run.indices].map {
      type($0.subject) + ($0.isSameType ? " == " : ": ") + type($0.type)
    }
    return " where " + list.joined(separator: ", ")
  }

  /// `label name: Type = default`, with `_` for no label.
  func parameter(_ parameter: Parameter) -> String {
    var text = parameter.builder.map { "@" + type($0) + " " } ?? ""
    text += parameter.isLocalizationKey ? "@localizationKey " : ""
    text +=
      parameter.hasTwoNames || parameter.label != parameter.name ? (parameter.label.map { names[$0] } ?? "_") + " " : ""
    text += names[parameter.name]
    if let type = parameter.type {
      text += ": " + (parameter.isAutoclosure ? "@autoclosure " : "") + (parameter.isInout ? "inout " : "")
      text += self.type(type) + (parameter.isVariadic ? "..." : "")
    }
    if parameter.hasDefault { text += " = " + initial(parameter.defaultValue, without: "…") }
    return text
  }

  /// The parsed initial value.
  private func initial(_ range: ByteRange, without text: String) -> String {
    guard !range.isNone else { return text }
    var parser = Parser(source, in: range.range)
    let expr = parser.parseExpression()
    return reading(parser) { $0.expr(expr) }
  }

  private func code(of declaration: Declaration) -> [String] {
    var list: [String] = []
    if !declaration.initializer.isNone { list.append("= " + initial(declaration.initializer, without: "")) }
    guard !declaration.body.isNone else { return list }
    var parser = Parser(source, in: declaration.body.range)
    switch declaration.kind {
    case .variable, .subscript:
      let accessors = parser.parseAccessors()
      list += reading(parser) { listing in listing.tree.accessors[accessors.indices].map { listing.accessor($0) } }
    case .macroExpansion:
      let expr = parser.parseExpression()
      list.append(reading(parser) { $0.expr(expr) })
    case .code:
      let body = parser.parseCode()
      list += reading(parser) { listing in listing.statements(body) }
    default:
      let body = parser.parseBlock()
      list += reading(parser) { listing in listing.statements(body) }
    }
    return list
  }

  /// Lists the results of another parser for the same source.
  private func reading<Result>(_ parser: borrowing Parser, _ list: (Listing) -> Result) -> Result {
    var listing = self
    listing.tree = parser.tree
    return list(listing)
  }
}
