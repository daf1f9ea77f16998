import Diagnostics
import Foundation
import ProjectModel
import TextBasics

/// Asks git about work trees.
package enum Git {
  package typealias Binding = GitQuery.Binding

  /// Returns the output of a git command, or `nil` if git is missing or fails.
  /// - Parameters:
  ///   - input: the standard input of the command.
  ///   - binding: whether to use git's own environment variables.
  ///   - answers: the exit codes that are answers, not failures.
  package static func output(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], binding: Binding = .free,
    answers: Set<Int32> = [0]
  ) -> ContiguousArray<UInt8>? {
    let question = GitQuery(arguments, in: folder, input: input, binding: binding, answers: answers)
    let facts = DiskFacts.current
    let answer = facts?.asked?.take(question) ?? answer(to: question)
    facts?.add(.answer(to: question, answer.map { Digest($0) }))
    return answer
  }

  /// Returns a path for commands that accept patterns.
  package static func literal(_ path: String) -> String { ":(literal)" + path }

  /// Returns the output of a git command as text.
  package static func text(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], binding: Binding = .free,
    answers: Set<Int32> = [0]
  ) -> String? {
    output(arguments, in: folder, input: input, binding: binding, answers: answers).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the names or values that a git command prints with a zero byte after each, as with `-z`.
  package static func names(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], binding: Binding = .free,
    answers: Set<Int32> = [0]
  ) -> [String]? {
    output(arguments, in: folder, input: input, binding: binding, answers: answers)?.split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns git's answer, or `nil` if git is missing or fails.
  package static func answer(to question: GitQuery) -> ContiguousArray<UInt8>? {
    let words = words(question.arguments, in: question.folder)
    var environment = environment(question.binding)
    if GitFilters.mayRun(for: question.arguments) {
      GitFilters(in: question.folder, environment).switchOff(in: &environment)
    }
    let variables = environment.map { "\($0)=\($1)" }
    guard let git = ChildProcess(words, environment: variables, input: question.input), let code = git.code else {
      return nil
    }
    return question.answers.contains(code) ? git.output : nil
  }

  /// Returns the command line. It disables the programs that a repository's configuration may name.
  static func words(_ arguments: [String], in folder: FilePath) -> [String] {
    var settings = ["core.fsmonitor=false", "log.showSignature=false"]
    // `rev-parse` may ask for the hooks folder, and runs no hooks.
    if arguments.first != "rev-parse" { settings.append("core.hooksPath=/dev/null") }
    let isDiff = arguments.first?.hasPrefix("diff") ?? false
    return ["git"] + settings.flatMap { ["-c", $0] } + ["-C", folder.string] + arguments.prefix(1)
      + (isDiff ? ["--no-ext-diff", "--no-textconv"] : []) + arguments.dropFirst()
  }

  /// Returns why git has not answered a question about the work tree around a folder, or `nil` if git is missing, finds
  /// no work tree, or may not access it, as in sandboxes.
  package static func refusal(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], binding: Binding = .free
  ) -> String? {
    let variables = environment(binding).merging(["LC_ALL": "C"]) { $1 }.map { "\($0)=\($1)" }
    let words = words(arguments, in: folder)
    // Less patience, because git has already timed out once.
    guard let git = ChildProcess(words, environment: variables, input: input, keepsErrors: true, patience: 5) else {
      return nil
    }
    if git.isSilent { return "git does not respond" }
    let lines = String(decoding: git.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.contains(where: lacksObjects) {
      return "objects are missing from this partial clone, and strex does not fetch them"
    }
    let said = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst("fatal: ".count) ?? lines.first ?? ""
    // The first attempt failed, even if this one succeeds.
    if git.code == 0 || said.isEmpty { return "git failed" }
    let isNone = said.hasPrefix("not a git repository") || said.hasSuffix("in a work tree")
    let isBarred = ["Permission denied", "Operation not permitted"].contains { said.contains($0) }
    if isNone || isBarred { return nil }
    let isOfOthers = said.contains("dubious ownership")
    let way = "git config --global --add safe.directory \(ShellWord.quotedIfNeeded(folder.string))"
    return said + (isOfOthers ? "; run \(TerminalSafeText.word(way)) to trust it" : "")
  }

  /// Returns whether git reports that it had to fetch objects.
  private static func lacksObjects(_ line: Substring) -> Bool {
    line.contains("promisor remote") || line.contains("lazy fetching disabled")
      || line.contains("transport '") && line.hasSuffix("not allowed")
  }

  /// Returns the path that a git command prints: absolute, with links resolved in its existing part.
  package static func path(_ arguments: [String], in folder: FilePath, binding: Binding = .free) -> FilePath? {
    guard let bytes = output(arguments, in: folder, binding: binding), bytes.count > 1 else { return nil }
    let length = bytes.last == .lineFeed ? bytes.count - 1 : bytes.count
    return path(String(decoding: bytes[..<length], as: UTF8.self), in: folder)
  }

  /// Resolves a path that git prints in a folder.
  private static func path(_ text: String, in folder: FilePath) -> FilePath {
    let path = text.hasPrefix("/") ? FilePath(text) : folder.appending(text).resolvingParents
    return (try? FilePath(resolving: path.string)) ?? path
  }

  /// Returns the top of the work tree around a folder, and the git directory shared by all work trees of its
  /// repository.
  package static func workTree(
    around folder: FilePath, binding: Binding = .bound
  ) -> (top: FilePath, common: FilePath)? {
    let words = ["rev-parse", "--show-toplevel", "--git-common-dir"]
    guard let lines = text(words, in: folder, binding: binding)?.split(separator: "\n") else { return nil }
    if lines.count == 2 { return (path(String(lines[0]), in: folder), path(String(lines[1]), in: folder)) }
    // The name of a folder contains a line break.
    guard let top = path(["rev-parse", "--show-toplevel"], in: folder, binding: binding),
      let common = path(["rev-parse", "--git-common-dir"], in: folder, binding: binding)
    else { return nil }
    return (top, common)
  }

  /// Returns the same for a command that needs a work tree.
  /// - Parameter consequence: the action that is impossible without one, as text after "so".
  package static func demandWorkTree(
    around folder: FilePath, binding: Binding = .bound, otherwise consequence: String
  ) throws(UsageError) -> (top: FilePath, common: FilePath) {
    if let tree = workTree(around: folder, binding: binding) { return tree }
    let name = TerminalSafeText.word(folder.string)
    let refusal = refusal(["rev-parse", "--show-toplevel"], in: folder)
    throw UsageError(
      refusal.map { "git cannot read the repository at \(name): \($0)" }
        ?? "\(name) is not in a git repository, so \(consequence)")
  }

  private static func environment(_ binding: Binding) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    // To fetch missing objects of a partial clone, git would run programs. Git before 2.45 supports only the second
    // variable.
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_ALLOW_PROTOCOL"] = "none"
    for name in pathspecVariables { variables[name] = nil }
    switch binding {
    case .free:
      for name in repositoryVariables { variables[name] = nil }
      return variables
    case .bound: break
    case .index(let path): variables["GIT_INDEX_FILE"] = path.string
    }
    // These paths are relative to the current folder of this process, but git runs in another one.
    let current = FilePath(FileManager.default.currentDirectoryPath)
    for name in pathVariables {
      if let path = variables[name], !path.hasPrefix("/"), !path.isEmpty {
        variables[name] = current.appending(path).string
      }
    }
    variables["GIT_PREFIX"] = nil
    return variables
  }

  private static let pathVariables = [
    "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_WORK_TREE",
  ]

  private static let pathspecVariables = [
    "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
  ]

  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]
}

extension GitResults {
  /// Runs the command.
  package func ask(_ question: GitQuery) -> ContiguousArray<UInt8>? {
    let answer = Git.answer(to: question)
    add(answer, to: question)
    return answer
  }
}

extension Git {
  /// Returns whether a file on disk is a source file: it is in a work tree, git does not ignore it, and builds do not
  /// write there.
  package static func isAmongSources(_ file: FilePath) -> Bool {
    guard let folder = file.folder else { return false }
    let words = ["ls-files", "-co", "--exclude-standard", "-z", "--full-name", "--", literal(file.name)]
    guard let path = names(words, in: folder, binding: .bound)?.first else { return false }
    return !path.split(separator: "/").contains { FolderRules.isSkipped($0) }
  }
}
