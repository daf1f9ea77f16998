/// The plural category of a number in a language, by CLDR's rules for cardinal numbers.
public enum PluralRule {
  /// - Parameters:
  ///   - number: the number. Its sign is ignored.
  ///   - language: an identifier, for example `pt-BR`.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  public static func category(of number: Double, in language: String) -> String {
    let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    let isEuropeanPortuguese = ["pt-pt", "pt_pt"].contains(language.lowercased())
    let kind = isEuropeanPortuguese ? .oneAndMillions : byLanguage[code] ?? .one
    let size = number.magnitude
    // Numbers too large for 64-bit integers end in zeros, like a million.
    let whole = size < 1e18 ? Int(size) : 1_000_000
    return Double(whole) == size || size >= 1e18 ? category(whole, kind) : fraction(whole, kind)
  }

  /// The languages with the same rule.
  enum Kind: CaseIterable {
    case none, one, zeroOrOne, zeroOrOneAndFractions, oneAndMillions, zeroOrOneAndMillions, teensToo, endsInOne,
      notFourSixNine
    case zeroAndOne, latvian, oneTwo, shilha, romanian, southSlavic, gaelic, slovenian, czech, polish, eastSlavic
    case lithuanian, breton, maltese, irish, manx, cornish, arabic, welsh
  }

  private static let byLanguage: [String: Kind] = Dictionary(
    languages.flatMap { kind, codes in codes.split(separator: " ").map { (String($0), kind) } },
    uniquingKeysWith: { first, _ in first })

  /// Returns the category of a number with a fraction.
  private static func fraction(_ whole: Int, _ kind: Kind) -> String {
    switch kind {
    case .zeroOrOne: whole == 0 ? "one" : "other"
    case .zeroOrOneAndMillions, .zeroOrOneAndFractions: whole <= 1 ? "one" : "other"
    case .czech, .lithuanian, .manx: "many"
    case .slovenian, .romanian: "few"
    default: "other"
    }
  }

  private static func category(_ n: Int, _ kind: Kind) -> String {
    switch kind {
    case .none: "other"
    case .one: n == 1 ? "one" : "other"
    case .zeroOrOne, .zeroOrOneAndFractions: n <= 1 ? "one" : "other"
    case .oneAndMillions: n == 1 ? "one" : isMillions(n) ? "many" : "other"
    case .zeroOrOneAndMillions: n <= 1 ? "one" : isMillions(n) ? "many" : "other"
    case .teensToo: n <= 1 || 11...99 ~= n ? "one" : "other"
    case .endsInOne: endsInOne(n) ? "one" : "other"
    case .notFourSixNine: [4, 6, 9].contains(n % 10) ? "other" : "one"
    case .zeroAndOne: n == 0 ? "zero" : n == 1 ? "one" : "other"
    case .latvian: n % 10 == 0 || 11...19 ~= n % 100 ? "zero" : endsInOne(n) ? "one" : "other"
    case .oneTwo: n == 1 ? "one" : n == 2 ? "two" : "other"
    case .shilha: n <= 1 ? "one" : n <= 10 ? "few" : "other"
    case .romanian: n == 1 ? "one" : n == 0 || 1...19 ~= n % 100 ? "few" : "other"
    case .southSlavic: endsInOne(n) ? "one" : endsInFew(n) ? "few" : "other"
    case .polish: n == 1 ? "one" : endsInFew(n) ? "few" : "many"
    case .eastSlavic: endsInOne(n) ? "one" : endsInFew(n) ? "few" : "many"
    case .czech: n == 1 ? "one" : 2...4 ~= n ? "few" : "other"
    case .slovenian: [1: "one", 2: "two", 3: "few", 4: "few"][n % 100] ?? "other"
    case .gaelic, .lithuanian, .breton, .maltese, .irish, .manx, .cornish, .arabic, .welsh: rarer(n, kind)
    }
  }

  private static func rarer(_ n: Int, _ kind: Kind) -> String {
    let (ten, hundred) = (n % 10, n % 100)
    switch kind {
    case .gaelic:
      return [1, 11].contains(n) ? "one" : [2, 12].contains(n) ? "two" : 3...10 ~= n || 13...19 ~= n ? "few" : "other"
    case .lithuanian: return 11...19 ~= hundred || ten == 0 ? "other" : ten == 1 ? "one" : "few"
    case .breton: return breton(n)
    case .maltese:
      if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
      return n == 0 || 3...10 ~= hundred ? "few" : 11...19 ~= hundred ? "many" : "other"
    case .irish: return n == 1 ? "one" : n == 2 ? "two" : 3...6 ~= n ? "few" : 7...10 ~= n ? "many" : "other"
    case .manx: return ten == 1 ? "one" : ten == 2 ? "two" : hundred % 20 == 0 ? "few" : "other"
    case .cornish: return cornish(n)
    case .arabic:
      if n < 3 { return ["zero", "one", "two"][n] }
      return 3...10 ~= hundred ? "few" : 11...99 ~= hundred ? "many" : "other"
    default: return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
    }
  }

  private static func breton(_ n: Int) -> String {
    let (ten, hundred) = (n % 10, n % 100)
    let isTeen = [1, 7, 9].contains(hundred / 10)
    switch ten {
    case 1 where !isTeen: return "one"
    case 2 where !isTeen: return "two"
    case 3 where !isTeen, 4 where !isTeen, 9 where !isTeen: return "few"
    default: return isMillions(n) ? "many" : "other"
    }
  }

  private static func cornish(_ n: Int) -> String {
    if n < 2 { return n == 0 ? "zero" : "one" }
    let isOdd = (n % 100 / 10) % 2 == 0 && n % 100 < 90
    if isOdd, n % 10 == 2 { return "two" }
    if n % 1_000 == 0, 1_000...20_000 ~= n % 100_000 || [40_000, 60_000, 80_000].contains(n % 100_000) { return "two" }
    if n % 1_000_000 == 100_000 { return "two" }
    if isOdd, n % 10 == 3 { return "few" }
    return isOdd && n % 10 == 1 ? "many" : "other"
  }

  private static func isMillions(_ n: Int) -> Bool { n != 0 && n % 1_000_000 == 0 }
  private static func endsInOne(_ n: Int) -> Bool { n % 10 == 1 && n % 100 != 11 }
  private static func endsInFew(_ n: Int) -> Bool { 2...4 ~= n % 10 && !(12...14 ~= n % 100) }
}
