import Diagnostics
import StringDataFlow

/// Finds literals that AppKit displays.
struct AppKitLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "appkit-literal", summary: "A String literal that AppKit shows untranslated",
    explanation: """
      AppKit does not look up strings. A string is shown untranslated if the code assigns it to `NSWindow.title`, \
      `NSAlert.messageText` or `toolTip`, or passes it to `NSMenuItem` or `NSButton`. Use `String(localized:)`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .appKit ? .ofPlainString(shown) : nil
  }
}
