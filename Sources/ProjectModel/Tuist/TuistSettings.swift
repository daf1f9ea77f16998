/// The settings of a project and its targets in a Tuist manifest.
struct TuistSettings: Sendable {
  /// The levels of settings in each configuration, from lowest to highest precedence, or `nil` if some are computed.
  private(set) var levels: [[BuildConfiguration]]?
  /// Whether a computed setting may become a text of a property list.
  private(set) var hidesTexts = false

  /// Settings with their positions. The text is `nil` if it is computed.
  private typealias Values = [String: (text: String?, offset: Int)]

  /// The settings of a target that a routine creates.
  static let unknown = TuistSettings()

  private init() { levels = nil }

  private struct Level {
    var base: Values = [:]
    var configurations: [(name: String, settings: Values, file: FilePath?)] = []

    var hidesTexts: Bool {
      ([base] + configurations.map(\.settings)).contains { values in
        values.contains { $1.text == nil && BundleSettings.concernsList($0) }
      }
    }

    /// Returns the parts of a configuration: its file, Tuist's derived settings, then the settings in the manifest.
    func parts(
      _ configuration: String, _ derived: BuildConfiguration?, _ place: (Int) -> SettingPlace
    ) -> [BuildConfiguration] {
      let rows = configurations.filter { $0.name == configuration }
      let files = rows.compactMap(\.file).map { BuildConfiguration(name: configuration, settings: [:], base: $0) }
      return files + (derived.map { [$0] } ?? [])
        + ([base] + rows.map(\.settings)).map { values in
          BuildConfiguration(
            name: configuration, settings: values.compactMapValues(\.text), base: nil,
            places: values.filter { BundleSettings.becomesText($0.key) }.mapValues { place($0.offset) })
        }
    }
  }

  /// - Parameter place: returns the place of an offset in the manifest.
  init(
    _ target: ManifestValue, of project: ManifestValue, _ constants: ManifestConstants, in root: FilePath,
    _ name: String, _ list: TuistPropertyList, place: (Int) -> SettingPlace
  ) {
    guard let outer = Self.level(project["settings"], constants, root),
      let inner = Self.level(target["settings"], constants, root)
    else { return }
    let named = (outer.configurations + inner.configurations).map(\.name)
    let names = named.isEmpty ? ["Debug", "Release"] : Set(named).sorted()
    let presets = Self.presets(target, constants)
    hidesTexts = [outer, inner].contains(where: \.hidesTexts)
    let derived = Self.derived(target, constants, name, list, place)
    levels = names.map { configuration in
      var own = presets
      if configuration == "Debug" { own["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
      return [BuildConfiguration(ofTarget: name), BuildConfiguration(name: configuration, settings: own, base: nil)]
        + outer.parts(configuration, nil, place) + inner.parts(configuration, derived, place)
    }
  }

  /// Returns the settings that Tuist derives from a target's names and its property list.
  private static func derived(
    _ target: ManifestValue, _ constants: ManifestConstants, _ name: String, _ list: TuistPropertyList,
    _ place: (Int) -> SettingPlace
  ) -> BuildConfiguration {
    let product = String(name.map { $0 == "-" || $0 == "/" ? "_" : $0 })
    var settings = [BundleSettings.productNameSetting: constants.text(target["productName"]) ?? product]
    switch list {
    case .file(let path): settings["INFOPLIST_FILE"] = path
    // Tuist's own list takes precedence over the list in the project's settings and in a settings file.
    case .written: settings["INFOPLIST_FILE"] = ""
    case .none, .unknown: break
    }
    let named = target["productName"] ?? target["name"] ?? target
    return BuildConfiguration(
      name: "", settings: settings, base: nil, places: [BundleSettings.productNameSetting: place(named.offset)])
  }

  /// - Returns: `nil` if a part is computed.
  private static func level(_ value: ManifestValue?, _ constants: ManifestConstants, _ root: FilePath) -> Level? {
    guard let value = value.map(constants.resolved) else { return Level() }
    var budget = maximumValues
    guard value.name == "settings" || value.name == "Settings",
      value.arguments.allSatisfy({ $0.label.map(labels.contains) ?? false }),
      let base = values(value["base"], constants, &budget)
    else { return nil }
    var level = Level(base: base)
    for (name, label) in [("Debug", "debug"), ("Release", "release")]
    where value["debug"] != nil || value["release"] != nil {
      guard let settings = values(value[label], constants, &budget) else { return nil }
      level.configurations.append((name, settings, nil))
    }
    for row in constants.elements(value["configurations"]) {
      guard let name = constants.text(row["name"]), let settings = values(row["settings"], constants, &budget) else {
        return nil
      }
      guard let file = row["xcconfig"] else {
        level.configurations.append((name, settings, nil))
        continue
      }
      guard let text = TuistProject.path(file, constants) else { return nil }
      level.configurations.append((name, settings, root.appending(text).resolvingParents))
    }
    return level
  }

  private static let labels: Set = [
    "base", "debug", "release", "configurations", "defaultSettings", "defaultConfiguration",
  ]

  private static let maximumValues = 1000
  private static let maximumDepth = 64

  /// - Parameter budget: the number of dictionaries, methods and settings to read, because constants may consist of
  ///   constants.
  private static func values(
    _ value: ManifestValue?, _ constants: ManifestConstants, _ budget: inout Int, depth: Int = 0
  ) -> Values? {
    guard let value = value.map(constants.resolved) else { return [:] }
    budget -= 1
    guard budget > 0, depth < maximumDepth else { return nil }
    switch value.kind {
    case .list(let elements) where elements.isEmpty: return [:]
    case .call("SettingsDictionary", let arguments) where arguments.isEmpty,
      .call("init", let arguments) where arguments.isEmpty:
      return [:]
    case .method(let name, let settings, let arguments):
      guard let settings = values(settings, constants, &budget, depth: depth + 1) else { return nil }
      return merging(settings, name, arguments.map(\.value), constants, &budget, depth)
    case .dictionary(let members):
      var settings: Values = [:]
      for index in stride(from: 0, to: members.count - 1, by: 2) {
        budget -= 1
        guard budget > 0, let key = constants.text(members[index]) else { return nil }
        settings[key] = (setting(members[index + 1], constants), members[index].offset)
      }
      return settings
    default: return nil
    }
  }

  /// Returns the settings after a call of a Tuist method.
  private static func merging(
    _ settings: Values, _ method: String, _ arguments: [ManifestValue], _ constants: ManifestConstants,
    _ budget: inout Int, _ depth: Int
  ) -> Values? {
    if method == "merging", arguments.count == 1 {
      let further = values(arguments[0], constants, &budget, depth: depth + 1)
      return further.map { settings.merging($0) { $1 } }
    }
    if others.contains(method) { return settings }
    guard let name = methods[method], let first = arguments.first,
      let text = setting(ManifestValue(kind: .list(arguments), offset: first.offset), constants)
    else { return nil }
    return settings.merging([name: (text, first.offset)]) { $1 }
  }

  /// The settings of methods, from Tuist's `SettingsTransformers`.
  private static let methods = [
    "swiftActiveCompilationConditions": "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "otherSwiftFlags": "OTHER_SWIFT_FLAGS",
    "marketingVersion": "MARKETING_VERSION", "currentProjectVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// Methods whose settings do not affect strings.
  private static let others: Set = [
    "manualCodeSigning", "automaticCodeSigning", "codeSignIdentityAppleDevelopment", "codeSignIdentity",
    "appleGenericVersioningSystem", "versionInfo", "swiftVersion", "swiftCompilationMode", "swiftOptimizationLevel",
    "swiftOptimizeObjectLifetimes", "swiftObjcBridgingHeaderPath", "otherCFlags", "otherLinkerFlags", "bitcodeEnabled",
    "debugInformationFormat",
  ]

  /// Returns a text, a list of texts joined with spaces, or the text in a wrapping call, or `nil` if it is computed.
  private static func setting(_ value: ManifestValue, _ constants: ManifestConstants) -> String? {
    let value = constants.resolved(value)
    if value.name == "true" || value.name == "false" { return value.name == "true" ? "YES" : "NO" }
    let inner = value.arguments.first?.value ?? value
    let texts = constants.elements(inner).map { constants.text($0) }
    return texts.contains(nil) ? nil : texts.compactMap { $0 }.joined(separator: " ")
  }

  private static func destinations(of target: ManifestValue, _ constants: ManifestConstants) -> [String] {
    constants.elements(target["destinations"] ?? target["platform"]).compactMap(\.name)
  }

  /// Returns the SDKs of a target's platforms, separated by spaces.
  static func platforms(of target: ManifestValue, _ constants: ManifestConstants) -> String {
    let destinations = destinations(of: target, constants)
    return platforms.filter { !$0.destinations.isDisjoint(with: destinations) }.map(\.sdk).joined(separator: " ")
  }

  /// Returns whether a target is built for macOS, or `nil` if some of its platforms are unknown.
  static func isForMac(_ target: ManifestValue, _ constants: ManifestConstants) -> Bool? {
    if platforms(of: target, constants).contains("macosx") { return true }
    let values = constants.elements(target["destinations"] ?? target["platform"])
    let areKnown = values.allSatisfy { value in
      value.name.map { name in platforms.contains { $0.destinations.contains(name) } } ?? false
    }
    return areKnown ? false : nil
  }

  private static func presets(_ target: ManifestValue, _ constants: ManifestConstants) -> [String: String] {
    var settings = ["SUPPORTED_PLATFORMS": platforms(of: target, constants)]
    let destinations = destinations(of: target, constants)
    if destinations.contains("macCatalyst") { settings["SUPPORTS_MACCATALYST"] = "YES" }
    if let oldest = target["deploymentTargets"] ?? target["deploymentTarget"] {
      for (label, value) in oldest.arguments {
        guard let row = platforms.first(where: { $0.name == label ?? oldest.name || $0.name == oldest.name }) else {
          continue
        }
        if label == nil || label == row.name || label == "targetVersion" {
          settings[row.version] = constants.text(value)
        }
      }
    }
    return settings
  }

  private static let platforms: [(name: String, sdk: String, version: String, destinations: Set<String>)] = [
    ("iOS", "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET", ["iOS", "iPhone", "iPad", "macCatalyst", "macWithiPadDesign"]),
    ("macOS", "macosx", "MACOSX_DEPLOYMENT_TARGET", ["macOS", "mac"]),
    ("tvOS", "appletvos", "TVOS_DEPLOYMENT_TARGET", ["tvOS", "appleTv"]),
    ("watchOS", "watchos", "WATCHOS_DEPLOYMENT_TARGET", ["watchOS", "appleWatch"]),
    ("visionOS", "xros", "XROS_DEPLOYMENT_TARGET", ["visionOS", "appleVision", "appleVisionWithiPadDesign"]),
  ]
}
