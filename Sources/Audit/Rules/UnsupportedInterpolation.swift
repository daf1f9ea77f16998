import Diagnostics
import StringDataFlow
import SwiftTypeChecking

/// Finds interpolations that a key cannot format: they insert a debug description, or make the apparent key a String.
struct UnsupportedInterpolation: AuditRule {
  let description = RuleDescription(
    "unsupported-interpolation", summary: "An interpolated value of an unsupported type",
    explanation: """
      `Text("Paid: \\(isPaid)")` compiles, but LocalizedStringKey does not support a Bool, an optional, an enum or any \
      other type without an `appendInterpolation` overload. Since Xcode 26, the key is `Paid: %@`, and users see an \
      untranslated debug description. With Xcode 16 and earlier (`--xcode 16`), Swift uses the initializer for String, \
      so the text is neither extracted nor looked up. Interpolate a String or a number, or add a `format:`.
      """)

  /// Returns notes from Xcode 26 on.
  func notes(in code: AuditedCode) -> [CodeNote] {
    code.reading.literals.enumerated().flatMap { literal, finding -> [CodeNote] in
      let interpolations = code.tree.interpolations[code.tree.literals[literal].interpolations.indices]
      return zip(interpolations, finding.interpolations).filter { $1.overload == .catchAll }.map { interpolation, _ in
        let text = AuditedProject.quote(code.texts(literal))
        return code.note(
          interpolation.span,
          "an interpolation of \(text) is shown as an untranslated debug description",
          Self.suggestion)
      }
    }
  }

  private static let suggestion = "interpolate a String or a number, or add a `format:`"

  /// Returns remarks for Xcode 16 and older.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.isDirect, shown.place.framework == .swiftUI, shown.place.hasKeyOverload, shown.piece.texts.count > 1,
      !shown.piece.isFormat, !shown.piece.isBranch, !shown.piece.isPassedOn
    else { return nil }
    return Remark(
      message:
        "\(AuditedProject.quote(shown.piece.texts)) is not a key because it interpolates a type that keys do not support",
      suggestion: Self.suggestion)
  }
}
