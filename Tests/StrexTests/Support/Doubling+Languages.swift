import ProjectTestSupport

// Tables: catalogs with thousands of languages, and thousands of texts in one place.
extension Doubling {
  static let languages: [Doubling] =
    ["xliff", "csv", "android"].map { format in
      .init("languages of an export as \(format)", from: 100, ["export", "--output", "out", "--format", format]) {
        ["Localizable.xcstrings": CatalogText.of([("Key", translations($0))])]
      }
    } + [
      .init("languages of an import", from: 100, ["import", "all.csv", "--quiet", "--add-language"]) { count in
        ["Localizable.xcstrings": CatalogText.of([("Key", [])]), "all.csv": rows(count) { _ in "Key" }]
      },
      .init("known languages of an import", from: 100, ["import", "all.csv", "--quiet"]) { count in
        [
          "Localizable.xcstrings": CatalogText.of([("Key", translations(count))]),
          "all.csv": rows(count) { _ in "Key" },
        ]
      },
      .init("keys in new languages", from: 100, ["import", "all.csv", "--quiet", "--add-language"]) { count in
        [
          "Localizable.xcstrings": CatalogText.of((0..<count).map { ("Key \($0)", []) }),
          "all.csv": rows(count) { "Key \($0)" },
        ]
      },
      .init("texts of a view", from: 250, ["report", "--output", "report.html"]) { count in
        let texts = repeated(count) { "Text(\"Key \($0)\")\n" }
        return [
          "A.swift": "import SwiftUI\nstruct V: View { var body: some View { VStack {\n\(texts)} } }\n",
          "Localizable.xcstrings": CatalogText.of((0..<count).map { ("Key \($0)", []) }),
        ]
      },
    ]

  private static func rows(_ count: Int, _ key: (Int) -> String) -> String {
    "file,sourceLanguage,targetLanguage,id,source,target,state\r\n"
      + repeated(count) {
        "Localizable.xcstrings,en,\(language($0)),\(key($0)),\(key($0)),Wort \($0),translated\r\n"
      }
  }

  /// The lines of an entry with translations into many languages.
  private static func translations(_ count: Int) -> [String] {
    let texts = (0..<count).map { number in
      "  \"\(language(number))\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Text\" } }"
    }
    return ["\"localizations\" : {", texts.joined(separator: ",\n      "), "}"]
  }

  /// Returns one of 17,576 languages, which are in order.
  private static func language(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[number / 676 % 26], letters[number / 26 % 26], letters[number % 26]])
  }
}
