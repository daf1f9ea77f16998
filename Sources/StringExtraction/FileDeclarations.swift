import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The declarations of a file by statement. They determine which queries are affected if two versions of the file
/// differ.
public struct FileDeclarations: Sendable, Equatable {
  /// A statement with declarations.
  public struct Statement: Sendable, Equatable {
    /// A digest of the parts of the statement that other files can depend on.
    public let digest: UInt64
    /// The number of its declarations, without their members.
    public let count: Int
    /// The digests of the queries whose answers may change if the statement is added, removed or changed.
    public let queries: [UInt32]

    /// Creates a statement from stored values.
    public init(digest: UInt64, count: Int, queries: [UInt32]) {
      (self.digest, self.count, self.queries) = (digest, count, queries)
    }
  }

  /// The statements in source order.
  public let statements: [Statement]

  /// Creates the declarations of a file from stored statements.
  public init(_ statements: [Statement]) { self.statements = statements }

  /// - Parameter tokens: all tokens of the file.
  /// - Returns: `nil` if the declarations cannot be separated from each other or from code.
  init?(_ tokens: ContiguousArray<Token>, of file: Int, in index: SymbolIndex) {
    guard let statements = index.files[file].statements(tokens) else { return nil }
    self.statements = statements.map { statement in
      let queries = statement.declarations.reduce(into: Set<IndexQuery>()) {
        $0.formUnion(index.queriesAffected(by: $1, in: file))
      }
      return Statement(
        digest: statement.digest, count: statement.declarations.count, queries: queries.map(\.digest).sorted())
    }
  }

  /// Returns the statements from the first to the last in which another version differs.
  public func change(from old: FileDeclarations) -> Change {
    let (former, current) = (old.statements, statements)
    let shared = min(former.count, current.count)
    var (start, end) = (0, 0)
    while start < shared, former[start].digest == current[start].digest { start += 1 }
    while end < shared - start,
      former[former.count - 1 - end].digest == current[current.count - 1 - end].digest
    { end += 1 }
    return Change(
      old: old, new: self, former: start..<former.count - end, current: start..<current.count - end)
  }

  /// Returns the positions of the declarations in some statements.
  private func declarations(of range: Range<Int>) -> Range<Int> {
    let start = statements[..<range.lowerBound].reduce(0) { $0 + $1.count }
    return start..<statements[range].reduce(start) { $0 + $1.count }
  }

  /// The difference between two versions of a file.
  public struct Change: Sendable {
    /// The positions of the declarations where the versions differ.
    public let former: Range<Int>
    /// The positions of the declarations that replaced them in the new version.
    public let current: Range<Int>
    /// The digests of the queries whose answers may change.
    public let queries: Set<UInt32>

    fileprivate init(old: FileDeclarations, new: FileDeclarations, former: Range<Int>, current: Range<Int>) {
      self.former = old.declarations(of: former)
      self.current = new.declarations(of: current)
      queries = Set((old.statements[former] + new.statements[current]).flatMap(\.queries))
    }

    /// The change of a file whose declarations are the same.
    public static let none = Change(
      old: FileDeclarations([]), new: FileDeclarations([]), former: 0..<0, current: 0..<0)

    /// Whether the versions have the same declarations.
    public var isEmpty: Bool { former.isEmpty && current.isEmpty }

    /// Returns the new position of a declaration, or `nil` if the versions differ in it.
    public func position(of former: Int) -> Int? {
      if former < self.former.lowerBound { return former }
      return former < self.former.upperBound ? nil : former + current.upperBound - self.former.upperBound
    }
  }
}
