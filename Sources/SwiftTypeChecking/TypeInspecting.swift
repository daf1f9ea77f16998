import SwiftParsing

/// Makes and inspects types.
protocol TypeInspecting: AnyObject {
  var index: SymbolIndex { get }
  var types: TypeArena { get }

  /// Returns the type at the end of a chain of bound variables.
  func simplified(_ type: TypeID) -> TypeID
}

/// Makes and inspects types with the help of facts.
protocol FactReading: TypeInspecting {
  var facts: DeclarationFacts { get }
}

extension FactReading {
  var index: SymbolIndex { facts.index }
  var types: TypeArena { facts.types }
  var void: TypeID { facts.void }
  var string: TypeID { facts.string }
  var int: TypeID { facts.int }
  var bool: TypeID { facts.bool }
}

// Convenience methods that make and inspect types.
extension TypeInspecting {
  var known: KnownTypes { index.known }

  func isKeyPath(_ decl: DeclID) -> Bool {
    decl == known.keyPath || decl == known.writableKeyPath || decl == known.referenceWritableKeyPath
      || decl == known.partialKeyPath || decl == known.anyKeyPath
  }

  func nominal(_ decl: DeclID?, _ arguments: [TypeID] = []) -> TypeID {
    guard let decl else { return .unknown }
    return types.make(.nominal(decl, arguments))
  }

  func optional(_ type: TypeID) -> TypeID { nominal(known.optional, [type]) }

  func array(_ type: TypeID) -> TypeID { nominal(known.array, [type]) }

  func metatype(_ type: TypeID) -> TypeID { types.make(.metatype(type)) }

  func node(_ type: TypeID) -> TypeNode {
    // Simplifying may make types, so it is done before the arena is read.
    let pruned = simplified(type)
    return types[pruned]
  }

  /// Returns the declaration of a nominal type.
  func declaration(of type: TypeID) -> DeclID? {
    if case .nominal(let decl, _) = node(type) { return decl }
    return nil
  }

  func arguments(of type: TypeID) -> [TypeID] {
    if case .nominal(_, let arguments) = node(type) { return arguments }
    return []
  }

  /// Returns the wrapped type of an optional, or `nil` for other types.
  func wrapped(_ type: TypeID) -> TypeID? {
    guard case .nominal(let decl, let arguments) = node(type), decl == known.optional else { return nil }
    return arguments.first
  }

  func isProtocol(_ decl: DeclID) -> Bool { index[decl].kind == .protocol }

  func isUnknown(_ type: TypeID) -> Bool { simplified(type).isUnknown }

  /// Returns whether a type is an unbound variable, or an associated type of a single at any depth.
  func isPending(_ type: TypeID) -> Bool {
    switch node(type) {
    case .variable: true
    case .member(let base, _): isPending(base)
    default: false
    }
  }

  /// Returns whether two types have the same structure and equal parts. Neither is a variable.
  ///
  /// - Parameter areEqual: returns whether two parts are equal.
  @inline(__always)
  func haveSameParts(_ a: TypeID, _ b: TypeID, _ areEqual: (TypeID, TypeID) -> Bool) -> Bool {
    switch (types[a], types[b]) {
    case (.nominal(let x, let lhs), .nominal(let y, let rhs)):
      x == y && (lhs.count != rhs.count || zip(lhs, rhs).allSatisfy { areEqual($0, $1) })
    case (.tuple(let lhs), .tuple(let rhs)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { areEqual($0.type, $1.type) }
    case (.function(let lhs, let x), .function(let rhs, let y)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { areEqual($0.type, $1.type) } && areEqual(x, y)
    case (.metatype(let x), .metatype(let y)): areEqual(x, y)
    case (.composition(let lhs), .composition(let rhs)): Set(lhs) == Set(rhs)
    default: false
    }
  }
}
