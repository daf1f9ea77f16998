// The codes of ISO 639.
extension LanguageCode {
  /// Returns whether a word is a code of two letters that a language has or had.
  package static func isOfTwoLetters(_ word: String) -> Bool { known.contains(word) || modern[word] != nil }

  /// Returns the name of a language as Xcode writes it, if a name has an obsolete code, or a code of three letters for
  /// a language with a shorter one: `he` for `iw`, `de-AT` for `deu-AT`.
  package static func usual(_ name: String) -> String? {
    let code = name.prefix { $0 != "-" }
    let lowercase = code.lowercased()
    return (modern[lowercase] ?? shorter[lowercase]).map { $0 + name.dropFirst(code.count) }
  }

  /// The codes of two letters (ISO 639-1), and `sh`, which predates `sr` and `hr`.
  private static let known = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd \
    ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr \
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))

  /// Codes of three letters (ISO 639-2) of common languages that have a code of two letters.
  private static let shorter: [String: String] = {
    let pairs = """
      ara ar, bul bg, ces cs, chi zh, cze cs, dan da, deu de, dut nl, ell el, eng en, fas fa, fin fi, fra fr, fre fr, \
      ger de, gre el, heb he, hin hi, hrv hr, hun hu, ind id, ita it, jpn ja, kor ko, msa ms, nld nl, nor nb, per fa, \
      pol pl, por pt, ron ro, rum ro, rus ru, slk sk, slo sk, spa es, swe sv, tha th, tur tr, ukr uk, vie vi, zho zh
      """
    let rows = pairs.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
  }()
}
