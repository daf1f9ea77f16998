import Diagnostics
import StringDataFlow

/// Finds literals in notifications.
struct NotificationLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "notification-literal", summary: "A String literal in a notification",
    explanation: """
      The title, subtitle and body of a `UNMutableNotificationContent` and the titles of a `UNNotificationAction` are \
      shown untranslated. Use `String(localized:)` or `NSString.localizedUserNotificationString(forKey:arguments:)`, \
      which looks up the key when the notification is shown.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .notifications ? .ofPlainString(shown) : nil
  }
}
