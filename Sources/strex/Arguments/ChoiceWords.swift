extension CaseIterable where Self: RawRepresentable<String> {
  /// The words for the cases on the command line, the default first.
  static var words: [String] { allCases.map(\.rawValue) }
}
