import Diagnostics
import StringDataFlow
import SwiftTypeChecking

/// Finds interpolations that a key cannot format: they insert a debug description, or make the apparent key a String.
struct UnsupportedInterpolation: AuditRule {
  let description = RuleDescription(
    "unsupported-interpolation", summary: "An interpolation that a key has no text for",
    explanation: """
      ‘Text("Paid: \\(isPaid)")’ compiles, but LocalizedStringKey has no text for a Bool, an optional, an enum or another type \
      without an overload of ‘appendInterpolation’. From Xcode 26 on, the key is ‘Paid: %@’, and users see a debug \
      description in its place, in no language. With Xcode 16 and older (--xcode 16) Swift takes the initialiser for plain \
      Strings: nothing is extracted or looked up. Interpolate a String or number, or give a ‘format:’.
      """)

  /// Returns notes from Xcode 26 on.
  func notes(in code: AuditedCode) -> [CodeNote] {
    code.reading.literals.enumerated().flatMap { literal, finding -> [CodeNote] in
      let interpolations = code.tree.interpolations[code.tree.literals[literal].interpolations.indices]
      return zip(interpolations, finding.interpolations).filter { $1.overload == .catchAll }.map { interpolation, _ in
        let text = AuditedProject.quote(code.texts(literal))
        return code.note(
          interpolation.start..<interpolation.end,
          "what \(text) interpolates is shown as a debug description, in no language",
          Self.suggestion)
      }
    }
  }

  private static let suggestion = "interpolate a String or a number, or give a ‘format:’"

  /// Returns remarks for Xcode 16 and older.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.isDirect, shown.place.framework == .swiftUI, shown.piece.texts.count > 1,
      shown.place.kind != .parameter("verbatim"), shown.place.kind != .requirement, !shown.piece.isFormat,
      !shown.piece.isBranch, !shown.piece.isPassedOn
    else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) is no key: a key cannot take what it interpolates",
      suggestion: Self.suggestion)
  }
}
