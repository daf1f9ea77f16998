import Diagnostics
import StringCatalog
import SwiftLexing
import Testing

@testable import Audit
@testable import StringDataFlow

/// Tests which findings have a lower confidence, and for which reason.
@Suite struct LowConfidenceTests {
  @Test(arguments: [AuditFixture.doubts, .unused])
  func findingsHaveTheMarkedConfidence(_ fixture: AuditFixture) async {
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    let found = await fixture.findings(of: rules).map { finding in
      let doubt = ConfidenceReason.allCases.first { $0.clause == finding.doubt }.map { ":\($0)" } ?? ""
      return "\(finding.file ?? ""):\(finding.range?.start.line ?? 0) \(finding.identifier)\(doubt)"
    }
    #expect(found.sorted() == fixture.expected)
  }

  @Test(arguments: ConfidenceReason.allCases)
  func everyLowConfidenceReasonIsMarked(_ doubt: ConfidenceReason) {
    #expect((AuditFixture.doubts.expected + AuditFixture.unused.expected).contains { $0.hasSuffix(":\(doubt)") })
  }

  /// New files are like named files: other code may use their declarations later.
  @Test func unusedCodeInNewFilesIsReported() async {
    let (all, new) = (await AuditFixture.unused.findings(), await AuditFixture.unused.findings(newCode: [0]))
    #expect(all.contains { $0.doubt == ConfidenceReason.unused.clause } && all.count == new.count)
    #expect(!new.contains { $0.doubt == ConfidenceReason.unused.clause })
  }

  @Test(arguments: [
    (["en", "en-AU"], true, true), (["en"], false, false), (["en", "en-XA"], false, false),
    (["en", "ja", "zh-Hant"], true, false), (["zh-Hans", "zh-Hant"], true, false), (["en", "de"], false, false),
    ([], false, false),
  ])
  func formatsMayBeTheSameInAllLanguages(_ languages: [String], _ fractions: Bool, _ units: Bool) {
    var catalogs = CatalogKnowledge()
    catalogs.languages = Set(languages)
    func isDoubted(_ message: String, _ content: String = "") -> Bool {
      let finding = Diagnostic(FormattedNumber().description, message, content: content)
      return FormattedNumber.doubt(about: finding, catalogs) == .agreed
    }
    #expect(isDoubted(#"String(format: "%.1f") ignores the locale"#) == fractions)
    #expect(isDoubted(#""…h…m" formats units by hand"#, "%d h %d m") == units)
    #expect(!isDoubted(#""$…" formats a price by hand"#))
  }

  /// International units are written alike in languages with Latin letters: `5 min`, `km/h`.
  @Test(arguments: [
    ("…min", ["en", "de", "pl"], true), ("… km/h", ["en", "de"], true), ("… km", ["en", "fr"], true),
    ("… MB", ["en", "zh-Hans"], true), ("… MB", ["en", "fr"], false), ("… km", ["en", "zh-Hans"], false),
    ("…min", ["en", "ru"], false), ("…h…min", ["en", "de"], false), ("…h", ["en", "de"], false),
    ("… mi", ["en", "de"], false), ("…min", ["en"], false),
  ])
  func internationalUnitsMayBeTheSame(_ text: String, _ languages: [String], _ isDoubted: Bool) {
    var catalogs = CatalogKnowledge()
    catalogs.languages = Set(languages)
    let finding = Diagnostic(FormattedNumber().description, "\"\(text)\" formats units by hand", content: text)
    #expect((FormattedNumber.doubt(about: finding, catalogs) == .agreed) == isDoubted)
  }

  @Test(arguments: [
    (["en", "de"], true), (["en", "ja"], false), (["en", "de", "ar"], false), (["en"], false), ([], false),
  ])
  func languagesMayHaveTheSameComma(_ languages: [String], _ isDoubted: Bool) {
    let finding = Diagnostic(JoinedList().description, "a displayed list is joined with \", \"")
    #expect((JoinedList.doubt(about: finding, in: Set(languages)) == .agreed) == isDoubted)
  }

  @Test(arguments: [(["en", "de"], true), (["en", "hu"], false), (["en", "zh-Hans"], false), (["en"], false)])
  func languagesMayHaveTheSameOrderOfNames(_ languages: [String], _ isDoubted: Bool) {
    let finding = Diagnostic(NameOrder().description, "a person's name is composed from its parts")
    #expect((NameOrder.doubt(about: finding, in: Set(languages)) == .agreed) == isDoubted)
  }

  @Test(arguments: [
    ("%lld%%", true), ("%lld%% of %@", true), ("%.1lf%%", true), ("%lld %%", false), ("%%%lld", false),
  ])
  func translatorsMayKeepPercentages(_ translation: String, _ areKept: Bool) throws {
    var catalogs = CatalogKnowledge()
    catalogs.texts = try Self.texts(["%lld%%": translation])
    let finding = Diagnostic(FormattedNumber().description, #""…%" formats a percentage by hand"#)
    #expect((FormattedNumber.doubt(about: finding, catalogs) == .agreed) == areKept)
  }

  @Test func translationsDecideAboutTheSameText() throws {
    let texts = try Self.texts(["Torrent": "Torrent", "Latin": "Lateinisch", "Bare": ""])
    #expect(texts.areSame("Torrent") && !texts.areSame("Latin") && !texts.areSame("Bare") && !texts.areSame("Other"))
    #expect(texts.areDifferent("Latin") && !texts.areDifferent("Torrent") && !texts.areDifferent("Bare"))
    #expect(texts.symbolicKey(of: "Latin") == nil)
  }

  @Test func symbolicKeysAreFoundByTheirText() throws {
    var texts = TranslatedTexts()
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "Open" } }"#
    let entry = #""menu.open" : { "localizations" : { "en" : \#(unit) } }"#
    texts.add(
      try Catalog(ContiguousArray(#"{ "sourceLanguage" : "en", "strings" : { \#(entry) }, "version" : "1.0" }"#.utf8)),
      path: "App.xcstrings")
    let found = try #require(texts.symbolicKey(of: "Open"))
    #expect(found == ("menu.open", "App.xcstrings") && texts.symbolicKey(of: "menu.open") == nil)
  }

  /// Returns the texts of a catalog with German translations.
  private static func texts(_ translations: [String: String]) throws -> TranslatedTexts {
    let entries = translations.map { key, value in
      #""\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(value)" } } } }"#
    }
    let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries.joined(separator: ", ")) }, "version" : "1.0" }"#
    var texts = TranslatedTexts()
    texts.add(try Catalog(ContiguousArray(text.utf8)), path: "App.xcstrings")
    return texts
  }

  @Test func reasonsContinueTheSentence() {
    #expect(Set(ConfidenceReason.allCases.map(\.clause)).count == ConfidenceReason.allCases.count)
    for doubt in ConfidenceReason.allCases {
      #expect(doubt.clause.first?.isLowercase == true && doubt.clause.last?.isLetter == true, "\(doubt.clause)")
    }
  }

  @Test(arguments: [
    ("displayNames", "name"), ("title", "title"), ("emptyStateTitle", "title"), ("_message", "message"),
    ("status", "status"), ("details", "detail"), ("name_of_plot", "plot"), ("labelFR", "label"), ("title2", "title"),
    ("URL", "l"), ("", ""),
  ])
  func namesEndInWords(_ name: String, _ word: String) {
    #expect(NamingHeuristics.last(of: name) == word)
  }

  @Test func wordListsDoNotOverlap() {
    let kinds = [NamingHeuristics.texts, NamingHeuristics.names, NamingHeuristics.details]
    #expect(kinds.map(\.count).reduce(0, +) == kinds.reduce(into: Set()) { $0.formUnion($1) }.count)
    for word in kinds.joined() { #expect(NamingHeuristics.last(of: word) == word) }
  }

  @Test(arguments: [
    ("App/SpikeView.swift", true), ("App/Labs/Beds.swift", true), ("App/SelfTestView.swift", true),
    ("Labs/App/Views/Beds.swift", false), ("App/Latest.swift", false), ("App/Available.swift", false),
  ])
  func trialFilesAreRecognizedByName(_ path: String, _ isTrial: Bool) {
    #expect(FindingConfidence.words(of: path).isDisjoint(with: FindingConfidence.trialWords) == !isTrial)
  }

  /// Xcode does not compile copies inside the `.xcodeproj` folder.
  @Test(arguments: [("App.xcodeproj/App/Gate.swift", true), ("App.xcodeprojects/Gate.swift", false)])
  func copiesInXcodeprojFoldersAreTrials(_ path: String, _ isTrial: Bool) async {
    let text = """
      import SwiftUI
      struct Gate: View { var body: some View { Text("Nobody owns the garden".uppercased()) } }
      """
    let fixture = AuditFixture(name: "copies", sources: [SourceText(path: path, text: text)])
    let found = await fixture.findings()
    #expect(!found.isEmpty && found.allSatisfy { ($0.doubt == ConfidenceReason.trial.clause) == isTrial }, "\(found)")
  }

  @Test(arguments: [
    ("addTestPlot", true), ("sampleBed", true), ("testConnection", false), ("latestBed", false), ("Samples", true),
  ])
  func trialDeclarationsAreRecognizedByName(_ name: String, _ isTrial: Bool) {
    #expect(NameWords.isOfTrial(name) == isTrial)
  }

  /// More than 100 entries of one kind in one file count as data.
  @Test(arguments: [(100, false), (101, true)])
  func manyEntriesOfOneKindAreData(_ count: Int, _ areData: Bool) async {
    let entries = (1...count).map { "let day\($0) = Entry(title: \"The entry of day \($0)\")" }
    let text = """
      import SwiftUI
      struct Entry { let title: String }
      struct Page: View {
        let entry: Entry
        var body: some View { Text(entry.title) }
      }
      \(entries.joined(separator: "\n"))
      """
    let fixture = AuditFixture(name: "masses", sources: [SourceText(path: "Entries.swift", text: text)])
    let found = await fixture.findings(of: ["string-parameter"])
    #expect(found.count == count, "\(found.count)")
    #expect(found.allSatisfy { ($0.doubt == ConfidenceReason.list.clause) == areData })
  }

  /// More than 100 texts at one display place count as data, too.
  @Test(arguments: [(100, false), (101, true)])
  func manyTextsAtOnePlaceAreData(_ count: Int, _ areData: Bool) async {
    let entries = (1...count).map { "struct Day\($0): Entry { var title: String { \"The entry of day \($0)\" } }" }
    let page = """
      import SwiftUI
      protocol Entry { var title: String { get } }
      struct Page: View {
        let entry: any Entry
        var body: some View { Text(entry.title) }
      }
      """
    let sources = [
      SourceText(path: "Days.swift", text: entries.joined(separator: "\n")), SourceText(path: "Page.swift", text: page),
    ]
    let found = await AuditFixture(name: "masses", sources: sources).findings(of: ["verbatim-text"])
    #expect(found.count == count, "\(found.count)")
    #expect(found.allSatisfy { ($0.doubt == ConfidenceReason.list.clause) == areData })
  }
}

/// Tests which words count as user interface vocabulary.
@Suite struct VocabularyTests {
  @Test(arguments: [
    ("Water the beds", ["water", "the", "beds"]), ("%lld beds", ["beds"]), ("plots.title", ["plots", "title"]),
    ("a bed", ["bed"]), ("花坛里", ["花坛", "坛里"]), ("花", []), ("", []),
  ])
  func wordsAreInLowerCase(_ text: String, _ words: [String]) {
    #expect(Vocabulary.words(of: text) == words)
  }

  @Test(arguments: [
    (["water"], 201, false), (["rake"], 201, true), (["rake"], 200, false), (["Water a rake"], 201, false),
    (["Rake, hoe, dig, water"], 201, true), (["12"], 201, false), ([], 201, false),
  ])
  func dataContainsOtherWords(_ texts: [String], _ count: Int, _ lacks: Bool) {
    let others = (1..<count).map { String(repeating: "x", count: $0) }
    #expect(Vocabulary(words: Set(others + ["water"])).lacks(texts) == lacks)
  }
}
