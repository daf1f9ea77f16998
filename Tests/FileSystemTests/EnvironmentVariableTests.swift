import Foundation
import Testing

@testable import FileSystem

@Suite struct EnvironmentVariableTests {
  /// Names that C would read only in part are not variables.
  @Test(arguments: [("PATH", true), ("PATH\0A", false), ("PATH=", false), ("", false), ("NO_SUCH_HARBOUR", false)])
  func variablesAreRead(_ name: String, _ isSet: Bool) {
    let value = EnvironmentVariable.current(name)
    #expect((value != nil) == isSet && value == ProcessInfo.processInfo.environment[name])
  }
}
