import TestSupport
import Testing

@testable import CatalogMerge

/// Unchanged parts of a merge keep their bytes, and additions use the layout of our side.
@Suite struct MergedBytesTests {
  private static let ours = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "B" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state"  :  "translated",
                "value" : "\\u0042\\/"
              }
            }
          }
        },
        "d" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
        }
      },
      "version" : "1.0"
    }

    """
  private static let theirs = """
    {"sourceLanguage":"en","strings":{"a":{"comment":"x"},"C":{"localizations":{"en":{"stringUnit":{"state":"new",
    "value":"C"}}}},"d":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}},"B":{"localizations":{
    "de":{"stringUnit":{"state":"needs_review","value":"B/"}},"fr":{"stringUnit":{"state":"new","value":"F"}}}}},
    "version":"1.0"}
    """
  private static let expected = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "comment" : "x"
        },
        "B" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state"  :  "needs_review",
                "value" : "\\u0042\\/"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "F"
              }
            }
          }
        },
        "C" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "C"
              }
            }
          }
        },
        "d" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
        }
      },
      "version" : "1.0"
    }

    """

  /// The base differs from ours only in its layout.
  private static let base = ours.split(separator: "\n").joined()

  @Test(arguments: ["\n", "\r\n"])
  func unchangedPartsKeepOurBytes(_ newline: String) throws {
    let ours = Self.ours.replacing("\n", with: newline)
    let merged = try CatalogText.merge(Self.base, ours, Self.theirs)
    #expect(merged.conflicts == [])
    #expect(merged.bytes.text == Self.expected.replacing("\n", with: newline))
  }

  @Test func byteOrderMarkIsKept() throws {
    let merged = try CatalogText.merge(Self.base, "\u{FEFF}" + Self.ours, Self.theirs)
    #expect(merged.bytes.text == "\u{FEFF}" + Self.expected)
  }

  @Test func mergeWithoutChangesKeepsAllBytes() throws {
    #expect(try CatalogText.merge(Self.base, Self.ours, Self.base).bytes.text == Self.ours)
    #expect(try CatalogText.merge(nil, Self.ours, Self.base).bytes.text == Self.ours)
    #expect(try CatalogText.merge(Self.theirs, Self.ours, Self.theirs).bytes.text == Self.ours)
    #expect(try CatalogText.merge(Self.ours, Self.ours, Self.theirs).bytes.text == Self.theirs)
  }

  @Test func theCatalogsOwnMembersAreMerged() throws {
    let base = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\"}"
    let ours = "{\"sourceLanguage\":\"en\",\"version\":\"1.1\"}"
    let theirs = "{\"sourceLanguage\":\"de\",\"strings\":{\"a\":{}},\"version\":\"1.0\",\"x\":1}"
    let merged = try CatalogText.merge(base, ours, theirs)
    #expect(merged.bytes.text == "{\"sourceLanguage\":\"de\",\"strings\":{\"a\":{}},\"version\":\"1.1\",\"x\":1}")
  }

  @Test(
    arguments: [
      ("", "the file is empty"), ("[]", "expected a JSON object"),
      ("{\"strings\":{}}", "has no \"sourceLanguage\""),
      ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"a\":{}}}", "duplicate member \"a\""),
      ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"x\":[{\"y\":1,\"y\":1}]}}}", "duplicate member \"y\""),
      ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":[]}}", "expected an object, found an array"),
      ("{\"sourceLanguage\":\"en\",\n<<<<<<< HEAD\n", "a merge conflict"),
    ])
  func invalidCatalogsAreRejected(_ text: String, _ expected: String) {
    do {
      _ = try CatalogText.catalog(text)
      Issue.record("not rejected: \(text)")
    } catch {
      #expect("\(error)".replacing("\\\"", with: "\"").contains(expected))
    }
  }

  /// The common parts of the sides are read once, so an error in them is an error in all sides.
  @Test(arguments: [
    ("\"a\":{\"x\":1,\"x\":1}", "duplicate member \"x\""),
    ("\"a\":{\"localizations\":\"de\"}", "expected an object, found a string"),
    // The first position is reported.
    ("\"a\":{\"localizations\":{\"de\":1,\"fr\":{\"stringUnit\":true}}}", "expected an object, found a number"),
    ("\"a\":{\"localizations\":{\"de\":{\"stringUnit\":true},\"fr\":1}}", "expected an object, found `true`"),
  ])
  func problemsOfAllSidesAreReported(_ entry: String, _ expected: String) async {
    let versions = MergeSides<String?>(
      base: CatalogText.of(entry), ours: CatalogText.of("\(entry),\"b\":{}"),
      theirs: CatalogText.of("\(entry),\"c\":{}"))
    let read = await MergeableCatalog.read(versions.map { $0.map { ContiguousArray(text: $0) } })
    for side in [read.base, read.ours, read.theirs] {
      guard case .failure(let problem) = side else {
        Issue.record("a side was not rejected")
        continue
      }
      #expect("\(problem)".replacing("\\\"", with: "\"").contains(expected))
    }
  }

  /// Arbitrarily deep nesting neither exhausts the stack nor loses content.
  @Test func deepNestingIsMerged() throws {
    func deep(_ value: String, _ depth: Int) -> String {
      let open = String(repeating: "{\"variations\":{\"device\":{\"mac\":", count: depth)
      let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(value)\"}}"
      let inner = open + unit + String(repeating: "}}}", count: depth)
      return CatalogText.of("\"a\":{\"localizations\":{\"de\":\(inner)}}")
    }
    for depth in [3, 100, 3000] {
      let (base, ours, theirs) = (deep("a", depth), deep("b", depth), deep("c", depth))
      #expect(try CatalogText.merge(base, ours, theirs).conflicts.count == 1)
      let merged = try CatalogText.merge(base, ours.replacing("\"1.0\"", with: "\"1.1\""), ours)
      #expect(merged.conflicts == [] && merged.bytes.text.contains("1.1"))
      let taken = try CatalogText.merge(base, base.replacing("\"1.0\"", with: "\"1.1\""), theirs)
      #expect(taken.conflicts == [] && taken.bytes.text.contains("\"c\"") && taken.bytes.text.contains("1.1"))
    }
  }
}
