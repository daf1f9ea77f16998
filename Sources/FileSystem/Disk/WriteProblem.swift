/// A failure to write a file, to distinguish it from a failure to read one.
package struct WriteProblem: Error {
  package let problem: FileProblem

  /// Runs an operation that writes files.
  package static func catching<Value>(_ write: () throws(FileProblem) -> Value) throws(WriteProblem) -> Value {
    do throws(FileProblem) { return try write() } catch { throw WriteProblem(problem: error) }
  }
}
