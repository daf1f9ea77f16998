import CatalogLint

// The section with the counts.
extension HTMLWriter {
  mutating func overview(_ content: ReportContent) {
    markup("<section id=\"overview\" aria-labelledby=\"overview-title\">\n<h2 id=\"overview-title\">Overview</h2>\n")
    tiles(content)
    notes(content.notes)
    if !content.languages.isEmpty { languages(content.languages) }
    if !content.catalogs.isEmpty { catalogs(content) }
    if !content.findings.isEmpty { rules(content.findings) }
    markup("</section>\n")
  }

  private mutating func tiles(_ content: ReportContent) {
    let all = content.languages.map(\.count).reduce(TranslationCount(), +)
    let keys = content.catalogs.reduce(0) { $0 + $1.entries.count }
    markup("<ul class=\"tiles\">\n")
    tile("#texts", keys, keys == 1 ? "key" : "keys", kind: "")
    tile("#overview", content.languages.count, content.languages.count == 1 ? "language" : "languages", kind: "")
    tile("#texts?need=missing", all.missing, "missing", kind: "m")
    tile("#texts?need=new", all.new, "new", kind: "n")
    tile("#texts?need=review", all.needsReview, "need review", kind: "r")
    tile("#texts?need=stale", content.catalogs.reduce(0) { $0 + $1.staleKeys }, "stale keys", kind: "s")
    tile("#findings", content.findings.count, content.findings.count == 1 ? "finding" : "findings", kind: "f")
    markup("</ul>\n")
  }

  private mutating func tile(_ address: StaticString, _ number: Int, _ name: StaticString, kind: StaticString) {
    markup("<li><a class=\"tile ")
    if number > 0 { markup(kind) }
    markup("\" href=\"")
    markup(address)
    markup("\"><b>")
    count(number)
    markup("</b> ")
    markup(name)
    markup("</a></li>\n")
  }

  private mutating func notes(_ notes: [String]) {
    if notes.isEmpty { return }
    markup("<details class=\"notes\"><summary>")
    count(notes.count)
    markup(notes.count == 1 ? " problem while reading the project" : " problems while reading the project")
    markup("</summary>\n<ul>\n")
    for note in notes {
      text(note, in: "<li>", "</li>\n")
    }
    markup("</ul></details>\n")
  }

  private mutating func languages(_ rows: [LanguageCoverage]) {
    markup("<h3 id=\"languages\">Languages</h3>\n<div class=\"scroll\" role=\"region\" aria-labelledby=\"languages\"")
    markup(" tabindex=\"0\">\n<table class=\"languages\">\n<thead><tr><th scope=\"col\">Language</th>")
    markup(
      "<th scope=\"col\" class=\"wide\">Translated</th><td></td><th scope=\"col\">Missing</th><th scope=\"col\">New</th>"
    )
    markup("<th scope=\"col\">Needs review</th><th scope=\"col\">Stale</th></tr></thead>\n<tbody>\n")
    for row in rows { self.row(row) }
    markup("</tbody>\n</table>\n</div>\n")
  }

  private mutating func row(_ row: LanguageCoverage) {
    let count = row.count
    markup("<tr><th scope=\"row\"><a href=\"#texts?lang=")
    address(row.language)
    markup("\"><code class=\"lang\">")
    text(row.language)
    markup("</code></a></th><td class=\"wide\">")
    bar(count)
    markup("</td><td class=\"share\">")
    number(Int(count.percentage))
    markup("%</td>")
    cell(count.missing, row.language, "missing")
    cell(count.new, row.language, "new")
    cell(count.needsReview, row.language, "review")
    cell(count.stale, row.language, "stale")
    markup("</tr>\n")
  }

  private mutating func cell(_ number: Int, _ language: String, _ need: StaticString) {
    if number == 0 { return markup("<td class=\"zero\">0</td>") }
    markup("<td><a href=\"#texts?lang=")
    address(language)
    markup("&amp;need=")
    markup(need)
    markup("\">")
    count(number)
    markup("</a></td>")
  }

  /// Writes a bar of four colors. The numbers next to it contain the same information.
  private mutating func bar(_ count: TranslationCount) {
    let parts = [count.translated, count.needsReview, count.new, count.missing]
    markup("<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
    let total = max(1, count.total)
    var sum = 0
    for (part, name) in zip(parts, ["t", "r", "n", "m"]) where part > 0 {
      let (start, end) = (sum * 1000 / total, (sum + part) * 1000 / total)
      markup("<rect height=\"10\"")
      attribute("class", name)
      attribute("x", String(start))
      attribute("width", String(end - start))
      markup("/>")
      sum += part
    }
    if count.total == 0 { markup("<rect class=\"t\" height=\"10\" width=\"1000\"/>") }
    markup("</svg>")
  }
}
