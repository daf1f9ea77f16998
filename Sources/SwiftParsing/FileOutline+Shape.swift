import SwiftLexing
import TextBasics

extension FileOutline {
  /// Returns whether another version of the file declares and imports the same names in the same order and nesting.
  /// Then tables of names and positions are valid for both versions.
  package func hasShape(of other: FileOutline) -> Bool {
    let (own, others) = (tree.declarations, other.tree.declarations)
    guard own.count == others.count, imports == other.imports, exports == other.exports else { return false }
    let (starts, otherStarts) = (declarationStarts, other.declarationStarts)
    return own.indices.allSatisfy { position in
      let (a, b) = (own[position], others[position])
      return a.kind == b.kind && a.name == b.name && a.parent == b.parent && a.attributes.count == b.attributes.count
        && a.flags.subtracting(.hasLiteral) == b.flags.subtracting(.hasLiteral)
        && neverReturns(a) == other.neverReturns(b)
        && header(of: a, starts).elementsEqual(other.header(of: b, otherStarts))
        && parameters(of: a).elementsEqual(other.parameters(of: b))
    }
  }

  /// Returns the names of a type's generic parameters, which type aliases inside it may refer to.
  private func parameters(of declaration: Declaration) -> [Name] {
    declaration.kind.isNominal ? tree.generics[declaration.generics.indices].map(\.name) : []
  }

  /// The offsets of the names of all declarations, in order.
  private var declarationStarts: [UInt32] { tree.declarations.map(\.nameRange.start).sorted() }

  /// Returns the code of a declaration that tables of names depend on: for an extension, the code up to its brace. For
  /// a type alias, an operator or a precedence group, the code up to the next declared name.
  ///
  /// - Parameter starts: the offsets of the names of all declarations.
  private func header(of declaration: Declaration, _ starts: [UInt32]) -> ContiguousArray<UInt8>.SubSequence {
    let start = declaration.nameRange.start
    let next = starts.firstIndex(sortedSo: { $0 > start })
    let code = source.bytes[Int(start)..<(next < starts.count ? Int(starts[next]) : source.bytes.count)]
    switch declaration.kind {
    case .extension: return code.prefix { $0 != .leftBrace }
    case .typealias, .operator: return code
    default: return []
    }
  }
}
