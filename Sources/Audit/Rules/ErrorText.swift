import Diagnostics
import StringDataFlow
import TextBasics

/// Finds literals in the descriptions of errors without evidence that users see them.
struct ErrorText: AuditRule {
  let description = RuleDescription(
    "error-text", summary: "A String literal that describes an error",
    explanation: """
      Users see an error's `errorDescription` only if the code shows the error, and most errors are only logged. \
      The rule is off by default because `error.localizedDescription` does not reveal which error it shows. Enable the \
      rule if users see all errors. Other rules always report an error's string if it reaches the UI in another way or \
      is next to keys. They also report strings that address users ("Please try again") or are in a different script \
      from the rest of the code. Use `String(localized:)`.
      """, isOnByDefault: false)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.place.kind == .requirement, Self.members.contains(shown.place.member), !shown.piece.isBesideKeys,
      !Self.isForUsers(shown.piece.texts)
    else { return nil }
    let way = shown.callee.map { ", through \(TerminalSafeText.shortSignature(project.index.describe($0)))" } ?? ""
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) is shown untranslated by \(shown.place.name)\(way)",
      suggestion: "use `String(localized:)`")
  }

  private static let members: Set<String> = ["errorDescription", "failureReason"]

  /// Returns whether a string addresses users, or has non-Latin letters.
  private static func isForUsers(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: " ").lowercased()
    if text.unicodeScalars.contains(where: { $0.value >= 0x370 && $0.properties.isAlphabetic }) { return true }
    return !addressing.isDisjoint(with: text.split { !$0.isLetter })
  }

  /// Lower-case words that address users.
  private static let addressing: Set<Substring> = [
    "please", "you", "your", "yours", "sorry", "again", "retry", "couldn", "oops", "try", "check",
    "bitte", "du", "sie", "ihr", "ihre", "veuillez", "vous", "votre", "réessayez", "favor", "su", "você", "seu", "sua",
    "prova", "riprova", "tuo", "tua", "alstublieft", "je", "jouw",
  ]
}
