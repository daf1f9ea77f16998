import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// Tests `strex translate`.
@Suite struct TranslateTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ has %lld boats" : {
          "comment" : "Name and count; max-length: 30"
        },
        "**Bold** {name}" : {

        },
        "Anchor" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Anker"
              }
            }
          }
        },
        "anchor.title" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Anchor"
              }
            }
          }
        },
        "Cast off" : {

        },
        "Gone" : {
          "extractionState" : "stale"
        },
        "Name" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog, "App/App.swift": "import SwiftUI\nlet a = Text(\"Anchor\")\n",
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }
  private var text: String { get throws { try folder.read("App/Localizable.xcstrings") } }

  private func answers(_ lines: String...) throws -> String {
    try folder.write(["answers.jsonl": lines.joined(separator: "\n") + "\n"])
    return "cat >'\(folder("requests.jsonl"))'; cat '\(folder("answers.jsonl"))'"
  }

  @Test func programsGetRequestsWithContext() async throws {
    let run = try await strex("translate", "--language", "de", "--with", try answers(""))
    #expect(run.code == 1 && run.output == "1 from the memory, 3 unanswered\n", "\(run.output)\(run.errors)")
    let requests = try folder.read("requests.jsonl").split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(requests.map { $0["key"] as? String } == ["%@ has %lld boats", "**Bold** {name}", "Cast off"])
    let first = requests[0]
    #expect(first["arguments"] as? [String] == ["%@", "%lld"] && first["language"] as? String == "de")
    #expect(first["pluralCategories"] as? [String] == ["one", "other"])
    #expect(first["comment"] as? String == "Name and count; max-length: 30")
    let neighbors = requests[2]["neighbors"] as? [[String: String]] ?? []
    #expect(neighbors.contains { $0["key"] == "Anchor" && $0["translation"] == "Anker" })
  }

  @Test func goodAnswersAreWrittenForReview() async throws {
    let command = try answers(
      #"{"id":1,"text":"%1$@ hat %2$lld Boote"}"#, #"{"id":2,"text":"**Fett** {name}"}"#, #"{"id":3,"text":"Ablegen"}"#)
    let run = try await strex("translate", "--language", "de", "--with", command)
    #expect(run.code == 0 && run.output == "1 from the memory, 3 from the program\n", "\(run.output)\(run.errors)")
    #expect(try text.split(separator: "needs_review").count == 5)
    #expect(try await strex("translate", "--language", "de", "--with", "false").output == "nothing to translate\n")
  }

  @Test(
    arguments: [
      (1, "%@ hat Boote und noch mehr Text"), (1, "%lld hat %@ Boote"), (1, "%@ hat %lld Boote und %@"), (1, ""),
      (1, "%@ hat %lld Boote und noch viel mehr davon"), (2, "**Fett** {nom}"), (2, "**Fett {name}"),
      (3, "Ab\u{0}legen"), (3, "Ablegen %@"), (3, "Ab\u{202E}legen"),
      (1, "%C hat %lld Boote"), (1, "%@ hat %c Boote"), (1, "%@ hat %d Boote"), (1, "%0$@ %@ hat %lld Boote"),
      (3, "<b>Ablegen"),
    ] as [(Int, String)])
  func badAnswersAreRefused(_ id: Int, _ answer: String) async throws {
    let line = String(
      decoding: try JSONSerialization.data(withJSONObject: ["id": id, "text": answer]), as: UTF8.self)
    let run = try await strex("translate", "--language", "de", "--with", try answers(line))
    #expect(run.code == 1 && run.errors.contains("[refused-translation]"), "\(run.output)\(run.errors)")
    #expect(try text.split(separator: "needs_review").count == 2, "only the text from the memory")
  }

  @Test func glossaryIsSentAndChecked() async throws {
    try folder.write([
      ".strex.json": #"{"glossary": {"boat": {"de": "Boot"}, "Cast": {"fr": "x"}}, "keep": ["Bold"]}"#
    ])
    let program = try answers(
      #"{"id":1,"text":"%@ hat %lld Schiffe"}"#, #"{"id":2,"text":"**Fett** {name}"}"#, #"{"id":3,"text":"Ablegen"}"#)
    let run = try await strex("translate", "--language", "de", "--with", program)
    let lines = try folder.read("requests.jsonl").split(separator: "\n").map(String.init)
    #expect(lines[0].contains(#""glossary":[{"term":"boat","translations":["Boot"]}],"keep":[]"#), "\(lines)")
    #expect(lines[1].contains(#""keep":["Bold"]"#) && lines[2].contains(#""glossary":[]"#))
    #expect(run.errors.contains("[glossary]") && run.errors.contains("[kept-word]"), "\(run.errors)")
    #expect(run.code == 1 && run.output == "1 from the memory, 1 from the program, 2 refused\n", "\(run.output)")
  }

  @Test func oddOutputIsIgnored() async throws {
    let command = try answers(
      "hello", #"{"id":9,"text":"x"}"#, #"{"text":"x"}"#, #"{"id":3,"text":"Ablegen"}"#, #"{"id":3,"text":"Anders"}"#,
      #"{"id":2,"texts":{"plural.odd":"x"}}"#, #"[1]"#, #"{"id":1}"#)
    let run = try await strex("translate", "--language", "de", "--with", command)
    #expect(run.code == 1 && run.errors.split(separator: "[translation-program]").count == 7, "\(run.errors)")
    #expect(try text.contains("Ablegen") && !text.contains("Anders"))
  }

  /// JSON allows U+2028 within strings. Programs on Windows end lines with CRLF.
  @Test func onlyLineFeedsSeparateAnswers() async throws {
    let command = try answers("{\"id\":3,\"note\":\"a\u{2028}b\",\"text\":\"Ablegen\"}\r", "{\"id\":2}\r")
    let run = try await strex("translate", "--language", "de", "--with", command)
    #expect(!run.errors.contains("[translation-program]") && run.output.contains("1 from the program"), "\(run.errors)")
    #expect(try text.contains("Ablegen"))
  }

  @Test func failingProgramsAndLimitsStop() async throws {
    let run = try await strex("translate", "--language", "de", "--with", "exit 3")
    #expect(run.code == 2 && run.errors.contains("the translation program failed"))
    let limited = try await strex("translate", "--language", "de", "--limit", "1", "--with", try answers(#"{"id":1}"#))
    #expect(
      limited.output == "1 unanswered, 2 left\n", "\(limited.output)")
    #expect(try folder.read("requests.jsonl").split(separator: "\n").count == 1)
    #expect(try await strex("translate").code == 2)
    #expect(try await strex("translate", "--language", "xx", "--with", "true").code == 2)
  }

  @Test func memoriesAreRead() async throws {
    try folder.write([
      "memory.tmx": """
      <?xml version="1.0" encoding="UTF-8"?>
      <tmx version="1.4"><header srclang="en-US"/><body><tu><tuv xml:lang="en-US"><seg>Cast off</seg></tuv>
      <tuv xml:lang="de-DE"><seg>Leinen los</seg></tuv></tu></body></tmx>
      """
    ])
    let run = try await strex("translate", "--language", "de", "--from", "memory.tmx", "--state", "translated")
    #expect(run.code == 0 && run.output == "2 from the memory, 2 left\n", "\(run.output)\(run.errors)")
    #expect(try text.contains("Leinen los"))
  }

  /// No answer with a wrong specifier or broken markup is written.
  @Test func randomAnswersNeverBreakTexts() async throws {
    var random = SeededRandom(44)
    let pieces = [
      "%@", "%lld", "%1$@", "%2$lld", "%d", "%", "%%", "{name}", "{", "**", "a", " ", "%3$@", "<b>", "\\n", "%#@n@",
      "%C",
    ]
    for _ in 0..<TestScale.count(6, full: 200) {
      let lines = (1...3).map { id in
        let text = (0...random.below(6)).map { _ in random.pick(pieces) }.joined()
        return "{\"id\":\(id),\"text\":\"\(text)\"}"
      }
      _ = try await strex(
        "translate", "--language", "de", "--batch", "3", "--with", try answers(lines[0], lines[1], lines[2]))
      let lint = try await strex("lint", "--fail-on", "error")
      #expect(lint.code == 0, "\(lines)\n\(lint.output)")
      try folder.write(["App/Localizable.xcstrings": Self.catalog])
    }
  }
}
