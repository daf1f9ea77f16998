import StringCatalog

/// A language as written in the names of Android's resource folders: `values-zh-rCN`, `values-b+zh+Hans`, `values-iw`.
public struct AndroidLocale: Sendable, Hashable {
  let language: String
  /// Four letters.
  let script: String?
  /// Two letters or three digits.
  let region: String?

  /// The folder name of the language that all others fall back to.
  public static let defaultFolder = "values"

  /// - Parameter language: an identifier in a catalog, such as `zh-Hans-CN`. The result is `nil` if it has more than
  ///   language, script and region.
  public init?(of language: String) {
    self.init(language.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" })
  }

  /// - Parameter folder: a name such as `values-pt-rBR`. The result is `nil` if it has other qualifiers.
  public init?(folder: String) {
    let words = folder.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, words[0] == Self.defaultFolder else { return nil }
    if words[1].hasPrefix("b+") {
      guard words.count == 2 else { return nil }
      self.init(words[1].dropFirst(2).split(separator: "+", omittingEmptySubsequences: false))
    } else {
      guard words.count <= 3 else { return nil }
      let region = words.dropFirst(2).first
      if let region, !region.hasPrefix("r") || region.count != 3 { return nil }
      self.init([words[1]] + (region.map { [$0.dropFirst()] } ?? []))
    }
  }

  private init(_ language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  private init?(_ words: [Substring]) {
    guard let code = LanguageCode(words) else { return nil }
    (language, script, region) = (code.language, code.script, code.region)
  }

  /// The language codes that Java used before 2020; Android reads both.
  private static let old = ["he": "iw", "id": "in", "yi": "ji"]

  /// The possible folder names of the language, the usual one first.
  public var folders: [String] { equivalents.flatMap { locale in locale.spellings } }

  private var spellings: [String] {
    let parts = [language, script, region].compactMap(\.self)
    let long = "values-b+" + parts.joined(separator: "+")
    if script != nil || (region?.count ?? 2) != 2 { return [long] }
    let suffix = region.map { "-r" + $0 } ?? ""
    let languages = [Self.old[language], language].compactMap(\.self)
    return languages.map { "values-" + $0 + suffix } + [long]
  }

  /// The language and its synonyms in folder names: Chinese folders more often have regions than scripts.
  private var equivalents: [AndroidLocale] {
    guard language == "zh", let script else { return [self] }
    if let region {
      let short = AndroidLocale(language, script: nil, region: region)
      return LanguageCode.chineseScripts[region] == script ? [short, self] : [self]
    }
    let region = ["Hans": "CN", "Hant": "TW"][script]
    return [self] + (region.map { [AndroidLocale(language, script: nil, region: $0)] } ?? [])
  }

  /// The language code as catalogs write it.
  public var identifier: String { LanguageCode(language: language, script: script, region: region).text }
}
