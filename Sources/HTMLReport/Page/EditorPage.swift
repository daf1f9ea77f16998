/// The page of `strex report --edit`. It contains no text of the project: its script asks the server for them.
package struct EditorPage: Sendable {
  package let bytes: [UInt8]
  /// The Content Security Policy for the header of the response.
  package let policy: String

  package init(title: String, version: String) {
    var head = PageHead(title + " – translate", version, script: EditorScript.parts).adding(EditorStyle.text)
    head.connects = true
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n")
    html.head(head)
    html.markup("<body>\n<a class=\"skip\" href=\"#list\">Skip to the strings</a>\n")
    html.top(title)
    html.markup("<main id=\"main\">\n")
    html.filters()
    html.markup("<div id=\"list\" class=\"list\" tabindex=\"-1\"></div>\n")
    html.markup("<p class=\"further\" hidden><button type=\"button\">Show more</button></p>\n")
    html.markup("</main>\n<footer><p>strex ")
    html.text(version)
    html.markup(" writes to the catalogs when you save. Ctrl-Enter saves a string and moves to the next one.</p>")
    html.markup("</footer>\n<script>")
    html.script(EditorScript.parts)
    html.markup("</script>\n</body>\n</html>\n")
    bytes = html.bytes
    var policy = HTMLWriter()
    policy.policy(head)
    policy.markup("; frame-ancestors 'none'")
    self.policy = String(decoding: policy.bytes, as: UTF8.self)
  }
}

extension HTMLWriter {
  fileprivate mutating func top(_ title: String) {
    markup("<header>\n<h1>")
    text(title)
    markup("</h1>\n<p id=\"state\" role=\"status\" aria-live=\"polite\">Loading…</p>\n<p class=\"history\">")
    markup("<button type=\"button\" id=\"undo\" disabled>Undo</button> ")
    markup("<button type=\"button\" id=\"redo\" disabled>Redo</button></p>\n</header>\n")
  }

  fileprivate mutating func filters() {
    markup("<h2>Strings</h2>\n<form id=\"filters\" role=\"search\" aria-label=\"Filter strings\">\n")
    search("Key, string or comment")
    markup("<label>Language <select name=\"language\"></select></label>\n")
    markup("<label>Show <select name=\"need\"><option value=\"open\">Incomplete</option>")
    markup("<option value=\"missing\">Missing</option><option value=\"review\">Needs review</option>")
    markup("<option value=\"\">All</option></select></label>\n")
    markup("<label>Catalog <select name=\"catalog\"><option value=\"\">All</option></select></label>\n</form>\n")
    markup("<p class=\"count\" role=\"status\" aria-live=\"polite\"></p>\n")
  }
}
