import Foundation
import PackagePlugin

/// `swift package sync-strings`: brings the string catalogs of a package in step with its sources.
@main
struct SyncStrings: CommandPlugin {
  /// - Parameter arguments: options and paths for `strex sync`; paths are seen from the package's folder.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "strex").url
    process.arguments = ["sync"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("the string catalogs were not all brought in step") }
  }
}
