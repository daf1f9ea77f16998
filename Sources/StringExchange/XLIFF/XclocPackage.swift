import StringCatalog
import StructuredText

/// The files of a package `LANG.xcloc`, as Xcode exports it.
public struct XclocPackage: Sendable {
  /// A file of the package, by its path in it.
  public struct File: Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// What a package's units are of: a file under its path from the folder of the project.
  public struct Source: Sendable {
    public let original: String
    let bytes: [UInt8]

    /// A catalog, which goes along in the source language alone.
    public init(original: String, catalog: Catalog) {
      self.init(original: original, bytes: catalog.sourceContents)
    }

    /// Any other file, as it is.
    public init(original: String, bytes: [UInt8]) { (self.original, self.bytes) = (original, bytes) }
  }

  /// The file that tells what the package is.
  public static let contentsName = "contents.json"

  public let name: String
  public let files: [File]

  /// - Parameters:
  ///   - project: the name of the project, with its extension.
  ///   - exported: what translators are to get.
  ///   - sources: the files that it is of.
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
  /// The catalog with the source language alone, in Xcode's spelling.
  public var sourceContents: [UInt8] {
    var json = JSONWriter(style: .xcode)
    json.object { json in
      json.member("sourceLanguage", sourceLanguage)
      json.key("strings")
      json.object { json in
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
          json.key("localizations")
          json.object { json in
            json.key(sourceLanguage)
            json.write(source)
          }
        }
      }
    }
  }
}
