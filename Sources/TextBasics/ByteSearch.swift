extension Collection<UInt8> {
  /// Whether some bytes stand in these.
  @inlinable package func holdsBytes(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
