import Reporting
import TextBasics

extension Console {
  /// Returns the changes of a file as a unified diff, in the format for the reader of the results. Empty if nothing
  /// changes.
  ///
  /// - Parameter path: the file's printed path.
  func diff(
    from before: ContiguousArray<UInt8>, to after: ContiguousArray<UInt8>, _ path: String, isNew: Bool = false
  ) -> String {
    let look = isInteractive || colorsResults ? UnifiedDiff.Look.visible(isColored: colorsResults) : .exact
    let path = TerminalSafeText.escaped(path)
    return UnifiedDiff.text(from: Array(before), isNew ? "/dev/null" : path, to: Array(after), path, look: look)
  }
}
