import Foundation
import TextBasics

/// Reads environment variables of the process.
package enum EnvironmentVariable {
  /// Returns the value of a variable and records it as a fact, or `nil` if it is not set.
  static func value(of name: String) -> String? {
    let value = current(name)
    DiskFacts.current?.add(.variable(name, value.map { Digest($0.utf8) }))
    return value
  }

  /// Returns the value of a variable. `ProcessInfo` would copy all variables each time. `getenv` stops at a zero byte
  /// and misreads names that contain `=`.
  package static func current(_ name: String) -> String? {
    if name.utf8.contains(where: { $0 == 0 || $0 == .equal }) { return nil }
    return getenv(name).map { String(cString: $0) }
  }
}
