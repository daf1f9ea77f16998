import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// What tells how certain it is that a text is for people and that they see it.
struct TextEvidence {
  let text: ShownText
  /// The last words of the names of what the text passes on its way to the display.
  let words: Set<String>
  /// Whether it is given to an error.
  let isOfError: Bool
  /// Whether it is given to something that is for trials by its name: `addTestPlot(name:)`.
  let isOfTrial: Bool
  let vocabulary: Vocabulary
  private let index: SymbolIndex
  /// The properties whose values get their texts somewhere else, too.
  private let renewed: Set<DeclID>

  init(_ text: ShownText, _ vocabulary: Vocabulary, _ index: SymbolIndex, renewed: Set<DeclID>) {
    (self.text, self.vocabulary, self.index, self.renewed) = (text, vocabulary, index, renewed)
    words = Set(text.way.compactMap { index.name(of: $0) }.map(WayWords.last))
    isOfError = text.way.contains { index.isOfError($0) }
    isOfTrial = text.way.contains { index.isOfTrial($0) }
  }

  var texts: [String] { text.piece.texts }

  /// Whether a sentence takes the text in as a word: `on`, `monthly`.
  var isWordOfSentence: Bool {
    text.isInSentence && text.callee == nil && text.way.count <= 2
      && texts.count == 1 && texts[0].count > 1
      && texts[0].allSatisfy { $0.isLowercase || $0 == " " || $0 == "-" || $0 == "'" }
  }

  /// Whether something on the way is called as texts for people are.
  var isNamedText: Bool { !words.isDisjoint(with: WayWords.texts) }
  var isNamedName: Bool { !words.isDisjoint(with: WayWords.names) }
  var isNamedDetail: Bool { !words.isDisjoint(with: WayWords.details) }

  /// Whether it is given to a value of the project that is no view: `Song(title: "…")`. Those of cases often say in which
  /// state something is, `.running("Planning")`.
  var isOfValue: Bool {
    guard let callee = text.callee, index[callee].kind == .initializer || index[callee].kind.isNominal else {
      return false
    }
    return !index.isOfInterface(callee)
  }

  /// Whether the literal stands in the code of something on the screen.
  var isInInterface: Bool {
    index.declaration(around: text.piece.start, in: text.piece.file).map(index.isOfInterface) ?? false
  }

  /// Whether a key interpolates the literal and nothing else with it.
  var isInterpolatedAlone: Bool {
    text.place.framework == .interpolation && text.isDirect && text.piece.sum == nil
      && text.site == CodePlace(file: text.piece.file, offset: text.piece.start)
  }

  /// Whether the initial value of a property gives itself the text, and other code another one: `Title` in
  /// `let label: UILabel = { let label = UILabel(); label.text = "Title"; return label }()`. What goes on is shown until then.
  var isStandIn: Bool {
    guard text.isDirect, text.place.kind == .property, !["…", "..."].contains(where: (texts.last ?? "").hasSuffix),
      let property = index.declaration(around: text.piece.start, in: text.piece.file)
    else { return false }
    return renewed.contains(property)
  }

  /// Whether the text stands where it is shown, or in a constant of the same code.
  var isInSight: Bool {
    if text.isDirect { return true }
    guard text.way.count == 1, case .local = text.way[0] else { return false }
    return true
  }
}

extension SymbolIndex {
  /// The name of a step: that of a property or function, or a parameter's label or, without one, its own name. Names of
  /// constants are not kept.
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

  /// Whether a step gives the text to an error that is made: `SeedError.spoiled("…")`.
  fileprivate func isOfError(_ node: FlowNode) -> Bool {
    guard case .parameter(let decl, _) = node, self[decl].kind == .enumCase || self[decl].kind == .initializer else {
      return false
    }
    let names = [text(decl), type(of: decl).map(text) ?? ""]
    return names.contains { $0.hasSuffix("Error") || $0.hasSuffix("Errors") }
  }
}
