import Foundation
import TextBasics

/// A variable of the environment in which the process was started.
package enum EnvironmentVariable {
  /// The value of a variable, on which the run then depends; `nil` where it is not set.
  static func value(of name: String) -> String? {
    let value = current(name)
    DiskFacts.current?.add(.variable(name, value.map { Digest($0.utf8) }))
    return value
  }

  /// `ProcessInfo` would copy all variables each time. C reads a name up to a zero byte, and past an equals sign into values.
  static func current(_ name: String) -> String? {
    if name.utf8.contains(where: { $0 == 0 || $0 == .equal }) { return nil }
    return getenv(name).map { String(cString: $0) }
  }
}
