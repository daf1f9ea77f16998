import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The evidence that a string is for people and that they see it.
struct TextEvidence {
  let text: ShownText
  /// The last words of the names on the text's path to the display.
  let words: Set<String>
  /// Whether it is passed to an error.
  let isOfError: Bool
  /// Whether it is the value of a command-line option.
  let isOfOption: Bool
  /// Whether it is passed to a declaration for tests, judged by its name: `addTestPlot(name:)`.
  let isOfTrial: Bool
  let vocabulary: Vocabulary
  private let index: SymbolIndex
  /// The properties whose values also get strings elsewhere.
  private let renewed: Set<DeclID>

  init(_ text: ShownText, _ vocabulary: Vocabulary, _ index: SymbolIndex, renewed: Set<DeclID>) {
    (self.text, self.vocabulary, self.index, self.renewed) = (text, vocabulary, index, renewed)
    words = Set(text.way.compactMap { index.name(of: $0) }.map(NamingHeuristics.last))
    isOfError = text.way.contains { index.isOfError($0) }
    isOfOption = text.way.contains { index.isOption($0) }
    isOfTrial = text.way.contains { index.isOfTrial($0) }
  }

  var texts: [String] { text.piece.texts }

  /// Whether a sentence inserts the text as a word: `on`, `monthly`.
  var isWordOfSentence: Bool {
    text.isInSentence && text.callee == nil && text.way.count <= 2
      && texts.count == 1 && texts[0].count > 1
      && texts[0].allSatisfy { $0.isLowercase || $0 == " " || $0 == "-" || $0 == "'" }
  }

  /// Whether a name on the path indicates text for people.
  var isNamedText: Bool { !words.isDisjoint(with: NamingHeuristics.texts) }
  var isNamedName: Bool { !words.isDisjoint(with: NamingHeuristics.names) }
  var isNamedDetail: Bool { !words.isDisjoint(with: NamingHeuristics.details) }

  /// Whether it is passed to a value of the project that is not a view: `Song(title: "…")`. Strings in enum cases often
  /// describe a state, `.running("Planning")`.
  var isOfValue: Bool {
    guard let callee = text.callee, index[callee].kind == .initializer || index[callee].kind.isNominal else {
      return false
    }
    return !index.belongsToInterface(callee)
  }

  /// Whether the literal is in the code of a user interface type.
  var isInInterface: Bool {
    index.declaration(around: text.piece.start, in: text.piece.file).map(index.belongsToInterface) ?? false
  }

  /// Whether a key interpolates the literal without any other value.
  var isInterpolatedAlone: Bool {
    text.place.framework == .interpolation && text.isDirect && text.piece.sum == nil
      && text.site == CodePlace(file: text.piece.file, offset: text.piece.start)
  }

  /// Whether the initial value of a property sets the text itself, and other code another one: `Title` in `let label:
  /// UILabel = { let label = UILabel(); label.text = "Title"; return label }()`. A string that is passed on is
  /// displayed until then.
  var isStandIn: Bool {
    guard text.isDirect, text.place.kind == .property, !["…", "..."].contains(where: (texts.last ?? "").hasSuffix),
      let property = index.declaration(around: text.piece.start, in: text.piece.file)
    else { return false }
    return renewed.contains(property)
  }

  /// Whether the text is displayed where it is written, or is in a constant of the same code.
  var isInSight: Bool {
    if text.isDirect { return true }
    guard text.way.count == 1, case .local = text.way[0] else { return false }
    return true
  }
}

extension SymbolIndex {
  /// Returns the name of a node: of a property or function, or a parameter's label or, without one, its own name. Names
  /// of constants are not stored.
  fileprivate func name(of node: FlowNode) -> String? {
    switch node {
    case .value(let decl), .result(let decl): text(decl)
    case .parameter(let decl, let position): parameterName(position, of: decl)
    case .receiver, .rawValue, .local, .sentence: nil
    }
  }

  private func parameterName(_ position: Int, of decl: DeclID) -> String? {
    guard let parameter = parameter(position, of: decl) else { return nil }
    if parameter.label != nil { return label(of: position, decl) }
    let bytes = files[Int(decl.file)].source.bytes[Int(parameter.nameStart)...]
    return String(decoding: bytes.prefix(while: \.isNamePart), as: UTF8.self)
  }

  fileprivate func isOfTrial(_ node: FlowNode) -> Bool {
    guard case .parameter(let decl, _) = node else { return false }
    return NameWords.isOfTrial(text(decl))
  }

  fileprivate func isOption(_ node: FlowNode) -> Bool {
    guard case .value(let decl) = node else { return false }
    return attributes(of: decl).contains { $0 == Name("Option") || $0 == Name("Argument") }
  }

  /// Returns whether a step passes the text to a new error: `SeedError.spoiled("…")`.
  fileprivate func isOfError(_ node: FlowNode) -> Bool {
    guard case .parameter(let decl, _) = node, self[decl].kind == .enumCase || self[decl].kind == .initializer else {
      return false
    }
    let names = [text(decl), type(of: decl).map(text) ?? ""]
    return names.contains { $0.hasSuffix("Error") || $0.hasSuffix("Errors") }
  }
}
