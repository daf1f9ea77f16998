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

  @Test func finishedStringsAreTranslatedByTheProgram() async throws {
    let answer = try answers(#"{"id": 1, "text": "Schiffsanker"}"#)
    let run = try await strex("translate", "--only", "translated", "--language", "de", "--with", answer)
    #expect(run.code == 0 && run.output.hasPrefix("1 from the program"), "\(run)")
    #expect(try text.contains("Schiffsanker"))
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
      (3, "<b>Ablegen"), (3, "Ab</legen"), (3, "[Ablegen"), (3, "Ab}legen"), (3, "~~Ablegen"), (3, "Ab\u{2066}legen"),
      (3, String(repeating: "Ablegen ", count: 30)), (3, "Ablegen {x}\u{301}"), (1, "100% der %@ hat %lld"),
      (1, "%@ hat %llu Boote"), (1, "%@ hat %p Boote"), (1, "%@ Boote"),
    ] as [(Int, String)])
  func badAnswersAreRefused(_ id: Int, _ answer: String) async throws {
    let line = String(
      decoding: try JSONSerialization.data(withJSONObject: ["id": id, "text": answer]), as: UTF8.self)
    let run = try await strex("translate", "--language", "de", "--with", try answers(line))
    #expect(run.code == 1 && run.errors.contains("[refused-translation]"), "\(run.output)\(run.errors)")
    #expect(try text.split(separator: "needs_review").count == 2, "only the text from the memory")
  }

  @Test func formsOfPluralsAndPhrasesAreChecked() async throws {
    let units = ["one", "other"].map {
      "\"\($0)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"%lld sails\"}}"
    }
    let phrase = "{\"stringSet\" : {\"state\" : \"new\", \"values\" : [\"Sail in ${applicationName}\"]}}"
    try folder.write([
      "App/Plurals.xcstrings": CatalogText.of(
        (
          "%lld sails",
          ["\"localizations\" : {\"en\" : {\"variations\" : {\"plural\" : {\(units.joined(separator: ", "))}}}}"]
        )),
      "App/AppShortcuts.xcstrings": CatalogText.of(("Sail", ["\"localizations\" : {\"en\" : \(phrase)}"])),
    ])
    func refusals(_ lines: String...) async throws -> String {
      try folder.write(["answers.jsonl": lines.joined(separator: "\n") + "\n"])
      let command = "cat >/dev/null; cat '\(folder("answers.jsonl"))'"
      return try await strex(
        "translate", "--key", "%lld sails", "--key", "Sail", "--language", "de", "--with", command
      ).errors
    }
    let first = try await refusals(
      #"{"id":1,"phrases":["**Segeln in ${applicationName}"]}"#,
      #"{"id":2,"texts":{"plural.one":"","plural.other":"%lld Segel"}}"#)
    #expect(first.contains("contains an unmatched \"**\"") && first.contains("contains no text"), "\(first)")
    let second = try await refusals(
      #"{"id":1,"phrases":["Segeln"]}"#, #"{"id":2,"texts":{"plural.one":"Ein Segel","plural.other":"Segel"}}"#)
    #expect(second.contains("leaves out `{applicationName}`") && second.contains("leaves out `%1$lld`"), "\(second)")
    let third = try await refusals(
      #"{"id":1,"phrases":["Segeln in ${applicationName}"]}"#,
      #"{"id":2,"texts":{"plural.one":"Ein Segel","plural.other":"%lld Segel"}}"#)
    #expect(third.isEmpty, "\(third)")
  }

  /// Texts that are written before move the lines of later keys.
  @Test func refusalsNameTheLineInTheWrittenFile() async throws {
    let command = try answers(#"{"id":1,"text":"%@ hat %lld Boote"}"#)
    let run = try await strex("translate", "--language", "de", "--batch", "1", "--with", command)
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (lines.firstIndex { $0.contains("**Bold** {name}") } ?? 0)
    #expect(run.errors.contains("Localizable.xcstrings:\(line):1: error: \"**Bold** {name}\" was not"), "\(run.errors)")
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
      #"{"id":2,"texts":{"plural.odd":"x"}}"#, #"[1]"#, #"{"id":1}"#, #"{"id":2,"text":5}"#, #"{"id":2,"texts":"x"}"#,
      #"{"id":2,"text":"**Fett** {name}","text":"x"}"#, #"{"id":2,"phrases":[5]}"#)
    let run = try await strex("translate", "--language", "de", "--with", command)
    #expect(run.code == 1 && run.errors.split(separator: "[translation-program]").count == 11, "\(run.errors)")
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
    #expect(run.code == 2 && run.errors.contains("the translation program failed with exit status 3"))
    let deaf = try await strex("translate", "--language", "de", "--dry-run", "--with", "exec <&-; echo '{\"id\":3}'")
    #expect(deaf.code == 1 && deaf.errors == "3 unanswered\n", "\(deaf.errors)")
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

  /// Other forms of the translation stay.
  @Test func missingPluralFormsAreTranslated() async throws {
    let forms = { (texts: [(String, String)]) in
      let cases = texts.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
      return "{\"variations\": {\"plural\": {\(cases.joined(separator: ", "))}}}"
    }
    let english = forms([("one", "%lld day"), ("other", "%lld days")])
    let polish = forms([("one", "%lld dzień"), ("other", "%lld dnia")])
    let entry = "{\"localizations\": {\"en\": \(english), \"pl\": \(polish)}}"
    let folder = try TemporaryFolder()
    try folder.write([
      "A.swift": "import SwiftUI\nlet n = 3, b = Text(\"\\(n) days\")\n",
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"%lld days\": \(entry)}, \"version\": \"1.0\"}",
    ])
    let answer = #"echo '{"id":1,"texts":{"plural.few":"%lld dni","plural.many":"%lld dni"}}'"#
    let run = try await ToolRun.strex(
      "translate", "--key", "%lld days", "--with", "cat >/dev/null; \(answer)", in: folder)
    #expect(run.code == 0 && run.output == "1 from the program\n", "\(run)")
    let text = try folder.read("Localizable.xcstrings")
    #expect(text.contains("dzień") && text.contains("dnia"), "\(text)")
    #expect(text.split(separator: "needs_review").count == 3, "\(text)")
    #expect(try await ToolRun.strex("lint", in: folder).code == 0)
  }

  /// A percent sign in the source does not have to be a specifier. A translation must not turn it into one.
  @Test(arguments: [
    ("%lld von 100%", true), ("%lld von 100%.", true), ("%lld von 100%n", false), ("%lld von 100%r", false),
  ])
  func strayPercentSignsBecomeNoSpecifiers(_ answer: String, _ isTaken: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "A.swift": "import SwiftUI\nlet n = 3, b = Text(\"\\(n) of 100%\")\n",
      "Localizable.xcstrings": CatalogText.of(("%lld of 100%", []), ("Sow", CatalogText.translated("Säen"))),
    ])
    let program = "cat >/dev/null; echo '{\"id\":1,\"text\":\"\(answer)\"}'"
    let words = ["translate", "--language", "de", "--key", "%lld of 100%", "--with", program]
    let run = try await ToolRun.strex(words, in: folder)
    #expect((run.code == 0) == isTaken, "\(run)")
    #expect(try folder.read("Localizable.xcstrings").contains("von 100") == isTaken, "\(run)")
  }

  /// No answer with a wrong specifier or broken markup is written.
  @Test(arguments: TestScale.seeds(6, full: 200)) func randomAnswersNeverBreakTexts(seed: UInt64) async throws {
    var answers = RandomAnswers(seed: seed)
    // Another catalog makes German a language of the project.
    try folder.write([
      "App/Localizable.xcstrings": answers.catalog,
      "App/Other.xcstrings": CatalogText.of(("Sow", CatalogText.translated("Säen"))),
    ])
    let first = try await strex("translate", "--language", "de", "--with", try self.answers(""))
    try #require(first.code != 2, "seed \(seed): \(first.errors)")
    let lines = try answers.lines(for: folder.read("requests.jsonl"))
    try folder.write(["answers.jsonl": lines.joined(separator: "\n") + "\n"])
    let program = "cat >/dev/null; cat '\(folder("answers.jsonl"))'"
    _ = try await strex("translate", "--language", "de", "--batch", "\(lines.count)", "--with", program)
    let faults = try answers.faults(in: text)
    #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "\n"))")
    let errors = try await strex("lint").output.split(separator: "\n").filter { line in
      line.contains(" in de") && line.contains(": error: ")
    }
    #expect(errors.isEmpty, "seed \(seed): \(errors)")
    let second = try await strex("translate", "--language", "de", "--with", "exit 3")
    #expect(second.code == (answers.writtenCount == lines.count ? 0 : 2), "answered keys are not asked again")
  }
}

/// A random catalog, and answers to its requests that are often wrong.
private struct RandomAnswers {
  private var random: SeededRandom
  /// The pieces of the source text by key.
  private var sources: [String: [String]] = [:]
  private(set) var catalog = ""
  private(set) var writtenCount = 0

  private static let sourcePieces = [
    "%@", "%@", "%lld", "%lld", "%1$@", "%2$lld", "%.2f", "%%", "{name}", "**bold**", "_thin_", "<b>strong</b>",
    "<br/>",
    "[here](https://example.com)", "boats", "Harbour", "a", "100", "’", "\\n", "`code`",
  ]
  private static let oddPieces = [
    "%d", "%", "% ", "%C", "%3$@", "%1$lld", "%2$@", "%0$@", "%1$", "%#@n@", "%*d", "%-5@", "%5$*1$d", "%ld", "%.3f",
    "%s", "%n", "{", "}", "{nom}", "**", "*", "_", "~~", "<b>", "</b>", "<i>", "[", "](", ")", "`", "$", "@", "lld",
    "\\u0000",
    "\\u202e", "\\t", "&amp;", "",
  ]

  init(seed: UInt64) {
    random = SeededRandom(seed)
    let entries = (0..<60).map { number in
      let pieces = (0...random.below(5)).map { _ in random.pick(Self.sourcePieces) }
      let key = random.chance(80) ? pieces.joined(separator: " ") + " \(number)" : "key.\(number)"
      sources[key.replacing("\\n", with: "\n")] = pieces + ["\(number)"]
      let text = (pieces + ["\(number)"]).joined(separator: " ")
      let unit = "\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(text)\"}"
      let isPlain = random.chance(80)
      let source = isPlain ? unit : "\"variations\" : {\"plural\" : {\"one\" : {\(unit)}, \"other\" : {\(unit)}}}"
      return "\"\(key)\" : {\"localizations\" : {\"en\" : {\(source)}}}"
    }
    let strings = entries.joined(separator: ",\n")
    catalog = "{\"sourceLanguage\" : \"en\", \"strings\" : {\(strings)}, \"version\" : \"1.0\"}"
  }

  /// Returns an answer for each request.
  mutating func lines(for requests: String) throws -> [String] {
    try requests.split(separator: "\n").map { line in
      let request = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      let source = sources[request["key"] as? String ?? ""] ?? []
      let id = request["id"] as? Int ?? 0
      if random.chance(80) { return "{\"id\":\(id),\"text\":\"\(answer(source))\"}" }
      let texts = ["one", "other"].map { "\"plural.\($0)\":\"\(answer(source))\"" }
      return "{\"id\":\(id),\"texts\":{\(texts.joined(separator: ","))}}"
    }
  }

  /// Returns the source's pieces with random changes, or random pieces.
  private mutating func answer(_ source: [String]) -> String {
    if random.chance(10) { return (0...random.below(6)).map { _ in random.pick(Self.oddPieces) }.joined() }
    var pieces = source
    for _ in 0..<random.below(4) {
      let place = random.below(pieces.count)
      let other = random.pick(random.chance(50) ? Self.oddPieces : Self.sourcePieces)
      switch random.below(4) {
      case 0 where pieces.count > 1: pieces.remove(at: place)
      case 1: pieces[place] = other
      case 2: pieces.swapAt(place, random.below(pieces.count))
      default: pieces.insert(other, at: place)
      }
    }
    return pieces.joined(separator: random.chance(80) ? " " : "")
  }

  /// Returns a sentence for each written text that has other arguments or markup than its source.
  mutating func faults(in catalog: String) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(catalog.utf8)) as? [String: Any]
    let strings = root?["strings"] as? [String: [String: Any]] ?? [:]
    var faults: [String] = []
    for (key, entry) in strings {
      guard let german = (entry["localizations"] as? [String: Any])?["de"] else { continue }
      writtenCount += 1
      let source = (sources[key] ?? []).joined(separator: " ").replacing("\\n", with: "\n")
      for text in Self.values(in: german) where !Self.fits(text, source) { faults.append("`\(text)` for `\(source)`") }
    }
    return faults
  }

  private static func values(in node: Any) -> [String] {
    guard let object = node as? [String: Any] else { return [] }
    return object.flatMap { name, member in name == "value" ? [member as? String ?? ""] : values(in: member) }
  }

  private static func fits(_ text: String, _ source: String) -> Bool {
    let (own, expected) = (arguments(of: text), arguments(of: source))
    // Without arguments, no text is a format.
    let isFormat = !expected.isEmpty
    let hasArguments = !isFormat || own.allSatisfy { position, types in expected[position] == types }
    let marks = [/\{\w*\}/, /<\/?\w+\/?>/, /\]\(.*?\)/]
    let hasMarkup = marks.allSatisfy { mark in
      Set(text.matches(of: mark).map { String($0.output) }) == Set(source.matches(of: mark).map { String($0.output) })
    }
    let isEven = ["**", "~~", "`"].allSatisfy {
      text.split(separator: $0, omittingEmptySubsequences: false).count % 2 == 1
    }
    return hasArguments && hasMarkup && isEven && !text.contains("\0") && !text.contains("\u{202E}")
  }

  /// The types of the arguments by position, as `printf` reads them.
  private static func arguments(of text: String) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    var next = 1
    let specifier =
      /%(?:(\d+)\$)?[-+ #0']*(?:\d+|\*)?(?:\.(?:\d+|\*))?((?:hh|h|ll|l|q|L|z|t|j)?[@diuoxXfFeEgGaAcCsSpn%])/
    for match in text.matches(of: specifier) where match.2 != "%" {
      let position = match.1.flatMap { Int($0) } ?? next
      if match.1 == nil { next += 1 }
      result[position, default: []].insert(String(match.2))
    }
    return result
  }
}
