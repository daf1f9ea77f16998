extension CaseIterable where Self: RawRepresentable<String> {
  /// The words by which a command line chooses between the cases, the default first.
  package static var words: [String] { allCases.map(\.rawValue) }
}
