import Diagnostics
import StringDataFlow

/// Finds literals that UIKit displays.
struct UIKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "uikit-literal", summary: "A String literal that UIKit shows without translating it",
    explanation: """
      UIKit does not look up strings. A string is shown untranslated if it is assigned to `UILabel.text` or passed to \
      `setTitle(_:for:)`, `UIAlertController` or `UIBarButtonItem`. Use `String(localized:)` or, in Objective-C, \
      `NSLocalizedString`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .uiKit ? .ofPlainString(shown) : nil
  }
}

extension Remark {
  /// Returns the remark for all frameworks that take only strings.
  static func ofPlainString(_ shown: ShownText) -> Remark {
    Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "use `String(localized:)`")
  }
}
