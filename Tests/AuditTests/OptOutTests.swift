import Testing

@testable import Audit
@testable import StringDataFlow

/// Tests what names and paths reveal about texts.
@Suite struct OptOutTests {
  @Test(arguments: [
    ("Words.inEnglish(_:)", true), ("englishOnly", true), ("titleInEnglish(_:)", true), ("unlocalized(_:)", true),
    ("EnglishGarden.title(_:)", false), ("VerbatimList.init(_:)", false), ("plainEnglish", false), ("", false),
  ])
  func functionsOptOutByName(_ name: String, _ isOptOut: Bool) {
    #expect(KeyLookup.isOptOut(name) == isOptOut)
  }

  @Test(arguments: [
    ("Preview Content/Plots.swift", true), ("Sources/PreviewApp/Plots.swift", true), ("previewapps/A.swift", true),
    ("LinkPreviewApp/Plots.swift", false), ("Previews/Plots.swift", false),
  ])
  func previewFoldersMatchWholeNames(_ path: String, _ isOfPreviews: Bool) {
    #expect(DeveloperOnlyFiles.isOfPreviews(path: path) == isOfPreviews)
  }

  @Test(arguments: [
    ("App/preview.swift", false), ("App/ImagePreview.swift", false), ("App/PreviewData.swift", true),
    ("App/Plot+Preview.swift", true), ("App/Plot_Previews.swift", true), ("Previews/Plots.swift", true),
  ])
  func namesOfPreviewFilesContainMore(_ path: String, _ isSample: Bool) {
    #expect(DeveloperOnlyFiles.isSample(path: path) == isSample)
  }

  @Test(arguments: [
    ("showsDebugOverlay", true), ("settings.isDemoMode", true), ("arguments.contains(\"-uitesting\")", true),
    ("isUITest", true), ("usesMocks && hasData", true), ("hammocks.isEmpty", false), ("debugger == nil", false),
    ("hasData && !isDebug", false), ("isDebug != true", false), ("isDebug == false", false),
    ("isDebug || hasData", false),
    ("isDemolished", false), ("", false),
  ])
  func developerConditionsMatchWholeWords(_ condition: String, _ isOfDevelopers: Bool) {
    #expect(DeveloperOnlyBranches.isOfDevelopers(condition) == isOfDevelopers)
  }

  @Test(arguments: [(0, false), (1, true), (4, true), (5, true), (8, false), (9, true), (10, false)])
  func rangesOfSourcesOverlap(_ offset: Int, _ isInside: Bool) {
    var ranges = SourceRanges()
    ranges["A.swift"] = [9..<10, 1..<7, 2..<3, 7..<8, 8..<8]
    #expect(ranges["A.swift"].hasRange { offset < $0 } == isInside)
    #expect(ranges["B.swift"].isEmpty)
  }
}
