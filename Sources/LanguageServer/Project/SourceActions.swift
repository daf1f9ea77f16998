import Diagnostics
import ProjectChecks
import ProjectEditing
import ProjectModel
import StringExtraction
import SwiftLexing
import TextBasics

/// An edit that an editor offers at a position.
struct CodeAction {
  enum Kind: String {
    case fix = "quickfix"
    case rewrite = "refactor.rewrite"
    case sync = "source.strexSync"
  }

  let title: String
  let kind: Kind
  /// The rule that the action fixes or suppresses, if any.
  var rule: String?
  /// The edits of the document, in bytes of its current text, or `nil` for a command.
  var edits: [SourceEdit]?
  /// The conversion that the command makes, or `nil` for the command that syncs catalogs.
  var conversion: KeyConversion?
  /// Whether the action is the only fix for a finding.
  var isPreferred = false
}

/// The conversion of a key between literals and generated symbols.
struct KeyConversion {
  let key: String
  let table: String
  let direction: ConversionRequest.Direction
}

/// The code actions for texts of a source.
struct SourceActions {
  let path: FilePath
  let text: DocumentText
  /// The requested range, in bytes.
  let range: Range<Int>
  let live: EditedSnapshot

  var actions: [CodeAction] {
    let findings = findings
    let own = findings.compactMap(fix) + findings.compactMap(suppression)
    return own + [comment].compactMap(\.self)
  }

  /// The findings in the range whose text has not been edited.
  private var findings: [MovedFinding] {
    guard let before = live.reading.text(ofSource: path) else { return [] }
    let old = DocumentText(before)
    let shift = TextShift(from: before, to: text.bytes)
    return (live.reading.findings[path] ?? []).compactMap { finding in
      guard let before = finding.range.map(old.range), let found = shift.range(before),
        found.overlaps(range) || found.contains(range.lowerBound) || found.upperBound == range.lowerBound
      else { return nil }
      return MovedFinding(finding: finding, old: before, range: found, shift: shift)
    }
  }

  /// Returns the fix of `strex audit --fix`.
  private func fix(_ found: MovedFinding) -> CodeAction? {
    let edits = found.finding.edits.compactMap { edit in found.range(of: edit).map { SourceEdit($0, edit.text) } }
    guard !edits.isEmpty, edits.count == found.finding.edits.count else { return nil }
    return CodeAction(
      title: "Make the string localizable", kind: .fix, rule: found.finding.identifier, edits: edits, isPreferred: true)
  }

  private func suppression(_ found: MovedFinding) -> CodeAction? {
    let line = text.line(ofOffset: found.range.lowerBound)
    let rule = found.finding.identifier
    guard rule != SuppressionComments.unusedSuppression.identifier, isOutsideOfTokens(line.lowerBound) else {
      return nil
    }
    let indentation = text.bytes[line].prefix { $0 == .space || $0 == .tab }
    let comment = SuppressionComments.comment(disablingNext: rule, reason: "reason")
    let added = String(decoding: indentation, as: UTF8.self) + comment + text.lineEnding
    return CodeAction(
      title: "Suppress \(rule) with a reason", kind: .fix, rule: rule,
      edits: [SourceEdit(line.lowerBound..<line.lowerBound, added)])
  }

  /// Returns whether an offset at the beginning of a line is outside of literals and comments.
  private func isOutsideOfTokens(_ offset: Int) -> Bool {
    var (end, depth) = (0, 0)
    for token in Lexer.tokenize(SourceText(path: "", bytes: text.bytes)) {
      if Int(token.start) >= offset { break }
      if token.kind == .stringHead { depth += 1 }
      if token.kind == .stringTail { depth -= 1 }
      end = Int(token.end)
    }
    guard end <= offset, depth == 0 else { return false }
    let between = String(decoding: text.bytes[end..<offset], as: UTF8.self)
    return between.ranges(of: "/*").count == between.ranges(of: "*/").count
  }

  /// Adds a `comment:` argument with the comment of the catalog entry, or an empty one.
  private var comment: CodeAction? {
    guard let position = live.position(of: path),
      let context = live.extractor.literalContext(in: position, at: range.lowerBound), let place = context.comment
    else { return nil }
    let known = LiteralSpelling().content(of: entryComment(position, context) ?? "")
    let edit =
      switch place {
      case .argument(let offset): SourceEdit(offset..<offset, ", comment: \"\(known)\"")
      case .literal(let range): SourceEdit(range, "\"\(known)\"")
      }
    if case .literal = place, known.isEmpty { return nil }
    return CodeAction(title: "Add a comment for translators", kind: .rewrite, edits: [edit])
  }

  private func entryComment(_ position: Int, _ context: LiteralContext) -> String? {
    let place = text.place(of: context.range.lowerBound)
    let answers = live.extractor.explain(position, line: place.line, column: place.column)
    guard let string = answers.last?.extracted else { return nil }
    return live.destinations(of: string.key, .init(string), in: path).lazy
      .compactMap { $0.catalog[string.key]?.comment }.first
  }
}

/// A finding whose source may have been edited since.
struct MovedFinding {
  let finding: Diagnostic
  /// The range in the old text.
  let old: Range<Int>
  /// The range in the current text.
  let range: Range<Int>
  let shift: TextShift

  /// Returns the current range of an edit. An edit at the end of the finding remains there if text was typed next to
  /// it.
  func range(of edit: SourceEdit) -> Range<Int>? {
    guard old.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= old.upperBound else {
      return shift.range(edit.range)
    }
    let distance = range.lowerBound - old.lowerBound
    return edit.range.lowerBound + distance..<edit.range.upperBound + distance
  }
}
