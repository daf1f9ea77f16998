import Foundation
import PackagePlugin

/// `swift package sync-strings`: updates the string catalogs of a package from its sources.
@main
struct SyncStrings: CommandPlugin {
  /// - Parameter arguments: options and paths for `strex sync`. Paths are relative to the package's folder.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "strex").url
    process.arguments = ["sync"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("some string catalogs were not updated") }
  }
}
