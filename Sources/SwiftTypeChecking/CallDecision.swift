import SwiftParsing

/// The meaning of the name of a call.
enum CallTaker: Hashable {
  case type(TypeID)
  case functions([DeclID])
}

/// The common properties of calls that refer to the same declaration, unless their arguments distinguish them.
struct CallDecisionKey: Hashable {
  let taker: CallTaker
  private let labels: [Name?]
  /// A bit for each argument, set for a literal without interpolations.
  private let literals: UInt32
  /// The number of arguments inside the parentheses, without trailing closures.
  private let inside: Int

  /// - Returns: `nil` if there are more arguments than bits.
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

/// The declaration that all calls with one key refer to, and what their literals are.
struct CallDecision {
  enum Place {
    /// The literal is a string, or at least not a key.
    case plain
    /// The literal's type is one whose literals are keys.
    case localizable(TypeID)
    /// The callee takes a key as a string, as `NSLocalizedString` does.
    case key
  }

  var callee: DeclID
  /// The position of each argument's parameter.
  var matching: [Int]
  /// The decision for each argument, or `nil` if it is not a literal or the parameter does not decide it.
  var places: [Place?]
}
