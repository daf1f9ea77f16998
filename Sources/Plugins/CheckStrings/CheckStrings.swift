import Foundation
import PackagePlugin

/// `swift package check-strings`: checks whether the string catalogs of a package are in sync with its sources.
@main
struct CheckStrings: CommandPlugin {
  /// - Parameter arguments: options and paths for `strex sync --check`. Paths are relative to the package's folder.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "strex").url
    process.arguments = ["sync", "--check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("string catalogs are out of date; run `swift package sync-strings`")
    default: Diagnostics.error("some string catalogs could not be checked")
    }
  }
}
