import Foundation
import StructuredText

/// A resource that agents read without calling a tool: a page of a catalog, or of a language's missing translations.
struct AgentResource: Sendable, Equatable {
  enum Subject: Sendable, Equatable {
    /// A catalog, identified by the path that tools print.
    case catalog(String)
    /// The missing translations of a language, and those that need review.
    case language(String)
  }

  let subject: Subject
  /// The language of a catalog to show in addition to the source language.
  var language: String?
  /// The cursor of the previous slice.
  var cursor: String?

  init(_ subject: Subject) { self.subject = subject }

  static let format = "application/json"
  private static let catalogs = "strex://catalogs/"
  private static let languages = "strex://languages/"

  static let templates = [
    Template(
      address: catalogs + "{+path}{?language,cursor}", name: "catalog", title: "String catalog",
      about:
        "A catalog's keys with comments, source strings, code locations and translations into one language; "
        + "next contains the address of the next page"),
    Template(
      address: languages + "{language}{?cursor}", name: "language", title: "Missing translations for a language",
      about:
        "Strings that are missing or need review in a language, as in list_missing; "
        + "next contains the address of the next page"),
  ]

  /// A URI template (RFC 6570).
  struct Template {
    let address: String
    let name: String
    let title: String
    let about: String

    func write(to json: inout JSONWriter) {
      json.member("uriTemplate", address)
      json.member("name", name)
      json.member("title", title)
      json.member("description", about)
      json.member("mimeType", AgentResource.format)
    }
  }

  /// Returns all resources of a project: its catalogs, then its languages.
  static func all(in project: AgentProject) async throws -> [AgentResource] {
    let reading = try await project.catalogReading()
    let languages = Set(reading.members.flatMap(\.languages)).sorted()
    return reading.members.map { AgentResource(.catalog($0.printed)) } + languages.map { AgentResource(.language($0)) }
  }

  /// Writes the resource in the format of `resources/list`.
  func write(to json: inout JSONWriter) {
    json.member("uri", address)
    switch subject {
    case .catalog(let path):
      json.member("name", path)
      json.member("title", "String catalog \(path)")
    case .language(let name):
      json.member("name", name)
      json.member("title", "Missing translations: \(name)")
    }
    json.member("mimeType", Self.format)
  }
}

// URIs of resources.
extension AgentResource {
  /// - Returns: `nil` if the URI is not one of a resource.
  init?(_ address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    func name(after lead: String) -> String? {
      guard parts[0].hasPrefix(lead), parts[0] != lead else { return nil }
      return String(parts[0].dropFirst(lead.count)).removingPercentEncoding
    }
    if let path = name(after: Self.catalogs) {
      subject = .catalog(path)
    } else if let language = name(after: Self.languages) {
      subject = .language(language)
    } else {
      return nil
    }
    for item in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let value = String(pair[1]).removingPercentEncoding else { return nil }
      switch (pair[0], subject) {
      case ("cursor", _): cursor = value
      case ("language", .catalog): language = value
      default: return nil
      }
    }
  }

  var address: String {
    let lead =
      switch subject {
      case .catalog(let path): Self.catalogs + Self.encoded(path, .urlPathAllowed)
      case .language(let name): Self.languages + Self.encoded(name, .urlPathAllowed)
      }
    let items = [("language", language), ("cursor", cursor)].compactMap { name, value in
      value.map { "\(name)=" + Self.encoded($0, .alphanumerics.union(["-", "_", "."])) }
    }
    return items.isEmpty ? lead : lead + "?" + items.joined(separator: "&")
  }

  private static func encoded(_ text: String, _ allowed: CharacterSet) -> String {
    text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }

  /// Returns the URI of the slice after a cursor.
  func next(_ cursor: String?) -> String? {
    guard let cursor else { return nil }
    var next = self
    next.cursor = cursor
    return next.address
  }
}
