import StringDataFlow
import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The results for one file.
struct FileAudit: Sendable {
  var edges: [FlowEdge] = []
  var notes: [(rule: String, note: CodeNote)] = []
  /// The texts that the code compares with literals; empty if no rule needs them.
  var comparisons: [TextComparison] = []
  /// The names of the fonts that the code uses.
  var fonts: [String] = []
  /// The properties whose values get strings from the code.
  var renewed: [DeclID] = []
  /// The plain literals, if fixes are made, each with its text, in which interpolations are ``FixMaker/hole``.
  var literals: [(place: CodePlace, text: String)] = []
  /// The bytes of previews and of placeholders for missing contents.
  var samples: [Range<Int>] = []
  /// The bytes of code for samples, tests and developers, judged by its name or the names of the enclosing
  /// declarations.
  var trials: [Range<Int>] = []
  /// The bytes of literals that functions of the project take as default values of other keys.
  var defaults: [Range<Int>] = []
  /// The bytes of keys in calls that name a bundle.
  var bundled: [Range<Int>] = []
  /// The bytes of words that the code also compares.
  var compared: [Range<Int>] = []
  /// The bytes of strings that the code has in several languages, if a rule asks for keys.
  var multilingual: [Range<Int>] = []
  /// The types and their users.
  var typeUses = TypeUses()
  /// The functions and properties that only code uses, and the names in the file.
  var memberUses = MemberUses()
  /// The uses of parameters and members with default values.
  var defaultUses = DefaultUses()
  /// The localizable literals.
  var extraction = Extraction()
  /// The data flow of strings that may be keys, or `nil` if no rule needs all of it.
  var keyEdges: [FlowEdge]?
  /// The dependencies of the results, or `nil` if they were not recorded.
  var dependencies: AuditDependencies?
}

/// Audits files on one thread.
final class FileAuditor {
  private let extractor: Extractor
  private let checker: Checker
  private let places: DisplayPlaces
  private let cases: CaseTable
  private let kinds: CalleeKinds
  /// Finds the data flow of strings that may be keys, or `nil` if no rule needs all of it.
  private let keys: KeyFileReader?
  private let rules: [any AuditRule]
  /// The rule about comparisons; `nil` if it is off.
  private let comparison: LocalizedComparison?
  private let developerFiles: DeveloperOnlyFiles
  private let developerNames: DeveloperOnlyNames
  /// The names of functions whose calls are found by their text, so that their own lookups do not matter.
  private let routines: Set<String>
  private let makesFixes: Bool
  /// Whether the current file declares tools for language models.
  private var isOfTools = false
  /// The declarations that only the previews of the current file use.
  private var constants: PreviewConstants?
  /// The windows of the current file without a title bar.
  private var bareWindows: Set<String> = []

  init(
    _ extractor: Extractor, _ cases: CaseTable, _ rules: [any AuditRule], _ developerFiles: DeveloperOnlyFiles,
    routines: Set<String>, makesFixes: Bool, notesDependencies: Bool
  ) {
    let index = extractor.index
    self.extractor = extractor
    checker = Checker(index)
    checker.recordsFlow = true
    if notesDependencies { checker.log = QueryLog() }
    places = DisplayPlaces(checker)
    self.cases = cases
    kinds = CalleeKinds(index)
    let asksForKeys = rules.contains { $0.description.identifier == AuditRules.keyNotInCatalog }
    keys = asksForKeys ? KeyFileReader(checker, places, cases, kinds) : nil
    self.rules = rules
    comparison = rules.lazy.compactMap { $0 as? LocalizedComparison }.first
    self.developerFiles = developerFiles
    developerNames = DeveloperOnlyNames(index)
    self.routines = routines
    self.makesFixes = makesFixes
  }

  func audit(_ file: Int) -> FileAudit {
    if let log = checker.log { begin(file, log) }
    var audit = FileAudit()
    audit.keyEdges = keys.map { _ in [] }
    isOfTools = ModelCode.isOfTools(Int32(file), checker.index)
    constants = PreviewConstants(checker.index.files[file]) { [checker] position in
      checker.isPreview(DeclID(file: Int32(file), index: Int32(position)))
    }
    bareWindows = DeveloperOnlyCode.bareWindows(in: checker.index.files[file].source)
    var withKeys: [TypedCode] = []
    for position in checker.index.files[file].tree.declarations.indices {
      let decl = DeclID(file: Int32(file), index: Int32(position))
      let readings = checker.readings(of: decl)
      if extractor.holdsKeys(decl, checker) { withKeys += readings }
      if !readings.isEmpty { read(decl, readings, &audit) }
      if let keys { audit.keyEdges?.append(contentsOf: keys.edges(of: decl, readings)) }
    }
    let outline = checker.index.files[file]
    let tokens = Lexer.tokenize(outline.source)
    audit.typeUses = TypeUses(outline, tokens)
    audit.memberUses.read(outline, tokens)
    audit.extraction = extractor.extraction(of: withKeys, in: file, checker)
    audit.dependencies = checker.log.map { AuditDependencies(of: audit, $0.all, checker.index, file: file) }
    return audit
  }

  /// Begins recording the dependencies of a file's results. Display places are looked up again, because their table
  /// records nothing.
  private func begin(_ file: Int, _ log: QueryLog) {
    places.forget()
    log.clear()
    checker.noteExtensions(in: file)
    checker.noteCallees(in: file)
  }

  private func read(_ decl: DeclID, _ readings: [TypedCode], _ audit: inout FileAudit) {
    let isPreview = checker.isPreview(decl)
    let isForDevelopers =
      isOfTools || developerFiles.samples.contains(decl.file) || isPreview
      || developerNames.isSample(decl) || constants?.contains(Int(decl.index)) == true
      || ModelCode.isAnswer(decl, checker.index)
    if isPreview || developerNames.isSample(decl) {
      audit.samples.append(PreviewConstants.range(of: checker.index[decl]))
    }
    if isPreview || developerNames.isTrial(decl) {
      audit.trials.append(PreviewConstants.range(of: checker.index[decl]))
    }
    let isScreen = developerFiles.screens.contains(decl.file) || isPreview || developerNames.isScreen(decl)
    let credits = CreditTexts(decl, kinds)
    for reading in readings {
      audit.memberUses.read(reading, of: decl, checker.index)
      let fixes = makesFixes ? LiteralFixes(index: checker.index, reading: reading, decl: decl) : nil
      var flow = CodeFlowReader(decl, reading, checker, places, cases, kinds, fixes: fixes)
      flow.read()
      audit.fonts += flow.fonts
      audit.renewed += flow.renewed
      if !isForDevelopers { audit.defaultUses.formUnion(flow.defaultUses) }
      let code = code(decl, reading, flow.values)
      audit.defaults += DefaultValues(code).ranges
      audit.bundled += NamedBundles(code).ranges
      audit.compared += ComparedValues(code).ranges
      let multilingual = TextsInLanguages(code).ranges
      if keys != nil { audit.multilingual += multilingual.map { Int($0.lowerBound)..<Int($0.upperBound) } }
      if makesFixes { audit.literals += plainLiterals(code) }
      let developerCode = DeveloperOnlyCode(code, multilingual: multilingual, bareWindows: bareWindows)
        .with(kinds, code)
      audit.edges += flow.edges.filter { edge in
        if case .display = edge.target, isScreen || developerCode.contains(edge.display?.offset) { return false }
        guard case .piece(let piece) = edge.source else { return true }
        return !isForDevelopers && !developerCode.contains(piece.start) && !credits.contain(piece, on: edge.target)
      }
      if !isForDevelopers { addNotes(on: code, developerCode, &audit) }
    }
  }

  /// Adds the notes of the rules, and the comparisons that a rule judges after all files.
  private func addNotes(on code: AuditedCode, _ developerCode: DeveloperOnlyCode, _ audit: inout FileAudit) {
    if let comparison {
      audit.comparisons += comparison.comparisons(in: code).filter { comparison in
        !comparison.ranges.contains { developerCode.contains($0.lowerBound) }
      }
    }
    for rule in rules {
      audit.notes += rule.notes(in: code).filter { !developerCode.contains($0.start) }.map {
        (rule.description.identifier, $0)
      }
    }
  }

  private func code(_ decl: DeclID, _ reading: TypedCode, _ values: ValueReader) -> AuditedCode {
    AuditedCode(
      decl, reading, checker.index, values: values,
      isOfRoutine: !routines.isEmpty && routines.contains(checker.index.text(decl)))
  }

  private func plainLiterals(_ code: AuditedCode) -> [(place: CodePlace, text: String)] {
    code.tree.literals.indices.filter { !code.isKey($0) }.map { literal in
      let place = CodePlace(file: code.reading.file, offset: code.tree.literals[literal].start)
      return (place, code.texts(literal).joined(separator: FixMaker.hole))
    }
  }
}
