import Diagnostics

/// The rules about keys of push messages, in the order of the documentation.
public enum PushRules {
  public static let all = [missing, gap, count, kind, unmarked, ignored]

  static let missing = RuleDescription(
    "push-key-missing", summary: "A push message names a key that the app's table does not have",
    explanation: """
      Devices look the key up in the table Localizable of the app itself, in no other and in no package's, and show the key \
      where it is missing.
      """)

  static let gap = RuleDescription(
    "push-language-gap", summary: "A language of the app has no text for a key that push messages name",
    explanation: """
      In such a language devices show the key itself. Texts in the state ‘new’ are in no app, and a source language without \
      a text counts where the key is a name such as ‘push.title’.
      """)

  static let count = RuleDescription(
    "push-argument-count", summary: "A push message passes more or fewer arguments than the texts of its key take",
    explanation: """
      Where an argument is missing the text has a gap or worse, and one too many is never seen. Arguments that are put \
      together elsewhere are not counted, and neither are keys whose texts are not there, nor those of categories without \
      arguments: the system puts a number into ‘%u’.
      """)

  static let kind = RuleDescription(
    "push-argument-kind", summary: "An argument of a push message is no text, or the text takes it as something else",
    explanation: """
      All arguments that arrive with a message are texts, so that ‘%@’ and ‘%1$@’ alone are right in the texts of its key, and \
      plurals cannot be chosen. Format numbers on the server, or send a key for each case.
      """)

  static let unmarked = RuleDescription(
    "push-key-not-manual", summary: "Push messages alone use a key that the next sync takes for gone",
    explanation: """
      No code that Xcode extracts has the key, so Xcode and ‘strex sync’ mark it as stale, and somebody deletes it. In catalogs set \
      it to be managed manually; ‘strex sync --remove-unused’ takes such keys out of .strings tables.
      """)

  static let ignored = RuleDescription(
    "push-key-ignored", summary: "A ‘body’ stands beside ‘loc-key’, so that devices never look the key up",
    explanation: "Send ‘body’ to devices that have no such key, and ‘loc-key’ alone to the others.")
}

/// The documentation page about the rules.
public enum PushReference {
  public static var page: String { RulePage.text(PushRules.all, command: "strex audit") }
}
