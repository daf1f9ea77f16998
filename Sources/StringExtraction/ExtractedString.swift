import Diagnostics
import SwiftLexing
import SwiftParsing

/// One literal that the running app looks up in a string catalog.
public struct ExtractedString: Sendable, Equatable {
  /// The key, with format specifiers for its interpolations.
  public var key: String
  /// The table: the name of a catalog without its extension.
  public var table: String
  /// The comment for translators, or `nil` if there is none.
  public var comment: String?
  /// The value of `defaultValue:` or `value:`, with format specifiers.
  public var defaultValue: String?
  /// The source text of a `bundle:` argument, or `nil` if there is none.
  public var bundle: String?
  /// The position of the literal.
  public var site: LiteralSite
  /// The interpolations of the key and of the default value, in order.
  public var interpolations: [InterpolationEvidence]
  /// The specifiers of the arguments that `String(format:)` inserts into the text, in order, by the types of the
  /// arguments; `%p` for an unknown type. `nil` for a string that is not known to be passed to `String(format:)`.
  public var formatArguments: [String]?
  /// Whether the literal is compiled only for debugging (`#if DEBUG`) or is in a `#Preview` or a comment. Such a string
  /// is neither added nor marked as stale.
  public var isDebugOnly: Bool
  /// Whether the literal is compiled only for release builds, as in the `#else` of `#if DEBUG`. Xcode syncs after debug
  /// builds, so the string is neither added nor marked as stale (facts I).
  public var isReleaseOnly = false
  /// The phrases of an App Shortcut, of which the key is the first. Empty for other strings.
  public var phrases: [String] = []
  /// The traits that decide whether a target extracts the string.
  public var traits: StringTraits

  /// Creates an extracted string.
  public init(
    key: String, table: String = ExtractedString.defaultTable, comment: String? = nil, defaultValue: String? = nil,
    bundle: String? = nil, site: LiteralSite, interpolations: [InterpolationEvidence] = [], isDebugOnly: Bool = false,
    traits: StringTraits
  ) {
    self.key = key
    self.table = table
    self.comment = comment
    self.defaultValue = defaultValue
    self.bundle = bundle
    self.site = site
    self.interpolations = interpolations
    self.isDebugOnly = isDebugOnly
    self.traits = traits
  }

  /// The table of strings that name none.
  public static let defaultTable = "Localizable"

  /// The weakest evidence among the interpolations.
  public var evidence: Evidence { interpolations.map(\.evidence).max() ?? .declared }
}

/// The certainty of a format specifier, the most certain first.
public enum Evidence: String, Sendable, Comparable, CaseIterable {
  /// All types involved are written in declarations.
  case declared
  /// At least one type was inferred from an expression.
  case inferred
  /// The type is unknown, and `%@` is a guess.
  case assumed

  private var doubt: Int {
    switch self {
    case .declared: 0
    case .inferred: 1
    case .assumed: 2
    }
  }

  /// Orders evidence: certain is less than uncertain.
  public static func < (a: Self, b: Self) -> Bool { a.doubt < b.doubt }
}

/// The position of a literal.
public struct LiteralSite: Sendable, Hashable, Comparable {
  private let paths: SourcePaths
  /// The position of the literal's first character (its `#` or quote).
  public var location: SourceLocation
  /// The callee that takes the literal: `Text.init(_:)`, `LocalizedStringKey`, `NSLocalizedString(_:comment:)`.
  public var api: String

  /// - Parameter projectPath: the path from the root, or `nil` if it equals `file`.
  public init(file: String, projectPath: String? = nil, location: SourceLocation, api: String) {
    self.init(SourcePaths(printed: file, fromRoot: projectPath), location, api)
  }

  /// The beginning of a file, for texts without a known position.
  package init(startOf file: String) { self.init(file: file, location: SourceLocation(line: 1, column: 1), api: "") }

  /// Creates the position of a literal in a source.
  public init(in source: SourceText, _ location: SourceLocation, api: String) { self.init(source.paths, location, api) }

  private init(_ paths: SourcePaths, _ location: SourceLocation, _ api: String) {
    self.paths = paths
    self.location = location
    self.api = api
  }

  /// The path of the file, as messages print it.
  public var file: String { paths.printed }
  /// The position in messages: `App/View.swift:3:14`.
  package var printed: String { "\(printedLine):\(location.column)" }
  /// The line in messages: `App/View.swift:3`.
  package var printedLine: String { "\(file):\(location.line)" }

  /// Orders positions by path from the root, then by line and column.
  public static func < (a: Self, b: Self) -> Bool {
    if a.paths === b.paths { return (a.location, a.api) < (b.location, b.api) }
    return (a.paths.fromRoot, a.location, a.api) < (b.paths.fromRoot, b.location, b.api)
  }
}

/// The format specifier of an interpolation, and the evidence for it.
public struct InterpolationEvidence: Sendable, Equatable {
  /// The specifier with its `%`, or `${name}` for App Intents parameters.
  public var specifier: String
  /// The certainty of the specifier.
  public var evidence: Evidence
  /// The source text of the interpolation, without `\(` and `)`.
  public var expression: String
  /// The position of the interpolation.
  public var location: SourceLocation

  /// Creates the evidence for a specifier.
  public init(specifier: String, evidence: Evidence, expression: String, location: SourceLocation) {
    self.specifier = specifier
    self.evidence = evidence
    self.expression = expression
    self.location = location
  }
}

/// A literal whose contextual type is unknown. It may be a key, so entries with its text are not changed.
public struct UntypedLiteral: Sendable, Equatable {
  /// The decoded text, with `%@` for each interpolation.
  public var text: String
  /// The position of the literal.
  public var site: LiteralSite
  /// Whether it is the value of a constant that its file passes to `LocalizedStringKey(constant)`: an entry with its
  /// text is in use.
  public var isConstant: Bool

  /// Creates a literal of unknown type.
  public init(text: String, site: LiteralSite, isConstant: Bool = false) {
    self.text = text
    self.site = site
    self.isConstant = isConstant
  }
}

/// The result of extraction, in the order of files and positions.
public struct Extraction: Sendable, Equatable {
  public var strings: [ExtractedString]
  /// The phrases of App Shortcuts, which are not included in the strings.
  public var shortcuts: [ShortcutPhrases] = []
  /// The literals of unknown type.
  public var untyped: [UntypedLiteral]
  /// The messages about the sources.
  public var diagnostics: [Diagnostic]

  /// Creates an extraction, by default an empty one.
  public init(strings: [ExtractedString] = [], untyped: [UntypedLiteral] = [], diagnostics: [Diagnostic] = []) {
    self.strings = strings
    self.untyped = untyped
    self.diagnostics = diagnostics
  }

  /// The same extraction with each App Shortcut as one string.
  public var withPhrases: Extraction {
    var whole = self
    whole.strings += shortcuts.map(\.string)
    return whole
  }

  /// Joins the results of several sources, in their order.
  public init(joining parts: [Extraction]) {
    self.init()
    strings.reserveCapacity(parts.reduce(0) { $0 + $1.strings.count })
    for part in parts {
      strings += part.strings
      shortcuts += part.shortcuts
      untyped += part.untyped
      diagnostics += part.diagnostics
    }
  }
}
