import CatalogLint

// The tables of catalogs and rules in the overview.
extension HTMLWriter {
  mutating func catalogs(_ content: ReportContent) {
    let languages = content.languages.map(\.language)
    markup("<h3 id=\"catalogs\">Catalogs</h3>\n<div class=\"scroll\" role=\"region\" aria-labelledby=\"catalogs\"")
    markup(" tabindex=\"0\">\n<table class=\"catalogs\">\n<thead><tr><th scope=\"col\">Catalog</th>")
    markup("<th scope=\"col\">Source</th><th scope=\"col\">Keys</th><th scope=\"col\">Stale</th>")
    for language in languages {
      text(language, in: "<th scope=\"col\"><code class=\"lang\">", "</code></th>")
    }
    markup("</tr></thead>\n<tbody>\n")
    for (position, catalog) in content.catalogs.enumerated() { row(catalog, position, languages) }
    markup("</tbody>\n</table>\n</div>\n")
  }

  private mutating func row(_ catalog: ReportedCatalog, _ position: Int, _ languages: [String]) {
    markup("<tr><th scope=\"row\"><a href=\"#texts?catalog=")
    number(position)
    markup("\">")
    text(catalog.path)
    markup("</a></th><td><code>")
    text(catalog.sourceLanguage)
    markup("</code></td><td>")
    count(catalog.entries.count)
    markup("</td>")
    markup(catalog.staleKeys == 0 ? "<td class=\"zero\">" : "<td>")
    count(catalog.staleKeys)
    markup("</td>")
    let counts = Dictionary(catalog.languages.map { ($0.language, $0.count) }) { first, _ in first }
    for language in languages { cell(counts[language]) }
    markup("</tr>\n")
  }

  /// Writes the translated percentage, shaded by its size.
  private mutating func cell(_ count: TranslationCount?) {
    guard let count, count.total > 0 else { return markup("<td class=\"zero\">–</td>") }
    let share = Int(count.percentage)
    switch share {
    case 100: markup("<td class=\"p4\">")
    case 90...: markup("<td class=\"p3\">")
    case 50...: markup("<td class=\"p2\">")
    case 1...: markup("<td class=\"p1\">")
    default: markup("<td class=\"p0\">")
    }
    number(share)
    markup("</td>")
  }

  mutating func rules(_ findings: [ReportedFinding]) {
    let counts = findings.reduce(into: [String: Int]()) { $0[$1.finding.identifier, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    markup(
      "<h3 id=\"rules\">Findings by rule</h3>\n<div class=\"scroll narrow\" role=\"region\" aria-labelledby=\"rules\"")
    markup(" tabindex=\"0\">\n<table class=\"rules\">\n<thead><tr><th scope=\"col\">Rule</th>")
    markup("<th scope=\"col\">Findings</th></tr></thead>\n<tbody>\n")
    for (rule, number) in rows {
      markup("<tr><th scope=\"row\"><a href=\"#findings?rule=")
      address(rule)
      markup("\"><code>")
      text(rule)
      markup("</code></a></th><td>")
      count(number)
      markup("</td></tr>\n")
    }
    markup("</tbody>\n</table>\n</div>\n")
  }
}
