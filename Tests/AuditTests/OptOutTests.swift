import Testing

@testable import Audit

/// What names and paths say about texts.
@Suite struct OptOutTests {
  @Test(arguments: [
    ("Words.inEnglish(_:)", true), ("englishOnly", true), ("titleInEnglish(_:)", true), ("unlocalized(_:)", true),
    ("EnglishGarden.title(_:)", false), ("VerbatimList.init(_:)", false), ("plainEnglish", false), ("", false),
  ])
  func functionsOptOutByTheirOwnNames(_ name: String, _ isOptOut: Bool) {
    #expect(KeyLookup.isOptOut(name) == isOptOut)
  }

  @Test(arguments: [
    ("Preview Content/Plots.swift", true), ("Sources/PreviewApp/Plots.swift", true), ("previewapps/A.swift", true),
    ("LinkPreviewApp/Plots.swift", false), ("Previews/Plots.swift", false),
  ])
  func foldersOfPreviewsHaveWholeNames(_ path: String, _ isOfPreviews: Bool) {
    #expect(DeveloperOnlyCode.isOfPreviews(path: path) == isOfPreviews)
  }

  @Test(arguments: [
    ("appLanguage == \"de\"", true), ("Locale.current.identifier.hasPrefix(\"pt_BR\")", true),
    ("preferredLanguages.first == \"zh-Hans\"", true), ("slang == \"de\"", false), ("languageModel == \"de\"", false),
    ("language == \"none\"", false), ("language == other", false), ("code == \"de\"", false),
  ])
  func comparesCodesOfLanguages(_ condition: String, _ areCompared: Bool) {
    #expect(LanguageCodes.areCompared(in: condition) == areCompared)
  }
}
