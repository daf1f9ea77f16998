import Foundation

/// A variable of the environment in which the process was started.
package enum EnvironmentVariable {
  /// The value of a variable, on which the run then depends; `nil` where it is not set.
  static func value(of name: String) -> String? {
    let value = current(name)
    DiskFacts.current?.add(.variable(name, value.map { Digest($0.utf8) }))
    return value
  }

  static func current(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
