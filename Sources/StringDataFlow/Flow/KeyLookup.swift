import SwiftParsing
import SwiftTypeChecking

/// A call that looks up any text that is passed at run time.
package struct KeyLookup: Sendable {
  /// The name for messages: `NSLocalizedString(_:tableName:bundle:value:comment:)`.
  package let name: String
  /// The table, or `nil` if the call does not name it.
  package let table: String?
  /// Whether users see another text instead of a missing key.
  package let hasFallback: Bool
  /// The position of the call.
  package let place: CodePlace

  private static let types: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue"]

  /// Returns whether a parameter takes the text of a key as a plain string, as in `NSLocalizedString` and
  /// `LocalizedStringKey.init(_:)`.
  package static func takesText(_ position: Int, of callee: DeclID, _ index: SymbolIndex) -> Bool {
    guard position == 0, let first = index.parameter(0, of: callee) else { return false }
    if first.isLocalizationKey { return index[callee].kind == .function }
    guard !index.isOwn(callee), index[callee].kind == .initializer, let type = index.type(of: callee) else {
      return false
    }
    let labels: Set<Name?> = [nil, Name("stringLiteral")]
    return types.contains(index.fullName(of: type)) && labels.contains(first.label)
      && isString(first, of: callee, index)
  }

  /// Returns whether a parameter is a string. `LocalizedStringResource.init(_:bundle:)` takes a value whose literal is
  /// a key.
  private static func isString(_ parameter: Parameter, of decl: DeclID, _ index: SymbolIndex) -> Bool {
    guard let type = parameter.type, case .named(let name, _) = index.outline(decl).tree[type] else { return false }
    return name == Name("String") || name == Name("StaticString")
  }

  /// Returns the arguments that the SDK displays if a key is missing: `String(localized: key, defaultValue:
  /// String.LocalizationValue(fallback))`.
  package static func defaultValues(of calls: some Sequence<CallFinding>, _ index: SymbolIndex) -> Set<ExprID> {
    Set(
      calls.filter { takesKeyFirst($0.callee, index) }.flatMap { call in
        let parameters = index.parameters(of: call.callee)
        return call.arguments.filter { parameters[$0.parameter].label == Name("defaultValue") }.map(\.expr)
      })
  }

  /// Returns whether the first parameter of an SDK function is a key: `String.init(localized:defaultValue:)`,
  /// `LocalizedStringResource.init(_:defaultValue:)`.
  private static func takesKeyFirst(_ callee: DeclID, _ index: SymbolIndex) -> Bool {
    guard !index.isOwn(callee), index[callee].kind == .initializer, let type = index.type(of: callee),
      let first = index.parameter(0, of: callee)
    else { return false }
    return first.label == Name("localized") || first.label == nil && types.contains(index.fullName(of: type))
  }

  /// Returns whether a function's own name indicates that it makes keys of strings that are not translated:
  /// `excludedFromLocalization`, `Words.inEnglish(_:)`. The name of its type is ignored.
  package static func isOptOut(_ function: String) -> Bool {
    guard let name = function.prefix(while: { $0 != "(" }).split(separator: ".").last else { return false }
    if name.hasPrefix("inEnglish") || ["InEnglish", "englishOnly", "EnglishOnly"].contains(where: name.contains) {
      return true
    }
    return [
      "excludedfromlocal", "excludefromlocal", "verbatim", "unlocalized", "nonlocalized", "untranslated",
    ].contains(where: name.lowercased().contains)
  }

  /// Returns whether it is `Bundle.localizedString(forKey:value:table:)`.
  static func isOfBundle(_ callee: DeclID, _ index: SymbolIndex) -> Bool {
    index[callee].name == Name("localizedString") && index.type(of: callee).map { index.text($0) } == "Bundle"
  }

  /// The usual names of string members that look the string up, in packages whose sources are not available.
  static let memberNames: Set<Name> = [Name("localized"), Name("localised"), Name("localizedString")]

  /// The calls that may be lookups, by the names before their arguments.
  static let callNames = memberNames.union([
    Name("NSLocalizedString"), Name("LocalizedStringKey"), Name("LocalizedStringResource"), Name("LocalizationValue"),
    .`init`,
  ])
}
