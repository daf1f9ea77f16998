import Diagnostics
import StringCatalog
import StringDataFlow
import StringExtraction
import TextBasics

/// Finds keys that the code looks up and that are missing from the catalog.
struct KeyNotInCatalog: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "key-not-in-catalog", summary: "A key missing from the catalog in which it is looked up",
    explanation: """
      The text is looked up in a catalog that has no entry for it, so translators have never seen it. `strex sync` \
      adds missing keys, except for strings that reach their lookup through a wrapper. For these, add the wrapper to \
      `routines` in .strex.json or change its parameter to LocalizedStringResource. The rule ignores text under `#if \
      DEBUG`, keys without words, initialisms and the app's name, and identifiers such as `gpt-5` unless other keys are \
      identifiers. It also ignores keys found in `.strings` tables \
      in other languages, and keys of packages and frameworks found in the app's table. If a table of another name has \
      the key, only calls that display it directly are certain findings. If a catalog has the same text under a \
      symbolic key, the message names that key.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let style = KeyStyle(project.catalogs)
    return (extracted(in: project) + unextracted(in: project) + lookedUp(in: project)).map { finding in
      guard finding.doubt == nil, let doubt = style.doubt(of: finding.content) else { return finding }
      var finding = finding
      finding.doubt = doubt.clause
      return finding
    }
  }

  /// Returns findings about strings that Xcode does not extract because of the target's settings.
  private func unextracted(in project: AuditedProject) -> [Diagnostic] {
    project.catalogs.unextracted.filter {
      Self.isText($0.key) && !project.names.isNameNotIdentifier($0.key)
        && !DeveloperOnlyFiles.isOfPreviews(path: $0.site.file)
    }.map { entry in
      // Xcode only adds keys to catalogs.
      let isTable = !entry.catalog.hasSuffix(".xcstrings")
      var finding = Diagnostic(
        description, "\(TerminalSafeText.quoted(entry.key)) is missing from \(entry.catalog)", file: entry.site.file,
        range: project.lines.range(of: entry.site),
        help: isTable
          ? "add the key to the table in all languages" : "set SWIFT_EMIT_LOC_STRINGS to YES, or add the key by hand",
        key: entry.key, content: entry.key)
      finding.cause = "\(entry.catalog) without types"
      finding.doubt = doubt(of: entry, in: project)?.clause
      return finding
    }
  }

  /// Returns findings about strings that a wrapper passes to their lookup.
  private func lookedUp(in project: AuditedProject) -> [Diagnostic] {
    project.catalogs.lacking.filter {
      Self.isText($0.use.text) && !project.names.isNameNotIdentifier($0.use.text)
        && !DeveloperOnlyFiles.isSample(path: $0.use.site.file) && !project.contains($0.use.site, in: project.samples)
        && !project.contains($0.use.site, in: project.multilingual)
        && !KeyLookup.isOptOut($0.use.taker ?? "")
    }.map { use, catalog in
      var finding = Diagnostic(
        description, "\(AuditedProject.quote([use.text])) is looked up \(use.way) but is missing from \(catalog)",
        file: use.site.file, range: project.lines.range(of: use.site),
        help: use.taker == nil ? Self.directSuggestion : KeyAsString.suggestion(use), key: use.text,
        content: use.text)
      finding.cause = "\(catalog) \(use.way)"
      nameSymbolicKey(of: use.text, missingFrom: catalog, in: &finding, project)
      let otherDoubt: ConfidenceReason? =
        Self.isValue(use.text) ? .value : project.contains(use.site, in: project.verbatim) ? .verbatim : nil
      finding.doubt = (doubt(of: use.text, in: project) ?? otherDoubt)?.clause
      return finding
    }
  }

  /// Returns whether a text is a command, or an identifier with a version or date such as `sand-model-250915`.
  private static func isValue(_ text: String) -> Bool { Prose.isCommand(text) || text.wholeMatch(of: versioned) != nil }

  nonisolated(unsafe) private static let versioned = #/[a-z][a-z0-9.]*(?:-[a-z0-9.]+)*-[a-z.]*[0-9]{3,}/#

  /// For a key that no wrapper takes, such as the value of a variable.
  private static let directSuggestion = "write the literal in the call so that it is extracted, or add the key by hand"

  private func extracted(in project: AuditedProject) -> [Diagnostic] {
    project.catalogs.missing.filter {
      Self.isText($0.key) && !project.names.isNameNotIdentifier($0.key)
        && !DeveloperOnlyFiles.isOfPreviews(path: $0.site.file) && !project.contains($0.site, in: project.defaults)
    }.map { entry in
      let other = otherTable(of: entry, in: project).map { " but is in \($0)" }
      let hint = other ?? project.catalogs.hints[entry.key] ?? ""
      let sync = "run \(TerminalSafeText.word(project.catalogs.syncCommand))"
      var finding = Diagnostic(
        description, "\(TerminalSafeText.quoted(entry.key)) is missing from \(entry.catalog)\(hint)",
        file: entry.site.file, range: project.lines.range(of: entry.site),
        help: hint.hasPrefix(";") ? nil : other == nil ? sync : "name that table in the call, or " + sync,
        key: entry.key, content: entry.key)
      finding.cause = entry.catalog + hint
      if hint.isEmpty { nameSymbolicKey(of: entry.key, missingFrom: entry.catalog, in: &finding, project) }
      finding.doubt = doubt(of: entry, in: project)?.clause
      return finding
    }
  }

  /// Names the key under which a catalog already has a missing text.
  private func nameSymbolicKey(
    of text: String, missingFrom catalog: String, in finding: inout Diagnostic, _ project: AuditedProject
  ) {
    guard let (key, owner) = project.catalogs.texts.symbolicKey(of: text) else { return }
    let place = owner == catalog ? "which" : "but \(owner)"
    finding.message += ", \(place) has the same text as \(TerminalSafeText.quoted(key))"
    finding.help = "use that key, or \(finding.help ?? "add the text")"
    finding.cause = (finding.cause ?? "") + " same text"
  }

  /// Returns the doubt about a literal that is extracted.
  private func doubt(of entry: CatalogKnowledge.RoutedKey, in project: AuditedProject) -> ConfidenceReason? {
    if let doubt = doubt(of: entry.key, in: project) ?? doubt(ofExtracted: entry.key, by: entry.site.api) {
      return doubt
    }
    return isDirect(entry.site, in: project) || otherTable(of: entry, in: project) == nil ? nil : .otherTable
  }

  /// Returns whether a call looks its literal up in the main bundle. Otherwise, the code may pass the literal on to a
  /// call that names a table, or it computes the bundle.
  private func isDirect(_ site: LiteralSite, in project: AuditedProject) -> Bool {
    SDKLookups.contain(site.api) && !project.contains(site, in: project.bundled)
  }

  /// Returns the path of another table with the key, in which the code may look it up. A direct call does not look it
  /// up in a table of the same name.
  private func otherTable(of entry: CatalogKnowledge.RoutedKey, in project: AuditedProject) -> String? {
    guard let other = project.catalogs.elsewhere[entry.site] else { return nil }
    let names = [other, entry.catalog].map { $0.split(separator: "/").last?.prefix { $0 != "." } }
    return names[0] == names[1] && isDirect(entry.site, in: project) ? nil : other
  }

  /// Returns the doubt about a key that is directly in its display. A wrapper treats strings that look like values as
  /// names of keys.
  private func doubt(ofExtracted key: String, by api: String) -> ConfidenceReason? {
    if api.hasPrefix("PlottableValue.") { return .chart }
    return Prose.isInOneCase(key) || Prose.isCode(key) ? .value : nil
  }

  /// Returns a doubt if a key is the name of an application in a property list, has no words, or consists only of
  /// names.
  private func doubt(of key: String, in project: AuditedProject) -> ConfidenceReason? {
    let text = FormatString(key).withoutSpecifiers
    if Self.keysOfNames.contains(key) || project.names.contains(text.trimmed)
      || project.names.isTitleOfApplication(text)
    {
      return .name
    }
    let hasWord = Prose.words(text).contains { word in
      word.count > 2 || word.unicodeScalars.contains { $0.value >= 0x2E80 }
    }
    return hasWord ? nil : .notation
  }

  private static let keysOfNames: Set<String> = ["CFBundleName", "CFBundleDisplayName"]

  /// Returns whether a key is more than specifiers and signs, and not an address, which fields show as an example.
  private static func isText(_ key: String) -> Bool {
    FormatString(key).withoutSpecifiers.contains(where: \.isLetter)
      && key.wholeMatch(of: address) == nil
  }

  /// Compiled once, like the patterns of ``Prose``.
  nonisolated(unsafe) private static let address =
    #/(?:[\w-]+\.)+(?:com|org|net)(?:[:\/]\S*)?|[a-z]+:\/\/\S*|[\w.+-]+@[\w-]+\.[\w.-]+/#
}

/// The form of the keys that the catalogs have, from which a string that is no key differs.
private struct KeyStyle {
  /// Whether few of the keys are written like identifiers.
  private let isReadable: Bool
  /// Whether most of the keys are symbolic, such as `menu.save`.
  private let isSymbolic: Bool

  init(_ catalogs: CatalogKnowledge) {
    let known = Set(catalogs.strings.map(\.key)).subtracting(catalogs.missing.map(\.key))
    isReadable = known.count(where: Prose.isCodeName) * 4 <= known.count
    isSymbolic = known.count { Prose.isKeyName([$0]) } * 2 > known.count
  }

  func doubt(of key: String) -> ConfidenceReason? {
    if isReadable, Prose.isCodeName(key) { return .value }
    // A term in capital letters beside symbolic keys: `GAME OVER`.
    if isSymbolic { return key == key.uppercased() && !Prose.isKeyName([key]) ? .value : nil }
    return Prose.isFileName(key) || ProperNames.isInitialismInLowerCase(key) ? .name : nil
  }
}
