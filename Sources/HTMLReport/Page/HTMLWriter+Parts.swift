// Parts of several sections.
extension HTMLWriter {
  /// Writes `path:line:column` as code.
  package mutating func place(_ path: String, _ line: Int?, _ column: Int? = nil) {
    markup("<code translate=\"no\">")
    text(path)
    for number in [line, column].compactMap(\.self) {
      markup(":")
      self.number(number)
    }
    markup("</code>")
  }

  mutating func search(_ hint: StaticString) {
    markup("<label class=\"search\">Search <input type=\"search\" name=\"q\" autocomplete=\"off\" spellcheck=\"false\"")
    markup(" placeholder=\"")
    markup(hint)
    markup("\"></label>\n")
  }

  /// - Parameter position: the number by which articles refer to it.
  mutating func option(_ value: String, _ label: String, _ position: Int) {
    markup("<option")
    attribute("value", value)
    attribute("data-i", String(position))
    markup(">")
    text(label)
    markup("</option>")
  }

  /// Writes the end of a filter form and the elements that follow every such form.
  mutating func formEnd() {
    markup(
      "<button type=\"reset\">Clear</button>\n</form>\n<p class=\"count\" role=\"status\" aria-live=\"polite\"></p>\n")
    markup("<div class=\"list\"></div>\n<p class=\"further\" hidden><button type=\"button\">Show more</button> ")
    markup("<button type=\"button\">Show all</button></p>\n")
  }
}
