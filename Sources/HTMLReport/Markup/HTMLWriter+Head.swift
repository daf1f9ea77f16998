/// The head of a page.
package struct PageHead {
  let title: String
  /// The version of the tool.
  let version: String
  /// The style sheets, each in an element of its own.
  var styles: [StaticString] = [PageStyle.text]
  /// The parts of the script at the end of the page; empty for none.
  let script: [StaticString]
  /// Whether the script may send requests to the server of the page.
  var connects = false

  package init(_ title: String, _ version: String, script: [StaticString] = []) {
    (self.title, self.version, self.script) = (title, version, script)
  }

  /// Adds a style sheet that only this page uses.
  package func adding(_ style: StaticString) -> PageHead {
    var head = self
    head.styles.append(style)
    return head
  }
}

extension HTMLWriter {
  package mutating func head(_ head: PageHead) {
    markup("<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
    policy(head)
    markup("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    markup("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n")
    markup("<meta name=\"generator\"")
    attribute("content", "strex " + head.version)
    markup(">\n<link rel=\"icon\" href=\"data:,\">\n<title>")
    text(head.title)
    markup("</title>\n")
    for style in head.styles {
      markup("<style>")
      markup(style)
      markup("</style>\n")
    }
    markup("</head>\n")
  }

  /// Forbids all requests and embedded content, and allows only the page's own script and style.
  mutating func policy(_ head: PageHead) {
    markup("default-src 'none'; img-src data:; style-src")
    for style in head.styles {
      markup(" ")
      source([style])
    }
    if head.connects { markup("; connect-src 'self'") }
    if !head.script.isEmpty {
      markup("; script-src ")
      source(head.script)
    }
    markup("; base-uri 'none'; form-action 'none'")
  }

  /// Writes the hash of a script or style.
  private mutating func source(_ parts: [StaticString]) {
    var asset = HTMLWriter()
    asset.script(parts)
    markup("'sha256-")
    text(SHA256(asset.bytes).base64)
    markup("'")
  }

  /// Writes a script, whose parts blank lines separate.
  mutating func script(_ parts: [StaticString]) {
    for (position, part) in parts.enumerated() {
      if position > 0 { markup("\n\n") }
      markup(part)
    }
  }
}
