/// The functions that never return, by name. Code after a call of one of them never runs.
public struct StoppingFunctions: Sendable {
  /// Functions that are called without a receiver.
  private var called: Set<Name> = [
    Name("fatalError"), Name("preconditionFailure"), Name("exit"), Name("abort"), Name("_exit"), Name("dispatchMain"),
  ]
  /// Methods, which are called on a value or a type.
  private var methods: Set<Name> = []

  public static let standard = StoppingFunctions()

  private init() {}

  /// Returns whether a call of a function or method with a given name never returns.
  public func contains(_ name: Name, isMethod: Bool) -> Bool { (isMethod ? methods : called).contains(name) }

  /// Adds the functions of a file. A name with another overload in the file that returns does not count.
  public mutating func add(_ outline: FileOutline) {
    let functions = outline.tree.declarations.filter { $0.kind == .function }
    let (stopping, others) = (
      functions.filter { outline.neverReturns($0) }, functions.filter { !outline.neverReturns($0) }
    )
    let returning = Set(others.map(\.name))
    called.subtract(others.lazy.filter { $0.parent < 0 }.map(\.name))
    for function in stopping where !returning.contains(function.name) {
      called.insert(function.name)
      if function.parent >= 0 { methods.insert(function.name) }
    }
  }

  mutating func insert(local name: Name) { called.insert(name) }
}

extension FileOutline {
  /// Whether the file declares functions that never return, which affect the code of all files.
  public var declaresStoppingFunctions: Bool { tree.declarations.contains(where: neverReturns) }

  func neverReturns(_ declaration: Declaration) -> Bool {
    declaration.kind == .function && declaration.type.map { tree.isNever($0) } ?? false
  }
}

extension SyntaxTree {
  /// Returns whether a written type is `Never`.
  func isNever(_ type: TypeRefID) -> Bool {
    switch self[type] {
    case .named(Name("Never"), _), .member(_, Name("Never"), _): true
    default: false
    }
  }
}
