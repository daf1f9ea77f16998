import SwiftLexing

/// A run of elements in one of a tree's lists.
public struct Run: Sendable, Equatable {
  public var start: Int32
  public var count: Int32

  public static let empty = Run(start: 0, count: 0)

  public var isEmpty: Bool { count == 0 }
  public var indices: Range<Int> { Int(start)..<Int(start + count) }
}

extension ContiguousArray {
  /// Appends elements and returns their run.
  mutating func append(run elements: [Element]) -> Run {
    if elements.isEmpty { return .empty }
    let run = Run(start: Int32(count), count: Int32(elements.count))
    append(contentsOf: elements)
    return run
  }
}

/// A part of the source code with its byte offsets.
public protocol SourceSpan {
  var start: UInt32 { get }
  var end: UInt32 { get }
}

extension SourceSpan {
  @inlinable public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  /// The same range as 32-bit offsets.
  @inlinable public var span: Range<UInt32> { start..<max(start, end) }
}

/// The byte range of code that is parsed later. A missing range is empty and starts at 0.
public struct ByteRange: SourceSpan, Sendable, Equatable {
  public var start: UInt32
  public var end: UInt32

  public static let none = ByteRange(start: 0, end: 0)

  public var isNone: Bool { end == 0 }
  public var range: Range<Int> { Int(start)..<Int(end) }
}

public struct ExprID: Hashable, Sendable {
  public let index: Int32
  public init(index: Int32) { self.index = index }
}
public struct TypeRefID: Hashable, Sendable { public let index: Int32 }
public struct StmtID: Hashable, Sendable { public let index: Int32 }
public struct PatternID: Hashable, Sendable { public let index: Int32 }

/// The result of parsing one file or one body: nodes in flat arrays, referred to by number.
public struct SyntaxTree: Sendable {
  public var exprs: ContiguousArray<ExprRecord> = []
  public var stmts: ContiguousArray<Stmt> = []
  public var patterns: ContiguousArray<Pattern> = []
  public var types: ContiguousArray<TypeRef> = []
  public var literals: ContiguousArray<StringLiteral> = []
  /// The byte ranges of code that never runs, such as the block of `if false`.
  public var unreachable: ContiguousArray<ByteRange> = []
  /// The parts of `unreachable` that the compiler removes: everything except closures and local functions.
  public var removed: ContiguousArray<ByteRange> = []
  /// The byte ranges that were skipped because they are nested too deep.
  public var passedOver: ContiguousArray<ByteRange> = []
  public var declarations: ContiguousArray<Declaration> = []

  public var exprList: ContiguousArray<ExprID> = []
  public var stmtList: ContiguousArray<StmtID> = []
  public var patternList: ContiguousArray<PatternElement> = []
  public var typeList: ContiguousArray<TypeElement> = []
  public var pieces: ContiguousArray<Token> = []
  public var interpolations: ContiguousArray<Interpolation> = []
  public var arguments: ContiguousArray<Argument> = []
  public var closures: ContiguousArray<Closure> = []
  public var keyPathComponents: ContiguousArray<KeyPathComponent> = []
  public var conditions: ContiguousArray<Condition> = []
  public var cases: ContiguousArray<SwitchCase> = []
  public var blocks: ContiguousArray<Run> = []

  public var parameters: ContiguousArray<Parameter> = []
  public var generics: ContiguousArray<GenericParameter> = []
  public var requirements: ContiguousArray<Requirement> = []
  public var attributes: ContiguousArray<Attribute> = []
  public var accessors: ContiguousArray<Accessor> = []

  /// Creates a tree in which node 0 of every kind is the placeholder for code that could not be parsed.
  public init() { addPlaceholders() }

  private init(lists: Void) {}

  /// A tree without any node.
  static var empty: SyntaxTree { SyntaxTree(lists: ()) }

  mutating func addPlaceholders() {
    types.append(.unknown)
    stmts.append(.other)
    patterns.append(.wildcard)
    exprs.append(ExprRecord(node: .missing, start: 0, end: 0, literals: 0..<0))
  }

  /// Makes a tree without code, such as a file's outline, share the lists that contain only placeholders with others.
  mutating func sharePlaceholders() {
    if exprs.count == 1 { exprs = Self.ofPlaceholders.exprs }
    if stmts.count == 1 { stmts = Self.ofPlaceholders.stmts }
    if patterns.count == 1 { patterns = Self.ofPlaceholders.patterns }
  }

  private static let ofPlaceholders = SyntaxTree()

  /// Moves the elements of all lists of a tree into another one.
  static func move(_ a: inout SyntaxTree, to b: inout SyntaxTree, _ cut: inout ListCut) {
    cut.move(&a.exprs, &b.exprs)
    cut.move(&a.stmts, &b.stmts)
    cut.move(&a.patterns, &b.patterns)
    cut.move(&a.types, &b.types)
    cut.move(&a.literals, &b.literals)
    cut.move(&a.unreachable, &b.unreachable)
    cut.move(&a.removed, &b.removed)
    cut.move(&a.passedOver, &b.passedOver)
    cut.move(&a.declarations, &b.declarations)
    cut.move(&a.exprList, &b.exprList)
    cut.move(&a.stmtList, &b.stmtList)
    cut.move(&a.patternList, &b.patternList)
    cut.move(&a.typeList, &b.typeList)
    cut.move(&a.pieces, &b.pieces)
    cut.move(&a.interpolations, &b.interpolations)
    cut.move(&a.arguments, &b.arguments)
    cut.move(&a.closures, &b.closures)
    cut.move(&a.keyPathComponents, &b.keyPathComponents)
    cut.move(&a.conditions, &b.conditions)
    cut.move(&a.cases, &b.cases)
    cut.move(&a.blocks, &b.blocks)
    cut.move(&a.parameters, &b.parameters)
    cut.move(&a.generics, &b.generics)
    cut.move(&a.requirements, &b.requirements)
    cut.move(&a.attributes, &b.attributes)
    cut.move(&a.accessors, &b.accessors)
  }

  public subscript(id: ExprID) -> Expr { exprs[Int(id.index)].node }
  public subscript(id: StmtID) -> Stmt { stmts[Int(id.index)] }
  public subscript(id: PatternID) -> Pattern { patterns[Int(id.index)] }
  public subscript(id: TypeRefID) -> TypeRef { types[Int(id.index)] }

  public func record(_ id: ExprID) -> ExprRecord { exprs[Int(id.index)] }

  /// Returns the literals of an expression that consists only of literals: one, or several without interpolations that
  /// are joined by `+`.
  public func joinedLiterals(_ expr: ExprID) -> [Int] {
    var literals: [Int] = []
    var open = [expr]
    while let next = open.popLast() {
      switch self[next] {
      case .string(let literal): literals.append(Int(literal))
      case .paren(let inner): open.append(inner)
      case .binary(Name("+"), let a, let b): open += [b, a]
      default: return []
      }
    }
    return literals.count == 1 || literals.allSatisfy { self.literals[$0].interpolations.isEmpty } ? literals : []
  }
}

/// A tree that can be passed around without copying its many lists.
public final class SharedTree: Sendable {
  public let tree: SyntaxTree

  public init(_ tree: SyntaxTree) { self.tree = tree }
}

/// An element of a tuple or function type, or of a list of types.
public struct TypeElement: Sendable {
  public var label: Name?
  public var type: TypeRefID
  public var isInout = false
  public var isVariadic = false
  public var isAutoclosure = false
}

/// A type as written.
public enum TypeRef: Sendable {
  /// A type that could not be parsed.
  case unknown
  case named(Name, arguments: Run)
  case member(TypeRefID, Name, arguments: Run)
  case optional(TypeRefID)
  case array(TypeRefID)
  case dictionary(TypeRefID, TypeRefID)
  case tuple(Run)
  case function(Run, result: TypeRefID)
  case some(TypeRefID)
  case any(TypeRefID)
  case composition(Run)
  case metatype(TypeRefID)
  /// `repeat each T` and `each T`.
  case pack(TypeRefID)
}
