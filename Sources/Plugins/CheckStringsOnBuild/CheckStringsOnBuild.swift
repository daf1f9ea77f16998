import Foundation
import PackagePlugin

/// Checks the string catalogs of a target in each build in which they, or the sources of their keys, have changed.
///
/// Keys that are out of date are reported as warnings. If `STREX_STRICT` is set in the environment, the build fails.
@main
struct CheckStringsOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }
    if catalogs.isEmpty { return [] }
    // An empty source file: SwiftPM would add an output of any other kind to the product, as a resource.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+CheckedStrings.swift")
    let isStrict = ProcessInfo.processInfo.environment["STREX_STRICT", default: ""] != ""
    let options = ["--check", "--format", "xcode", "--stamp", stamp.path] + (isStrict ? [] : ["--exit-zero"])
    return [
      .buildCommand(
        displayName: "Checking string catalogs in \(target.name)", executable: try context.tool(named: "strex").url,
        arguments: ["sync"] + options + [module.directoryURL.path],
        inputFiles: sources(around: module, in: context.package) + catalogs, outputFiles: [stamp])
    ]
  }

  /// Returns the sources of the target and of its dependencies in the package, whose types determine its keys.
  private func sources(around target: SwiftSourceModuleTarget, in package: Package) -> [URL] {
    let own = Set(package.targets.map(\.id))
    let others = target.recursiveTargetDependencies.filter { own.contains($0.id) }
    return ([target] + others).compactMap(\.sourceModule).flatMap { module in
      module.sourceFiles.filter { $0.type == .source }.map(\.url)
    }
  }
}
