import StringCatalog
import StructuredText

/// The files of a package `LANG.xcloc`, as Xcode exports it.
public struct XclocPackage: Sendable {
  /// A file of the package, with its path in it.
  public struct File: Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// A file from which a package's units were extracted, with its path relative to the project folder.
  public struct Source: Sendable {
    public let original: String
    let bytes: [UInt8]

    /// Creates the source for a catalog, which is included with only its source language.
    public init(original: String, catalog: Catalog) { self.init(original: original, bytes: catalog.sourceContents) }

    /// Creates the source for any other file, which is included unchanged.
    public init(original: String, bytes: [UInt8]) { (self.original, self.bytes) = (original, bytes) }
  }

  /// The file that describes the package.
  public static let contentsName = "contents.json"

  public let name: String
  public let files: [File]

  /// - Parameters:
  ///   - project: the name of the project, with its extension.
  ///   - exported: the files for translators.
  ///   - sources: the files from which the units were extracted.
  public init(
    language: String, developmentLanguage: String, project: String, exported: [XLIFFFile], sources: [Source],
    tool: ExchangeTool = .xcode
  ) {
    name = language + ".xcloc"
    let contents = Self.contents(language, developmentLanguage, project, tool)
    let localized = File(
      path: "Localized Contents/\(language).xliff", bytes: XLIFFWriter.bytes(of: exported, tool: tool))
    files =
      [File(path: Self.contentsName, bytes: contents), localized]
      + sources.map { File(path: "Source Contents/" + $0.original, bytes: $0.bytes) }
  }

  private static func contents(
    _ language: String, _ development: String, _ project: String, _ tool: ExchangeTool
  ) -> [UInt8] {
    let kind = project.hasSuffix(".xcworkspace") ? "workspace" : "project"
    let members: [JSONValue.Member] = [
      .init("developmentRegion", .string(development)), .init(kind, .string(project)),
      .init("targetLocale", .string(language)),
      .init(
        "toolInfo",
        .object([
          .init("toolBuildNumber", .string(tool.build)), .init("toolID", .string(tool.identifier)),
          .init("toolName", .string(tool.name)), .init("toolVersion", .string(tool.version)),
        ])),
      .init("version", .string("1.0")),
    ]
    return JSONValue.object(members.sorted { $0.name < $1.name }).text(style: .xcode)
  }
}

extension Catalog {
  /// The catalog with only the source language, formatted like Xcode's.
  public var sourceContents: [UInt8] {
    var json = JSONWriter(style: .xcode)
    json.object { json in
      json.member("sourceLanguage", sourceLanguage)
      json.object("strings") { json in
        for (position, key) in keys.enumerated() {
          json.key(key)
          write(entry(at: position), to: &json)
        }
      }
      json.member("version", version)
    }
    return json.bytes
  }

  private func write(_ entry: CatalogEntry, to json: inout JSONWriter) {
    json.object { json in
      for member in entry.node.members {
        if member.name != "localizations" {
          json.key(member.name)
          json.write(member.value)
        } else if let source = member.value[sourceLanguage] {
          json.object("localizations") { json in
            json.key(sourceLanguage)
            json.write(source)
          }
        }
      }
    }
  }
}
