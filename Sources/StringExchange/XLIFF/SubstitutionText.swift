import Foundation
import StringCatalog

/// Converts strings with substitutions between the forms of catalogs and XLIFF.
///
/// A catalog has the argument number once (`argNum`) and refers to it: `%#@count@` and `%arg`. XLIFF has the numbers in
/// the strings: `%1$#@count@` and `%1$lld`.
struct SubstitutionText {
  private let localization: Localization?
  private let model: Localization?

  /// - Parameters:
  ///   - localization: the localization of the strings.
  ///   - model: the localization with the only substitutions whose positions are written, or `nil` to write all.
  init(of localization: Localization?, in model: Localization? = nil) {
    (self.localization, self.model) = (localization, model)
  }

  func exported(_ text: String, at path: UnitPath) -> String {
    if let name = path.substitution {
      guard let argument = argument(of: name) else { return text }
      return text.replacingOccurrences(of: "%arg", with: argument)
    }
    return replacingReferences(in: text) { own, number in own == nil ? "\(number)$" : nil }
  }

  /// - Parameter model: a string of the catalog at the same place. It shows how arguments without a number are written.
  func imported(_ text: String, at path: UnitPath, like model: String?) -> String {
    if let name = path.substitution {
      guard let argument = argument(of: name) else { return text }
      let hasNumber = substitution(name)?.argumentNumber != nil
      return hasNumber || model?.contains("%arg") ?? false
        ? text.replacingOccurrences(of: argument, with: "%arg") : text
    }
    return replacingReferences(in: text) { own, number in own == "\(number)" ? "" : nil }
  }

  /// Returns the names in a string, `%#@count@` or `%1$#@count@`, including undefined ones.
  static func references(in text: String) -> [String] {
    FormatSpecifier.scan(text).filter { $0.kind == .substitution }.map(\.conversion)
  }

  /// Returns a text with other positions in its references to substitutions with a number.
  /// - Parameter position: returns the new position for the digits in a reference, if any, and the substitution's
  ///   number; `nil` keeps the reference.
  private func replacingReferences(
    in text: String, _ position: (_ digits: String?, _ number: Int) -> String?
  ) -> String {
    guard localization?.node["substitutions"] != nil, text.utf8.contains(.percent) else { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: .percent) {
      let words = rest[(start + 1)...]
      out += rest[...start]
      rest = words
      let digits = words.prefix(while: \.isDecimalDigit)
      let isNumbered = !digits.isEmpty && words[digits.endIndex...].first == .dollar
      let name = isNumbered ? words[digits.endIndex...].dropFirst() : words
      guard name.starts(with: "#@".utf8), let end = name.dropFirst(2).firstIndex(of: .at),
        let number = substitution(String(decoding: name[..<end].dropFirst(2), as: UTF8.self))?.argumentNumber,
        let new = position(isNumbered ? String(decoding: digits, as: UTF8.self) : nil, number)
      else { continue }
      out += new.utf8
      rest = name
    }
    return String(decoding: out + rest, as: UTF8.self)
  }

  private func substitution(_ name: String) -> Substitution? {
    if let model, model.substitution(named: name) == nil { return nil }
    return localization?.substitution(named: name)
  }

  /// Returns the argument of a substitution: `%1$lld`, or `%lld` if it has no number.
  private func argument(of name: String) -> String? {
    guard let substitution = substitution(name), let specifier = substitution.formatSpecifier else { return nil }
    return substitution.argumentNumber.map { "%\($0)$\(specifier)" } ?? "%" + specifier
  }
}
