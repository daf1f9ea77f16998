import SwiftParsing
import SwiftTypeChecking

// The values that strings display in addition to their own words.
extension ValueReader {
  /// Returns the text of a literal and the values that it interpolates. Only a literal with words is a sentence.
  func literalSources(_ literal: Int) -> [FlowEdge.Source] {
    guard let piece = piece(literal) else { return [] }
    guard !isExact, piece.texts.count > 1, Prose.isProse(piece.texts) else { return [.piece(piece)] }
    return [.piece(piece), .node(.sentence(CodePlace(file: piece.file, offset: piece.start)))]
  }

  /// Returns the expressions that a literal interpolates without a format.
  func interpolatedValues(_ literal: Int) -> [ExprID] {
    tree.interpolations[tree.literals[literal].interpolations.indices].compactMap { interpolation in
      guard interpolation.arguments.count == 1 else { return nil }
      return tree.arguments[interpolation.arguments.indices].first?.value
    }
  }

  func place(of expr: ExprID) -> CodePlace {
    CodePlace(file: reading.file, offset: reading.code.tree.record(expr).start)
  }

  /// Returns whether a cast indicates that a literal is not a key: `Text("…" as String)`.
  func isOptOut(_ value: ExprID, _ type: TypeRefID) -> Bool {
    guard case .string = reading.code.tree[value], case .named(Name("String"), _) = reading.code.tree[type] else {
      return false
    }
    return true
  }

  /// Returns the unformatted value that a literal interpolates.
  func plainValue(in literal: Int) -> PlainValue? {
    let interpolations = tree.interpolations[tree.literals[literal].interpolations.indices]
    return zip(interpolations, reading.literals[literal].interpolations).lazy.compactMap { interpolation, finding in
      interpolation.arguments.count == 1 ? plainValue(of: finding) : nil
    }.first
  }

  /// Returns the kind of value that an interpolation displays, if its type is certain.
  package func plainValue(of finding: InterpolationFinding) -> PlainValue? {
    guard finding.isKnown, let type = finding.type, !index.isOwn(type) else { return nil }
    return PlainValue(type: index.fullName(of: type))
  }

  /// Returns `date.description` as a string without words.
  func descriptionValue(_ name: Name, _ expr: ExprID) -> TextPiece? {
    guard !isExact, name == Name("description"), let decl = reading.flow.references[expr.index],
      index[decl].name == name, !index.isOwn(decl), let type = index.type(of: decl),
      let value = PlainValue(type: index.fullName(of: type))
    else { return nil }
    let record = reading.code.tree.record(expr)
    var piece = TextPiece(file: reading.file, start: record.start, end: record.end, texts: ["", ""])
    piece.plainValue = value
    return piece
  }
}
