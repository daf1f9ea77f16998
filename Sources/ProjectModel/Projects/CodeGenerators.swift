/// Build-tool plugins that generate Swift code from an app's tables, so that no source contains the keys.
enum CodeGenerators {
  private static let plugins: Set<String> = [
    "RswiftGenerateInternalResources", "RswiftGeneratePublicResources", "RswiftGenerateResourcesForPreview",
    "SwiftGenPlugin", "XCStringsToolPlugin",
  ]

  /// Returns the number of such plugins among names. An Xcode project writes `plugin:NAME`.
  static func count(among names: some Sequence<String>) -> Int {
    Set(names.map { $0.hasPrefix("plugin:") ? String($0.dropFirst("plugin:".count)) : $0 }).intersection(plugins).count
  }
}
