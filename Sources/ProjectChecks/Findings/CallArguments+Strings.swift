import CatalogLint
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
}

extension ExtractedString {
  /// The specifiers of the arguments, in order; `%p` for arguments of unknown type. Empty if there are no arguments.
  fileprivate var passedSpecifiers: [String] {
    if let formatArguments { return formatArguments }
    let interpolations = interpolations.filter { !$0.specifier.hasPrefix("$") }
    return interpolations.map { $0.evidence == .assumed ? "%p" : $0.specifier }
  }
}
