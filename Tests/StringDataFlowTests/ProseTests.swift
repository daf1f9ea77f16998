import Testing

@testable import StringDataFlow

/// Tests the distinction between text for people and text for programs.
@Suite struct ProseTests {
  @Test(arguments: [
    (["Water the beds"], true), (["Seed Bank"], false), (["Three Seed Banks"], false), (["Seed bank"], true),
    (["N/a"], false), (["Sown by ", " today"], true),
    (["SOWN BY NOBODY"], true), (["播种"], false), (["请先给花坛浇水"], true), (["%d of %d"], false), (["ON OFF"], false),
    ([""], false),
  ])
  func sentencesHaveWordsInLowerCase(_ texts: [String], _ isSentence: Bool) {
    #expect(Prose.isSentence(texts) == isSentence)
  }

  /// A percent sign before a space does not begin a specifier.
  @Test(arguments: [("20% of", true), ("%lld% of", true), ("%1$lld%% %2$@", false)])
  func wordsFollowPercentSigns(_ text: String, _ hasWords: Bool) { #expect(Prose.hasWords([text]) == hasWords) }

  @Test(arguments: [
    (["seed"], true, true), (["SEED"], true, true), (["Seed"], true, false), (["no seed"], true, false),
    (["no seed"], false, true), (["No seed"], false, false), (["", " seeds"], false, false), (["é"], true, false),
    (["n/a"], true, true), (["N to S"], true, false), (["[Tool] No seed"], false, true),
    (["[Tool] No seed"], true, false),
    (["[]"], false, false),
  ])
  func valuesAreInOneCase(_ texts: [String], _ isDirect: Bool, _ isValue: Bool) {
    #expect(Prose.isWrittenAsValue(texts, isDirect: isDirect) == isValue)
  }

  @Test(arguments: [
    ("ls -al", true), ("ss -tnp", true), ("git log --oneline 3", true), ("well-kept beds", false), ("Sow -n", false),
    ("sow", false), ("sow - then rake", false),
  ])
  func commandsHaveOptions(_ text: String, _ isCommand: Bool) {
    #expect(Prose.isCommand(text) == isCommand)
  }

  @Test(arguments: [
    (".padding(2)", true), ("#if os", true), ("@escaping", true), ("# Beds", false), ("...", false), (".5 kg", false),
  ])
  func codeStartsWithASignAndAName(_ text: String, _ isCode: Bool) {
    #expect(Prose.isCode(text) == isCode)
  }

  @Test(arguments: [
    (["\"", "\":{\"a\":true}"], false), (["mailto:", ""], false), (["Error: ", " is \"no bed\""], true),
    (["Beds:", ""], true),
  ])
  func dataIsNotProse(_ texts: [String], _ isProse: Bool) {
    #expect(Prose.isProse(texts) == isProse)
  }

  @Test(arguments: [
    (["Beds · 3つの花坛", "Beds · three beds"], 2), (["Beds", "Plots"], 1), (["花坛", "Beds"], 2),
    (["Грядки Beds", "花坛"], 2),
  ])
  func latinNamesDoNotHideOtherScripts(_ texts: [String], _ count: Int) {
    #expect(Prose.scripts(texts) == count)
  }

  @Test(arguments: [
    ("appLanguage == \"de\"", true), ("Locale.current.identifier.hasPrefix(\"pt_BR\")", true),
    ("preferredLanguages.first == \"zh-Hans\"", true), ("slang == \"de\"", false), ("languageModel == \"de\"", false),
    ("language == \"none\"", false), ("language == other", false), ("code == \"de\"", false),
  ])
  func languageComparisonsAreRecognized(_ condition: String, _ areCompared: Bool) {
    #expect(LanguageCodes.areCompared(in: condition) == areCompared)
  }
}
