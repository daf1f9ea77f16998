import Diagnostics
import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Makes the edits of findings that have one safe answer.
struct FixMaker {
  let index: SymbolIndex
  /// The bundle of each source, or `nil` if unknown, so that nothing is edited.
  let bundles: [LookupBundle?]
  /// Strings of literals that reach no display. Code may compare others with them.
  let values: Set<String>

  /// Returns the edits that make a displayed text a key.
  func edits(for shown: ShownText, rule: String) -> [SourceEdit] {
    let piece = shown.piece
    // An interpolated text may be data, for example a command that failed and still has to run.
    if shown.place.framework == .interpolation { return [] }
    guard let bundle = bundle(of: piece.file), piece.table == nil else { return [] }
    if let sum = piece.sum {
      guard case .sentence(let sentence) = piece.fix else { return [] }
      let range = Int(sum.lowerBound)..<Int(sum.upperBound)
      let isArgument = shown.isDirect && isOnlyArgumentOfText(range, piece) && sentence.isFreeOfMarkdown
      if isArgument { return [SourceEdit(range, sentence.code + bundle.argument)] }
      guard let (before, after) = bundle.lookup(hasInterpolations: true) else { return [] }
      return [SourceEdit(range, before + sentence.code + after)]
    }
    guard case .lookup(let hasNumbers) = piece.fix else { return [] }
    let range = Int(piece.start)..<Int(piece.end)
    if shown.place.kind == .parameter("verbatim") {
      guard shown.isDirect, !hasNumbers, Markdown.isAbsent(in: piece.texts) else { return [] }
      return withoutLabel(range, piece, bundle)
    }
    guard Self.rules.contains(rule), !values.contains(piece.texts.joined(separator: Self.hole)),
      let (before, after) = bundle.lookup(hasInterpolations: piece.texts.count > 1)
    else { return [] }
    return [
      SourceEdit(range.lowerBound..<range.lowerBound, before), SourceEdit(range.upperBound..<range.upperBound, after),
    ]
  }

  /// Returns the bundle of a file that imports Foundation.
  func bundle(of file: Int32) -> LookupBundle? {
    let position = Int(file) - Int(index.firstProjectFile)
    guard bundles.indices.contains(position) else { return nil }
    return index.files[Int(file)].imports.contains(where: Self.frameworks.contains) ? bundles[position] : nil
  }

  /// The placeholder for interpolations in ``values``.
  static let hole = "\u{FFFC}"

  /// The rules whose findings are literals that may be looked up.
  private static let rules: Set<String> = [
    "string-parameter", "verbatim-text", "error-text", "uikit-literal", "appkit-literal", "notification-literal",
    "attributed-literal",
  ]

  /// Modules that re-export Foundation.
  private static let frameworks = Set(
    [
      "Foundation", "SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "AppIntents", "SwiftData", "CoreData",
      "UserNotifications",
      "WatchKit", "MapKit", "StoreKit", "Charts", "TipKit", "Intents", "IntentsUI", "CoreLocation",
      "LocalAuthentication",
    ].map { Name($0) })

  /// `Text(verbatim: "…")` → `Text("…")`
  private func withoutLabel(_ range: Range<Int>, _ piece: TextPiece, _ bundle: LookupBundle) -> [SourceEdit] {
    let bytes = index.files[Int(piece.file)].source.bytes
    let name = "verbatim:"
    let blanks = bytes[..<range.lowerBound].reversed().prefix(while: \.isWhiteSpace).count
    let label = SourceEdit((range.lowerBound - blanks - name.utf8.count)..<range.lowerBound, "")
    guard ends(bytes[..<(range.lowerBound - blanks)], in: "Text(" + name),
      isFollowedByParenthesis(range.upperBound, bytes)
    else { return [] }
    guard !bundle.argument.isEmpty else { return [label] }
    return [label, SourceEdit(range.upperBound..<range.upperBound, bundle.argument)]
  }

  /// Returns whether an expression is the only argument of a `Text`.
  private func isOnlyArgumentOfText(_ range: Range<Int>, _ piece: TextPiece) -> Bool {
    let bytes = index.files[Int(piece.file)].source.bytes
    return ends(bytes[..<range.lowerBound], in: "Text(") && isFollowedByParenthesis(range.upperBound, bytes)
  }

  /// Returns whether code ends with the beginning of a call whose name is complete.
  private func ends(_ code: ContiguousArray<UInt8>.SubSequence, in call: String) -> Bool {
    code.suffix(call.utf8.count).elementsEqual(call.utf8)
      && code.dropLast(call.utf8.count).last?.isNamePart != true
  }

  private func isFollowedByParenthesis(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[offset...].first { !$0.isWhiteSpace } == .rightParen
  }
}

/// The bundle where a source's keys are looked up, and the code that looks them up.
public struct LookupBundle: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The bundle of the application or extension, which lookups use by default.
    case main
    /// The bundle of a package's target, which each lookup has to name.
    case module
  }

  public let kind: Kind
  /// Whether the source also supports systems before iOS 15, macOS 12, tvOS 15 or watchOS 8, which have no
  /// `String(localized:)`.
  public let isForOldSystems: Bool

  public init(_ kind: Kind, isForOldSystems: Bool = false) {
    (self.kind, self.isForOldSystems) = (kind, isForOldSystems)
  }

  public static let main = LookupBundle(.main)
  public static let module = LookupBundle(.module)

  /// The argument that names the bundle, after other arguments.
  var argument: String { kind == .main ? "" : ", bundle: .module" }

  /// Returns the code before and after a literal that makes it a key, or `nil` if old systems have none.
  func lookup(hasInterpolations: Bool) -> (before: String, after: String)? {
    if !isForOldSystems { return ("String(localized: ", argument + ")") }
    return hasInterpolations ? nil : ("NSLocalizedString(", argument + ", comment: \"\")")
  }
}

/// A chain of `+` in which all operands but one are `Text("…")`: `Text("Dear ") + Text(name).bold()`.
struct TextSum {
  /// The edit that makes it one key: `Text("Dear \(Text(name).bold())")`.
  let edit: SourceEdit

  /// Fails for other expressions, for operands on several lines, for comments between operands, for Markdown, and for
  /// literals that are raw or have interpolations.
  init?(_ sum: ExprID, _ code: AuditedCode) {
    let record = code.range(sum)
    let range = Int(record.lowerBound)..<Int(record.upperBound)
    let joined = JoinedLiteral(
      range, Self.operands(sum, code), code.tree, code.source, literal: { Self.literal($0, code) },
      isPart: { code.text($0).hasPrefix("Text(") })
    guard let joined, joined.isFreeOfMarkdown else { return nil }
    edit = SourceEdit(range, "Text(" + joined.code + ")")
  }

  private static func operands(_ expr: ExprID, _ code: AuditedCode) -> [ExprID] {
    guard case .binary(Name("+"), let a, let b) = code.tree[expr] else { return [expr] }
    return operands(a, code) + operands(b, code)
  }

  /// Returns the literal of `Text("…")`.
  private static func literal(_ expr: ExprID, _ code: AuditedCode) -> ExprID? {
    guard case .call(_, let run) = code.tree[expr], run.count == 1, code.text(expr).hasPrefix("Text("),
      let argument = code.tree.arguments[run.indices].first, argument.label == nil,
      case .string(let literal) = code.tree[argument.value], code.isKey(Int(literal))
    else { return nil }
    return argument.value
  }
}
