import SwiftParsing

/// The facts about a literal that follow from its contextual type.
public struct LiteralFinding: Sendable {
  public enum Verdict: Sendable {
    /// The literal's type is one whose literals are keys.
    case localizable(DeclID)
    /// The literal is the key argument of a function such as `NSLocalizedString`.
    case functionKey(DeclID)
    /// The literal has another type, such as `String`.
    case plain(DeclID?)
    /// The literal's type is unknown.
    case untyped
  }

  public var verdict: Verdict
  /// The declaration that the literal is an argument of, the call's expression, and the position of the parameter.
  public var callee: DeclID?
  public var call: ExprID?
  public var parameter: Int
  public var interpolations: [InterpolationFinding]
  /// The callee's name in messages, if the literal is a key: `Text.init(_:comment:)`.
  public var api: String?
  /// The values that `String(format:)` formats into the text of the key, or `nil` if the key is not passed to
  /// `String(format:)`.
  public var formatArguments: [InterpolationFinding]?
  /// Whether the enclosing call has no known declaration, so that the type follows by analogy with similar ones.
  public var isByAnalogy = false
  /// Whether Xcode extracts another literal in its place, from another branch of the same `if` or `switch`.
  public var isMerged = false
  /// Whether compilers before Swift 6.2 choose another overload, with which the literal may be a key.
  public var isExactMatch = false

  var isKey: Bool {
    switch verdict {
    case .localizable, .functionKey: true
    case .plain, .untyped: false
    }
  }

  /// Whether an overload of `appendInterpolation` from a project or package takes an interpolation.
  public var hasAddedInterpolation: Bool {
    interpolations.contains { if case .added = $0.overload { true } else { false } }
  }

  static let plain = LiteralFinding(verdict: .plain(nil), callee: nil, call: nil, parameter: 0, interpolations: [])
}

/// The type of an interpolation.
public struct InterpolationFinding: Sendable {
  /// The declaration of the type, or `nil` for types without one. For an unknown type it is a guess from a number in
  /// the same operation, if there is one.
  public var type: DeclID?
  public var isKnown: Bool
  /// Whether the type follows from an expression rather than from declarations.
  public var isInferred: Bool
  /// The overload that takes it, if the literal's type is localizable.
  public var overload = InterpolationOverload.own
  /// The declarations that determined the type, if references are traced.
  public var references: [ReferenceFinding] = []

  public static let unknown = InterpolationFinding(type: nil, isKnown: false, isInferred: false)
}

/// The overload of `appendInterpolation` that takes an interpolation of a key.
public enum InterpolationOverload: Sendable, Equatable {
  /// An overload that the key's type declares for values of the interpolated type. Also used if the overload is
  /// unknown.
  case own
  /// The disfavored overload for values of any type, which inserts their debug description.
  case catchAll
  /// An overload from a project or package. It lacks the attributes of the SDK's overloads that determine the
  /// specifier.
  case added(DeclID)
}
