// A table: invocations of `xcstringstool` that public projects, build logs and tests of build systems record.

extension XCStringsToolTests {
  private static let swiftBuild = "Swift Build: XCStrings.xcspec, XCStringsCompiler and its tests"
  private static let parser = "Swift's ArgumentParser, and swiftlang/swift-package-manager#9102 for the exit"
  private static let help = "texts of --help in public re-implementations"
  private static let scripts = "scripts of public apps that call the tool"

  static let rows: [ToolInvocationRow] = printing + compiling + syncing + extracting + symbols + mistakes

  private static let printing = [
    ToolInvocationRow(
      "print Localizable.xcstrings", output: "%lld beds\nGone\nHarvest\nLonely\n",
      source: "\(scripts): one unquoted key a line, for sort and comm"),
    ToolInvocationRow("print Broken.xcstrings", code: 1, errors: "Broken.xcstrings: error: ", source: scripts),
    ToolInvocationRow("print", code: 64, errors: "Error: Missing expected argument '<input-file>'\n", source: parser),
  ]

  private static let compiling = [
    ToolInvocationRow(
      "compile --output-directory out Localizable.xcstrings",
      files: [
        "out/de.lproj/Localizable.strings": ["<key>Harvest</key>\n\t<string>Ernte</string>"],
        "out/de.lproj/Localizable.stringsdict": ["NSStringPluralRuleType"],
      ], source: swiftBuild),
    ToolInvocationRow(
      "compile --dry-run --output-directory /tmp/out Localizable.xcstrings",
      output: "/tmp/out/de.lproj/Localizable.strings\n/tmp/out/de.lproj/Localizable.stringsdict\n",
      source: "\(swiftBuild): one output path a line"),
    ToolInvocationRow(
      "compile -l de -l ja --output-directory out Localizable.xcstrings",
      files: ["out/de.lproj/Localizable.strings": [""]], source: swiftBuild),
    ToolInvocationRow(
      "compile --language ja -o out Localizable.xcstrings", missing: ["out/de.lproj"], source: help),
    ToolInvocationRow(
      "compile --force-build-all-strings --output-directory out Manual.xcstrings",
      files: ["out/de.lproj/Manual.strings": ["harvest.title"]], source: swiftBuild),
    ToolInvocationRow(
      "compile Localizable.xcstrings -o out --format stringsdictOnly",
      files: ["out/de.lproj/Localizable.stringsdict": ["<key>Harvest</key>\n\t<string>Ernte</string>", "%lld Beete"]],
      missing: ["out/de.lproj/Localizable.strings"],
      source: "two re-implementations that were compared with the tool of Xcode 27"),
    ToolInvocationRow(
      "compile Localizable.xcstrings --output-directory out --format stringsAndStringsdict --serialization-format text",
      files: ["out/de.lproj/Localizable.strings": ["<?xml"]], source: scripts),
    ToolInvocationRow(
      "compile Manual.xcstrings -o out --serialization-format=binary", missing: ["out/de.lproj/Manual.stringsdict"],
      source: help),
    ToolInvocationRow(
      "compile Localizable.xcstrings -o out --serialization-format binary", missing: ["out/en.lproj"], source: help),
    ToolInvocationRow(
      "compile -o out Undefined.xcstrings", code: 1,
      errors: "Undefined.xcstrings: error: Referencing undefined substitution 'x' (de: Bed %lld)\n", missing: ["out"],
      source: "\(swiftBuild): StringCatalogCompilerOutputParser"),
    ToolInvocationRow(
      "compile --dry-run Localizable.xcstrings", code: 64,
      errors: "Error: Missing expected argument '--output-directory <output-directory>'\n",
      source: "\(scripts): the folder is required with --dry-run too"),
  ]

  private static let syncing = [
    ToolInvocationRow(
      "sync Localizable.xcstrings --stringsdata Row.stringsdata View.stringsdata",
      files: ["Localizable.xcstrings": ["\"Zucchini\" : {", "\"water %lld\" : {", "\"extractionState\" : \"stale\""]],
      source: scripts),
    ToolInvocationRow(
      "sync Localizable.xcstrings --stringsdata Row.stringsdata --stringsdata View.stringsdata",
      files: ["Localizable.xcstrings": ["\"Zucchini\" : {", "\"Apples\" : {"]], source: scripts),
    ToolInvocationRow(
      "sync Localizable.xcstrings --skip-marking-strings-stale --stringsdata Row.stringsdata",
      files: ["Localizable.xcstrings": ["\"Lonely\" : {", "\"Apples\" : {"]],
      source: "\(scripts): keys are added, and none is removed"),
    ToolInvocationRow(
      "sync None.xcstrings --stringsdata Row.stringsdata", errors: "warning: Skipping sync ",
      missing: ["None.xcstrings"],
      source: "\(scripts): a wrong path is a warning, and the exit is 0"),
    ToolInvocationRow(
      "sync Localizable.xcstrings --stringsdata Other.stringsdata", code: 1, errors: "Other.stringsdata: error: ",
      source: "a failure exits with another code than 0 in all scripts"),
    ToolInvocationRow(
      "sync Localizable.xcstrings", code: 64,
      errors: "Error: Missing expected argument '--stringsdata <stringsdata> ...'\n", source: "\(scripts) and \(parser)"
    ),
  ]

  private static let extracting = [
    ToolInvocationRow(
      "extract Row.swift --SwiftUI --modern-localizable-strings --output-directory out",
      files: ["out/Row.stringsdata": ["\"key\": \"Beds: %arg\"", "\"key\": \"title\"", "\"comment\": \"The title\""]],
      source: "\(scripts): interpolations are %arg"),
    ToolInvocationRow(
      "extract --legacy-localizable-strings -o out --output-format strings Row.swift",
      files: ["out/Localizable.strings": ["/* An old key */\n\"old\" = \"old\";"]],
      source: "release notes of Xcode 16 (102887793)"),
    ToolInvocationRow(
      "extract Row.swift --legacy-localizable-strings -s Loc --output-directory out",
      files: ["out/Row.stringsdata": ["\"key\": \"own\"", "\"key\": \"old\""]], source: scripts),
    ToolInvocationRow(
      "extract Row.swift --SwiftUI-Text --output-format xcstrings --output-directory out",
      files: ["out/Localizable.xcstrings": ["\"Beds: %arg\""]], source: scripts),
    ToolInvocationRow(
      "extract --avoid-arg-placeholder --SwiftUI --output-format xcstrings --output-directory out Row.swift",
      files: ["out/Localizable.xcstrings": ["\"Beds: %lld\""]], source: scripts),
    ToolInvocationRow(
      "extract Row.swift Empty.swift --SwiftUI --omit-empty-stringsdata -o out",
      files: ["out/Row.stringsdata": [""]], missing: ["out/Empty.stringsdata"], source: scripts),
    ToolInvocationRow(
      "extract --modern-localizable-strings --all-potential-swift-keys -o out Row.swift",
      files: ["out/Row.stringsdata": ["\"__PotentialKeys\"", "\"key\": \"plain\"", "\"key\": \"Beds: %arg\""]],
      source: "\(scripts): extracted keys are not in the table __PotentialKeys"),
    ToolInvocationRow(
      "extract Row.swift --SwiftUI --output-format xcstrings --append -o .",
      files: ["Localizable.xcstrings": ["\"Beds: %arg\"", "\"Lonely\" : {"]], source: help),
    ToolInvocationRow(
      "extract Row.swift --modern-localizable-strings --table Menu -o out",
      files: ["out/Row.stringsdata": ["\"tables\": {}"]], source: help),
  ]

  private static let symbols = [
    ToolInvocationRow(
      "generate-symbols --language swift --output-directory out Manual.xcstrings",
      files: ["out/GeneratedStringSymbols_Manual.swift": ["harvestTitle"]], source: swiftBuild),
    ToolInvocationRow(
      "generate-symbols Manual.xcstrings --language kotlin --output-directory out", code: 64,
      errors: "Error: The value 'kotlin' is invalid for '--language <language>'", source: parser),
  ]

  private static let mistakes = [
    ToolInvocationRow(
      "generate-symbols --langage swift -o out Manual.xcstrings", code: 64,
      errors: "Error: Unknown option '--langage'. Did you mean '--language'?\nUsage: xcstringstool generate-symbols ",
      source: parser),
    ToolInvocationRow("compile --bogus", code: 64, errors: "Error: Unknown option '--bogus'\nUsage: ", source: parser),
    ToolInvocationRow(
      "compile -o", code: 64, errors: "Error: Missing value for '-o <output-directory>'\nHelp:  -o ", source: parser),
    ToolInvocationRow(
      "compile A.xcstrings -o out --format x", code: 64,
      errors:
        "Error: The value 'x' is invalid for '--format <format>'. Please provide one of 'stringsAndStringsdict' and ",
      source: parser),
    ToolInvocationRow(
      "print A.xcstrings B.xcstrings", code: 64, errors: "Error: Unexpected argument 'B.xcstrings'\n", source: parser),
    ToolInvocationRow("merge", code: 64, errors: "Error: Unexpected argument 'merge'\n", source: parser),
    ToolInvocationRow("help sync", output: "OVERVIEW: Updates an .xcstrings file based on", source: help),
    ToolInvocationRow("compile --help", output: "OVERVIEW: Produces build products for an .xcstrings", source: help),
    ToolInvocationRow(
      "--help", output: "OVERVIEW: Work with .xcstrings files\n\nUSAGE: xcstringstool <sub", source: help),
  ]
}
