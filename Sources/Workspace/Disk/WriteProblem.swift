/// A file that could not be written, where one that cannot be read is a problem, too.
package struct WriteProblem: Error {
  package let problem: FileProblem

  /// Runs what writes files.
  package static func catching<Value>(_ write: () throws(FileProblem) -> Value) throws(WriteProblem) -> Value {
    do throws(FileProblem) { return try write() } catch { throw WriteProblem(problem: error) }
  }
}
