extension Checker {
  /// Forgets all answers, so that every question to the index is asked again. The types themselves stay.
  public func forget() {
    tables.reset()
    fileToldOf = -1
  }
}
