import Diagnostics
import TextBasics

/// Finds English words that are a verb on a button and a noun elsewhere but share one key.
struct WordInTwoRoles: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "word-in-two-roles", summary: "A word that is a command in one place and a title in another",
    explanation: """
      "Archive" is a verb on a button and a noun in a title, and most languages have two words for it. Use two \
      separate keys, for example `String(localized: "archive.title", defaultValue: "Archive")`, each with its own \
      comment. The rule checks only English words that are both verbs and nouns.
      """,
    severity: .note)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let words = Dictionary(grouping: project.catalogs.strings.filter { Self.isAmbiguous($0.key) }) {
      $0.table + "\0" + $0.key
    }
    return words.sorted { $0.key < $1.key }.compactMap { _, strings -> Diagnostic? in
      guard let command = strings.first(where: { Self.isCommand($0.site.api) }),
        let title = strings.first(where: {
          Self.isTitle($0.site.api) && !project.contains($0.site, in: project.samples)
        })
      else { return nil }
      let place = RelatedPlace(
        path: command.site.file, position: project.lines.range(of: command.site).start, message: "a command here")
      return Diagnostic(
        description, "\(TerminalSafeText.quoted(title.key)) is a title here and a command elsewhere",
        file: title.site.file, range: project.lines.range(of: title.site),
        help: "use two separate keys, each with its own comment",
        key: title.key, content: title.key, related: [place])
    }
  }

  private static func isAmbiguous(_ key: String) -> Bool { words.contains(key.lowercased()) }

  private static func isCommand(_ api: String) -> Bool {
    api.hasPrefix("Button.") || api.hasPrefix("UIAction.") || api.hasPrefix("UIAlertAction.")
  }

  private static func isTitle(_ api: String) -> Bool {
    ["View.navigationTitle", "Section.", "Tab.", "Window.", "WindowGroup.", "GroupBox."].contains(where: api.hasPrefix)
  }

  private static let words = Set(
    """
    archive backup block bookmark clear close comment copy design display download drop edit export favorite filter \
    follow format forward free guide import label like link lock log map mark match merge mute note open order \
    package pause pin place plan play post preview print process project queue quit rate record refresh release \
    remote rename repeat reply report request reset restore review run save scan schedule score search share shop \
    show sign sort stack start stop store stream support swap switch sync tag test time track trade transfer trash \
    update upgrade upload view visit watch work zoom
    """.split(separator: " ").map(String.init))
}
