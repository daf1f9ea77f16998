import Foundation

/// Phrases that readers have to read twice. A pattern is not always a mistake, so rules compare counts with a limit.
enum OddPhrases {
  private static let patterns: [(name: String, pattern: String)] = [
    (
      "relative clause as a noun",
      #"\b(?:[Ww]hat|[Ww]hatever|[Ww]hichever|[Ww]hoever)\b(?![^.;:]*\?)(?= (?:is|are|was|were|has|have|had|does|do|did|it|they|a|an|the|no|nobody|stands|lies|comes|goes|becomes|remains|belongs|one|this|that|these|those|follows|depends|can|may|must|needs|nothing|else|other|earlier|git|Xcode|code|users|asks|makes|decides|strex|only|in|of|at|each|every|any)\b)"#
    ),
    (
      "“stands” or “lies” for “is”",
      #"\b(?:stand|stands|stood|standing|lie|lies|lay) (?:in|at|on|under|before|behind|beside|below|above|for|here|there|alone|outside|between|after|among|twice|elsewhere|where|as|together)\b"#
    ),
    (
      "“tells” or “says” for “contains”",
      #"\b(?:tell|tells|told) (?:of|what|whether|which|where|how|apart|the|it|that|nothing|each|about)\b|\b(?:says|say|said) (?:so|nothing|of|what|which|where|how|it|that|by|about)\b"#
    ),
    ("“that of”", #"\b(?:that|those) of\b"#),
    (
      "keys that come and go",
      #"\b(?:come|comes|came|go|goes|gone|went) (?:and|or)\b|\b(?:is|are|was|were|has|have|had) gone\b|\bcame back\b|\bgo(?:es)? to (?:no|none|that|this|the (?:catalog|table|target))\b"#
    ),
    ("persons for programs", #"\b(?:nobody|somebody|whoever|anybody|whom)\b"#),
    ("“beside” and “behind”", #"\b(?:beside|besides|behind)\b"#),
    ("“alone” for “only”", #"\b\w+ alone\b(?! (?:is|are) not)"#),
    (
      "set phrases",
      #"\bas far as\b|\banew\b|\bat hand\b|\bby (?:itself|themselves)\b|\brests? on\b|\bfor good\b|\bfor want of\b|\bas a whole\b|\bin turns\b|\bto (?:its|their|the) ends?\b|\bat once\b|\bas it (?:is|stands|was)\b|\bas they (?:are|stand|were)\b|, say[,.)]| say\)"#
    ),
    (
      "“is no” for “is not a”",
      #"\b(?:is|are|was|were|be) no (?!longer|more|such|matter|way|need|reason|problem|difference|guarantee|one\b)\w+"#
    ),
    (
      "“let pass”, “in step”",
      #"\bin step\b|\bout of step\b|\blets? (?:pass|through)\b|\btakes? (?:in|along|part)\b|\bgives? (?:back|away|rise)\b"#
    ),
    (
      "old words",
      #"\b(?:mend|mends|mended|mending|doubtful|likewise|twofold|hence|thereby|whereupon|of the sort|nowhere else)\b"#
    ),
  ]

  private static let expressions = patterns.compactMap { name, pattern in
    (try? NSRegularExpression(pattern: pattern)).map { (name: name, regex: $0) }
  }

  /// Whether all patterns are valid.
  static var areValid: Bool { expressions.count == patterns.count }

  /// The names of the patterns that a text contains.
  static func found(in text: String) -> [String] {
    let range = NSRange(text.startIndex..., in: text)
    return expressions.filter { $0.regex.firstMatch(in: text, range: range) != nil }.map(\.name)
  }
}
