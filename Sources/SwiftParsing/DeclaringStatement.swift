import SwiftLexing
import TextBasics

/// A statement with declarations, reduced to the parts that other files can depend on.
public struct DeclaringStatement: Sendable, Equatable {
  /// A digest of its tokens outside of bodies, its compilation conditions, and the headers of the enclosing
  /// declarations.
  public let digest: UInt64
  /// Its declarations, by their positions in the file, without their members.
  public let declarations: Range<Int>
}

/// The digests of a file's statements while its tokens are added in order.
struct StatementDigests {
  private var statements: [(range: ByteRange, parent: Int, declarations: Range<Int>, digest: FNV1a)] = []
  /// The tokens outside of all statements: imports, conditions.
  private var rest = FNV1a()
  /// The statements around the last token.
  private var open: [Int] = []
  private var next = 0

  /// - Returns: `nil` if the declarations are not in source order.
  init?(of tree: SyntaxTree) {
    var owners: [Int] = []
    for (position, declaration) in tree.declarations.enumerated() {
      let parent = declaration.parent < 0 ? -1 : owners[Int(declaration.parent)]
      if let last = statements.last, last.range == declaration.range, last.parent == parent {
        statements[statements.count - 1].declarations = last.declarations.lowerBound..<position + 1
      } else {
        if let last = statements.last, last.range.start >= declaration.range.start { return nil }
        statements.append((declaration.range, parent, position..<position + 1, FNV1a()))
      }
      owners.append(statements.count - 1)
    }
  }

  mutating func add(_ token: Token, of source: SourceText) {
    while let last = open.last, statements[last].range.end <= token.start { open.removeLast() }
    while next < statements.count, statements[next].range.start <= token.start {
      open.append(next)
      next += 1
    }
    if let last = open.last { statements[last].digest.add(token, of: source) } else { rest.add(token, of: source) }
  }

  /// Returns the statements of the file whose tokens were added.
  func statements(in outline: FileOutline) -> [DeclaringStatement] {
    var digests: [FNV1a] = []
    for statement in statements {
      var digest = statement.parent < 0 ? rest : digests[statement.parent]
      digest.add(number: statement.digest.value)
      for position in statement.declarations {
        digest.add(outline.tree.declarations[position].flags.contains(.hasObservers) ? 1 : 0)
      }
      outline.addConditions(at: Int(statement.range.start), to: &digest)
      digests.append(digest)
    }
    return zip(statements, digests).map { DeclaringStatement(digest: $1.value, declarations: $0.declarations) }
  }
}

extension FileOutline {
  /// Adds the set of builds that compile the code at a byte offset.
  public func addConditions(at start: Int, to digest: inout FNV1a) {
    for fact in [isDebugOnly(start), isReleaseOnly(start), isInPreview(start)] { digest.add(fact ? 1 : 0) }
    digest.add(platforms(at: start).rawValue)
    for condition in conditions(at: start) { digest.add(condition.utf8) }
  }
}

extension FNV1a {
  /// Adds a token. Its kind and flags determine which operators are prefix operators, and where statements end.
  mutating func add(_ token: Token, of source: SourceText) {
    add(token.kind.rawValue)
    add(token.flags.rawValue)
    add(source.bytes[token.range])
    // A byte that does not occur in UTF-8 ends each token.
    add(0xFF)
  }

  fileprivate mutating func add(number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }
}
