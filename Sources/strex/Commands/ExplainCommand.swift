import CommandLineInterface
import Diagnostics
import IncrementalExtraction
import ProjectModel
import ProjectSync
import Reports
import StringExtraction
import SwiftLexing
import TextBasics
import Workspace

/// `strex explain`: prints why the literals on a line are extracted or not.
struct ExplainCommand {
  private let request: ProjectRequest
  private let place: PlaceOperand
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    (console, sdk) = (context.console, context.sdk)
    guard let place = PlaceOperand(arguments.operand) else { throw UsageProblem.operand(of: .explain) }
    self.place = place
    request = arguments.projectRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    if let absence = lineAbsence() {
      console.report(absence)
      return .problem
    }
    if [.interfaceBuilder, .intents].contains(FileKind(of: FilePath(place.file))) {
      return try await explainInterface()
    }
    if FilePath(place.file).folders.contains(where: { $0.name == TableSearch.settings }) {
      return try await explainSettings()
    }
    if FilePath(place.file).isPropertyList { return try await explainPropertyList() }
    if PropertyListTableFile.isTable(FilePath(place.file)) { return try await explainPropertyListTable() }
    if SettingExplanations.mayConcern(FilePath(place.file)), let code = try await explainSetting() { return code }
    let (project, index) = try await source()
    console.report(project.problems)
    if let broken = SourceBreak(in: project.sources.texts[index]) {
      console.report(Diagnostic(broken, in: project.sources.texts[index]))
    }
    let answers = try await LiteralExplanations(
      of: index, line: place.line, column: place.column, in: project, sdk
    ).items
    if answers.isEmpty {
      console.print("No string literal stands at \(TerminalSafeText.escaped(place.file)):\(place.line).")
    } else {
      let text = ExplanationText(isColoured: console.coloursResults)
      let blocks = answers.map { text.block($0.explanation, isExtracted: $0.isTaken, catalog: $0.catalog) }
      console.print(blocks.joined(separator: "\n\n"))
    }
    return .success
  }

  /// An error if the file ends before the line; files that cannot be read are left to those who need them.
  private func lineAbsence() -> Diagnostic? {
    let path = GivenPath(place.file, from: request.currentFolder).place
    guard let bytes = try? FileContents(of: path).bytes else { return nil }
    let breaks = LineTable.breaks(in: bytes)
    guard place.line > breaks + 1 else { return nil }
    let end = bytes.last { $0 != 0 } ?? .lineFeed
    let message =
      "the file has \(Quantity.of(end == .lineFeed || end == .carriageReturn ? breaks : breaks + 1, "line"))"
    let location = SourceLocation(line: place.line, column: place.column ?? 1)
    return Diagnostic(.error, "no-such-line", message, file: place.file, location: location)
  }

  /// The source, among those that give it types: its project, or without one, the sources that `strex extract` reads
  /// here.
  private func source() async throws -> (Project, Int) {
    var request = request
    let file = GivenPath(place.file, from: request.currentFolder)
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
      throw FileProblem(place.file, "it is no Swift source")
    }
    return (project, index)
  }

  /// The folder right below the current one, if a project in it has the source: those beside it are not read then.
  private func folderOfProject(_ name: NamedPath) async throws -> GivenPath? {
    let current = request.currentFolder
    let configuration = current.appending(Configuration.fileName).string
    guard request.project == nil, try FileStatus.ifThere(configuration) == nil,
      let folder = name.physical.folders.first(where: { $0.folder == current })
    else { return nil }
    var request = request
    request.paths = [GivenPath(folder.way(from: current).string, from: current)]
    let project = try await console.project(request, nil, listsSources: true)
    return project.map.hasTarget(name.physical) ? request.paths[0] : nil
  }
}

extension ExplainCommand {
  /// Prints why the texts on a line of a storyboard or xib are extracted or not.
  private func explainInterface() async throws -> ExitCode {
    var request = request
    request.paths = [GivenPath(place.file, from: request.currentFolder)]
    let name = try NamedPath(request.paths[0])
    let project = try await console.project(request, nil, listsSources: true)
    let texts = InterfaceTexts(name.physical, of: project)
    console.report(project.problems + texts.diagnostics)
    let answers = texts.explanations(line: place.line, column: place.column)
    print(answers, texts.catalogSentence(in: project))
    return texts.isRead ? .success : .problem
  }

  /// Prints why the texts on a line of a property list are extracted or not.
  private func explainPropertyList() async throws -> ExitCode {
    let (name, project) = try await wholeProject()
    let list = try PropertyListFile(name.physical, of: project)
    console.report(project.problems + list.diagnostics)
    print(list.explanations(line: place.line, column: place.column), list.catalogSentence(project.names))
    return list.diagnostics.isEmpty ? .success : .problem
  }

  /// Prints who looks up the keys on a line of a table of property lists.
  private func explainPropertyListTable() async throws -> ExitCode {
    let (name, project) = try await wholeProject()
    let table = try PropertyListTableFile(name.physical, of: project)
    console.report(project.problems + table.diagnostics)
    print(try table.explanations(line: place.line, column: place.column).map { ($0, nil) })
    return .success
  }

  /// Prints why the settings on a line become texts of property lists or not.
  /// - Returns: `nil` for a Swift source that has only the name of a project file.
  private func explainSetting() async throws -> ExitCode? {
    let (name, project) = try await wholeProject()
    let answers = try SettingExplanations(of: name.physical, line: place.line, column: place.column, in: project)
    if FileKind(of: name.physical) == .swiftSource, !project.found.projects.files.contains(name.physical) { return nil }
    console.report(project.problems)
    print(answers.items.map { ($0.explanation, $0.catalog) })
    return .success
  }

  /// The place that was asked for, and the project around it.
  private func wholeProject() async throws -> (NamedPath, Project) {
    let name = try NamedPath(GivenPath(place.file, from: request.currentFolder))
    var request = request
    request.paths = name.hasProject ? [GivenPath(name.project.path.string, from: request.currentFolder)] : []
    return (name, try await console.project(request, nil, listsSources: true))
  }

  private func print(_ answers: [Explanation], _ catalog: String) { print(answers.map { ($0, catalog) }) }

  private func print(_ answers: [(explanation: Explanation, catalog: String?)]) {
    let text = ExplanationText(isColoured: console.coloursResults)
    let blocks = answers.map { text.block($0.explanation, catalog: $0.catalog) }
    let place = "\(TerminalSafeText.escaped(place.file)):\(place.line)"
    console.print(blocks.isEmpty ? "No text begins at \(place)." : blocks.joined(separator: "\n\n"))
  }

  /// Prints why the texts on a line of a pane of settings are extracted.
  private func explainSettings() async throws -> ExitCode {
    let name = try NamedPath(GivenPath(place.file, from: request.currentFolder))
    guard let folder = name.physical.folders.first(where: { $0.name == TableSearch.settings }) else { return .problem }
    var request = request
    request.paths = [GivenPath(folder.string, from: request.currentFolder)]
    let project = try await console.project(request, nil, listsSources: true)
    let texts = SettingsTexts(folder, of: project)
    console.report(project.problems + texts.diagnostics)
    let answers = texts.explanations(of: name.physical, line: place.line, column: place.column, in: project)
    print(answers.map { ($0, $0.extracted.map { texts.catalogSentence(for: $0, in: project) }) })
    return texts.diagnostics.isEmpty ? .success : .problem
  }
}
