import Diagnostics
import SwiftParsing

/// Finds layouts that stay the same in languages that are written from right to left.
struct LeftRightLayout: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "left-right-layout", summary: "A layout that does not mirror in right-to-left languages",
    explanation: """
      `leftAnchor`, `textAlignment = .left` and a forced direction keep the English layout in Arabic and Hebrew. Use \
      `leadingAnchor`, `.natural` and the language's direction. `--fix` replaces both anchors in a constraint. If \
      the side does not depend on the language, as on a map or a musical score, disable the rule for that file. A \
      direction forced on a single text or field, or on a view that uses coordinates, is not reported, nor is a forced \
      right-to-left direction or one with a comment about it. If no catalog has a right-to-left language, the rule is \
      active only if you name it with `--rule` or in the configuration.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    var paired: Set<Int32> = []
    var notes: [CodeNote] = []
    for position in code.tree.exprs.indices {
      let expr = ExprID(index: Int32(position))
      guard case .call(let callee, let run) = code.tree[expr] else { continue }
      if case .member(let base, Name("constraint"), _) = code.tree[callee], let own = Anchor(base, code) {
        notes.append(note(own, code.tree.arguments[run.indices].map(\.value), code, &paired))
      } else if isForced(callee, run, code) {
        let end = code.range(callee).upperBound
        notes.append(
          code.note(end - UInt32("environment".utf8.count)..<end, "the layout direction is forced", Self.directionHelp))
      }
    }
    for position in code.tree.exprs.indices where !paired.contains(Int32(position)) {
      let expr = ExprID(index: Int32(position))
      if let anchor = Anchor(expr, code) {
        notes.append(code.note(code.range(expr), anchor.message, anchor.suggestion))
      } else if case .assign(let target, let value) = code.tree[expr] {
        notes += assignment(target, value, code)
      }
    }
    return notes
  }

  private static let directionHelp =
    "let the language determine the direction or force it only for the view that needs it"

  /// Returns the note on the first anchor of a constraint, which replaces the anchors of both sides.
  private func note(
    _ own: Anchor, _ arguments: [ExprID], _ code: AuditedCode, _ paired: inout Set<Int32>
  ) -> CodeNote {
    let others = arguments.compactMap { Anchor($0, code) }
    for anchor in [own] + others { paired.insert(anchor.expr.index) }
    var note = code.note(code.range(own.expr), own.message, own.suggestion)
    if !others.isEmpty { note.edits = ([own] + others).map(\.edit) }
    note.editsNeedBundle = false
    return note
  }

  private func assignment(_ target: ExprID, _ value: ExprID, _ code: AuditedCode) -> [CodeNote] {
    guard case .member(_, let property, _) = code.tree[target], case .implicitMember(let side) = code.tree[value] else {
      return []
    }
    if property == Name("semanticContentAttribute"), side == Name("forceLeftToRight") {
      return [code.note(code.range(value), "the layout direction is forced", Self.directionHelp)]
    }
    guard property == Name("textAlignment") || property == Name("alignment"),
      side == Name("left") || side == Name("right")
    else { return [] }
    let (name, suggestion) =
      side == Name("left")
      ? ("left", "use `.natural`") : ("right", "choose the side based on the language's direction")
    return [code.note(code.range(value), "the text is always aligned to the \(name)", suggestion)]
  }

  /// Returns whether a chain of modifiers begins with a single text or field, such as an address or a license.
  private func isSingleText(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    guard case .call(let callee, _) = code.tree[expr] else { return false }
    switch code.tree[callee] {
    case .member(let base, _, _): return isSingleText(base, code)
    case .identifier(let name, _): return Self.textViews.contains(name)
    default: return false
    }
  }

  private static let textViews: Set<Name> = [
    Name("Text"), Name("TextField"), Name("TextEditor"), Name("SecureField"), Name("Link"),
  ]

  /// Returns whether a call is `.environment(\.layoutDirection, .leftToRight)`.
  private func isForced(_ callee: ExprID, _ run: Run, _ code: AuditedCode) -> Bool {
    guard case .member(let base, Name("environment"), _) = code.tree[callee], !isSingleText(base, code) else {
      return false
    }
    let arguments = code.tree.arguments[run.indices].map { code.text($0.value) }
    return arguments == ["\\.layoutDirection", ".leftToRight"] && !usesCoordinates(callee, code)
  }

  /// Returns whether a view places its parts by coordinates, which do not mirror, or a comment before the call explains
  /// the direction.
  private func usesCoordinates(_ callee: ExprID, _ code: AuditedCode) -> Bool {
    let range = FixedLocales.bodyRange(of: code.decl, code.index)
    let body = code.source.text(range)
    if Self.coordinates.contains(where: body.contains) { return true }
    let end = Int(code.range(callee).upperBound)
    let before = code.source.text(max(range.lowerBound, end - 600)..<end)
    return before.split(separator: "\n").suffix(6).contains { line in
      guard let comment = line.firstRange(of: "//") else { return false }
      return line[comment.upperBound...].contains(Self.direction)
    }
  }

  private static let coordinates = [
    ".position(", "ChartProxy", "chartOverlay", "coordinateSpace", "startLocation", ".location.x", "translation.width",
    "UnitPoint",
  ]
  nonisolated(unsafe) private static let direction =
    #/(?i)\b(?:RTL|LTR|mirror\w*|right[- ]to[- ]left|left[- ]to[- ]right)\b/#

  /// An anchor at the left or right side of a view.
  private struct Anchor {
    let expr: ExprID
    let name: String
    private let end: Int

    init?(_ expr: ExprID, _ code: AuditedCode) {
      guard case .member(_, let member, _) = code.tree[expr], let name = Self.names[member] else { return nil }
      (self.expr, self.name) = (expr, name)
      end = Int(code.range(expr).upperBound)
    }

    private static let replacements = ["leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor"]
    private static let names = Dictionary(uniqueKeysWithValues: replacements.keys.map { (Name($0), $0) })

    private var replacement: String { Self.replacements[name] ?? name }
    var message: String { "`\(name)` does not mirror in right-to-left languages" }
    var suggestion: String { "use `\(replacement)`" }
    var edit: SourceEdit { SourceEdit(end - name.utf8.count..<end, replacement) }
  }
}
