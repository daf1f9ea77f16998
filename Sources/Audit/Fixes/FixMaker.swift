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
