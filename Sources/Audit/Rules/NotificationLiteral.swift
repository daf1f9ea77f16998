import Diagnostics
import StringDataFlow

/// Finds literals in notifications.
struct NotificationLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "notification-literal", summary: "A plain String literal in a notification",
    explanation: """
      Title, subtitle and body of a ‘UNMutableNotificationContent’ and the titles of ‘UNNotificationAction’s are shown as \
      they are. Write String(localized:), or NSString.localizedUserNotificationString(forKey:arguments:), which looks the \
      key up when the notification is shown.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    shown.place.framework == .notifications ? .ofPlainString(shown) : nil
  }
}
