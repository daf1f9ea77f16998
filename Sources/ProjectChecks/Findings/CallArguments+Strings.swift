import CatalogLint
import StringDataFlow
import StringExtraction

extension CallArguments {
  /// The arguments of strings with known types.
  /// - Parameter path: returns the path of a source as printed in findings.
  init(_ strings: [ExtractedString], _ path: (String) -> String) {
    self.init()
    for string in strings.sorted(by: { $0.site < $1.site }) where !string.isDebugOnly {
      addKey(string.key, hasDefaultValue: string.defaultValue.map { !$0.isEmpty } ?? false)
      let specifiers = string.passedSpecifiers
      if specifiers.isEmpty { continue }
      let place = "\(path(string.site.file)):\(string.site.location.line)"
      add(Call(specifiers: specifiers, place: place, isOfFormat: string.formatArguments != nil), for: string.key)
    }
  }

  /// Adds the keys that the code looks up at run time in a table.
  mutating func add(_ uses: [KeyUse], table: String) {
    areLookupsKnown = true
    for use in uses where use.isCertain && use.table ?? table == table {
      addKey(use.text, hasDefaultValue: use.hasFallback)
    }
  }
}

extension ExtractedString {
  /// The specifiers of the arguments, in order; `%p` for arguments of unknown type. Empty if there are no arguments.
  fileprivate var passedSpecifiers: [String] {
    if let formatArguments { return formatArguments }
    let interpolations = interpolations.filter { !$0.specifier.hasPrefix("$") }
    return interpolations.map { $0.evidence == .assumed ? "%p" : $0.specifier }
  }
}
