import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target in `swift build`, which does not compile them, to the tables that apps look
/// up.
///
/// Xcode compiles catalogs itself, so the plugin does nothing in Xcode.
@main
struct CompileStrings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule, !isOfXcode(context) else { return [] }
    let catalogs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }
    if catalogs.isEmpty { return [] }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Tables")
    let tables = try catalogs.flatMap { catalog in
      let name = catalog.deletingPathExtension().lastPathComponent
      return try languages(of: catalog).flatMap { language in
        kinds.map { folder.appending(path: "\(language).lproj").appending(path: name + $0) }
      }
    }
    return [
      .buildCommand(
        displayName: "Compiling string catalogs for \(target.name)",
        executable: try tool(context),
        arguments: ["compile", "--quiet", "--all-tables", "--platform", platform, "--output", folder.path]
          + catalogs.map(\.path),
        inputFiles: catalogs, outputFiles: tables)
    ]
  }

  /// Returns the executable that this package provides, or else the first one in `PATH`: without the trait `Plugins`,
  /// strex is not built.
  private func tool(_ context: PluginContext) throws -> URL {
    do { return try context.tool(named: "strex").url } catch {
      let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").map(String.init)
      let places = folders.map { URL(fileURLWithPath: $0).appending(path: "strex") }
      guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        throw error
      }
      return place
    }
  }

  #if os(Linux)
    private let platform = "linux"
    private let kinds = [".strings", "+Variations.stringsdict"]
  #else
    private let platform = "apple"
    private let kinds = [".strings", ".stringsdict"]
  #endif

  /// Returns all languages of the catalog, including its source language. With `--all-tables`, each has both tables.
  private func languages(of catalog: URL) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: catalog)) as? [String: Any] ?? [:]
    let entries = (json["strings"] as? [String: Any] ?? [:]).values.compactMap { $0 as? [String: Any] }
    let named = entries.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }
    return Set(named + [json["sourceLanguage"] as? String ?? "en"]).sorted()
  }

  private func isOfXcode(_ context: PluginContext) -> Bool {
    context.pluginWorkDirectoryURL.pathComponents.contains("BuildToolPluginIntermediates")
  }
}
