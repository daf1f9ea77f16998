import Diagnostics
import StringDataFlow

/// Finds literals that AppKit displays.
struct AppKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "appkit-literal", summary: "A String literal that AppKit shows untranslated",
    explanation: """
      AppKit does not look up strings: a string that is assigned to `NSWindow.title`, `NSAlert.messageText` or \
      `toolTip`, or passed to `NSMenuItem` or `NSButton`, is shown untranslated. Use `String(localized:)`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .appKit ? .ofPlainString(shown) : nil
  }
}
