/// A file that could not be written, where one that cannot be read is a problem, too.
package struct WriteProblem: Error {
  package let problem: FileProblem

  /// Runs what writes files.
  package static func catching(_ write: () throws(FileProblem) -> Void) throws(WriteProblem) {
    do throws(FileProblem) { try write() } catch { throw WriteProblem(problem: error) }
  }
}
