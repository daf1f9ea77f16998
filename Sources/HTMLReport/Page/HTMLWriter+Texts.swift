import CatalogLint
import StringCatalog

// The section with every text in all languages.
extension HTMLWriter {
  mutating func texts(_ content: ReportContent) {
    let languages = content.allLanguages
    markup("<section id=\"texts\" aria-labelledby=\"texts-title\">\n<h2 id=\"texts-title\">Strings</h2>\n")
    markup("<form role=\"search\" aria-label=\"Filter strings\" hidden>\n")
    search("Key, string, comment or file")
    markup("<label>Language <select name=\"lang\"><option value=\"\">All</option>")
    for (position, language) in languages.enumerated() { option(language, language, position) }
    markup("</select></label>\n<label>State <select name=\"need\"><option value=\"\">All</option>")
    markup("<option value=\"open\">Incomplete</option><option value=\"missing\">Missing</option>")
    markup("<option value=\"new\">New</option><option value=\"review\">Needs review</option>")
    markup("<option value=\"stale\">Stale</option><option value=\"fixed\">Not translated</option>")
    markup("<option value=\"varied\">Plurals, devices</option><option value=\"unused\">Not found in code</option>")
    if content.catalogs.contains(where: { $0.entries.contains(where: \.isDebugOnly) }) {
      markup("<option value=\"debug\">Only in debug builds</option>")
    }
    markup("<option value=\"found\">With findings</option></select></label>\n")
    if content.catalogs.count > 1 {
      markup("<label>Catalog <select name=\"catalog\"><option value=\"\">All</option>")
      for (position, catalog) in content.catalogs.enumerated() { option(String(position), catalog.path, position) }
      markup("</select></label>\n")
    }
    formEnd()
    let positions = Dictionary(languages.enumerated().map { ($1, $0) }) { first, _ in first }
    markup("<noscript>")
    for (position, catalog) in content.catalogs.enumerated() {
      for entry in catalog.entries { article(entry, catalog, position, positions) }
    }
    markup("\n</noscript>\n</section>\n")
  }

  private mutating func article(
    _ entry: ReportedEntry, _ catalog: ReportedCatalog, _ position: Int, _ languages: [String: Int]
  ) {
    markup("\n<article class=\"text\"")
    attribute("data-c", String(position))
    attribute("data-n", Self.marks(entry, catalog.sourceLanguage, languages))
    attribute("data-x", Self.traits(entry))
    markup("><h3 dir=\"auto\"")
    scrolling(entry.key.utf8.count)
    markup(">")
    if entry.key.isEmpty { markup("<em>(empty key)</em>") }
    format(entry.key)
    markup("</h3>")
    remarks(entry)
    if let context = entry.context { self.context(context, besides: entry.comment) }
    if !entry.localizations.isEmpty {
      markup("<dl>")
      for localization in entry.localizations {
        self.localization(localization, isSource: localization.language == catalog.sourceLanguage)
      }
      markup("</dl>")
    }
    missing(entry.missing)
    places(entry, catalog)
    markup("</article>")
  }

  /// Returns the states for filters by language: for `3m 5r 7t`, the text in language 3 is missing, language 5 has a
  /// text that needs review, and language 7 has a string.
  private static func marks(_ entry: ReportedEntry, _ source: String, _ languages: [String: Int]) -> String {
    var marks = entry.missing.map { "\(languages[$0] ?? 0)m" }
    for localization in entry.localizations {
      let language = languages[localization.language] ?? 0
      let counts =
        entry.shouldTranslate && !entry.isStale && localization.language != source
        && !PseudoLanguage.contains(localization.language)
      if counts, localization.has({ $0 == .new }) { marks.append("\(language)n") }
      if counts, localization.has(\.isToBeReviewed) { marks.append("\(language)r") }
      marks.append("\(language)t")
    }
    return marks.joined(separator: " ")
  }

  /// Returns the other properties for filters: stale, fixed, varied, unused, found, debug.
  private static func traits(_ entry: ReportedEntry) -> String {
    let isVaried = entry.localizations.contains { $0.texts.contains { !$0.cases.isEmpty } }
    let traits = [
      entry.isStale ? "stale" : nil, entry.shouldTranslate ? nil : "fixed", isVaried ? "varied" : nil,
      entry.places.isEmpty ? "unused" : nil, entry.findings > 0 ? "found" : nil,
      entry.isDebugOnly ? "debug" : nil,
    ]
    return traits.compactMap(\.self).joined(separator: " ")
  }

  private mutating func remarks(_ entry: ReportedEntry) {
    let hasTag = entry.isStale || !entry.shouldTranslate || entry.state == .manual || entry.findings > 0
    guard hasTag || entry.isDebugOnly || entry.comment != nil else { return }
    markup("<p class=\"about\">")
    if entry.isStale { markup("<span class=\"tag s\">stale</span> ") }
    if !entry.shouldTranslate { markup("<span class=\"tag\">not translated</span> ") }
    if entry.state == .manual { markup("<span class=\"tag\">manual</span> ") }
    if entry.isDebugOnly { markup("<span class=\"tag\">only in debug builds</span> ") }
    if entry.findings > 0 {
      markup("<a class=\"tag f\" href=\"#findings?q=")
      address(entry.key)
      markup("\">")
      count(entry.findings)
      markup(entry.findings == 1 ? " finding</a> " : " findings</a> ")
    }
    if let comment = entry.comment {
      markup("<span dir=\"auto\"")
      scrolling(comment.utf8.count)
      markup(">")
      text(comment)
      markup("</span>")
    }
    markup("</p>")
  }

  /// Writes the description of the places and the previews that show them.
  private mutating func context(_ context: ReportedContext, besides comment: String?) {
    markup("<p class=\"about context\">")
    if context.line != comment { text(context.line) }
    for (position, preview) in context.previews.prefix(3).enumerated() {
      markup(position == 0 ? " Preview: " : ", ")
      place(preview.path, preview.line)
    }
    markup("</p>")
  }

  private mutating func localization(_ localization: ReportedLocalization, isSource: Bool) {
    markup(isSource ? "<div class=\"source\"><dt>" : "<div><dt>")
    text(localization.language)
    markup("</dt><dd")
    attributes(of: localization.language)
    scrolling(localization.texts.reduce(0) { $0 + $1.value.utf8.count })
    markup(">")
    let isRightToLeft = LanguageMarkup(localization.language).isRightToLeft
    if localization.texts.count == 1, let only = localization.texts.first, only.cases.isEmpty {
      value(only, isRightToLeft)
    } else {
      for each in localization.texts {
        markup("<p>")
        for name in each.cases {
          text(name, in: "<b dir=\"ltr\">", "</b> ")
        }
        value(each, isRightToLeft)
        markup("</p>")
      }
    }
    markup("</dd></div>")
  }

  /// Makes a long element scrollable, also with the keyboard.
  private mutating func scrolling(_ length: Int) {
    if length > 1_500 { markup(" class=\"long\" tabindex=\"0\"") }
  }

  private mutating func value(_ text: ReportedText, _ isRightToLeft: Bool) {
    if text.value.isEmpty { markup("<em lang=\"en\" dir=\"ltr\">empty</em>") }
    format(text.value, isRightToLeft: isRightToLeft)
    if text.state == .new { markup(" <small lang=\"en\" dir=\"ltr\" class=\"n\">new</small>") }
    if text.state.isToBeReviewed { markup(" <small lang=\"en\" dir=\"ltr\" class=\"r\">review</small>") }
  }

  private mutating func missing(_ languages: [String]) {
    if languages.isEmpty { return }
    markup("<p class=\"missing\">Missing in")
    for language in languages {
      text(language, in: " <code class=\"lang\">", "</code>")
    }
    markup("</p>")
  }

  private mutating func places(_ entry: ReportedEntry, _ catalog: ReportedCatalog) {
    markup("<ul class=\"at\"><li>")
    place(catalog.path, entry.line)
    markup("</li>")
    for each in entry.places.prefix(20) {
      markup("<li class=\"code\">")
      place(each.path, each.line)
      markup("</li>")
    }
    if entry.places.count > 20 {
      markup("<li>and ")
      count(entry.places.count - 20)
      markup(" more places</li>")
    }
    markup("</ul>")
  }
}
