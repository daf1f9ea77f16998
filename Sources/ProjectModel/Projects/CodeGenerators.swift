/// Build-tool plugins that make Swift of an app's tables, whose keys stand in no source then.
enum CodeGenerators {
  private static let plugins: Set<String> = [
    "RswiftGenerateInternalResources", "RswiftGeneratePublicResources", "RswiftGenerateResourcesForPreview",
    "SwiftGenPlugin", "XCStringsToolPlugin",
  ]

  /// How many of some plugins, by their names, do so. An Xcode project writes `plugin:NAME`.
  static func count(among names: some Sequence<String>) -> Int {
    Set(names.map { $0.hasPrefix("plugin:") ? String($0.dropFirst("plugin:".count)) : $0 }).intersection(plugins).count
  }
}
