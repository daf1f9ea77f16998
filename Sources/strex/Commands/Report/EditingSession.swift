import FileSystem
import Foundation
import HTMLReport
import ProjectAnalysis
import ProjectChecks
import StringExtraction
import TranslationEditor

/// One run of `strex report --edit`: serves the editing page until Ctrl-C.
struct EditingSession {
  private let options: ReportOptions
  private let console: Console
  private let sdk: SDKLoad

  init(_ options: ReportOptions, _ console: Console, _ sdk: SDKLoad) {
    (self.options, self.console, self.sdk) = (options, console, sdk)
  }

  func run() async throws -> ExitCode {
    let project = try await console.project(options.project, sdk)
    let analysis = try await Analysis(project, .comparison(options.project), sdk)
    let code = try await CodeKeys(project, analysis, sdk)
    console.report(project.problems + code.problems)
    let editor = try await EditorProject(code, folders: try options.project.named().map { $0.project.path })
    if let language = options.languages.first { try await editor.demand(language) }
    let server = try LoopbackServer(port: options.port ?? 0)
    let access = RequestGuard(token: RequestGuard.makeToken(), port: server.port)
    let name = FindingFilter([], project).root.name
    let service = EditorService(
      editor, access, page: EditorPage(title: name, version: Version.current), language: options.languages.first)
    let interruptions = Self.interruptions { server.stop() }
    defer { withExtendedLifetime(interruptions) {} }
    // The address is the result: it is printed even with --quiet, and unchanged.
    console.printExactly(access.address + "\n")
    console.note("open this address in a browser; press Ctrl-C to stop")
    await server.run { await service.respond(to: $0) }
    return .success
  }

  /// Calls a function on the first Ctrl-C or request to terminate. The second one ends the process.
  private static func interruptions(_ stop: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        stop()
      }
      source.resume()
      return source
    }
  }
}
