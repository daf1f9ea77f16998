import StructuredText

/// A report in the Static Analysis Results Interchange Format 2.1.0 of OASIS.
///
/// Paths are relative to `SRCROOT`. The log does not contain its location, so it is the same on every machine.
enum SARIFLog {
  /// The base of the paths.
  static let base = "SRCROOT"

  static func text(_ report: FindingReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.objects("runs", CollectionOfOne(report)) { $0.run($1) }
    }
    return json.text
  }

  /// Escapes text for a message: braces would refer to arguments, and brackets would make links (sections 3.11.5 and
  /// 3.11.6).
  static func message(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": result.unicodeScalars.append(contentsOf: [scalar, scalar])
      case "[", "]", "\\": result.unicodeScalars.append(contentsOf: ["\\", scalar])
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns, for each finding, the number of earlier ones that differ only in their position.
  static func occurrences(_ findings: [Diagnostic]) -> [Int] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let fingerprint = Fingerprint(of: finding)
      defer { counts[fingerprint, default: 0] += 1 }
      return counts[fingerprint, default: 0]
    }
  }
}

extension JSONWriter {
  fileprivate mutating func run(_ report: FindingReport) {
    object("tool") { json in
      json.object("driver") { $0.driver(report) }
    }
    member("columnKind", "utf16CodeUnits")
    object("originalUriBaseIds") { json in
      json.object("SRCROOT") { $0.text("description", "The project root.") }
    }
    let places = Dictionary(
      report.rules.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    objects("results", zip(report.findings, SARIFLog.occurrences(report.findings))) { json, result in
      json.result(result.0, result.1, ruleIndex: places[result.0.identifier])
    }
  }

  private mutating func driver(_ report: FindingReport) {
    member("name", "strex")
    if !report.version.isEmpty { member("version", report.version) }
    objects("rules", report.rules) { json, rule in
      json.member("id", rule.identifier)
      json.text("shortDescription", rule.summary + ".")
      json.text("fullDescription", rule.explanation)
      json.text("help", rule.explanation)
      json.object("defaultConfiguration") { json in
        json.member("level", rule.severity.rawValue)
        json.member("enabled", rule.isOnByDefault)
      }
    }
  }

  private mutating func result(_ finding: Diagnostic, _ occurrence: Int, ruleIndex: Int?) {
    member("ruleId", finding.identifier)
    member("ruleIndex", ruleIndex)
    member("level", finding.severity.rawValue)
    text("message", finding.sentence)
    if let path = finding.file {
      objects("locations", CollectionOfOne(path)) { $0.location($1, finding.range) }
    }
    if !finding.related.isEmpty {
      objects("relatedLocations", finding.related) { $0.location($1.path, TextRange($1.position), $1.message) }
    }
    object("properties") { $0.member("confidence", finding.confidence.rawValue) }
    object("partialFingerprints") { $0.member("strexContent/v1", "\(Fingerprint(of: finding)):\(occurrence)") }
  }

  /// - Parameter message: a description of the place, or `nil` for the place of the finding itself.
  private mutating func location(_ path: String, _ range: TextRange?, _ message: String? = nil) {
    object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.member("uri", FileURI.text(path))
        if !path.hasPrefix("/") { json.member("uriBaseId", SARIFLog.base) }
      }
      if let range { json.region(range) }
    }
    if let message { text("message", message) }
  }

  private mutating func region(_ range: TextRange) {
    object("region") { json in
      json.member("startLine", range.start.line)
      json.member("startColumn", range.start.column)
      json.member("endLine", range.end?.line)
      json.member("endColumn", range.end?.column)
    }
  }

  /// Writes a member that contains a message.
  private mutating func text(_ name: String, _ text: String) {
    object(name) { $0.member("text", SARIFLog.message(text)) }
  }
}
