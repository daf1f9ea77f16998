import Reports
import TextBasics

extension Console {
  /// What changes in a file, as a unified diff in the look that the results' reader wants; empty where nothing does.
  /// - Parameter path: the file's as messages print it.
  func diff(
    from before: ContiguousArray<UInt8>, to after: ContiguousArray<UInt8>, _ path: String, isNew: Bool = false
  ) -> String {
    let look = isInteractive || coloursResults ? UnifiedDiff.Look.visible(isColoured: coloursResults) : .exact
    let path = TerminalSafeText.escaped(path)
    return UnifiedDiff.text(from: Array(before), isNew ? "/dev/null" : path, to: Array(after), path, look: look)
  }
}
