public enum DeclarationKind: UInt8, Sendable {
  case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `typealias`, `associatedtype`
  case function, initializer, `subscript`, variable, enumCase, `operator`, macroExpansion, code

  public var isNominal: Bool { rawValue <= DeclarationKind.protocol.rawValue }
}

public struct DeclarationFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isStatic = DeclarationFlags(rawValue: 1 << 0)
  public static let isDisfavored = DeclarationFlags(rawValue: 1 << 1)
  /// `init?` or `init!`.
  public static let isFailable = DeclarationFlags(rawValue: 1 << 2)
  public static let isLet = DeclarationFlags(rawValue: 1 << 3)
  public static let isPropertyWrapper = DeclarationFlags(rawValue: 1 << 4)
  public static let isResultBuilder = DeclarationFlags(rawValue: 1 << 5)
  public static let isDynamicMemberLookup = DeclarationFlags(rawValue: 1 << 6)
  /// The literals of this type are keys (`@localizable` in an interface file of strex).
  public static let isLocalizable = DeclarationFlags(rawValue: 1 << 7)
  /// The call's `table:`, `comment:` … describe its key (`@localizing`).
  public static let isLocalizing = DeclarationFlags(rawValue: 1 << 8)
  /// The literal's interpolations name App Intents parameters: `${name}` (`@localizable(summary)`,
  /// `@localizable(phrase)`).
  public static let isSummary = DeclarationFlags(rawValue: 1 << 9)
  public static let isPhrase = DeclarationFlags(rawValue: 1 << 10)
  /// The body, the initial value, an attribute or a default argument contains a string literal.
  public static let hasLiteral = DeclarationFlags(rawValue: 1 << 11)
  public static let isOverride = DeclarationFlags(rawValue: 1 << 12)
  public static let isIndirect = DeclarationFlags(rawValue: 1 << 13)
  public static let isPrefixOperator = DeclarationFlags(rawValue: 1 << 14)
  public static let isPostfixOperator = DeclarationFlags(rawValue: 1 << 15)
  public static let isLazy = DeclarationFlags(rawValue: 1 << 16)
  public static let isRequirement = DeclarationFlags(rawValue: 1 << 17)
  public static let isPrivate = DeclarationFlags(rawValue: 1 << 18)
  /// An initializer or function whose result is an implicitly unwrapped optional.
  public static let isImplicitlyUnwrapped = DeclarationFlags(rawValue: 1 << 19)
  /// A declaration that was hoisted out of a function's body.
  public static let isLocal = DeclarationFlags(rawValue: 1 << 20)
  /// A function that is called as `#name(…)` or `@Name(…)`.
  public static let isMacro = DeclarationFlags(rawValue: 1 << 21)
  public static let isThrowing = DeclarationFlags(rawValue: 1 << 22)
  /// The body of a variable begins with an observer and is not a getter.
  public static let hasObservers = DeclarationFlags(rawValue: 1 << 23)
  /// `public` or `open`.
  public static let isPublic = DeclarationFlags(rawValue: 1 << 24)
}

// `OptionSet` provides the same generically, which is slow in unoptimized builds.
extension DeclarationFlags {
  @inlinable
  public init() { self.init(rawValue: 0) }

  @inlinable
  public func contains(_ member: DeclarationFlags) -> Bool { rawValue & member.rawValue == member.rawValue }
}

/// A declaration: its types, and the ranges of its code. Projects have hundreds of thousands, so the large fields are
/// first to avoid padding.
public struct Declaration: Sendable {
  public var name: Name
  /// The range of the name, or of the keyword for a declaration without a name.
  public var nameRange: ByteRange
  public var generics = Run.empty
  public var requirements = Run.empty
  /// Inherited types, as type elements. For a function, its declared error type.
  public var inherited = Run.empty
  public var parameters = Run.empty
  public var attributes = Run.empty
  /// A function's body or a variable's accessors, including the braces. A macro's arguments and closures.
  public var body = ByteRange.none
  /// The initial value of a variable, the raw value of an enum case or the implementation of a macro: the code after
  /// the `=`.
  public var initializer = ByteRange.none
  /// The statement that makes the declaration, including attributes. All declarations of `var a, b` have the same
  /// range.
  public var range = ByteRange.none
  public var flags: DeclarationFlags
  /// The enclosing type or extension, an index into the tree's declarations; -1 at file level.
  public var parent: Int32
  /// The type of a variable, the result of a function, the target of a type alias, or the type that an extension
  /// extends.
  public var type: TypeRefID?
  public var kind: DeclarationKind
  /// The position of this variable in the pattern of `let (a, b) = …`, or -1.
  public var tupleIndex: Int16 = -1
}

public struct Parameter: Sendable {
  /// The label in a call, or `nil` for `_`.
  public var label: Name?
  public var name: Name
  public var type: TypeRefID?
  /// Whether both a label and a name are written.
  public var hasTwoNames = false
  public var isVariadic = false
  public var isInout = false
  public var isAutoclosure = false
  public var isLocalizationKey = false
  /// The result builder of a closure parameter.
  public var builder: TypeRefID?
  public var defaultValue = ByteRange.none
  public var nameStart: UInt32 = 0

  public var hasDefault: Bool { !defaultValue.isNone }

  /// Whether each call has an argument for it.
  public var isRequired: Bool { !hasDefault && !isVariadic }
}

public struct GenericParameter: Sendable {
  public var name: Name
  public var constraint: TypeRefID?
  public var isPack = false
}

/// `A: B`, `A == B`.
public struct Requirement: Sendable {
  public var isSameType: Bool
  public var subject: TypeRefID
  public var type: TypeRefID
}

/// `@Name(…)`; `arguments` is the byte range including the parentheses.
public struct Attribute: Sendable {
  public var type: TypeRefID
  public var name: Name
  public var arguments: ByteRange
  public var hasLiteral: Bool
  /// Whether the name starts with a capital letter, like wrappers, macros and `@MainActor`. Most attributes of the
  /// language start with a small letter.
  public var isCapitalized: Bool
  /// The attribute as a call, if it belongs to a local variable and its arguments contain a literal.
  public var call: ExprID?
}

/// A getter, setter or observer of a variable. It is parsed together with the variable's body.
public struct Accessor: Sendable {
  public enum Kind: UInt8, Sendable { case get, set, willSet, didSet }
  public var kind: Kind
  /// The name in `set(value)`, or `nil` for the default name.
  public var parameter: Name?
  public var body: Run
}
