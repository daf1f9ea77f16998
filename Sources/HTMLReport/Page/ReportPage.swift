import Diagnostics

/// A report as one self-contained HTML file.
///
/// Lists are in `noscript` elements. Without scripts they are displayed directly. With scripts the parser treats each
/// as text, and only the visible part is converted to elements, so that large reports open as fast as small ones.
public enum ReportPage {
  /// The beginning of every report. It identifies an existing report before it is replaced.
  public static let beginning: StaticString = "<!DOCTYPE html>\n<!-- strex report -->\n"

  /// Returns the file. The same content always has the same bytes.
  public static func bytes(_ content: ReportContent) -> [UInt8] {
    var html = HTMLWriter()
    html.markup(beginning)
    html.markup("<html lang=\"en\">\n")
    html.head(content)
    html.markup("<body>\n<a class=\"skip\" href=\"#main\">Skip to content</a>\n")
    html.top(content)
    html.markup("<main id=\"main\" tabindex=\"-1\">\n")
    html.overview(content)
    html.texts(content)
    html.findings(content)
    html.markup("</main>\n<footer><p>Made by strex ")
    html.text(content.version)
    html.markup("</p></footer>\n<script>")
    html.markup(PageScript.text)
    html.markup("</script>\n</body>\n</html>\n")
    return html.bytes
  }
}

extension HTMLWriter {
  fileprivate mutating func head(_ content: ReportContent) {
    markup("<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
    policy()
    markup("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    markup("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n")
    markup("<meta name=\"generator\"")
    attribute("content", "strex " + content.version)
    markup(">\n<link rel=\"icon\" href=\"data:,\">\n<title>")
    text(content.title)
    markup(" – localized texts</title>\n<style>")
    markup(PageStyle.text)
    markup("</style>\n</head>\n")
  }

  /// Forbids all requests and embedded content, and allows only the page's own script and style.
  private mutating func policy() {
    markup("default-src 'none'; img-src data:; style-src ")
    source(PageStyle.text)
    markup("; script-src ")
    source(PageScript.text)
    markup("; base-uri 'none'; form-action 'none'")
  }

  private mutating func source(_ asset: StaticString) {
    markup("'sha256-")
    text(asset.withUTF8Buffer { SHA256($0).base64 })
    markup("'")
  }

  fileprivate mutating func top(_ content: ReportContent) {
    let keys = content.catalogs.reduce(0) { $0 + $1.entries.count }
    markup("<header>\n<h1>")
    text(content.title)
    markup("</h1>\n<nav aria-label=\"Sections\">\n<a href=\"#overview\">Overview</a>\n<a href=\"#texts\">Texts <b>")
    count(keys)
    markup("</b></a>\n<a href=\"#findings\">Findings <b>")
    count(content.findings.count)
    markup("</b></a>\n</nav>\n</header>\n")
  }
}
