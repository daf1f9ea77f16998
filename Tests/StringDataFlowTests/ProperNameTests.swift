import Testing

@testable import StringDataFlow

@Suite struct ProperNameTests {
  private let names = ProperNames(applications: ["Garden Planner", "App"])

  @Test(arguments: [
    "GitHub", "macOS", "iCloud", "PostgreSQL", "HTTP", "HTTP/2", "UTF-8", "MP3", "H.264", "Wi-Fi", "C++", "Node.js",
    "Example.io", "JSON", "Windows 11", "Windows®", "Swift 6.2", "Apple TV 4K", "App Store", "Times New Roman",
    "Objective-C", "TCP/IP", "iPhone 15 Pro Max", "Python, Ruby & Kotlin", "Deutsch", "日本語", "Português (Brasil)",
    "简体中文", "© 2020 Jane Doe", "Garden Planner", "gardenPlanner", "Garden-Planner!", "Garden Planner v2 (7)",
    "A. B. Gardener", "A.B.C. Gardener", "Intel Graphics", "AMD Graphics", "Face ID", "Google Calendar",
    "URLs", "MIT license", "BSD-3-Clause License", "Apache License 2.0", "UTF-16BE",
  ])
  func properNamesAreRecognized(_ text: String) { #expect(names.contains(text)) }

  @Test(arguments: [
    "Welcome", "New", "Games", "Store", "App", "Server", "License", "Web", "Studio", "Times", "Signal", "Threads",
    "Windows", "Swift", "Open GitHub", "JSON file", "English", "Pro", "12", "OPEN", "5 GB", "Plan", "",
    "Garden", "Planner of gardens", "Garden Planner 2 beds",
    "A. Gardener", "A. B. gardener", "Graphics", "Face", "Google account",
    "Driving license", "MIT course", "Part-16be",
  ])
  func ordinaryWordsAreNotNames(_ text: String) { #expect(!names.contains(text)) }

  @Test func requestedFontsAreKnown() {
    #expect(!names.contains("Rosarium") && names.with(fonts: ["Rosarium"]).contains("Rosarium"))
  }

  /// Words that are names only next to other names are not names on their own.
  @Test func tablesDoNotOverlap() {
    #expect(KnownNames.all.isDisjoint(with: KnownNames.alsoWords))
    #expect(KnownNames.all.isDisjoint(with: KnownNames.editions))
  }
}
