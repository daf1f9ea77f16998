import SwiftParsing
import Testing

@testable import ProjectModel

@Suite struct BuildSettingsTests {
  private func settings(
    project: [String: String] = [:], target: [String: String] = [:], files: [String: String] = [:]
  ) -> BuildSettings {
    func level(_ name: String, _ settings: [String: String]) -> BuildConfiguration {
      BuildConfiguration(name: "Release", settings: settings, base: FilePath("/c/\(name).xcconfig"))
    }
    return BuildSettings([level("Project", project), level("Target", target)]) { path in
      files[path.string].map { BuildSettingsFile($0) }
    }
  }

  @Test func targetsOverrideProjectsAndSettingsOverrideFiles() {
    let files = ["/c/Project.xcconfig": "A = 1\nB = 1\nC = 1\nD = 1", "/c/Target.xcconfig": "C = 3\nD = 3"]
    let all = settings(project: ["B": "2", "C": "2"], target: ["D": "4"], files: files)
    #expect(["A", "B", "C", "D", "E"].map { all[$0] } == ["1", "2", "3", "4", nil])
  }

  @Test func semicolonAtTheEndOfALineIsIgnored() {
    let all = settings(files: ["/c/Project.xcconfig": "A = YES;\nB = one;two ; // note\nC = ;"])
    #expect(["A", "B", "C"].map { all[$0] } == ["YES", "one;two", ""])
  }

  @Test func inheritedValuesAndReferencesAreFollowed() {
    let all = settings(
      project: ["N": "one"], target: ["N": "$(inherited) ${M}", "M": "two", "L": "$(L) $(N)", "K": "$(NOWHERE)"])
    #expect(all["N"] == "one two")
    #expect(all["K"] == "")
    #expect(all["L"] == " one two")
  }

  /// A setting that refers to itself uses the value of the weaker level.
  @Test func settingsMayReferToThemselves() {
    let all = settings(project: ["N": "one"], target: ["N": "$(N) two", "M": "${M}"])
    #expect(all["N"] == "one two" && all["M"] == "")
  }

  static let bundles: [(target: [String: String], name: String?, list: String?, keys: [String: String?])] = [
    (["TARGET_NAME": "App"], "App", nil, [:]),
    (["TARGET_NAME": "App", "PRODUCT_NAME": "$(TARGET_NAME) 2"], "App 2", nil, [:]),
    (["PRODUCT_NAME": "$(NOWHERE)"], nil, nil, [:]), (["PRODUCT_NAME": "$(A:lower)", "A": "A"], "a", nil, [:]),
    (["INFOPLIST_FILE": "App/Info.plist"], nil, "/c/App/Info.plist", [:]),
    (["INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist"], nil, "/c/App/Info.plist", [:]),
    (["INFOPLIST_FILE": "/d/Info.plist"], nil, "/d/Info.plist", [:]), (["INFOPLIST_FILE": ""], nil, nil, [:]),
    (["INFOPLIST_KEY_A": "1"], nil, nil, [:]),
    (
      ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_A": "$(B) 2", "B": "1", "INFOPLIST_KEY_C": "$(D)"], nil, nil,
      ["A": "1 2", "C": nil as String?]
    ),
  ]

  @Test(arguments: bundles.indices)
  func settingsDeterminePropertyListKeys(_ row: Int) {
    let (target, name, list, keys) = Self.bundles[row]
    let bundle = BundleSettings(settings(target: target), root: FilePath("/c"))
    #expect(bundle.productName == name)
    #expect(bundle.propertyList?.string == list)
    #expect(bundle.keys == keys)
  }

  /// Each row: settings without their missing settings file, and whether they may contain an unknown property list.
  @Test(
    arguments: [
      ([:], false, true), (["GENERATE_INFOPLIST_FILE": "YES"], false, false),
      (["GENERATE_INFOPLIST_FILE": "YES"], true, true), (["INFOPLIST_FILE": "Info.plist"], true, true),
      (["INFOPLIST_FILE": "Info.plist"], false, false),
    ] as [([String: String], Bool, Bool)])
  func propertyListMayBeUnknown(_ target: [String: String], _ mayFindList: Bool, _ isIncomplete: Bool) {
    let files = ["/c/Project.xcconfig": "", "/c/Target.xcconfig": ""]
    let bundle = BundleSettings(
      settings(target: target, files: files), root: FilePath("/c"), mayFindList: mayFindList)
    #expect(bundle.isIncomplete == isIncomplete)
  }

  /// Each setting refers twenty times to the next.
  @Test func totalReferencesAreLimited() {
    var target = ["A7": "", "B": "$(C) 1", "C": "2"]
    for level in 0..<7 { target["A\(level)"] = String(repeating: "$(A\(level + 1))", count: 20) }
    let all = settings(target: target)
    #expect(all.resolved("$(A0)") == nil && all.resolved("$(A6)") == "" && all.resolved("$(B)") == "2 1")
    #expect(all.resolved(String(repeating: "$(C)", count: 20_000)) == nil)
  }

  /// The time was once quadratic in their number.
  @Test func manyConditionsAndAssignmentsTakeLinearTime() {
    let lines = (0..<20_000).map { "A[arch=a\($0)] = $(inherited) \($0)\nB\($0) = $(A)\n" }.joined()
    let all = settings(files: ["/c/Project.xcconfig": "A = 0\n", "/c/Target.xcconfig": lines])
    let variants = all.variants
    #expect(!all.lacksFiles && variants.count == 257 && variants.allSatisfy(\.lacksFiles))
    #expect(variants[1]["A"] == "0 0" && variants[1]["B7"] == "0 0" && variants[0]["B7"] == "0")
    #expect(ExtractionSettings([all]).conditions == nil)
    let few = settings(files: ["/c/Project.xcconfig": "", "/c/Target.xcconfig": "A[arch=a] = 1\n"])
    #expect(few.variants.count == 2 && !few.variants.contains(where: \.lacksFiles))
  }

  @Test func filesIncludeOthers() {
    let files = [
      "/c/Project.xcconfig": "#include \"in/../Base.xcconfig\" // the base\nA = 2 // comment\n",
      "/c/Base.xcconfig":
        "A = 1\nB = $(inherited) 1\n#include? \"/none.xcconfig\"\n#include \"Project.xcconfig\"\nodd line\n",
    ]
    let all = settings(files: files)
    #expect(all["A"] == "2")
    #expect(all["B"]?.hasSuffix("1") ?? false)
  }

  /// Found by fuzzing: an endless loop.
  @Test func recursiveIncludesTerminate() {
    let include = String(repeating: "#include \"Target.xcconfig\"\n", count: 20)
    #expect(settings(files: ["/c/Target.xcconfig": include + "A = 1\n"])["A"] == "1")
  }

  /// Found by fuzzing: an endless loop.
  @Test func doublingSettingsTerminate() {
    let double = String(repeating: "B = $(inherited)$(inherited)\nC = $(B)$(B)$(D)\nD = $(C)$(C)\n", count: 60)
    let all = settings(files: ["/c/Target.xcconfig": "A = 1\nB = 1\n" + double])
    #expect(all["A"] == "1")
    #expect((all["C"] ?? "").utf8.count < 1 << 20)
  }

  @Test func settingsForOneSDKAreVariants() {
    let files = ["/c/Target.xcconfig": "A[sdk=iphoneos*] = $(inherited) 1\nA[sdk=macosx*][arch=x86_64] = 2\nB=3\n"]
    let all = settings(project: ["A": "0", "SDKROOT": "iphoneos"], files: files)
    #expect(all["A"] == "0" && all["B"] == "3")
    #expect(all.variants.map { $0["A"] } == ["0", "0 1"])
  }

  @Test func extractionForOneSDKCounts() {
    let routines = ["LOCALIZED_STRING_MACRO_NAMES[sdk=macosx*]": "MacString", "SDKROOT": "auto"]
    #expect(ExtractionSettings([settings(target: routines)]).routines == ["MacString"])
    let silent = ["SWIFT_EMIT_LOC_STRINGS": "NO", "SWIFT_EMIT_LOC_STRINGS[sdk=iphone*]": "YES"]
    #expect(ExtractionSettings([settings(target: silent)]).extractsSwiftTypes)
  }

  @Test(
    arguments: [("YES", true), ("NO", false), ("yes", true), ("0", false), ("", nil), ("MAYBE", nil)]
      as [(String, Bool?)])
  func flagsAreYesOrNo(_ value: String, _ flag: Bool?) {
    #expect(settings(target: ["A": value]).flag("A") == flag)
  }

  @Test func extractionInOneConfigurationCounts() {
    func emits(_ values: String...) -> Bool {
      let files = ["/c/Project.xcconfig": "", "/c/Target.xcconfig": ""]
      let all = values.map { settings(target: ["SWIFT_EMIT_LOC_STRINGS": $0], files: files) }
      return ExtractionSettings(all).extractsSwiftTypes
    }
    #expect(emits("YES", "NO") && emits("YES") && emits() && !emits("NO", "NO"))
    #expect(!emits("") && !emits("$(NOWHERE)") && emits("$(NOWHERE)", "YES"))
  }

  /// In an app whose project never sets it, years of syncs added no key from the compiler.
  @Test func compilerExtractsOnlyIfASettingEnablesIt() {
    let unset = ExtractionSettings([
      settings(target: [:], files: ["/c/Project.xcconfig": "", "/c/Target.xcconfig": ""])
    ])
    #expect(!unset.extractsSwiftTypes && unset.lacksExtractionSetting)
    let no = ExtractionSettings([settings(target: ["SWIFT_EMIT_LOC_STRINGS": "NO"])])
    #expect(!no.extractsSwiftTypes && !no.lacksExtractionSetting)
    let far = BuildConfiguration(name: "Release", settings: [:], base: FilePath("/gone.xcconfig"))
    let unknown = ExtractionSettings([BuildSettings([far]) { _ in nil }])
    #expect(!unknown.extractsSwiftTypes && unknown.lacksExtractionSetting)
    #expect(unknown.missingFiles == [FilePath("/gone.xcconfig")] && unset.missingFiles.isEmpty)
  }

  @Test func conditionsOfAllConfigurationsCount() {
    func conditions(_ configurations: [String: String]...) -> Set<String>? {
      let files = ["/c/Project.xcconfig": "", "/c/Target.xcconfig": ""]
      return ExtractionSettings(configurations.map { settings(target: $0, files: files) }).conditions
    }
    #expect(conditions() == nil)
    #expect(conditions([:]) == [])
    let beta = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) DEBUG BETA"]
    #expect(
      conditions(beta, ["OTHER_SWIFT_FLAGS": "-Xfrontend -DSTORE -D \"FREE\" -D"]) == [
        "DEBUG", "BETA", "STORE", "FREE",
      ])
    let far = BuildConfiguration(name: "Release", settings: [:], base: FilePath("/gone.xcconfig"))
    #expect(ExtractionSettings([BuildSettings([far]) { _ in nil }]).conditions == nil)
  }

  /// Xcode's templates set `PRODUCT_NAME = "$(TARGET_NAME)"`, and `PRODUCT_MODULE_NAME` defaults to the product's name.
  @Test(
    arguments: [
      ([:], "My_Kit"), (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_Kit"), (["PRODUCT_NAME": "2 be"], "__be"),
      (["PRODUCT_NAME": "Kit-App", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"], "Kit_App"),
      (["PRODUCT_NAME": "App", "PRODUCT_MODULE_NAME": "Core"], "Core"),
    ] as [([String: String], String)])
  func moduleNameDefaultsToTheProductName(_ values: [String: String], _ name: String) {
    let named = BuildConfiguration(ofTarget: "My Kit")
    func settings(base: FilePath?) -> BuildSettings {
      BuildSettings([named, BuildConfiguration(name: "Release", settings: values, base: base)]) { _ in nil }
    }
    #expect(ExtractionSettings([settings(base: nil)]).moduleNames == [name])
    #expect(ExtractionSettings([settings(base: FilePath("/gone.xcconfig"))]).moduleNames == nil)
  }

  @Test(
    arguments: [
      ("$(NAME:lower)", "my app.2"), ("$(NAME:upper)", "MY APP.2"), ("${NAME:c99extidentifier}", "My_App_2"),
      ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:lower:rfc1034identifier)", "my-app-2"),
      ("$(NONE:default=Plain)", "Plain"), ("$(NAME:default=Plain)", "My App.2"),
      ("$(NONE:default=$(EMPTY:default=$(NAME:lower)))", "my app.2"), ("$(NONE:default=)", ""),
      ("$(FILE:base)", "Info"), ("$(FILE:file)", "Info.plist"), ("$(FILE:dir)", "App/Support/"),
      ("$(FILE:suffix)", ".plist"), ("$(FILE:base=Other)", "App/Support/Other.plist"),
      ("$(FILE:suffix=strings)", "App/Support/Info.strings"), ("$(FILE:dir=Kit)", "Kit/Info.plist"),
      ("$(FILE:file=x)", "App/Support/x"), ("$(WAY:standardizepath)", "/a/c"), ("$(NAME:base:upper)", "MY APP"),
      ("$(NAME:unknown)", nil), ("$(NONE:lower)", nil), ("$(NA$(REST))", "My App.2"), ("$(NAME:lower", nil),
    ] as [(String, String?)])
  func operatorsChangeValues(_ text: String, _ value: String?) {
    let values = [
      "NAME": "My App.2", "EMPTY": "", "FILE": "App/Support/Info.plist", "WAY": "/a/./b/../c", "REST": "ME",
    ]
    let settings = BuildSettings([BuildConfiguration(name: "Release", settings: values, base: nil)]) { _ in nil }
    #expect(settings.resolved(text) == value)
  }

  @Test(arguments: [([], false), (["NO"], false), (["NO", "YES"], true)] as [([String], Bool)])
  func routinesInCommentsCountIfOneConfigurationEnablesThem(_ values: [String], _ expected: Bool) {
    let all = values.map { settings(target: ["LOCALIZED_STRING_CODE_COMMENTS": $0]) }
    #expect(ExtractionSettings(all).takesComments == expected)
  }

  @Test(arguments: [([], true), (["YES"], true), (["NO"], false), (["NO", "YES"], true)] as [([String], Bool)])
  func swiftUIKeysCountUnlessAllConfigurationsDisableThem(_ values: [String], _ expected: Bool) {
    let all = values.map { settings(target: ["LOCALIZED_STRING_SWIFTUI_SUPPORT": $0]) }
    #expect(ExtractionSettings(all).extractsSwiftUIKeys == expected)
  }

  @Test(
    arguments: [
      ([:], []), (["MACOSX_DEPLOYMENT_TARGET": "12.4"], .macOS), (["MACOSX_DEPLOYMENT_TARGET": "13.0"], []),
      (["MACOSX_DEPLOYMENT_TARGET": "$(RECOMMENDED_MACOSX_DEPLOYMENT_TARGET)"], []),
      (["IPHONEOS_DEPLOYMENT_TARGET": "15.6", "WATCHOS_DEPLOYMENT_TARGET": "9.0"], [.iOS, .macCatalyst]),
      (["TVOS_DEPLOYMENT_TARGET": "15", "WATCHOS_DEPLOYMENT_TARGET": "8.5"], [.tvOS, .watchOS]),
    ] as [([String: String], Platforms)])
  func olderSystemsLackLocalizedStringResource(_ values: [String: String], _ without: Platforms) {
    #expect(
      ExtractionSettings([settings(target: values)]).platformsWithResources == Platforms.all.subtracting(without))
    #expect(ExtractionSettings([settings(target: values), settings(target: [:])]).platformsWithResources == .all)
  }

  @Test func onlyAdditionalRoutinesAreListed() {
    let value = "NSLocalizedString CFCopyLocalizedString NSLocalizedAttributedString L10n OrchardString"
    #expect(
      ExtractionSettings([settings(target: ["LOCALIZED_STRING_MACRO_NAMES": value])]).routines == [
        "L10n", "OrchardString",
      ])
  }

  @Test(
    arguments: [
      (["SDKROOT": "iphoneos"], .iOS), (["SDKROOT": "macosx14.2"], .macOS), (["SDKROOT": "auto"], .all), ([:], .all),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator xros xrsimulator"], [.iOS, .visionOS]),
      (["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES"], [.iOS, .macCatalyst]),
      (["SDKROOT": "watchos", "SUPPORTS_MACCATALYST": "YES"], .watchOS),
      (["SUPPORTED_PLATFORMS": "appletvos macosx"], [.tvOS, .macOS]),
    ] as [([String: String], Platforms)])
  func supportedPlatformsAreResolved(_ values: [String: String], _ platforms: Platforms) {
    #expect(ExtractionSettings([settings(target: values)]).platforms == platforms)
  }
}
