import Foundation

/// A program that ran to its end.
struct Subprocess {
  let code: Int32
  let output: String
  let errors: String

  /// - Parameter environment: variables beside those of the test itself.
  static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Subprocess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Tests that run strex within this process change its folder, and take theirs away when they end.
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    process.standardInput = FileHandle.nullDevice
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("strex-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Subprocess(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Runs the strex that was built with these tests.
  static func strex(
    _ arguments: String..., in folder: TemporaryFolder? = nil, environment: [String: String] = [:]
  ) throws -> Subprocess {
    try run(builtTool, arguments, in: folder?.path.string, environment: environment)
  }

  /// The executable beside the test bundle.
  static var builtTool: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let beside = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return beside.deletingLastPathComponent().appendingPathComponent("strex").path
  }
}
