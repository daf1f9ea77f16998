import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExchange
import StringTables
import TextBasics

extension TableCatalog {
  /// The table of the source language, which represents all of them in files for translators, or `nil` if there is
  /// none, as for storyboards.
  fileprivate var source: FilePath? {
    let files = files(of: catalog.sourceLanguage)
    return (files.first { !$0.isStringsDict } ?? files.first)?.path
  }

  /// The `.stringsdict` of the source language.
  var sourceRules: (path: FilePath, table: StringsDictTable)? {
    files(of: catalog.sourceLanguage).lazy.compactMap { file in
      self.stringsDicts[file.path].map { (path: file.path, table: $0) }
    }.first
  }

  /// Returns the `.stringsdict` of a language.
  func rules(of language: String) -> StringsDictTable? {
    files(of: language).lazy.compactMap { self.stringsDicts[$0.path] }.first
  }

  /// Returns the path of the existing or new table of a language.
  func file(_ ending: String, of language: String) -> FilePath {
    let files = files(of: language)
    if let own = files.first(where: { $0.path.fileExtension == ending }) { return own.path }
    let region = files.first?.region == TableFile.base ? TableFile.base : language
    return group.folder.appending(region + ".lproj").appending(group.name + "." + ending)
  }

  /// Returns the tables of a language. For storyboards, tables in `Base.lproj` belong to no language.
  fileprivate func files(of language: String) -> [TableFile] {
    group.files(of: language, source: catalog.sourceLanguage).filter { !group.belongsToInterface || !$0.isBase }
  }
}

/// The tables without a catalog, each represented as a catalog at the path of its source language table.
package struct ExchangedTables: Sendable {
  private var tables: [FilePath: TableCatalog] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(of project: Project) throws(FileError) {
    let found = try TableCatalogs(of: project)
    diagnostics = found.problems
    for table in found.members {
      if let source = table.source { tables[source] = table }
    }
  }

  package func members(_ names: PathNames) -> [CatalogSet.Member] {
    paths.compactMap { path in
      tables[path].map { .init(path: path, printed: names.printed(path), catalog: $0.catalog) }
    }
  }

  var paths: [FilePath] { tables.keys.sorted() }

  subscript(path: FilePath) -> TableCatalog? { tables[path] }

  /// The tables by the paths of their `.stringsdict` files in the source language. Xcode uses these paths as
  /// identifiers.
  var byRules: [FilePath: TableCatalog] {
    Dictionary(tables.values.compactMap { table in table.sourceRules.map { ($0.path, table) } }) { first, _ in first }
  }
}

/// Applies the translations of a catalog that represents tables to these tables.
struct TableTranslations {
  private(set) var edits: [FileEdit] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var refusalCount = 0
  private let table: TableCatalog
  private let names: PathNames
  private let before: [FileEdit]
  private var texts: [String: [(key: String, value: String)]] = [:]
  /// The keys with variations, by language.
  private var varied: [String: [String]] = [:]

  /// - Parameters:
  ///   - catalog: the catalog of the tables, with the translations.
  ///   - before: the edits by other parts of the same import, which edits of the same file include.
  init(_ catalog: Catalog, of table: TableCatalog, _ names: PathNames, before: [FileEdit] = []) {
    (self.table, self.names, self.before) = (table, names, before)
    collect(catalog)
    for (language, texts) in texts.sorted(by: { $0.key < $1.key }) {
      let file = file("strings", of: language)
      take(Result { try edit(texts, in: file) }, file)
    }
    for (language, keys) in varied.sorted(by: { $0.key < $1.key }) {
      let file = file("stringsdict", of: language)
      let made = Result { try rules(of: catalog, language, keys, in: file) }
      take(made, file)
    }
  }

  private mutating func take(_ made: Result<FileEdit?, any Error>, _ file: FilePath) {
    do {
      if let edit = try made.get() { edits.append(edit) }
    } catch {
      let reason = FileError.reason(ofTable: error)
      let problem = FileError(names.printed(file), reason)
      diagnostics.append(problem.diagnostic("unwritable", "cannot be changed"))
    }
  }

  private mutating func refuse(_ key: String, _ reason: String, _ file: FilePath) {
    refusalCount += 1
    let sentence = "\(TerminalSafeText.quoted(key)) was skipped because \(reason)"
    diagnostics.append(Diagnostic(.warning, "cannot-cross", sentence, file: names.printed(file)))
  }

  private mutating func collect(_ catalog: Catalog) {
    for (position, key) in catalog.keys.enumerated() {
      let before = table.catalogWithoutPlaces[key]
      for (language, localization) in catalog.entry(at: position).localizations {
        if before?.localization(language)?.node.spelling == localization.node.spelling { continue }
        if localization.isBareUnit, let unit = localization.stringUnit {
          texts[language, default: []].append((key, unit.value))
        } else if localization.lacksOther {
          refuse(key, "it has no string for `other`", file("stringsdict", of: language))
        } else {
          varied[language, default: []].append(key)
        }
      }
    }
  }

  private func file(_ ending: String, of language: String) -> FilePath { table.file(ending, of: language) }

  private func edit(_ texts: [(key: String, value: String)], in file: FilePath) throws -> FileEdit {
    let contents = try FileContents.ifThere(file.string)
    let isEmpty = contents?.bytes.isEmpty ?? true
    // A table needs at least one byte.
    var strings = try StringsTable(isEmpty ? [.lineFeed] : contents?.bytes ?? [])
    try strings.apply(
      texts.map { key, value in
        if strings[key] != nil { return .set(key: key, value: value) }
        return .add(.init(key: key, value: value, comment: table.catalog[key]?.comment))
      })
    try strings.setComments(
      UntranslatedMark.removed(
        fromCommentsOf: texts.compactMap { strings[$0.key] }.filter { $0.isMarkedAsNew && !$0.isCommentApart }.map {
          ($0.key, $0.comment)
        }
      ))
    let bytes = isEmpty ? ContiguousArray(strings.bytes.drop(while: \.isLineBreak)) : strings.bytes
    return FileEdit(file, printed: names.printed(file), before: contents, after: bytes)
  }

  /// - Returns: `nil` if there are no variations.
  private mutating func rules(
    of catalog: Catalog, _ language: String, _ keys: [String], in file: FilePath
  ) throws -> FileEdit? {
    let (compiled, unwritable) = try Self.compiled(catalog, language)
    for problem in unwritable { diagnostics.append(problem.diagnostic(file: names.printed(file))) }
    guard let compiled else { return nil }
    let rules = try StringsDictEdits(file, printed: names.printed(file), before: before)
    let (new, edited) = (try StringsDictTable(compiled), try rules.editedKeys())
    var refused: Set<String> = []
    let changes = keys.compactMap { key -> StringsDictChange? in
      guard let change = change(of: key, to: new[key]?.form, in: rules.table) else { return nil }
      let twice = edited.contains(UTF8Key(key)) ? "another translation in this import has already changed it" : nil
      guard let reason = twice ?? rules.table?.refusal(of: change)?.reason else { return change }
      refuse(key, reason, file)
      refused.insert(key)
      return nil
    }
    if changes.isEmpty, rules.table == nil { return nil }
    return try rules.edit(changes, translated: keys.filter { !refused.contains($0) })
  }

  private func change(of key: String, to form: StringsDictForm?, in rules: StringsDictTable?) -> StringsDictChange? {
    guard let form else { return nil }
    guard let old = rules?[key] else {
      let renamed = form.withVariable(of: table.sourceRules?.table[key]?.form)
      return .add(key: key, form: renamed, comment: table.catalog[key]?.comment)
    }
    let renamed = form.withVariable(of: old.form)
    return renamed == old.form ? nil : .set(key: key, form: renamed)
  }

  /// Returns the `.stringsdict` of a language, and the problems of strings that it cannot contain.
  private static func compiled(
    _ catalog: Catalog, _ language: String
  ) throws -> (table: ContiguousArray<UInt8>?, unwritable: [CompilationProblem]) {
    // The compilation requires a catalog that was parsed from a file.
    let compilation = CatalogCompilation(try Catalog(catalog.serialized()), languages: [language])
    let files = compilation.tables.flatMap { $0.files(named: "T", .text, keepsOther: true) }
    let table = files.first { $0.path.hasSuffix(".stringsdict") }.map { ContiguousArray($0.bytes) }
    return (table, compilation.problems.filter(\.isOfCharacters))
  }
}

extension CompilationProblem {
  /// Returns a diagnostic without the location, because the catalog does not exist as a file.
  func diagnostic(file: String) -> Diagnostic { Diagnostic(.error, identifier, sentence, file: file) }
}

extension StringsError {
  /// The message with its line, for diagnostics about another file.
  var reason: String { "\(message) (line \(line))" }
}

extension FileError {
  /// Returns the reason for an error about a table, as text that follows the path.
  package static func reason(ofTable error: any Error) -> String {
    (error as? StringsError)?.message ?? reason(of: error)
  }
}

extension Localization {
  /// Whether the localization or one of its substitutions has a plural without the case `other`.
  fileprivate var lacksOther: Bool {
    (variations + substitutions.flatMap(\.variations)).contains { variation in
      variation.kind == "plural" && !variation.cases.contains { $0.name == "other" }
    }
  }
}

extension StringsDictForm {
  /// Renames the only variable as in another form if the compilation gave it a generic name. Also uses the other form's
  /// type if no text contains the number, which determines the type.
  fileprivate func withVariable(of other: StringsDictForm?) -> StringsDictForm {
    guard case .format("%#@value@", let variables) = self, case .format(let format, let others) = other,
      variables.count == 1, others.count == 1, format == "%#@\(others[0].name)@"
    else { return self }
    var variable = variables[0]
    variable.name = others[0].name
    if !variable.hasNumber { variable.valueType = others[0].valueType }
    return .format(format, [variable])
  }
}

extension StringsDictVariable {
  /// Whether one of its strings contains the number.
  fileprivate var hasNumber: Bool {
    cases.compactMap(\.form.text).contains { FormatSpecifier.scan($0).contains(where: \.isNumber) }
  }
}
