import Diagnostics
import StringDataFlow

/// Finds literals that AppKit displays.
struct AppKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "appkit-literal", summary: "A plain String literal that AppKit shows",
    explanation: """
      AppKit looks nothing up: what is assigned to ‘NSWindow.title’, ‘NSAlert.messageText’ or ‘toolTip’ or given to \
      ‘NSMenuItem’, ‘NSButton’ and the like is shown as it is. Write String(localized:).
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .appKit ? .ofPlainString(shown) : nil
  }
}
