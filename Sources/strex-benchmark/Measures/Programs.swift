import Foundation

/// The programs that are measured.
enum Programs {
  /// The strex that was built beside this program.
  static var strex: URL? {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("strex")
    return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  /// The executable that `PATH` leads to.
  static func named(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: $0 + "/" + name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
