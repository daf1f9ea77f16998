import Foundation

/// The file of the running program.
package enum RunningExecutable {
  /// Its absolute path, or `nil` if the system does not provide it.
  ///
  /// On Linux, `Bundle` would search the folders around the file, and would crash without `/proc`.
  package static var path: String? {
    #if os(Linux)
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(path) }
      return String(cString: path)
    #else
      return Bundle.main.executablePath
    #endif
  }
}
