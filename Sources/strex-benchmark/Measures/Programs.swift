import Foundation

/// The measured programs.
enum Programs {
  /// The strex executable next to this program.
  static var strex: URL? {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("strex")
    return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  /// Returns the executable with a name in `PATH`.
  static func named(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: $0 + "/" + name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
