import Diagnostics
import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// A piece of code that rules examine separately.
final class AuditedCode {
  let decl: DeclID
  let reading: TypedCode
  let index: SymbolIndex
  let values: ValueReader
  /// Whether calls of the declaration are found by their text, so that its own lookups do not matter.
  let isOfRoutine: Bool

  init(_ decl: DeclID, _ reading: TypedCode, _ index: SymbolIndex, values: ValueReader, isOfRoutine: Bool) {
    self.decl = decl
    self.reading = reading
    self.index = index
    self.values = values
    self.isOfRoutine = isOfRoutine
  }

  var tree: SyntaxTree { reading.code.tree }
  var source: SourceText { index.files[Int(reading.file)].source }

  func text(_ expr: ExprID) -> String { String(decoding: bytes(expr), as: UTF8.self) }

  func bytes(_ expr: ExprID) -> ArraySlice<UInt8> { source.bytes[tree.record(expr).range] }

  func range(_ expr: ExprID) -> Range<UInt32> { tree.record(expr).span }

  /// Returns the strings between a literal's interpolations.
  func texts(_ literal: Int) -> [String] { tree.texts(of: literal, in: source) ?? [] }

  /// Returns the interpolations of a literal, as written.
  func interpolations(_ literal: Int) -> [String] {
    tree.interpolations[tree.literals[literal].interpolations.indices].map { source.text($0.range) }
  }

  /// The byte ranges of the interpolations of keys, in order and without overlaps.
  var keyInterpolations: [Range<UInt32>] {
    SourceRanges.merged(
      tree.literals.indices.filter { isKey($0) }.flatMap { literal in
        tree.interpolations[tree.literals[literal].interpolations.indices].map(\.span)
      })
  }

  /// Returns the literal that an expression is or looks up: `"a"`, `String(localized: "a")`, `Text("a")`.
  func literal(_ expr: ExprID) -> Int? {
    switch tree[expr] {
    case .string(let literal): return Int(literal)
    case .paren(let inner): return literal(inner)
    case .call(_, let run):
      guard let first = tree.arguments[run.indices].first, case .string(let literal) = tree[first.value] else {
        return nil
      }
      return isKey(Int(literal)) ? Int(literal) : nil
    default: return nil
    }
  }

  /// Returns the expression that a pattern matches; `nil` for other patterns.
  func value(of pattern: PatternID) -> ExprID? {
    if case .expr(let expr) = tree[pattern] { expr } else { nil }
  }

  /// The values of constants inside the code that are literals, by name: `let idle = "Idle"`.
  private(set) lazy var localLiterals: [Name: ExprID] = {
    var found: [Name: ExprID] = [:]
    for case .binding(isLet: true, let pattern, let value?, _, _) in tree.stmts {
      if case .name(let name) = tree[pattern], case .string = tree[value] { found[name] = value }
    }
    return found
  }()

  /// Returns whether a literal is looked up in a catalog.
  func isKey(_ literal: Int) -> Bool {
    switch reading.literals[literal].verdict {
    case .localizable, .functionKey: true
    case .plain, .untyped: false
    }
  }

  /// Returns whether a call is one of `String(format:)`, `NSString(format:)` or `localizedStringWithFormat(_:)`.
  func isFormat(_ callee: ExprID, _ first: Argument) -> Bool {
    switch tree[callee] {
    case .identifier(let name, _): first.label == Name("format") && Self.formatted.contains(name)
    case .member(_, Name("localizedStringWithFormat"), _): true
    // `self.init(format:)` can belong to another type, such as a predicate, with other formats.
    case .member(let type, let name, _) where name == .`init`: isFormat(type, first)
    default: false
    }
  }

  private static let formatted: Set<Name> = [Name("String"), Name("NSString"), Name("NSMutableString")]

  func note(_ range: Range<UInt32>, _ message: String, _ suggestion: String) -> CodeNote {
    CodeNote(
      file: reading.file, start: range.lowerBound, end: range.upperBound, message: message, suggestion: suggestion)
  }
}

/// A rule's message about a position in the code.
struct CodeNote: Sendable, Hashable {
  /// The file, as an index into the files of the symbol index.
  let file: Int32
  let start: UInt32
  let end: UInt32
  let message: String
  let suggestion: String
  /// The text that the note is about, if its place contains more.
  var subject: Range<UInt32>?
  var doubt: ConfidenceReason?
  /// The possible keys of a lookup, each as the strings between its interpolations. Empty if one of them is unknown.
  var keys: [[String]] = []
  /// The starts of the literals of which one has to be displayed. Empty if the note does not depend on a display.
  var needsDisplay: [UInt32] = []
  /// The edits that resolve the note.
  var edits: [SourceEdit] = []
  /// Whether the edits look up a key, so that the bundle has to be known.
  var editsNeedBundle = true
}
