import HTMLReport
import ProjectEditing
import ProjectModel
import StringCatalog
import StructuredText
import TextBasics

/// Answers the requests of the page.
package struct EditorService: Sendable {
  private let project: EditorProject
  private let access: RequestGuard
  private let page: EditorPage
  /// The language that the page shows first.
  private let language: String?

  package init(_ project: EditorProject, _ access: RequestGuard, page: EditorPage, language: String? = nil) {
    (self.project, self.access, self.page, self.language) = (project, access, page, language)
  }

  package func respond(to request: HTTPRequest) async -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    do {
      switch (request.method, request.path) {
      case (.get, "/"): return HTTPResponse(.success, .page(policy: page.policy), body: page.bytes)
      case (.get, "/api/project"): return try await describe()
      case (.get, "/api/entries"): return try await list(request.parameter("language") ?? "")
      case (.post, "/api/check"):
        let warnings = try await project.check(EditorRequest(request.body))
        return HTTPResponse(.success) { $0.write(warnings: warnings) }
      case (.post, "/api/save"), (.post, "/api/comment"): return try await save(EditorRequest(request.body))
      case (_, "/"), (_, "/api/project"), (_, "/api/entries"), (_, "/api/check"), (_, "/api/save"), (_, "/api/comment"):
        return .problem(.methodNotAllowed, "the method is not allowed")
      default: return .problem(.notFound, "unknown address")
      }
    } catch let problem as EditorError {
      return Self.response(to: problem)
    } catch { return .problem(.failure, TerminalSafeText.escaped("\(error)")) }
  }

  private static func response(to problem: EditorError) -> HTTPResponse {
    switch problem {
    case .malformed(let sentence): .problem(.badRequest, sentence)
    case .refused(let sentence): .problem(.refused, sentence)
    case .conflict: .problem(.conflict, "the file has changed")
    case .failure(let sentence): .problem(.failure, sentence)
    }
  }

  /// Writes a change, and returns the resulting entry of the file, which may include the changes of others.
  private func save(_ request: EditorRequest) async throws -> HTTPResponse {
    var warnings: [String] = []
    var status = HTTPStatus.success
    do { warnings = try await project.save(request) } catch EditorError.conflict { status = .conflict }
    let scope = try await project.scope()
    let places = project.places(of: request.key, in: request.catalog)
    guard let entry = scope.listed(request, in: project.places, places) else {
      throw EditorError.refused("the catalog no longer contains the key")
    }
    return HTTPResponse(status) { json in
      json.object("entry") { $0.write(entry) }
      json.write(warnings: warnings)
    }
  }

  private func describe() async throws -> HTTPResponse {
    let scope = try await project.scope()
    let languages = scope.languages.filter { !PseudoLanguage.contains($0) }
    let first = languages.first { $0 == language } ?? languages.first { !scope.sourceLanguages.contains($0) }
    return HTTPResponse(.success) { json in
      json.member("version", 1)
      json.member("first", first ?? languages.first)
      json.member("languages", languages)
      json.member("rightToLeft", languages.filter { LanguageMarkup($0).isRightToLeft })
      json.object("pluralCategories") { json in
        for language in languages {
          json.array(language, PluralCategories(of: language)?.needed ?? [.other]) { $0.value($1.rawValue) }
        }
      }
      json.member("devices", ["iphone", "ipad", "mac", "applewatch", "appletv", "applevision", "ipod"])
      json.objects("catalogs", project.places) { $0.write(catalog: $1, of: scope) }
    }
  }

  private func list(_ language: String) async throws -> HTTPResponse {
    let scope = try await project.scope()
    guard scope.languages.contains(language) else { throw EditorError.malformed("unknown language") }
    var entries: [ListedEntry] = []
    for (number, place) in project.places.enumerated() {
      guard let catalog = scope.changed[place] else { continue }
      for key in catalog.keys {
        let places = project.places(of: key, in: number)
        entries += [ListedEntry(key, in: catalog, number, language, places)].compactMap(\.self)
      }
    }
    return HTTPResponse(.success) { json in
      json.objects("entries", entries) { $0.write($1) }
    }
  }
}

extension EditScope {
  /// Returns the current entry that a request changes.
  fileprivate func listed(_ request: EditorRequest, in files: [FilePath], _ places: [String]) -> ListedEntry? {
    guard files.indices.contains(request.catalog), let catalog = changed[files[request.catalog]] else { return nil }
    return ListedEntry(request.key, in: catalog, request.catalog, request.language, places)
  }
}

extension JSONWriter {
  fileprivate mutating func write(warnings: [String]) { member("warnings", warnings) }

  fileprivate mutating func write(catalog: FilePath, of scope: EditScope) {
    member("path", scope.changed.printed(catalog))
    member("sourceLanguage", scope.changed[catalog]?.sourceLanguage ?? "")
    member("isTable", scope.changed.tableFiles(of: catalog) != nil)
  }
}
