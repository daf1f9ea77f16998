import Diagnostics

/// The rules about keys of push notifications, in the order of the documentation.
public enum PushRules {
  public static let all = [missing, gap, count, kind, unmarked, ignored]

  static let missing = RuleDescription(
    "push-key-missing", summary: "A push notification key that is missing from the app's table",
    explanation: """
      Devices look up the key in the app's own Localizable table, not in other tables or in packages. If the key is \
      missing, they show the key itself.
      """)

  static let gap = RuleDescription(
    "push-language-gap", summary: "A push notification key with no translation in one of the app's languages",
    explanation: """
      Devices set to that language show the key itself. Strings in the `new` state are not compiled. The rule reports \
      a missing string in the source language only if the key is a name, such as `push.title`.
      """)

  static let count = RuleDescription(
    "push-argument-count", summary: "A push notification passes too many or too few arguments for its key",
    explanation: """
      If an argument is missing, the text has a gap, or the device shows the key instead. A surplus argument is never \
      shown. The rule ignores arguments that are computed elsewhere, keys without strings, and categories without \
      arguments, where the system inserts a number for `%u`.
      """)

  static let kind = RuleDescription(
    "push-argument-kind",
    summary: "A push notification argument that is not a string, or whose specifier does not accept strings",
    explanation: """
      All arguments to a push notification are strings. The strings for its key can therefore contain `%@` or `%1$@`, \
      but no other specifiers and no plurals. Format numbers on the server, or send a separate key for each case.
      """)

  static let unmarked = RuleDescription(
    "push-key-not-manual",
    summary: "A key that is used only in push notifications and that the next sync will mark as stale",
    explanation: """
      The key is not in the code that Xcode extracts, so Xcode and `strex sync` mark it as stale. A stale key is \
      likely to be deleted. In catalogs, mark the key as manual. `strex sync --remove-unused` removes such keys from \
      .strings tables.
      """)

  static let ignored = RuleDescription(
    "push-key-ignored", summary: "A `body` alongside `loc-key`, so devices do not look up the key",
    explanation: "Send `body` to devices that do not have the key, and only `loc-key` to all others.")
}
