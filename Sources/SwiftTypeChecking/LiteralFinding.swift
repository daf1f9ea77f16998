import SwiftParsing

/// What the place of a literal tells about it.
public struct LiteralFinding: Sendable {
  public enum Verdict: Sendable {
    /// The literal's type is one whose literals are keys.
    case localizable(DeclID)
    /// The literal is the key argument of a function such as `NSLocalizedString`.
    case functionKey(DeclID)
    /// The literal's type is another one, such as `String`.
    case plain(DeclID?)
    /// The literal's type is not known.
    case untyped
  }

  public var verdict: Verdict
  /// The declaration that the literal is passed to, the call's expression, and the position of the parameter.
  public var callee: DeclID?
  public var call: ExprID?
  public var parameter: Int
  public var interpolations: [InterpolationFinding]
  /// The callee's name in messages, if the literal is a key: `Text.init(_:comment:)`.
  public var api: String?
  /// The values that `String(format:)` puts into the text of the key; `nil` if the key is not passed to
  /// `String(format:)`.
  public var formatArguments: [InterpolationFinding]?
  /// Whether the enclosing call has no known declaration, so that the type follows by analogy with similar ones.
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
  /// The declaration of the type; `nil` for types without one. If the type is unknown, this is a guess from a number
  /// beside it, if there is one.
  public var type: DeclID?
  public var isKnown: Bool
  /// Whether the type follows from an expression rather than from declarations alone.
  public var isInferred: Bool
  /// The overload that takes it, if the literal's type is localizable.
  public var overload = InterpolationOverload.own
  /// How the type was found, if that is traced.
  public var references: [ReferenceFinding] = []

  public static let unknown = InterpolationFinding(type: nil, isKnown: false, isInferred: false)
}

/// Which overload of `appendInterpolation` takes an interpolation of a key.
public enum InterpolationOverload: Sendable, Equatable {
  /// An overload that the key's type declares for values of the interpolated type; also if the overload is not known.
  case own
  /// The disfavoured overload for values of any type, which shows their debug description.
  case catchAll
  /// An overload that a project or package adds. It lacks the attributes of the SDK's overloads by which extraction
  /// goes.
  case added(DeclID)
}
