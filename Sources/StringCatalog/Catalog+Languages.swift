extension Catalog {
  /// The languages of its entries, in the order in which they come.
  public var languages: [String] {
    var seen: Set<String> = []
    return keys.indices.flatMap { entry(at: $0).localizations.map(\.language) }.filter { seen.insert($0).inserted }
  }

  /// The name by which the catalog has a language that others may spell `pt_BR` or `PT-br`: two folders of languages that
  /// differ so are one on a Mac, or one for a phone.
  public func spelling(ofLanguage name: String) -> String {
    func plain(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
    let known = [sourceLanguage] + languages
    return known.contains(name) ? name : known.first { plain($0) == plain(name) } ?? name
  }
}
