import SwiftOutline

/// What the place of a literal says of it.
public struct LiteralFinding: Sendable {
  public enum Verdict: Sendable {
    /// A type whose literals are keys.
    case localizable(DeclID)
    /// The key argument of a function such as `NSLocalizedString`.
    case functionKey(DeclID)
    /// Something else: a `String`, say.
    case plain(DeclID?)
    /// The type is not known.
    case untyped
  }

  public var verdict: Verdict
  /// The declaration whose argument the literal is, the call, and the position of the parameter.
  public var callee: DeclID?
  public var call: ExprID?
  public var parameter: Int
  public var interpolations: [InterpolationFinding]
  /// The callee as messages name it, where the literal is a key: `Text.init(_:comment:)`.
  public var api: String?
  /// What `String(format:)` puts into the text of the key; `nil` where it is not passed to that.
  public var formatArguments: [InterpolationFinding]?
  /// The call around it has no declaration that is known: those of the same name tell what its place expects.
  public var isByAnalogy = false

  var isKey: Bool {
    switch verdict {
    case .localizable, .functionKey: true
    case .plain, .untyped: false
    }
  }

  /// Whether an overload of `appendInterpolation` that a project or package adds takes an interpolation.
  public var hasAddedInterpolation: Bool {
    interpolations.contains { if case .added = $0.overload { true } else { false } }
  }

  static let plain = LiteralFinding(verdict: .plain(nil), callee: nil, call: nil, parameter: 0, interpolations: [])
}

/// The type of an interpolation.
public struct InterpolationFinding: Sendable {
  /// The declaration of the type; `nil` for types without one. Of an unknown type a guess, where a number stands beside.
  public var type: DeclID?
  public var isKnown: Bool
  /// Whether the type follows from an expression rather than from declarations alone.
  public var isInferred: Bool
  /// What takes it, where the literal is of a localizable type.
  public var overload = InterpolationOverload.own
  /// How the type came about, where that is traced.
  public var references: [ReferenceFinding] = []

  public static let unknown = InterpolationFinding(type: nil, isKnown: false, isInferred: false)
}

/// Which overload of `appendInterpolation` takes an interpolation of a key.
public enum InterpolationOverload: Sendable, Equatable {
  /// One that the key's type declares for values of that type; also where it is not known which.
  case own
  /// The disfavoured one for values of any type, which shows their debug description.
  case catchAll
  /// One that a project or package adds. Extraction goes by attributes that the SDK's overloads have and this has not.
  case added(DeclID)
}
