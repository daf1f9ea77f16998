import ProjectModel
import Workspace

extension ProjectRequest {
  /// Everything on which the extractions from files on disk depend besides the files. It is `nil` where they must not be
  /// kept: a phase of Xcode depends on variables, and files that only give types may be anywhere.
  package func key() throws(FileProblem) -> RunKey? {
    guard !isScriptPhase, interfaces.isEmpty else { return nil }
    return RunKey(request: words.map { "\($0.utf8.count) \($0)" }.joined(), paths: try everyPath())
  }

  /// Every stored property. A description by `String(reflecting:)` takes a millisecond, in which the runtime is asked about all types.
  private var words: [String] {
    let flags = [isIsolated, includesTests, includesPreviews, includesDefaultTitles, isScriptPhase]
    let choices = [xcode.map { String($0.rawValue) }, confidence?.rawValue, workers.map { String($0) }]
    let files = [paths, catalogs, project.map { [$0] } ?? [], interfaces].map { $0.flatMap { [$0.text, $0.place] } }
    let lists = files + [targets, routines, rules]
    return [currentFolder.string] + flags.map { $0 ? "1" : "0" } + choices.map { $0 ?? "" }
      + lists.flatMap { [String($0.count)] + $0 }
  }
}
