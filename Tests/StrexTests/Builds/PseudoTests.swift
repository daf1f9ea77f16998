import Foundation
import ProjectTestSupport
import Testing

@testable import strex

@Suite struct PseudoTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Boats" : {

        },
        "Crew" : {
          "shouldTranslate" : false
        },
        "Gone" : {
          "extractionState" : "stale"
        },
        "rooms" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@rooms@ of %2$@"
              },
              "substitutions" : {
                "rooms" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg room"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg rooms"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static func folder(_ catalog: String = catalog) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(["Localizable.xcstrings": catalog])
    return folder
  }

  @Test func everyTranslatableEntryGetsThePseudoLanguage() async throws {
    let folder = try Self.folder()
    let run = try await ToolRun.strex("pseudo", in: folder)
    #expect(run.code == 0)
    #expect(run.output == "Localizable.xcstrings: wrote en-XA\n")
    let text = try folder.read("Localizable.xcstrings")
    #expect(text.components(separatedBy: "\"en-XA\"").count == 3)
    for value in ["[βöåţš one]", "[»%#@rooms@« öƒ »%2$@« one]", "[»%arg« ŕööḿ one]", "[»%arg« ŕööḿš one two]"] {
      #expect(text.contains("\"value\" : \"\(value)\""), "\(value)")
    }
    #expect(try await ToolRun.strex("pseudo", in: folder).output == "no changes\n")
    #expect(try folder.read("Localizable.xcstrings") == text)
    #expect(try await ToolRun.strex("pseudo", "--remove", in: folder).code == 0)
    #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test func removeWithoutLanguageChangesNothing() async throws {
    let catalog = Self.catalog.replacingOccurrences(
      of: "\"rooms\" : {", with: "\"x\" : {\"localizations\" : {}},\n\"rooms\" : {")
    let folder = try Self.folder(catalog)
    #expect(try await ToolRun.strex("pseudo", "--remove", in: folder).output == "no changes\n")
    #expect(try folder.read("Localizable.xcstrings") == catalog)
  }

  /// The folder of the language is removed with its last table.
  @Test func emptyLanguageFoldersAreRemoved() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["App/en.lproj/Localizable.strings": "\"Book\" = \"Book\";\n"])
    let language = folder("App/en-XA.lproj")
    #expect(try await ToolRun.strex("pseudo", in: folder).code == 0 && FileManager.default.fileExists(atPath: language))
    #expect(try await ToolRun.strex("pseudo", "--remove", in: folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: language))
  }

  @Test func dryRunWritesNothing() async throws {
    let folder = try Self.folder()
    let run = try await ToolRun.strex("pseudo", "--dry-run", "--language", "ar-XB", in: folder)
    #expect(run.output.contains("+        \"ar-XB\" : {"))
    #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test func statusAndLintIgnoreThePseudoLanguage() async throws {
    let folder = try Self.folder()
    let (status, lint) = (
      try await ToolRun.strex("status", in: folder).output, try await ToolRun.strex("lint", in: folder).output
    )
    _ = try await ToolRun.strex("pseudo", "--language", "ar-XB", in: folder)
    #expect(try await ToolRun.strex("status", in: folder).output == status)
    #expect(try await ToolRun.strex("lint", in: folder).output == lint)
  }

  @Test func duplicateKeysAreNotChanged() async throws {
    let text = Self.catalog.replacingOccurrences(of: "\"Crew\"", with: "\"Boats\"")
    let folder = try Self.folder(text)
    let run = try await ToolRun.strex("pseudo", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: the catalog contains the key twice [duplicate-member]"))
    #expect(try folder.read("Localizable.xcstrings").components(separatedBy: "\"en-XA\"").count == 2)
  }

  static let refused: [(words: [String], message: String)] = [
    (["--language", "de"], "--language needs a language that ends in XA, XB or XC, not `de`"),
    (["--remove", "--transform", "marks"], "--remove and --transform cannot be combined"),
  ]

  @Test(arguments: refused) func otherLanguagesAreRefused(_ row: (words: [String], message: String)) async throws {
    let run = await ToolRun.strex(absolute: ["pseudo"] + row.words)
    #expect(run.code == 2)
    #expect(run.errors.contains(row.message))
  }

  @Test func errorsPreventAllChanges() async throws {
    let folder = try Self.folder()
    try folder.write(["Other.xcstrings": "{ \"strings\" : [] "])
    let run = try await ToolRun.strex("pseudo", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.contains("Other.xcstrings:1:") && run.output.isEmpty)
    #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
  }
}
