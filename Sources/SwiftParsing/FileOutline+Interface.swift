import SwiftLexing
import TextBasics

extension FileOutline {
  /// Returns a digest of everything that other files can depend on: the tokens outside of bodies, and which variables
  /// have observers. Other files get the same types from two versions of the file with the same digest.
  ///
  /// - Parameter tokens: all tokens of the file.
  public func interfaceDigest(_ tokens: ContiguousArray<Token>) -> UInt64 {
    var digest = FNV1a()
    visit(tokens, hiding: hasReadableBodies(tokens) ? [] : bodies) { digest.add($0, of: source) }
    for declaration in tree.declarations where declaration.kind == .variable {
      digest.add(declaration.flags.contains(.hasObservers) ? 1 : 0)
    }
    return digest.value
  }

  /// Returns the statements with declarations, in order. If two versions of a file differ only in some statements,
  /// other files get the same types from both unless they query declarations of those statements.
  ///
  /// - Parameter tokens: all tokens of the file.
  /// - Returns: `nil` if the declarations cannot be separated from each other or from code.
  public func statements(_ tokens: ContiguousArray<Token>) -> [DeclaringStatement]? {
    guard !hasReadableBodies(tokens), sourceBreak == nil, tree.passedOver.isEmpty,
      tree.declarations.allSatisfy({ ($0.kind != .code || $0.range.range.isEmpty) && !$0.range.isNone }),
      var digests = StatementDigests(of: tree)
    else { return nil }
    visit(tokens, hiding: bodies) { digests.add($0, of: source) }
    return digests.statements(in: self)
  }

  /// Visits all tokens outside of some ranges.
  @inline(__always)
  private func visit(_ tokens: ContiguousArray<Token>, hiding hidden: [Range<Int>], _ visit: (Token) -> Void) {
    var next = 0
    for token in tokens {
      let start = Int(token.start)
      while next < hidden.count, hidden[next].upperBound <= start { next += 1 }
      if next < hidden.count, hidden[next].contains(start) { continue }
      visit(token)
    }
  }

  /// Returns whether other files may depend on code in bodies: on types declared there, or on the implementations of
  /// macros.
  private func hasReadableBodies(_ tokens: ContiguousArray<Token>) -> Bool {
    tree.declarations.contains { $0.flags.contains(.isLocal) } || tokens.contains(where: tellsOfMacros)
  }

  /// Returns whether the file may implement macros: it imports a module of SwiftSyntax, or names `ExpressionMacro` or
  /// another protocol for macros.
  private func tellsOfMacros(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    let name = source.bytes[token.range]
    return name.starts(with: "SwiftSyntax".utf8) || name.suffix(5).elementsEqual("Macro".utf8)
  }

  /// The inner ranges of bodies, in order and without overlaps. Code at file level is excluded, because it declares
  /// names for the code after it.
  private var bodies: [Range<Int>] {
    var ranges: [Range<Int>] = []
    let bodies = tree.declarations.filter { $0.kind != .code && !$0.body.isNone }.map(\.body.range).sorted {
      $0.lowerBound < $1.lowerBound
    }
    for body in bodies where body.lowerBound >= ranges.last?.upperBound ?? 0 && body.count > 2 {
      ranges.append(body.lowerBound + 1..<body.upperBound - 1)
    }
    return ranges
  }
}

extension FileOutline {
  /// Returns the ranges of a declaration's code.
  package func codeRanges(of position: Int) -> [ByteRange] {
    let declaration = tree.declarations[position]
    var ranges = tree.attributes[declaration.attributes.indices].map(\.arguments)
    ranges += tree.parameters[declaration.parameters.indices].map(\.defaultValue)
    ranges.append(declaration.initializer)
    // The members of a type are separate declarations.
    if !declaration.kind.isNominal, declaration.kind != .extension { ranges.append(declaration.body) }
    return ranges.filter { !$0.isNone }
  }
}
