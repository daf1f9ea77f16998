import ProjectLayout
import Workspace

extension ProjectRequest {
  /// Everything on which the extractions from files on disk depend besides the files. It is `nil` where they must not be
  /// kept: a phase of Xcode depends on variables, and files that only give types may be anywhere.
  package func key() throws(FileProblem) -> RunKey? {
    guard !isScriptPhase, interfaces.isEmpty else { return nil }
    // The description contains every stored property, including future ones.
    return RunKey(request: String(reflecting: self), paths: try everyPath())
  }
}
