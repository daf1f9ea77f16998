import Foundation
import StringCatalog

/// Texts with substitutions as catalogs and as XLIFF have them.
///
/// A catalog names the argument once (`argNum`) and refers to it: `%#@count@` and `%arg`. XLIFF has the numbers in the
/// texts: `%1$#@count@` and `%1$lld`.
struct SubstitutionText {
  private let substitutions: [Substitution]

  /// - Parameters:
  ///   - localization: whose texts these are.
  ///   - names: the only substitutions whose positions are written; `nil` for all.
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

  /// - Parameter model: a text of the catalog in the same place, which tells whether an argument without number is referred to.
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

  /// The names that a text refers to, `%#@count@` or `%1$#@count@`, whether there are such substitutions or not.
  static func references(in text: String) -> [String] {
    FormatSpecifier.scan(text).filter { $0.kind == .substitution }.map(\.conversion)
  }

  private func substitution(_ name: String) -> Substitution? { substitutions.first { $0.name == name } }

  /// The argument of a substitution: `%1$lld`, or `%lld` where it has no number.
  private func argument(of name: String) -> String? {
    guard let substitution = substitution(name), let specifier = substitution.formatSpecifier else { return nil }
    return substitution.argumentNumber.map { "%\($0)$\(specifier)" } ?? "%" + specifier
  }
}
