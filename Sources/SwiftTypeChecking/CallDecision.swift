import SwiftParsing

/// What the name of a call means.
enum CallTaker: Hashable {
  case type(TypeID)
  case functions([DeclID])
}

/// What calls have in common that mean the same declaration, unless their arguments tell them apart.
struct CallDecisionKey: Hashable {
  let taker: CallTaker
  private let labels: [Name?]
  /// A bit for each argument that is a literal without interpolations.
  private let literals: UInt32
  /// The number of arguments inside the parentheses, without trailing closures.
  private let inside: Int

  /// - Returns: `nil` for more arguments than are told apart.
  init?(_ taker: CallTaker, _ arguments: [CallArgument], _ isLiteral: (ExprID) -> Bool) {
    guard arguments.count <= UInt32.bitWidth else { return nil }
    self.taker = taker
    labels = arguments.map(\.label)
    literals = arguments.enumerated().reduce(0) { mask, argument in
      argument.element.expr.map(isLiteral) ?? false ? mask | 1 << UInt32(argument.offset) : mask
    }
    inside = arguments.count { !$0.isTrailing }
  }

  func isLiteral(_ position: Int) -> Bool { literals >> UInt32(position) & 1 == 1 }
}

/// The declaration that all calls of one key mean, and what their literals are.
struct CallDecision {
  enum Place {
    /// The literal is a string, or at least no key.
    case plain
    /// The literal is of a type whose literals are keys.
    case localizable(TypeID)
    /// The callee takes a key as a string, as `NSLocalizedString` does.
    case key
  }

  var callee: DeclID
  /// The parameter of each argument.
  var matching: [Int]
  /// For each argument; `nil` where it is no literal, or one whose parameter does not tell what it is.
  var places: [Place?]
}
