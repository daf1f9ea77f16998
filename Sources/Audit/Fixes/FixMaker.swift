import Diagnostics
import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Makes the edits of findings that have one safe answer.
struct FixMaker {
  let index: SymbolIndex
  /// The bundle of each source; `nil` where it is not known, so that nothing there is edited.
  let bundles: [LookupBundle?]
  /// Texts of literals that reach no display. Code may compare others with them.
  let values: Set<String>

  /// The edits that make a shown text a key.
  func edits(for shown: ShownText, rule: String) -> [SourceEdit] {
    let piece = shown.piece
    // What a sentence interpolates may be data that it tells of: a command that failed, say, which still has to run.
    if shown.place.framework == .interpolation { return [] }
    guard let bundle = bundle(of: piece.file), piece.table == nil else { return [] }
    if let sum = piece.sum {
      guard case .sentence(let sentence) = piece.fix else { return [] }
      let range = Int(sum.lowerBound)..<Int(sum.upperBound)
      let isArgument = shown.isDirect && isOnlyArgument(range, of: "Text(", piece) && sentence.isFreeOfMarkdown
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

  /// The bundle of a file in which Foundation is known.
  func bundle(of file: Int32) -> LookupBundle? {
    let position = Int(file) - Int(index.firstProjectFile)
    guard bundles.indices.contains(position) else { return nil }
    return index.files[Int(file)].imports.contains(where: Self.frameworks.contains) ? bundles[position] : nil
  }

  /// What stands for interpolations in ``values``.
  static let hole = "\u{FFFC}"

  /// The rules whose findings are literals that may be looked up.
  private static let rules: Set<String> = [
    "string-parameter", "verbatim-text", "error-text", "uikit-literal", "appkit-literal", "notification-literal",
    "attributed-literal",
  ]

  /// Modules that come with Foundation.
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

  /// Whether an expression is all that stands between the parentheses of a call.
  private func isOnlyArgument(_ range: Range<Int>, of call: String, _ piece: TextPiece) -> Bool {
    let bytes = index.files[Int(piece.file)].source.bytes
    return ends(bytes[..<range.lowerBound], in: call) && isFollowedByParenthesis(range.upperBound, bytes)
  }

  /// Whether code ends in some other that begins with a whole name.
  private func ends(_ code: ContiguousArray<UInt8>.SubSequence, in call: String) -> Bool {
    code.suffix(call.utf8.count).elementsEqual(call.utf8)
      && code.dropLast(call.utf8.count).last?.isNamePart != true
  }

  private func isFollowedByParenthesis(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[offset...].first { !$0.isWhiteSpace } == .rightParen
  }
}
