/// A failure to write a file, to distinguish it from a failure to read one.
package struct WriteError: Error {
  package let problem: FileError

  /// Runs an operation that writes files.
  package static func catching<Value>(_ write: () throws(FileError) -> Value) throws(WriteError) -> Value {
    do throws(FileError) { return try write() } catch { throw WriteError(problem: error) }
  }
}
