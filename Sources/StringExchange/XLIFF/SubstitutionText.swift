import Foundation
import StringCatalog

/// Converts strings with substitutions between the forms of catalogs and XLIFF.
///
/// A catalog has the argument number once (`argNum`) and refers to it: `%#@count@` and `%arg`. XLIFF has the numbers in
/// the strings: `%1$#@count@` and `%1$lld`.
struct SubstitutionText {
  private let substitutions: [Substitution]

  /// - Parameters:
  ///   - localization: the localization of the strings.
  ///   - names: the only substitutions whose positions are written, or `nil` for all.
  init(of localization: Localization?, having names: Set<String>? = nil) {
    substitutions = (localization?.substitutions ?? []).filter { names?.contains($0.name) ?? true }
  }

  func exported(_ text: String, at path: UnitPath) -> String {
    if let name = path.substitution {
      guard let argument = argument(of: name) else { return text }
      return text.replacingOccurrences(of: "%arg", with: argument)
    }
    return substitutions.reduce(text) { text, substitution in
      guard let number = substitution.argumentNumber else { return text }
      let name = "#@\(substitution.name)@"
      return text.replacingOccurrences(of: "%" + name, with: "%\(number)$" + name)
    }
  }

  /// - Parameter model: a string of the catalog at the same place. It shows how arguments without a number are written.
  func imported(_ text: String, at path: UnitPath, like model: String?) -> String {
    if let name = path.substitution {
      guard let argument = argument(of: name) else { return text }
      let hasNumber = substitution(name)?.argumentNumber != nil
      return hasNumber || model?.contains("%arg") ?? false
        ? text.replacingOccurrences(of: argument, with: "%arg") : text
    }
    return substitutions.reduce(text) { text, substitution in
      guard let number = substitution.argumentNumber else { return text }
      let name = "#@\(substitution.name)@"
      return text.replacingOccurrences(of: "%\(number)$" + name, with: "%" + name)
    }
  }

  /// Returns the names in a string, `%#@count@` or `%1$#@count@`, including undefined ones.
  static func references(in text: String) -> [String] {
    FormatSpecifier.scan(text).filter { $0.kind == .substitution }.map(\.conversion)
  }

  private func substitution(_ name: String) -> Substitution? { substitutions.first { $0.name == name } }

  /// Returns the argument of a substitution: `%1$lld`, or `%lld` if it has no number.
  private func argument(of name: String) -> String? {
    guard let substitution = substitution(name), let specifier = substitution.formatSpecifier else { return nil }
    return substitution.argumentNumber.map { "%\($0)$\(specifier)" } ?? "%" + specifier
  }
}
