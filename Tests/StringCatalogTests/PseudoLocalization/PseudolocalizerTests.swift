import Testing

@testable import StringCatalog

@Suite struct PseudolocalizerTests {
  /// Our own texts in the shape of the test vectors of Android's `aapt2`.
  static let usual: [(text: String, accented: String)] = [
    ("", "[]"),
    ("Hello, island", "[Ĥéļļö, îšļåñð one two]"),
    ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
    ("Charge %1d%%", "[Çĥåŕĝé »%1d«%% one two]"),
    ("Kept: %1$@ of %2$lld", "[Ķéþţ: »%1$@« öƒ »%2$lld« one two]"),
    ("{boat}", "[»{boat}«]"),
    ("{WHO} is at sea", "[»{WHO}« îš åţ šéå one two]"),
    ("From {a} over {b} to {c}", "[Fŕöḿ »{a}« öVéŕ »{b}« ţö »{c}« one two three]"),
    ("'{WHO'} is at sea", "['{ŴĤÖ'} îš åţ šéå one two three]"),
    (
      "{N, plural, one {Sink a boat} other {Sink {N} boats}}",
      "[{N, plural, one {Šîñķ å ɓöåţ one two} other {Šîñķ »{N}« ɓöåţš one two}}]"
    ),
    (
      "Away: {N, plural, one {# mile} other {# miles}}",
      "[Åŵåý: {N, plural, one {# ḿîļé one two} other {# ḿîļéš one two}}]"
    ),
    ("Brace { without end", "[βŕåçé { ŵîţĥöûţ éñð one two three]"),
  ]

  @Test(arguments: usual) func accentsEqualAndroids(_ row: (text: String, accented: String)) {
    #expect(Pseudolocalizer(PseudoTransform.usual(for: "en-XA")).text(row.text) == row.accented)
  }

  static let directed: [(text: String, directed: String)] = [
    ("", ""),
    ("boat", "\u{200F}\u{202E}boat\u{202C}\u{200F}"),
    ("  boat \n sea", "  \u{200F}\u{202E}boat\u{202C}\u{200F} \n \u{200F}\u{202E}sea\u{202C}\u{200F}"),
    ("{boat}", "\u{200F}\u{202E}{boat}\u{202C}\u{200F}"),
    ("to %@", "\u{200F}\u{202E}to\u{202C}\u{200F} \u{200F}\u{202E}%@\u{202C}\u{200F}"),
  ]

  @Test(arguments: directed) func wordsAreRightToLeft(_ row: (text: String, directed: String)) {
    #expect(Pseudolocalizer(PseudoTransform.usual(for: "ar-XB")).text(row.text) == row.directed)
  }

  /// `NSAccentuateLocalizedStrings` adds one mark to each letter, so 13 letters and three other characters have 42
  /// bytes.
  @Test func marksEqualApples() {
    let text = Pseudolocalizer([.marks]).text("Strings to sea!!")
    #expect(text.unicodeScalars.count == 16 + 12)
    #expect(text.hasPrefix("S\u{308}t\u{303}r\u{300}i\u{325}n\u{303}g\u{327}"))
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let marks: [Unicode.Scalar] = ["\u{308}", "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}"]
    let wanted = all.unicodeScalars.enumerated().flatMap { [$0.element, marks[$0.offset % 6]] }
    #expect(Array(Pseudolocalizer([.marks]).text(all).unicodeScalars) == wanted)
  }

  static let doubled: [(text: String, isSubstitution: Bool, doubled: String)] = [
    ("Sea", false, "Sea Sea"),
    ("%lld boats", false, "%1$lld boats %1$lld boats"),
    ("%@ of %lld", false, "%1$@ of %2$lld %1$@ of %2$lld"),
    ("%2$@ of %1$lld", false, "%2$@ of %1$lld %2$@ of %1$lld"),
    ("%*d boats", false, "%*d boats"),
    ("%arg boats", true, "%arg boats %arg boats"),
    ("%lld boats", true, "%lld boats"),
  ]

  @Test(arguments: doubled) func doubledTextsUseTheSameArguments(
    _ row: (text: String, isSubstitution: Bool, doubled: String)
  ) {
    #expect(Pseudolocalizer([.doubled]).text(row.text, isSubstitution: row.isSubstitution) == row.doubled)
  }

  /// Texts that no transform changes.
  static let kept = [
    "%lld", "%1$@", "%#@rooms@", "%arg", "%(name)@", "%%", "${applicationName}", "{name}", "<b>", "</b>", "&nbsp;",
    "](https://example.com/sea)", "https://example.com/sea?a=b", "^[%lld boat](inflect: true)",
  ]

  @Test(arguments: kept) func argumentsAndSyntaxAreKept(_ kept: String) {
    let text = kept.hasPrefix("]") ? "See [boats\(kept) there" : "See \(kept) there"
    for transform in PseudoTransform.allCases where transform != .doubled {
      #expect(Pseudolocalizer([transform]).text(text).contains(kept), "\(transform)")
    }
  }

  /// No text causes a crash.
  @Test func anyTextIsAccepted() {
    let pieces = ["{", "}", "%", "%@", "<a", "^[", "](", "'", "&a", "${", "h", "é", "\n", " "]
    for first in pieces {
      for second in pieces {
        let text = String(repeating: first + second, count: 100)
        let result = Pseudolocalizer(Set(PseudoTransform.allCases).subtracting([.doubled])).text(text)
        #expect(!result.isEmpty)
      }
    }
  }
}
