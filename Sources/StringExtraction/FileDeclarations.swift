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
    /// The digests of the queries whose answers may change if the statement is added, removed or changed.
    public let queries: [UInt32]

    /// Creates a statement from stored values.
    public init(digest: UInt64, queries: [UInt32]) { (self.digest, self.queries) = (digest, queries) }
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
      return Statement(digest: statement.digest, queries: queries.map(\.digest).sorted())
    }
  }

  /// Returns the queries whose answers may differ from those for another version. These are the queries about the
  /// statements from the first to the last one that differ.
  public func changedQueries(from old: FileDeclarations) -> Set<IndexQuery> {
    let (former, current) = (old.statements, statements)
    let shared = min(former.count, current.count)
    var (start, end) = (0, 0)
    while start < shared, former[start].digest == current[start].digest { start += 1 }
    while end < shared - start,
      former[former.count - 1 - end].digest == current[current.count - 1 - end].digest
    { end += 1 }
    let changed = former[start..<former.count - end] + current[start..<current.count - end]
    return Set(changed.flatMap(\.queries).map(IndexQuery.init))
  }
}
