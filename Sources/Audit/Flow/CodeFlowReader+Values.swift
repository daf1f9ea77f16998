import SwiftLexing
import SwiftOutline
import SwiftTypes

// Texts that reach a display as values of other things.
extension CodeFlowReader {
  /// Adds the raw value of a case. One of an enum's raw values stands for all when they are shown.
  mutating func add(rawValue expr: ExprID, of type: DeclID) {
    guard purpose == .displays else { return add(expr, to: .node(.rawValue(type))) }
    let range = index[type].nameRange
    for case .piece(var piece) in values.sources(of: expr) {
      piece.isRawValue = true
      piece.table = range.start..<max(range.start, range.end)
      edges.append(FlowEdge(source: .piece(piece), target: .node(.rawValue(type))))
    }
  }

  /// Reads what keys interpolate.
  mutating func readInterpolations() {
    for literal in tree.literals.indices where isKey(literal) {
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

  /// Reads names of fonts anywhere in the code.
  mutating func readFonts() {
    let source = index.files[Int(reading.file)].source
    for literal in tree.literals where literal.interpolations.indices.isEmpty && (8...50).contains(literal.length) {
      let text = source.text(Int(literal.start) + 1..<Int(literal.end) - 1)
      if ProperNames.isFont(text) { fonts.append(text) }
    }
  }

  /// Whether a literal is a key whose text is shown if no catalog has another. Names of keys are not.
  private func isKey(_ literal: Int) -> Bool {
    guard case .localizable = reading.literals[literal].verdict else { return false }
    let pieces = Array(tree.pieces[tree.literals[literal].pieces.indices])
    let source = index.files[Int(reading.file)].source
    return !Prose.isKeyName(StringLiteralDecoder.decode(pieces, in: source) ?? [])
  }
}

extension StringLiteral {
  fileprivate var length: Int { Int(end) - Int(start) }
}

extension FlowEdge.Source {
  fileprivate var isFormat: Bool { if case .piece(let piece) = self { piece.isFormat } else { false } }
}
