import Foundation

/// Runs strex as a user whom file modes bind, and under injected faults of the system.
enum Bystander {
  private static let setpriv = "/usr/bin/setpriv"
  static let strace = "/usr/bin/strace"

  private static let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  /// Root becomes another user, who has to reach the folder for temporary files.
  static let isPossible: Bool = {
    let search = ["/usr/bin/env", "test", "-x", FileManager.default.temporaryDirectory.path]
    return geteuid() != 0 || (try? Subprocess.run(setpriv, user + search))?.code == 0
  }()
  static var canInject: Bool { FileManager.default.isExecutableFile(atPath: strace) }

  /// Runs strex in a folder, which is given to that user for the while.
  static func strex(_ arguments: String..., in folder: TemporaryFolder) throws -> Subprocess {
    guard geteuid() == 0 else { return try Subprocess.run(Subprocess.builtTool, arguments, in: folder.path.string) }
    // The build may stand where that user cannot go.
    let place = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Subprocess.builtTool, toPath: place("strex"))
    for path in [place.path.string, folder.path.string] {
      _ = try Subprocess.run("/usr/bin/env", ["chown", "-R", "65534:65534", path])
    }
    return try Subprocess.run(setpriv, user + [place("strex")] + arguments, in: folder.path.string)
  }

  /// Runs strex with faults as strace's `inject` describes them.
  /// - Parameter path: the only file whose system calls are meant; `nil` for all.
  static func strex(
    _ arguments: [String], in folder: TemporaryFolder, injecting fault: String, path: String? = nil
  ) throws -> Subprocess {
    let filter = path.map { ["-P", $0] } ?? []
    let words = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=" + fault] + filter + [Subprocess.builtTool]
    return try Subprocess.run(strace, words + arguments, in: folder.path.string)
  }
}
