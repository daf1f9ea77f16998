extension Catalog {
  /// The languages of its entries, in order of occurrence.
  public var languages: [String] {
    var seen: Set<String> = []
    return keys.indices.flatMap { entry(at: $0).localizations.map(\.language) }.filter { seen.insert($0).inserted }
  }

  /// Returns the catalog's own identifier of a language that other files may write as `pt_BR` or `PT-br`. Folders whose
  /// names differ only in this way are the same on macOS, or the same language on iOS.
  public func spelling(ofLanguage name: String) -> String {
    func plain(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
    let known = [sourceLanguage] + languages
    return known.contains(name) ? name : known.first { plain($0) == plain(name) } ?? name
  }
}
