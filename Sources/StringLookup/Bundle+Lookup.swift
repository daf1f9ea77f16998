import Foundation

extension Bundle {
  /// Looks up a text, selects its plurals by the arguments, and formats it.
  ///
  /// On Apple's systems Foundation does all of this. Foundation on Linux looks up texts in the folder of a single
  /// language, does not support plurals, and crashes on a key of a `.stringsdict`. There, this function reads the
  /// tables that the plugin `CompileStrings` writes.
  ///
  /// - Parameters:
  ///   - table: `Localizable` by default.
  ///   - language: the language as the catalog names it, or `nil` for the user's first preferred language that the
  ///     bundle has.
  ///   - arguments: the arguments for the specifiers of the text. If there are none, the text is returned unformatted.
  /// - Returns: the key, formatted, if no text is found.
  public func localizedString(
    _ key: String, table: String = "Localizable", language: String? = nil, _ arguments: any CVarArg...
  ) -> String {
    let language = language ?? preferredLanguage
    let format = self.format(key, table, language, arguments)
    return arguments.isEmpty
      ? format : String(format: format, locale: Locale(identifier: language), arguments: arguments)
  }

  #if canImport(Darwin)
    private var preferredLanguage: String { preferredLocalizations.first ?? developmentLocalization ?? "en" }

    private func format(_ key: String, _ table: String, _ language: String, _ arguments: [any CVarArg]) -> String {
      let folder = path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:)) ?? self
      return folder.localizedString(forKey: key, value: nil, table: table)
    }
  #else
    /// The language from `LC_ALL`, `LC_MESSAGES` and `LANG`: here Foundation knows only the development language.
    private var preferredLanguage: String {
      let environment = ProcessInfo.processInfo.environment
      let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
      let wanted = value.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
      let names = localizations.sorted()
      return names.first { $0.lowercased() == wanted }
        ?? names.first { $0.lowercased() == wanted.prefix { $0 != "-" } } ?? developmentLocalization ?? "en"
    }

    private func format(_ key: String, _ table: String, _ language: String, _ arguments: [any CVarArg]) -> String {
      let tables = LookupTables.all.tables(table, language, in: bundlePath)
      let numbers = arguments.map { argument in
        (argument as? any BinaryInteger).map { Double($0) } ?? (argument as? any BinaryFloatingPoint).map { Double($0) }
      }
      let varied = tables.variations[key].flatMap(VariedText(language: language, numbers: numbers).format)
      return varied ?? tables.texts[key] ?? key
    }
  #endif
}
