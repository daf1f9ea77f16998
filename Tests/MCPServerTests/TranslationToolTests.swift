import Foundation
import ProjectTestSupport
import Testing

@testable import MCPServer

@Suite struct TranslationToolTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld boats of %@" : {

        },
        "Cast off" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ablegen"
              }
            }
          }
        },
        "crew" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@sailors@ of %2$@"
              },
              "substitutions" : {
                "sailors" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg sailor"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg sailors"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "Fixed" : {
          "shouldTranslate" : false
        },
        "Moor" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["A/Localizable.xcstrings": Self.catalog, "B/Other.xcstrings": CatalogText.of(("Moor", []))])
    try folder.git("init", "-q")
  }

  private func set(_ translation: String, _ options: String = "") async throws -> String {
    let arguments = #"{"language":"de","translations":[{"catalog":"Localizable",\#(translation)}]\#(options)}"#
    return try await AgentSession(folder).call("set_translations", arguments)
  }

  private static let refusals: [(translation: String, reason: String)] = [
    (#""key":"Moor""#, "translations[0]: text, texts or phrases is required"),
    (#""key":"Moor","texts":{"plural.lots":"x"}"#, "`plural.lots` is not a path"),
    (#""key":"Moor","texts":{"plural.one":"x"}"#, "a `plural` variation needs a string for `other`"),
    (#""key":"Moor","phrases":["x"]"#, "the string varies differently in the catalog"),
    (#""key":"None","text":"x""#, "no catalog contains this key"),
    (#""key":"Fixed","text":"x""#, "the entry is marked as not translatable"),
    (#""key":"Cast off","text":"Los""#, "the string is already translated; set replace to overwrite it"),
    (#""key":"Moor","text":"%@ fest""#, "[format-extra]"),
    (#""key":"%lld boats of %@","text":"%@ hat %lld""#, "[format-type]"),
    (#""key":"%lld boats of %@","text":"Boote""#, "[format-missing]"),
    (#""key":"Moor","texts":{"plural.one":"a","plural.other":"b"}"#, "[plural-without-number]"),
    (#""key":"%lld boats of %@","text":"%1$lld von %@""#, "[format-mixed]"),
    (#""key":"%lld boats of %@","text":"%lld Boote von %@, 5 %""#, "[format-percent]"),
    (#""key":"%lld boats of %@","text":"%#@x@ von %2$@""#, "substitution"),
    (#""key":"crew","text":"%arg von %2$@""#, "[loose-argument]"),
    (#""key":"crew","texts":{"substitutions.none.plural.other":"x"}"#, "the catalog has no substitution \"none\""),
  ]

  /// If one text of a call is rejected, nothing is written.
  @Test(arguments: refusals)
  func mismatchedTextsAreRejected(_ translation: String, _ reason: String) async throws {
    let answer = try await set(translation + #"},{"catalog":"Other","key":"Moor","text":"Festmachen""#)
    #expect(answer.hasPrefix("!") && answer.contains(reason), "\(answer)")
    #expect(try folder.read("A/Localizable.xcstrings") == Self.catalog)
    #expect(try folder.read("B/Other.xcstrings") == CatalogText.of(("Moor", [])))
  }

  /// A rule that the project disables does not reject texts, unless the app would crash.
  @Test(arguments: [
    ("format-missing", #""key":"%lld boats of %@","text":"%lld Boote""#, false),
    ("format-extra", #""key":"Moor","text":"%@ fest""#, true),
    ("format-type", #""key":"%lld boats of %@","text":"%@ hat %lld""#, true),
    ("outer-space", #""key":"Moor","text":"Fest ""#, false),
  ])
  func disabledRulesDoNotRejectTexts(_ rule: String, _ translation: String, _ isRefused: Bool) async throws {
    let setting = #"{"rule": "\#(rule)", "enabled": false, "paths": ["A"]}"#
    try folder.write([".strex.json": #"{"rules": [\#(setting)]}"#])
    let answer = try await set(translation)
    #expect(answer.hasPrefix("!") == isRefused && answer.contains("[\(rule)]") == isRefused, "\(answer)")
    #expect(try (folder.read("A/Localizable.xcstrings") == Self.catalog) == isRefused)
  }

  private static func unit(_ value: String, _ state: String = "needs_review") -> String {
    "\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}"
  }

  private static let writings: [(translation: String, options: String, parts: [String])] = [
    (#""key":"Moor","text":"Festmachen""#, "", [unit("Festmachen")]),
    (#""key":"Moor","text":"Festmachen""#, #","state":"translated""#, [unit("Festmachen", "translated")]),
    (#""key":"Cast off","text":"Los""#, #","replace":true"#, [unit("Los")]),
    (
      #""key":"%lld boats of %@","texts":{"plural.one":"%lld Boot von %@","plural.other":"%lld Boote von %@"}"#, "",
      [#""plural":{"one":{\#(unit("%lld Boot von %@"))},"other":{\#(unit("%lld Boote von %@"))}}"#]
    ),
    (
      #""key":"Moor","texts":{"device.mac":"Andocken","device.other":"Festmachen"}"#, "",
      [#""device":{"mac":{\#(unit("Andocken"))},"other":{\#(unit("Festmachen"))}}"#]
    ),
    (
      #""key":"crew","text":"%#@sailors@ von %2$@","texts":{"substitutions.sailors.plural.one":"%arg Matrose","#
        + #""substitutions.sailors.plural.other":"%1$lld Matrosen"}"#, "",
      [
        unit("%#@sailors@ von %2$@"), #""argNum":1,"formatSpecifier":"lld""#, unit("%arg Matrose"),
        unit("%arg Matrosen"),
      ]
    ),
  ]

  @Test(arguments: writings)
  func textsAreWritten(_ translation: String, _ options: String, _ parts: [String]) async throws {
    let answer = try await set(translation, options)
    #expect(answer.contains(#""written":[{"catalog":"A/Localizable.xcstrings","keys":1}]"#), "\(answer)")
    let text = try folder.read("A/Localizable.xcstrings").filter { !"\n".contains($0) }
      .replacing(/\s*([{}:,])\s*/) { String($0.1) }
    for part in parts { #expect(text.contains(part.replacing(/\s*([{}:,])\s*/) { String($0.1) }), "\(text)") }
    // The same translation again changes nothing.
    let bytes = try folder.read("A/Localizable.xcstrings")
    _ = try await set(translation, options + (options.contains("replace") ? "" : #","replace":true"#))
    #expect(try folder.read("A/Localizable.xcstrings") == bytes)
  }

  @Test func textReplacesVariations() async throws {
    _ = try await set(#""key":"Moor","texts":{"device.mac":"a","device.other":"b"}"#)
    _ = try await set(#""key":"Moor","text":"c""#)
    let plain = try folder.read("A/Localizable.xcstrings")
    #expect(!plain.contains(#""value" : "b""#) && plain.contains(#""value" : "c""#))
    _ = try await set(#""key":"Moor","texts":{"device.other":"d"}"#)
    let text = try folder.read("A/Localizable.xcstrings")
    #expect(!text.contains(#""value" : "c""#) && text.contains(#""value" : "d""#))
  }

  /// A translated text is removed only on request, whatever replaces it.
  @Test(arguments: [#""text":"c""#, #""texts":{"device.mac":"c","device.other":"d"}"#, #""texts":{"device.mac":"c"}"#])
  func translatedTextsAreKept(_ content: String) async throws {
    let devices = #""key":"Moor","texts":{"device.mac":"a","device.other":"b"}"#
    for _ in 0..<2 {
      let answer = try await set(devices, #","state":"translated""#)
      #expect(!answer.hasPrefix("!"), "\(answer)")
    }
    let before = try folder.read("A/Localizable.xcstrings")
    let refusal = try await set(#""key":"Moor",\#(content)"#)
    #expect(refusal.contains("the string is already translated; set replace to overwrite it"), "\(refusal)")
    #expect(try folder.read("A/Localizable.xcstrings") == before)
    let more = try await set(#""key":"Moor","texts":{"device.ipad":"e"}"#)
    #expect(!more.hasPrefix("!"), "\(more)")
    let answer = try await set(#""key":"Moor",\#(content)"#, #","replace":true"#)
    #expect(answer.contains("\"keys\":1"), "\(answer)")
  }

  @Test func newLanguagesNeedAnOption() async throws {
    let moor = #""translations":[{"key":"Moor","catalog":"Other","text":"Amarrer"}]"#
    let session = try AgentSession(folder)
    let unknown = try await session.call("set_translations", #"{"language":"fr",\#(moor)}"#)
    #expect(unknown.contains("unknown language `fr`") && unknown.contains("set new_language to allow it"), "\(unknown)")
    let wrong = try await session.call("set_translations", #"{"language":"../fr","new_language":true,\#(moor)}"#)
    #expect(wrong.contains("is not a language identifier"))
    let source = try await session.call("set_translations", #"{"language":"en",\#(moor)}"#)
    #expect(source.contains("en is the source language"))
    let dry = try await session.call(
      "set_translations", #"{"language":"fr","new_language":true,"dry_run":true,\#(moor)}"#)
    #expect(dry.contains(#""written":[]"#))
    #expect(try folder.read("B/Other.xcstrings") == CatalogText.of(("Moor", [])))
    let written = try await session.call("set_translations", #"{"language":"fr","new_language":true,\#(moor)}"#)
    #expect(written.contains(#""keys":1"#))
    let twice = #"{"language":"de","translations":[{"key":"Moor","text":"x"}]}"#
    #expect(try await session.call("set_translations", twice).contains("several catalogs contain this key"))
  }

  @Test func suspiciousTextsAreReported() async throws {
    let answer = try await set(#""key":"Moor","text":"Festmachen ""#)
    #expect(answer.contains("\"warnings\":["), "\(answer)")
  }

  @Test func protectedFilesAreNotChanged() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder("A/Localizable.xcstrings"))
    let both = #""key":"Moor","text":"x"},{"catalog":"Other","key":"Moor","text":"y""#
    #expect(try await set(both, #","new_language":true"#).contains("the file is write-protected"))
    #expect(try folder.read("B/Other.xcstrings") == CatalogText.of(("Moor", [])))
  }

  /// Tables without a catalog accept translations, too.
  @Test func tablesAreWritten() async throws {
    try folder.write([
      "C/en.lproj/Old.strings": "\"Anchor\" = \"Anchor\";\n", "C/de.lproj/Old.strings": "\"Other\" = \"Anderes\";\n",
    ])
    let session = try AgentSession(folder)
    let missing = try await session.call("list_missing", #"{"language":"de","catalog":"Old"}"#)
    #expect(missing.contains("\"key\":\"Anchor\""), "\(missing)")
    let answer = try await session.call(
      "set_translations", #"{"language":"de","translations":[{"key":"Anchor","text":"Anker"}]}"#)
    #expect(answer.contains("\"keys\":1"), "\(answer)")
    #expect(try folder.read("C/de.lproj/Old.strings").contains("\"Anchor\" = \"Anker\";"))
  }
}
