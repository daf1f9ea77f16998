import FileSystem
import TextBasics

/// The reason why a request of the page is not answered.
package enum EditorError: Error, Sendable, Equatable {
  /// The request does not have the documented form, or names an unknown catalog or language.
  case malformed(String)
  /// The text does not fit.
  case refused(String)
  /// The file has another value than the page was loaded with.
  case conflict
  /// A file cannot be read or written.
  case failure(String)

  init(_ error: FileError) {
    self = .failure("\(TerminalSafeText.escaped(error.path)) cannot be written: \(error.reason)")
  }
}
