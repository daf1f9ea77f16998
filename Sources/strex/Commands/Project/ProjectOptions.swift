import FileSystem
import ProjectChecks
import ProjectLoading
import SDKInterfaces

/// The options about reading a project that several commands share.
enum ProjectOptions {
  typealias Path<Request, Value> = WritableKeyPath<Request, Value> & Sendable

  /// Options of commands that type-check code.
  static func reading<Request>(_ project: Path<Request, ProjectRequest>) -> [CommandOption<Request>] {
    let options: [CommandOption<ProjectRequest>] = [
      tests(\.self),
      xcode(\.xcode),
      .flag("isolated", .input, "Read only PATH, not the project around it", sets: \.isIsolated).advanced,
      .paths("interface", "FILE", .input, "Read declarations from a .swiftinterface or Swift file", sets: \.interfaces)
        .advanced,
      .paths("index", "PATH", .input, "Read declarations from source files under this path", sets: \.interfaces)
        .advanced,
    ]
    return options.map { $0.of(project) }
  }

  /// Options of commands that assign sources and catalogs to targets.
  static func mapping<Request>(_ project: Path<Request, ProjectRequest>) -> [CommandOption<Request>] {
    let options: [CommandOption<ProjectRequest>] = [
      .words("target", "NAME", .input, "Read only this target's source files and catalogs", sets: \.targets),
      .path("project", "FILE", .input, "Use only this Xcode project", sets: \.project).advanced,
    ]
    return options.map { $0.of(project) }
  }

  /// Options about which texts count.
  static func texts<Request>(_ project: Path<Request, ProjectRequest>) -> [CommandOption<Request>] {
    let options: [CommandOption<ProjectRequest>] = [
      .flag("previews", .input, "Include #Preview and PreviewProvider", sets: \.includesPreviews).advanced,
      .flag(
        "default-titles", .input, "Include default titles of new objects in storyboards and xibs",
        sets: \.includesDefaultTitles
      ).advanced,
    ]
    return options.map { $0.of(project) }
  }

  static func routine<Request>(_ project: Path<Request, ProjectRequest>) -> CommandOption<Request> {
    CommandOption<ProjectRequest>.words(
      "routine", "NAME", .input, "Treat this function like NSLocalizedString", sets: \.routines
    ).advanced.of(project)
  }

  static func tests<Request>(_ project: Path<Request, ProjectRequest>) -> CommandOption<Request> {
    CommandOption<ProjectRequest>.flag(
      "tests", .input, "Include test targets (folders whose names end in Tests)", sets: \.includesTests
    ).of(project)
  }

  static func xcode<Request>(_ version: Path<Request, XcodeVersion?>) -> CommandOption<Request> {
    let row = OptionRow(
      name: "xcode", value: .choice(XcodeVersion.choices), group: .compatibility, isAdvanced: true,
      help: "Behave like this version of Xcode")
    return CommandOption(row) { request, given in
      request[keyPath: version] = Int(given.last).flatMap(XcodeVersion.init)
    }
  }
}

extension ParsedArguments {
  /// The request for reading the project that contains the operands.
  var projectRequest: ProjectRequest {
    var request = ProjectRequest(currentFolder: folder)
    request.paths = operands.map { GivenPath($0, from: folder) }
    request.rules = KnownRules.identifiers.sorted()
    return request
  }
}
