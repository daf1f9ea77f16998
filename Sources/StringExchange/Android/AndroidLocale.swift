/// A language as the names of Android's resource folders have it: `values-zh-rCN`, `values-b+zh+Hans`, `values-iw`.
public struct AndroidLocale: Sendable, Hashable {
  let language: String
  /// Four letters.
  let script: String?
  /// Two letters or three digits.
  let region: String?

  /// The name of the folder for the language that all others fall back to.
  public static let defaultFolder = "values"

  /// - Parameter language: an identifier of a catalog, such as `zh-Hans-CN`; `nil` for one with more than language, script
  ///   and region.
  public init?(of language: String) {
    self.init(language.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" })
  }

  /// - Parameter folder: a name such as `values-pt-rBR`; `nil` for one that says something else than a language.
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
    guard let first = words.first, (2...3).contains(first.count), first.utf8.allSatisfy(\.isLetter) else { return nil }
    var rest = words.dropFirst()
    var script: String?
    if let word = rest.first, word.count == 4, word.utf8.allSatisfy(\.isLetter) {
      script = word.prefix(1).uppercased() + word.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    let region = rest.popFirst()
    if let region, !Self.isRegion(region) { return nil }
    if !rest.isEmpty { return nil }
    let language = first.lowercased()
    self.init(Self.modern[language] ?? language, script: script, region: region?.uppercased())
  }

  private static func isRegion(_ word: Substring) -> Bool {
    word.count == 2 && word.utf8.allSatisfy(\.isLetter) || word.count == 3 && word.utf8.allSatisfy(\.isDecimalDigit)
  }

  /// What Java called languages before 2020; Android reads both.
  private static let modern = ["iw": "he", "in": "id", "ji": "yi"]
  private static let old = ["he": "iw", "id": "in", "yi": "ji"]
  /// The scripts that regions of Chinese imply.
  private static let chinese = ["CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant"]

  /// The names that a folder of the language may have, the usual one first.
  public var folders: [String] {
    equivalents.flatMap { locale in locale.spellings }
  }

  private var spellings: [String] {
    let parts = [language, script, region].compactMap(\.self)
    let long = "values-b+" + parts.joined(separator: "+")
    if script != nil || (region?.count ?? 2) != 2 { return [long] }
    let suffix = region.map { "-r" + $0 } ?? ""
    let languages = [Self.old[language], language].compactMap(\.self)
    return languages.map { "values-" + $0 + suffix } + [long]
  }

  /// The language, and others that folders for it are named after: Chinese goes by regions more often than by scripts.
  private var equivalents: [AndroidLocale] {
    guard language == "zh", let script else { return [self] }
    if let region {
      let short = AndroidLocale(language, script: nil, region: region)
      return Self.chinese[region] == script ? [short, self] : [self]
    }
    let region = ["Hans": "CN", "Hant": "TW"][script]
    return [self] + (region.map { [AndroidLocale(language, script: nil, region: $0)] } ?? [])
  }

  /// The language of a catalog that this is: one of its own, else a new one.
  public func language(among languages: [String]) -> String {
    let locales = languages.map { ($0, AndroidLocale(of: $0)) }
    let match =
      locales.first { $0.1 == self } ?? locales.first { $0.1?.equivalents.first == self }
      ?? locales.first { $0.1?.equivalents.contains(self) ?? false }
    return match?.0 ?? identifier
  }

  private var identifier: String {
    let isPlainChinese = language == "zh" && script == nil && (region == "CN" || region == "TW")
    let script = isPlainChinese ? region.flatMap { Self.chinese[$0] } : script
    return [language, script, isPlainChinese ? nil : region].compactMap(\.self).joined(separator: "-")
  }
}
