import SwiftOutline

/// The settings that a Tuist manifest gives its project and targets.
struct TuistSettings: Sendable {
  /// The levels of settings in each configuration, the weakest first; `nil` where some are computed.
  private(set) var levels: [[BuildConfiguration]]?

  private struct Level {
    var base: [String: String] = [:]
    var configurations: [(name: String, settings: [String: String], file: FilePath?)] = []
  }

  init(
    _ target: ManifestValue, of project: ManifestValue, _ constants: ManifestConstants, in root: FilePath,
    _ name: String
  ) {
    guard let outer = Self.level(project["settings"], constants, root),
      let inner = Self.level(target["settings"], constants, root)
    else { return }
    let named = (outer.configurations + inner.configurations).map(\.name)
    let names = named.isEmpty ? ["Debug", "Release"] : Set(named).sorted()
    let presets = Self.presets(target, constants, name)
    levels = names.map { configuration in
      var own = presets
      if configuration == "Debug" { own["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
      let given = [outer, inner].flatMap { level in
        let rows = level.configurations.filter { $0.name == configuration }
        return [BuildConfiguration(name: configuration, settings: level.base, base: nil)]
          + rows.map { BuildConfiguration(name: configuration, settings: $0.settings, base: $0.file) }
      }
      return [BuildConfiguration(ofTarget: name), BuildConfiguration(name: configuration, settings: own, base: nil)]
        + given
    }
  }

  /// - Returns: `nil` where a part is computed.
  private static func level(_ value: ManifestValue?, _ constants: ManifestConstants, _ root: FilePath) -> Level? {
    guard let value = value.map(constants.resolved) else { return Level() }
    guard value.name == "settings" || value.name == "Settings", let base = values(value["base"], constants) else {
      return nil
    }
    var level = Level(base: base)
    for row in constants.elements(value["configurations"]) {
      guard let name = constants.text(row["name"]), let settings = values(row["settings"], constants) else {
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

  private static func values(_ value: ManifestValue?, _ constants: ManifestConstants) -> [String: String]? {
    guard let value = value.map(constants.resolved) else { return [:] }
    switch value.kind {
    case .list(let elements) where elements.isEmpty: return [:]
    case .dictionary(let members):
      var settings: [String: String] = [:]
      for index in stride(from: 0, to: members.count - 1, by: 2) {
        guard let key = constants.text(members[index]) else { return nil }
        settings[key] = setting(members[index + 1], constants)
      }
      return settings
    default: return nil
    }
  }

  /// A text, a list of them, or a call that wraps one; `nil` where it is computed.
  private static func setting(_ value: ManifestValue, _ constants: ManifestConstants) -> String? {
    let value = constants.resolved(value)
    if value.name == "true" || value.name == "false" { return value.name == "true" ? "YES" : "NO" }
    let inner = value.arguments.first?.value ?? value
    let texts = constants.elements(inner).map { constants.text($0) }
    return texts.contains(nil) ? nil : texts.compactMap { $0 }.joined(separator: " ")
  }

  private static func presets(
    _ target: ManifestValue, _ constants: ManifestConstants, _ name: String
  ) -> [String: String] {
    var settings = ["PRODUCT_NAME": constants.text(target["productName"]) ?? "$(TARGET_NAME)"]
    let destinations = constants.elements(target["destinations"] ?? target["platform"]).compactMap(\.name)
    let rows = platforms.filter { !$0.destinations.isDisjoint(with: destinations) }
    settings["SUPPORTED_PLATFORMS"] = rows.map(\.sdk).joined(separator: " ")
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
