import Foundation
import ProjectTestSupport

/// Runs strex as a user with restricted file permissions, and with injected system errors.
enum RestrictedRun {
  private static let setpriv = "/usr/bin/setpriv"
  static let strace = "/usr/bin/strace"

  private static let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  /// Root switches to another user, who needs access to the folder for temporary files.
  static let isPossible: Bool = {
    let search = ["/usr/bin/env", "test", "-x", FileManager.default.temporaryDirectory.path]
    return geteuid() != 0 || (try? Subprocess.run(setpriv, user + search))?.code == 0
  }()
  static var canInject: Bool { FileManager.default.isExecutableFile(atPath: strace) }

  /// Runs strex in a folder that temporarily belongs to that user.
  static func strex(_ arguments: String..., in folder: TemporaryFolder) throws -> Subprocess {
    guard geteuid() == 0 else { return try Subprocess.run(Subprocess.builtTool, arguments, in: folder.path.string) }
    // That user may have no access to the build folder.
    let place = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Subprocess.builtTool, toPath: place("strex"))
    for path in [place.path.string, folder.path.string] {
      _ = try Subprocess.run("/usr/bin/env", ["chown", "-R", "65534:65534", path])
    }
    return try Subprocess.run(setpriv, user + [place("strex")] + arguments, in: folder.path.string)
  }

  /// Runs strex with system call faults in the syntax of strace's `inject`.
  /// - Parameter path: the only file whose system calls fail, or `nil` for all.
  static func strex(
    _ arguments: [String], in folder: TemporaryFolder, injecting fault: String, path: String? = nil
  ) throws -> Subprocess {
    let filter = path.map { ["-P", $0] } ?? []
    let words = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=" + fault] + filter + [Subprocess.builtTool]
    return try Subprocess.run(strace, words + arguments, in: folder.path.string)
  }
}
