import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import Reporting
import StringExtraction
import SwiftLexing
import TextBasics

/// Explains the texts on a line of a file.
struct PlaceExplanation {
  private let request: ProjectRequest
  private let format: PrintFormat
  private let place: PlaceOperand
  private let console: Console
  private let sdk: SDKLoad

  init(_ options: ExplainOptions, _ place: PlaceOperand, _ console: Console, _ sdk: SDKLoad) {
    (self.request, format, self.place) = (options.project, options.format, place)
    (self.console, self.sdk) = (console, sdk)
  }

  private var file: GivenPath { GivenPath(place.file, from: request.currentFolder) }

  func run() async throws -> ExitCode {
    if let absence = lineAbsence() { return end([], [absence]) }
    let path = FilePath(place.file)
    if FileKind(of: path) == .stringCatalog { return try await explainEntry() }
    if [.interfaceBuilder, .intents].contains(FileKind(of: path)) { return try await explainInterface() }
    if path.folders.contains(where: { $0.name == TableSearch.settings }) { return try await explainSettings() }
    if path.isPropertyList { return try await explainPropertyList() }
    if PropertyListTableFile.isTable(path) { return try await explainPropertyListTable() }
    if SettingExplanations.mayConcern(path), let code = try await explainSetting() { return code }
    if path.isStringsTable { return try await explainEntry() }
    let (project, index) = try await source()
    let broken = SourceBreak(in: project.sources.texts[index]).map {
      Diagnostic($0, in: project.sources.texts[index])
    }
    let answers = try await LiteralExplanations(
      of: index, line: place.line, column: place.column, in: project, sdk
    ).items
    let uses = try await SymbolUses(in: project, sdk, sources: [index]).uses(
      in: project.sources.paths[index], line: place.line, column: place.column)
    return end(
      answers.map { ExplainedLiteral($0.explanation, isTaken: $0.isTaken, catalog: $0.catalog) }
        + uses.map { ExplainedLiteral($0, in: project) },
      project.problems + [broken].compactMap(\.self), absence: "no string literal")
  }

  /// Prints explanations, or a message that there is nothing to explain. Without explanations, an error may be the
  /// reason.
  private func end(
    _ literals: [ExplainedLiteral], _ diagnostics: [Diagnostic], entries: [EntryExplanation] = [],
    absence: String? = nil
  ) -> ExitCode {
    console.print(literals, entries, diagnostics, as: format)
    guard literals.isEmpty, entries.isEmpty else { return .success }
    if diagnostics.hasErrors { return .problem }
    guard let absence, format == .text else { return .success }
    console.print(
      "\(absence) on line \(place.line)\(place.column.map { ", column \($0)," } ?? "") of \(TerminalSafeText.escaped(place.file))"
    )
    return .success
  }

  /// Returns the requested file and the request for the project around it.
  private func wholeRequest() throws -> (NamedPath, ProjectRequest) {
    let name = try NamedPath(file)
    var request = request
    request.paths = name.hasProject ? [GivenPath(name.project.path.string, from: request.currentFolder)] : []
    return (name, request)
  }

  /// Returns the project at a path, whose sources are not read.
  private func listedProject(_ path: GivenPath) async throws -> Project {
    var request = request
    request.paths = [path]
    return try await console.project(request, nil, listsSources: true)
  }

  /// Explains how a sync treats the entry on a line of a catalog or table.
  private func explainEntry() async throws -> ExitCode {
    let (name, request) = try wholeRequest()
    let (project, plan) = try await console.dryRunPlan(request, sdk)
    let symbols = try await SymbolUses(in: project, sdk)
    let entries = EntryExplanations(
      ofLine: place.line, of: name.physical, in: plan, project.map, symbols: symbols
    ).items
    return end([], plan.blockingDiagnostics, entries: entries, absence: "no entry")
  }

  /// Returns an error if the file ends before the line. Unreadable files are reported when they are read.
  private func lineAbsence() -> Diagnostic? {
    guard let bytes = try? FileContents(of: file.place).bytes else { return nil }
    let breaks = LineTable.breaks(in: bytes)
    guard place.line > breaks + 1 else { return nil }
    let end = bytes.last { $0 != 0 } ?? .lineFeed
    let message =
      "line \(place.line) does not exist; the file has \(Quantity.of(end == .lineFeed || end == .carriageReturn ? breaks : breaks + 1, "line"))"
    let location = SourceLocation(line: place.line, column: place.column ?? 1)
    return Diagnostic(.error, "no-such-line", message, file: place.file, location: location)
  }

  /// Returns the source and the sources that provide its types: its project, or without one, the sources that `strex
  /// extract` reads here.
  private func source() async throws -> (Project, Int) {
    var request = request
    let name = try NamedPath(file)
    let current = request.currentFolder
    if !name.hasProject, current.folder != nil, name.physical.isWithin(current) {
      request.paths = try await folderOfProject(name).map { [$0] } ?? []
      let project = try await console.project(request, sdk)
      let index = project.sources.selected.first { project.sources.paths[$0] == name.physical }
      if let index { return (project, index) }
    }
    request.paths = [file]
    let project = try await console.project(request, sdk)
    guard !name.isFolder, let index = project.sources.selected.first else {
      let limit =
        request.targets.isEmpty ? "" : " in \(request.targets.map(TerminalSafeText.word).joined(separator: ", "))"
      throw FileError(place.file, "not a Swift source file\(limit)")
    }
    return (project, index)
  }

  /// Returns the subfolder of the current folder whose project contains the source, so that sibling folders are not
  /// read.
  private func folderOfProject(_ name: NamedPath) async throws -> GivenPath? {
    let current = request.currentFolder
    let configurations = FilePath.configurationNames.map { current.appending($0).string }
    guard request.project == nil, try configurations.allSatisfy({ try FileStatus.ifThere($0) == nil }),
      let folder = name.physical.folders.first(where: { $0.folder == current })
    else { return nil }
    let path = GivenPath(folder.way(from: current).string, from: current)
    return try await listedProject(path).map.hasTarget(name.physical) ? path : nil
  }
}

extension PlaceExplanation {
  /// Explains why the texts on a line of a storyboard or xib are extracted or not.
  private func explainInterface() async throws -> ExitCode {
    let name = try NamedPath(file)
    let project = try await listedProject(file)
    let texts = InterfaceTexts(name.physical, of: project)
    let catalog = texts.catalogSentence(in: project)
    let answers = texts.explanations(line: place.line, column: place.column)
    let code = end(
      answers.map { ExplainedLiteral($0, catalog: catalog) }, project.problems + texts.diagnostics, absence: "no text")
    return texts.isRead ? code : .problem
  }

  /// Explains why the texts on a line of a property list are extracted or not.
  private func explainPropertyList() async throws -> ExitCode {
    let (name, project) = try await wholeProject()
    let list = try PropertyListFile(name.physical, of: project)
    let catalog = list.catalogSentence(project.names)
    let answers = list.explanations(line: place.line, column: place.column)
    let code = end(
      answers.map { ExplainedLiteral($0, catalog: catalog) }, project.problems + list.diagnostics, absence: "no text")
    return list.diagnostics.isEmpty ? code : .problem
  }

  /// Explains what looks up the keys on a line of a table of property lists.
  private func explainPropertyListTable() async throws -> ExitCode {
    let (name, project) = try await wholeProject()
    let table = try PropertyListTableFile(name.physical, of: project)
    let answers = try table.explanations(line: place.line, column: place.column)
    return end(
      answers.map { ExplainedLiteral($0, catalog: nil) }, project.problems + table.diagnostics, absence: "no text")
  }

  /// Explains why the settings on a line become texts of property lists or not.
  /// - Returns: `nil` for a Swift source that is only named like a project file.
  private func explainSetting() async throws -> ExitCode? {
    let (name, project) = try await wholeProject()
    let answers = try SettingExplanations(of: name.physical, line: place.line, column: place.column, in: project)
    if FileKind(of: name.physical) == .swiftSource, !project.found.projects.files.contains(name.physical) { return nil }
    let literals = answers.items.map { ExplainedLiteral($0.explanation, catalog: $0.catalog) }
    return end(literals, project.problems, absence: "no text")
  }

  /// Returns the requested file and the project around it.
  private func wholeProject() async throws -> (NamedPath, Project) {
    let (name, request) = try wholeRequest()
    return (name, try await console.project(request, nil, listsSources: true))
  }

  /// Explains why the texts on a line of a settings pane are extracted.
  private func explainSettings() async throws -> ExitCode {
    let name = try NamedPath(file)
    guard let folder = name.physical.folders.first(where: { $0.name == TableSearch.settings }) else { return .problem }
    let project = try await listedProject(GivenPath(folder.string, from: request.currentFolder))
    let texts = SettingsTexts(folder, of: project)
    let answers = texts.explanations(of: name.physical, line: place.line, column: place.column, in: project)
    let literals = answers.map { answer in
      ExplainedLiteral(answer, catalog: answer.extracted.map { texts.catalogSentence(for: $0, in: project) })
    }
    let code = end(literals, project.problems + texts.diagnostics, absence: "no text")
    return texts.diagnostics.isEmpty ? code : .problem
  }
}
