/// The reason why a baseline cannot be read, and its position.
public struct BaselineError: Error, Equatable {
  public let message: String
  /// 1-based.
  public let line: Int

  init(_ message: String, _ line: Int) {
    self.message = message
    self.line = line
  }
}
