import Diagnostics

// The section with the findings of audit and lint.
extension HTMLWriter {
  mutating func findings(_ content: ReportContent) {
    markup("<section id=\"findings\" aria-labelledby=\"findings-title\">\n<h2 id=\"findings-title\">Findings</h2>\n")
    markup("<form role=\"search\" aria-label=\"Filter findings\" hidden>\n")
    search("Message, file or code")
    markup("<label>Rule <select name=\"rule\"><option value=\"\">All</option>")
    for rule in Set(content.findings.map(\.finding.identifier)).sorted() { option(rule, rule, 0) }
    markup("</select></label>\n<label>Severity <select name=\"severity\"><option value=\"\">All</option>")
    for severity in Severity.allCases { option(severity.rawValue, severity.rawValue, 0) }
    markup("</select></label>\n")
    formEnd()
    markup("<noscript>")
    for finding in content.findings { article(finding) }
    markup("\n</noscript>\n</section>\n")
  }

  private mutating func article(_ reported: ReportedFinding) {
    let finding = reported.finding
    markup("\n<article class=\"finding\"")
    attribute("data-r", finding.identifier)
    attribute("data-v", finding.severity.rawValue)
    markup("><h3><span")
    attribute("class", "tag " + finding.severity.rawValue)
    markup(">")
    text(finding.severity.rawValue)
    markup("</span> ")
    text(finding.message)
    markup("</h3>")
    if let suggestion = finding.help {
      text(suggestion, in: "<p class=\"hint\">", "</p>")
    }
    if let doubt = finding.doubt {
      text(doubt, in: "<p class=\"hint\">Less certain: ", "</p>")
    }
    origin(finding)
    if let excerpt = reported.excerpt { self.excerpt(excerpt, of: finding) }
    related(finding.related)
    markup("</article>")
  }

  private mutating func origin(_ finding: Diagnostic) {
    markup("<ul class=\"at\">")
    if let path = finding.file {
      markup("<li>")
      place(path, finding.range?.start.line, finding.range?.start.column)
      markup("</li>")
    }
    markup("<li><a href=\"#findings?rule=")
    address(finding.identifier)
    markup("\">")
    text(finding.identifier)
    markup("</a></li>")
    if let key = finding.key, !key.isEmpty, key.utf8.count <= 200 {
      markup("<li><a href=\"#texts?q=")
      address(key)
      markup("\">all strings for this key</a></li>")
    }
    markup("</ul>")
  }

  private mutating func excerpt(_ excerpt: CodeExcerpt, of finding: Diagnostic) {
    markup("<pre tabindex=\"0\" dir=\"ltr\" translate=\"no\"")
    attribute("aria-label", "Lines in " + (finding.file ?? "the file"))
    markup("><code>")
    for line in excerpt.lines {
      markup(line.number == finding.range?.start.line ? "<span class=\"hit\">" : "<span>")
      markup("<span class=\"number\">")
      number(line.number)
      markup("</span>")
      text(line.before)
      if !line.marked.isEmpty {
        text(line.marked, in: "<mark>", "</mark>")
      }
      text(line.after)
      markup("</span>\n")
    }
    markup("</code></pre>")
  }

  private mutating func related(_ places: [RelatedPlace]) {
    if places.isEmpty { return }
    markup("<ul class=\"related\">")
    for place in places {
      markup("<li>")
      self.place(place.path, place.position.line, place.position.column)
      markup(" ")
      text(place.message)
      markup("</li>")
    }
    markup("</ul>")
  }
}
