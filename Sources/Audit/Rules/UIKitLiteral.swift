import Diagnostics
import StringDataFlow

/// Finds literals that UIKit displays.
struct UIKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "uikit-literal", summary: "A plain String literal that UIKit shows",
    explanation: """
      UIKit looks nothing up: what is assigned to ‘UILabel.text’ or given to ‘setTitle(_:for:)’, ‘UIAlertController’, \
      ‘UIBarButtonItem’ and the like is shown as it is. Write String(localized:).
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
      suggestion: "write String(localized:)")
  }
}
