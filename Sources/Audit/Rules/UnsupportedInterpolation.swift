import Findings

/// Interpolations that make a String of what looks like a key.
struct UnsupportedInterpolation: AuditRule {
  let description = RuleDescription(
    "unsupported-interpolation", summary: "An interpolation that turns a key into a plain String",
    explanation: """
      ‘Text("Paid: \\(isPaid)")’ compiles, but LocalizedStringKey cannot interpolate a Bool, an optional, an enum or another \
      type without an overload of ‘appendInterpolation’: Swift takes the initialiser for plain Strings, and nothing is \
      looked up. Interpolate a String or number, or give a ‘format:’.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.isDirect, shown.place.framework == .swiftUI, shown.piece.texts.count > 1,
      shown.place.kind != .parameter("verbatim"), shown.place.kind != .requirement, !shown.piece.isFormat,
      !shown.piece.isBranch
    else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) is no key: a key cannot take what it interpolates",
      suggestion: "interpolate a String or a number, or give a ‘format:’")
  }
}
