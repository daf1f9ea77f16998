import FileSystem
import ProjectLoading
import ProjectModel

extension ProjectRequest {
  /// Returns all dependencies of the extractions other than the files on disk, or `nil` if the extractions must not be
  /// cached. An Xcode phase depends on environment variables, and files that only provide types may be anywhere.
  package func key() throws(FileError) -> RunKey? {
    guard !isScriptPhase, interfaces.isEmpty else { return nil }
    return RunKey(request: words.map { "\($0.utf8.count) \($0)" }.joined(), paths: try everyPath())
  }

  /// Every stored property. `String(reflecting:)` would take a millisecond for runtime type metadata.
  private var words: [String] {
    let flags = [isIsolated, includesTests, includesPreviews, includesDefaultTitles, isScriptPhase]
    let choices = [xcode.map { String($0.rawValue) }, confidence?.rawValue, workers.map { String($0) }]
    let files = [paths, catalogs, project.map { [$0] } ?? [], interfaces].map { $0.flatMap { [$0.text, $0.place] } }
    let lists = files + [targets, routines, rules]
    return [currentFolder.string] + flags.map { $0 ? "1" : "0" } + choices.map { $0 ?? "" }
      + lists.flatMap { [String($0.count)] + $0 }
  }
}
