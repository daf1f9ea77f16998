import Foundation
import ProjectTestSupport

extension Subprocess {
  /// Runs strex in its own process, which takes seconds if it types sources: prefer ``ToolRun``.
  static func strex(
    _ arguments: String..., in folder: TemporaryFolder? = nil, environment: [String: String] = [:]
  ) throws -> Subprocess {
    try run(builtTool, arguments, in: folder?.path.string, environment: environment)
  }

  /// The executable that `STREX_TOOL` names, for example a release build, or else the one next to the test bundle.
  static var builtTool: String {
    if let tool = ProcessInfo.processInfo.environment["STREX_TOOL"] { return tool }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let beside = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return beside.deletingLastPathComponent().appendingPathComponent("strex").path
  }
}
