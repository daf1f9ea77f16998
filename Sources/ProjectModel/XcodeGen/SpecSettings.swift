/// The settings of a project and its targets in a specification, on top of XcodeGen's presets.
struct SpecSettings {
  private let root: SpecNode
  private let presets: String
  /// The names of the configurations, each with its type (debug or release).
  private let configurations: [(name: String, type: String)]

  init(_ root: SpecNode) {
    self.root = root
    presets = root["options"]?["settingPresets"]?.text ?? "all"
    let given = (root["configs"]?.members ?? [:]).map { ($0.key, $0.value.text ?? "") }.sorted { $0 < $1 }
    configurations = given.isEmpty ? [("Debug", "debug"), ("Release", "release")] : given
  }

  /// Returns the levels of settings in each configuration of a target, from lowest to highest precedence.
  /// - Parameter list: the property list of configurations that set none.
  func levels(of target: SpecNode, _ name: String, list: FilePath?) -> [[BuildConfiguration]] {
    let chosen = list.map { [BuildConfiguration(name: "", settings: [Self.list: $0.string], base: nil)] } ?? []
    return configurations.map { configuration in
      let own = level(target, configuration.name)
      return [
        BuildConfiguration(ofTarget: name),
        BuildConfiguration(name: configuration.name, settings: projectPresets(configuration.type), base: nil),
        level(root, configuration.name),
        BuildConfiguration(name: configuration.name, settings: targetPresets(target), base: nil),
        own,
      ] + (own.settings[Self.list] == nil ? chosen : [])
    }
  }

  private static let list = "INFOPLIST_FILE"

  /// Returns whether a configuration of a target does not set its property list itself. Settings files are ignored.
  func lacksList(of target: SpecNode) -> Bool {
    configurations.contains { level(target, $0.name).settings[Self.list] == nil }
  }

  private func level(_ node: SpecNode, _ configuration: String) -> BuildConfiguration {
    var budget = 1000
    let settings = node["settings"].map { values(of: $0, configuration, &budget) } ?? [:]
    return BuildConfiguration(
      name: configuration, settings: settings.compactMapValues(\.setting),
      base: node["configFiles"]?[configuration]?.path,
      places: settings.filter { BundleSettings.becomesText($0.key) }.mapValues(\.origin))
  }

  private static let parts: Set<String> = ["base", "configs", "groups"]

  /// Returns the settings in a block, which take precedence over those in its groups.
  /// - Parameter budget: the number of blocks to read, because groups may refer to each other.
  private func values(of block: SpecNode, _ configuration: String, _ budget: inout Int) -> [String: SpecNode] {
    budget -= 1
    guard budget > 0 else { return [:] }
    guard !Self.parts.isDisjoint(with: block.members.keys) else { return block.members.filter { !$0.value.isMap } }
    var all: [String: SpecNode] = [:]
    for name in block["groups"]?.texts ?? [] {
      guard let group = root["settingGroups"]?[name] else { continue }
      all.merge(values(of: group, configuration, &budget)) { $1 }
    }
    all.merge((block["base"]?.members ?? [:]).filter { !$0.value.isMap }) { $1 }
    for (name, variant) in (block["configs"]?.members ?? [:]).sorted(by: { $0.key < $1.key })
    where concerns(name, configuration) {
      all.merge(values(of: variant, configuration, &budget)) { $1 }
    }
    return all
  }

  /// Returns whether settings for a name apply to a configuration: the configuration with this name, otherwise every
  /// configuration whose name contains it.
  private func concerns(_ name: String, _ configuration: String) -> Bool {
    let isOfOther = configurations.contains { $0.name == name } && name != configuration
    return configuration.lowercased().contains(name.lowercased()) && !isOfOther
  }

  // Returns XcodeGen's presets that affect strings (`SettingPresets` in its repository).

  private func projectPresets(_ type: String) -> [String: String] {
    var settings = versions(root["options"]?["deploymentTarget"])
    guard presets == "all" || presets == "project" else { return settings }
    settings["PRODUCT_NAME"] = "$(TARGET_NAME)"
    if type == "debug" { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
    return settings
  }

  private func targetPresets(_ target: SpecNode) -> [String: String] {
    let destinations = target["supportedDestinations"]?.texts ?? []
    let platform = target["platform"]?.text ?? "auto"
    var settings: [String: String] = [:]
    if let version = target["deploymentTarget"]?.text {
      for name in destinations.isEmpty ? [platform] : destinations {
        if let key = Self.platforms[name]?.version { settings[key] = version }
      }
    }
    if let product = target["productName"]?.text, target["settings"]?["PRODUCT_NAME"] == nil {
      settings["PRODUCT_NAME"] = product
    }
    guard presets == "all" || presets == "targets" else { return settings }
    settings["SDKROOT"] = Self.platforms[platform]?.names.first ?? "auto"
    if destinations.isEmpty { return settings }
    let names = destinations.contains("macCatalyst") ? destinations + ["iOS"] : destinations
    settings["SUPPORTED_PLATFORMS"] = names.flatMap { Self.platforms[$0]?.names ?? [] }.joined(separator: " ")
    settings["SUPPORTS_MACCATALYST"] = destinations.contains("macCatalyst") ? "YES" : "NO"
    return settings
  }

  private func versions(_ node: SpecNode?) -> [String: String] {
    let pairs = (node?.members ?? [:]).compactMap { name, value in
      Self.platforms[name].flatMap { row in value.text.map { (row.version, $0) } }
    }
    return Dictionary(pairs) { $1 }
  }

  /// The setting for the oldest system and the SDKs of each platform.
  private static let platforms: [String: (version: String, names: [String])] = [
    "iOS": ("IPHONEOS_DEPLOYMENT_TARGET", ["iphoneos", "iphonesimulator"]),
    "macOS": ("MACOSX_DEPLOYMENT_TARGET", ["macosx"]),
    "tvOS": ("TVOS_DEPLOYMENT_TARGET", ["appletvos", "appletvsimulator"]),
    "watchOS": ("WATCHOS_DEPLOYMENT_TARGET", ["watchos", "watchsimulator"]),
    "visionOS": ("XROS_DEPLOYMENT_TARGET", ["xros", "xrsimulator"]),
  ]
}
