/// The languages of a project, prepared for matching many names.
package struct LanguageIndex: Sendable {
  /// The languages, the preferred ones first.
  package private(set) var names: [String] = []
  private var exact: Set<String> = []
  /// The first language of each spelling.
  private var spellings: [String: String] = [:]
  /// The languages with a valid code, by the code of the language without script and region.
  private var forms: [String: [String]] = [:]
  /// The first language of each reduced code.
  private var reduced: [LanguageCode: String] = [:]
  /// The languages that occur without a region.
  private var bare: Set<String> = []
  /// Whether several languages have one reduced code, such as `zh` and `zh-Hans`, so that their order matters.
  package private(set) var hasTies = false

  /// - Parameter languages: the languages of the project, the preferred ones first.
  package init(_ languages: [String]) {
    for language in languages { add(language) }
  }

  package func contains(_ language: String) -> Bool { exact.contains(language) }

  /// Adds a language after the others, unless it is one of them.
  package mutating func add(_ name: String) {
    guard exact.insert(name).inserted else { return }
    names.append(name)
    let spelling = Self.spelling(name)
    if spellings[spelling] == nil { spellings[spelling] = name }
    guard let code = LanguageCode(name) else { return }
    let short = code.reduced
    forms[short.language, default: []].append(name)
    if reduced[short] == nil { reduced[short] = name } else { hasTies = true }
    if code.region == nil { bare.insert(short.language) }
  }

  package func match(_ name: String) -> LanguageMatch {
    if let known = contains(name) ? name : spellings[Self.spelling(name)] { return .known(known) }
    guard let code = LanguageCode(name) else { return .unknown(candidates: []) }
    let language = code.reduced.language
    let forms = forms[language] ?? []
    let isBare = code.script == nil && code.region == nil
    // By CLDR, "pt" is pt-BR. In a project that also has pt-PT, it is ambiguous.
    let isOneOfSeveral = isBare && forms.count > 1 && !bare.contains(language)
    let same = isOneOfSeveral ? nil : reduced[code.reduced]
    if let match = same ?? (isBare && forms.count == 1 ? forms[0] : nil) { return .known(match) }
    let ofScript = forms.filter { LanguageCode($0)?.reduced.script == code.reduced.script }
    return .unknown(candidates: isBare || ofScript.isEmpty ? forms : ofScript)
  }

  private static func spelling(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
}
