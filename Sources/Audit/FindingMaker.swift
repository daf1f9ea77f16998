import Diagnostics
import StringDataFlow
import SwiftTypeChecking

/// Creates findings from the rules' results: one for each position in the sources to report on.
struct FindingMaker {
  private struct Place: Hashable {
    let file: Int32
    let start: UInt32
    let rule: String
  }

  let project: AuditedProject
  /// The files to report on.
  let selected: Set<Int32>
  /// The files of programs without a user interface.
  let faceless: Set<Int32>
  /// Makes edits, or `nil` if they are not needed.
  let fixes: FixMaker?

  /// - Parameter plurals: ternaries that are reported as plurals. The strings in them are not reported again.
  func findings(_ shown: [ShownText], beside plurals: [CodeNote]) -> [Diagnostic] {
    var done: Set<Place> = []
    let masses = Masses(shown, project.index)
    let menus = Menus(shown, project.index)
    let nameEnums = NameEnums(shown, project.names, project.index)
    let vocabulary = Vocabulary(project.catalogs.strings, shown)
    let plurals = Dictionary(grouping: plurals, by: \.file)
    let found = shown.compactMap { text -> (text: ShownText, finding: Diagnostic)? in
      guard counts(text.piece.file, text.piece.start), !text.isInVerbatimSentence else { return nil }
      let isPlural = plurals[text.piece.file]?.contains { $0.start < text.piece.start && text.piece.end <= $0.end }
      if isPlural == true { return nil }
      guard let (rule, remark) = remark(on: text), !isExempt(text) else { return nil }
      let range = remark.range ?? text.piece.start..<text.piece.end
      let place = Place(file: text.piece.file, start: (text.piece.table ?? range).lowerBound, rule: "")
      guard done.insert(place).inserted else { return nil }
      var finding = finding(
        rule.description, text.piece.file, range,
        text.piece.table == nil || text.piece.isRawValue
          ? remark.message
          : remark.message + ", as are the other elements of its array",
        remark.suggestion, text.piece.texts.joined(separator: Diagnostic.interpolation), related: related(to: text))
      finding.cause = cause(of: text)
      finding.edits = fixes?.edits(for: text, rule: rule.description.identifier) ?? []
      let evidence = TextEvidence(text, vocabulary, project.index, renewed: project.renewed)
      let doubt = menus.doubt(of: text) ?? rule.doubt(of: evidence)
      let isHidden = text.isHidden && !project.isHidden(CodePlace(file: text.piece.file, offset: text.piece.start))
      let listDoubt: ConfidenceReason? = masses.contains(text) ? .list : nameEnums.contains(text) ? .name : nil
      finding.doubt = (listDoubt ?? doubt ?? (isHidden ? .hidden : nil))?.clause
      return (text, finding)
    }
    return withoutDoubtsBesideSentences(found)
  }

  /// Returns the findings without the doubt whether users see a text, if they certainly see another result of the same
  /// property or function.
  private func withoutDoubtsBesideSentences(_ found: [(text: ShownText, finding: Diagnostic)]) -> [Diagnostic] {
    let certain = Set(found.filter { $0.finding.doubt == nil }.compactMap(\.text.origin))
    return found.map { text, finding in
      guard finding.doubt == ConfidenceReason.unnamed.clause, let origin = text.origin, certain.contains(origin) else {
        return finding
      }
      var finding = finding
      finding.doubt = nil
      return finding
    }
  }

  func findings(_ notes: [(rule: String, note: CodeNote)]) -> [Diagnostic] {
    var done: Set<Place> = []
    return notes.compactMap { rule, note in
      guard counts(note.file, note.start),
        done.insert(Place(file: note.file, start: note.start, rule: rule)).inserted,
        let description = AuditRules.all.first(where: { $0.identifier == rule })
      else { return nil }
      let source = project.index.files[Int(note.file)].source
      let content = source.text(Int(note.start)..<Int(note.end))
      var finding = finding(description, note.file, note.start..<note.end, note.message, note.suggestion, content)
      finding.subject = note.subject.flatMap { textRange($0, note.file) }
      if AuditRules.directionRules.contains(rule) {
        (finding.cause, finding.label) = (note.message, content.filter { $0 != "\"" })
      }
      if let fixes, !note.editsNeedBundle || fixes.bundle(of: note.file)?.kind == .main { finding.edits = note.edits }
      finding.doubt = note.doubt?.clause
      return finding
    }
  }

  /// Returns the place where the text is displayed, unless it is the literal itself.
  func related(to text: ShownText) -> [RelatedPlace] {
    guard !text.isDirect, let site = text.site else { return [] }
    let (path, own) = (path(of: site.file), path(of: text.piece.file))
    guard let position = project.lines.positions(of: path)?.position(at: Int(site.offset)) else { return [] }
    let line = project.lines.positions(of: own)?.position(at: Int(text.piece.start)).line
    if site.file == text.piece.file, position.line == line { return [] }
    return [RelatedPlace(path: path, position: position, message: "\(text.place.action) here")]
  }

  /// Returns the project's parameter through which a string passes, or the property of an error that returns it.
  /// Otherwise returns the place where it is displayed, unless that is the literal itself.
  private func cause(of text: ShownText) -> String? {
    if let callee = text.callee { return project.index.describe(callee) + " " + text.place.manner }
    if text.place.kind == .requirement {
      let property = project.index.declaration(around: text.piece.start, in: text.piece.file)
      return property.map(project.index.describe)
    }
    return text.isDirect ? nil : text.site.map { "\(path(of: $0.file)):\($0.offset)" }
  }

  private func path(of file: Int32) -> String { project.index.files[Int(file)].source.path }

  /// Returns whether the author marks a string as not translatable, or it is an error of a program without a user
  /// interface.
  private func isExempt(_ text: ShownText) -> Bool {
    let source = project.index.files[Int(text.piece.file)].source
    if text.place.kind == .requirement, faceless.contains(text.piece.file) { return true }
    return OptOutComments.cover(Int(text.piece.start), in: source)
  }

  /// Returns the remark of the first rule that has one. Disabled rules are included: otherwise the next rule would
  /// report the text instead.
  private func remark(on text: ShownText) -> (any AuditRule, Remark)? {
    if showsKey(text) { return firstRemark(on: text).map { rule, remark in (rule, remark.ofKey) } }
    let isProse =
      Prose.isProse(text.piece.texts) && (text.isNear || !Prose.isValue(text.piece.texts))
      && !project.names.contains(text.piece.texts.joined(separator: " ").trimmed)
      && !project.catalogs.untranslatable.contains(text.piece.texts.joined())
      && !(text.piece.sum != nil && Prose.isInternationalUnit(text.piece.texts))
    return firstRemark(on: text) { isProse || $0 is FormattedNumber }
  }

  /// Returns whether users see a symbolic key instead of its text.
  private func showsKey(_ text: ShownText) -> Bool {
    text.steps <= 4 && !text.piece.isRawValue && text.place.kind != .parameter("verbatim")
      && text.piece.texts.count == 1
      && project.catalogs.texts.symbolicKeys.contains(text.piece.texts[0])
      && project.lookedUp?.contains(CodePlace(file: text.piece.file, offset: text.piece.start)) == false
  }

  private func firstRemark(
    on text: ShownText, by isAsked: (any AuditRule) -> Bool = { _ in true }
  ) -> (any AuditRule, Remark)? {
    for rule in AuditRules.rules where isAsked(rule) {
      if let remark = rule.remark(on: text, in: project) { return (rule, remark) }
    }
    return nil
  }

  private func counts(_ file: Int32, _ offset: UInt32) -> Bool {
    selected.contains(file) && !project.index.files[Int(file)].isDebugOnly(Int(offset))
  }

  private func finding(
    _ rule: RuleDescription, _ file: Int32, _ range: Range<UInt32>, _ message: String, _ suggestion: String,
    _ content: String, related: [RelatedPlace] = []
  ) -> Diagnostic {
    Diagnostic(
      rule, message, file: path(of: file), range: textRange(range, file), help: suggestion, content: content,
      related: related)
  }

  private func textRange(_ range: Range<UInt32>, _ file: Int32) -> TextRange? {
    project.lines.positions(of: path(of: file)).map {
      TextRange($0.position(at: Int(range.lowerBound)), end: $0.position(at: Int(range.upperBound)))
    }
  }
}
