extension Checker {
  /// Forgets what was found out, so that all questions to the index are asked again; the types themselves stay.
  public func forget() {
    tables.reset()
    fileToldOf = -1
  }
}
