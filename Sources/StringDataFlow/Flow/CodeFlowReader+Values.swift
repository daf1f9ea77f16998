import SwiftParsing
import SwiftTypeChecking

// Strings that reach a display inside other values.
extension CodeFlowReader {
  /// Adds the raw value of a case. One raw value of an enum represents all when they are displayed.
  mutating func add(rawValue expr: ExprID, of type: DeclID) {
    guard purpose == .displays else { return add(expr, to: .node(.rawValue(type))) }
    for case .piece(var piece) in values.sources(of: expr) {
      piece.isRawValue = true
      piece.table = index[type].nameRange.span
      edges.append(FlowEdge(source: .piece(piece), target: .node(.rawValue(type))))
    }
  }

  /// Reads the interpolations of keys.
  mutating func readInterpolations() {
    for literal in tree.literals.indices where !tree.literals[literal].interpolations.isEmpty && isKey(literal) {
      for interpolation in tree.interpolations[tree.literals[literal].interpolations.indices] {
        guard interpolation.arguments.count == 1,
          let value = tree.arguments[interpolation.arguments.indices].first?.value
        else { continue }
        let place = CodePlace(file: reading.file, offset: interpolation.start)
        edges += values.sources(of: value).filter { !$0.isFormat }.map {
          FlowEdge(source: $0, target: .display(.interpolation), display: place)
        }
      }
    }
  }

  /// Reads the values inside plain strings, which are displayed if the strings are.
  mutating func readSentences() {
    for literal in tree.literals.indices where !tree.literals[literal].interpolations.isEmpty {
      for case .node(.sentence(let place)) in values.literalSources(literal) {
        for value in values.interpolatedValues(literal) { add(value, to: .node(.sentence(place))) }
      }
    }
    for (number, record) in tree.exprs.enumerated() {
      guard case .call(_, let run) = record.node, tree.arguments[run.indices].first?.label == Name("format") else {
        continue
      }
      let place = values.place(of: ExprID(index: Int32(number)))
      for argument in tree.arguments[run.indices].dropFirst() where argument.label == nil {
        add(argument.value, to: .node(.sentence(place)))
      }
    }
  }

  /// Reads the names of fonts anywhere in the code.
  mutating func readFonts() {
    let source = index.files[Int(reading.file)].source
    for literal in tree.literals where literal.interpolations.indices.isEmpty && (8...50).contains(literal.length) {
      let text = source.text(Int(literal.start) + 1..<Int(literal.end) - 1)
      if ProperNames.isFont(text) { fonts.append(text) }
    }
  }

  /// Removes the edges from strings that the code looks up itself to its results.
  mutating func dropKeys() {
    let keys = TextTable.keys(of: scope.decl, reading, index)
    if keys.isEmpty { return }
    edges.removeAll { edge in
      guard case .node(.parameter(scope.decl, let position)) = edge.source, keys.contains(position) else {
        return false
      }
      return switch edge.target {
      case .node(.local), .node(.result): true
      case .node, .display, .lookup: false
      }
    }
  }

  /// Records a property whose value gets a string: `label.text = plot.title`.
  mutating func renew(_ target: ExprID, _ value: ExprID) {
    guard purpose == .displays, case .member(let owner, _, _) = tree[target], let property = values.property(owner)
    else { return }
    addLookups([value], to: .node(.value(property)))
    if !isFixed(value), property != scope.decl { renewed.append(property) }
  }

  /// Records the text that a view gets from a call: `button.setTitle(String(localized: "Start"), for: .normal)`.
  mutating func readTitle(_ callee: ExprID, _ run: Run) {
    guard purpose == .displays, case .member(let view, Name("setTitle"), _) = tree[callee],
      let property = values.property(view), let title = tree.arguments[run.indices].first?.value
    else { return }
    addLookups([title], to: .node(.value(property)))
  }

  /// Returns whether a value is `nil` or a literal without interpolations.
  private func isFixed(_ value: ExprID) -> Bool {
    switch tree[value] {
    case .string(let literal): tree.literals[Int(literal)].interpolations.indices.isEmpty
    case .null: true
    default: false
    }
  }

  /// Returns whether a literal is a key whose text is displayed if no catalog has another. Identifier-like keys are
  /// not.
  private func isKey(_ literal: Int) -> Bool {
    guard case .localizable = reading.literals[literal].verdict else { return false }
    return !Prose.isKeyName(tree.texts(of: literal, in: index.files[Int(reading.file)].source) ?? [])
  }
}

extension StringLiteral {
  fileprivate var length: Int { Int(end) - Int(start) }
}

extension FlowEdge.Source {
  fileprivate var isFormat: Bool { if case .piece(let piece) = self { piece.isFormat } else { false } }
}
