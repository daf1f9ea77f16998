import SwiftLexing
import TextBasics

extension FileOutline {
  /// Whether another version of the file declares and imports the same names in the same order and nesting, so that
  /// tables of names and positions hold for both.
  package func hasShape(of other: FileOutline) -> Bool {
    let (own, others) = (tree.declarations, other.tree.declarations)
    guard own.count == others.count, imports == other.imports, exports == other.exports else { return false }
    return own.indices.allSatisfy { position in
      let (a, b) = (own[position], others[position])
      return a.kind == b.kind && a.name == b.name && a.parent == b.parent && a.attributes.count == b.attributes.count
        && a.flags.subtracting(.hasLiteral) == b.flags.subtracting(.hasLiteral)
        && (a.kind != .extension || header(of: a).elementsEqual(other.header(of: b)))
    }
  }

  /// The code from the name of a declaration to its brace.
  private func header(of declaration: Declaration) -> ContiguousArray<UInt8>.SubSequence {
    source.bytes[Int(declaration.nameRange.start)...].prefix { $0 != .leftBrace }
  }
}
