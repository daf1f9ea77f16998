import Diagnostics
import StringDataFlow

/// Finds literals that AppKit displays.
struct AppKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "appkit-literal", summary: "A String literal that AppKit shows without translating it",
    explanation: """
      AppKit does not look up strings. A string is shown untranslated if it is assigned to `NSWindow.title`, \
      `NSAlert.messageText` or `toolTip`, or passed to `NSMenuItem` or `NSButton`. Use `String(localized:)`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .appKit ? .ofPlainString(shown) : nil
  }
}
