import CatalogRouting
import FileSystem
import Foundation
import ProjectModel
import SDKInterfaces

/// The extractions from all sources of a project. For runs over the index also the catalogs that were up to date. They
/// are cached for the next run of the same kind. Deleting the file only costs time, and a damaged file is ignored.
package struct ExtractionCache {
  /// A digest of everything except sources and catalogs that the records of catalogs depend on.
  package let layout: Digest
  /// The version of Xcode that the strings were extracted for.
  package let xcode: XcodeVersion
  package let includesPreviews: Bool
  /// The package modules that matter, because sources import them and their own sources are not available.
  package let packages: [String]
  package let targets: [ModuleTarget]
  /// A digest of the project's modules and their imports.
  package let modules: Digest
  package private(set) var sources: [String: SourceRecord]
  package let catalogs: [String: CatalogRecord]
  /// A digest of the bytes that this was decoded from, or `nil` for a new cache.
  package private(set) var seal: Digest?
  /// The folder that this was read from, or `nil` for a new cache.
  package private(set) var folder: CacheFolder?

  package init(
    layout: Digest, xcode: XcodeVersion, includesPreviews: Bool, packages: [String], targets: [ModuleTarget],
    modules: Digest, sources: [SourceRecord], catalogs: [CatalogRecord]
  ) {
    (self.layout, self.xcode, self.includesPreviews) = (layout, xcode, includesPreviews)
    (self.packages, self.targets, self.modules) = (packages, targets, modules)
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { $1 }
    self.catalogs = Dictionary(catalogs.map { ($0.name, $0) }) { $1 }
  }

  /// - Parameter key: identifies the tool and the request of the command line.
  /// - Returns: `nil` if there is no complete cache for the key.
  package init?(at path: FilePath, key: Digest) {
    guard let bytes = try? FileContents(of: path.string).bytes else { return nil }
    self.init(bytes, key: key)
    folder = path.folder.map { CacheFolder(ofUser: $0) }
  }

  /// - Returns: `nil` if the bytes were damaged or written for another key.
  package init?(_ bytes: ContiguousArray<UInt8>, key: Digest) {
    let start = Self.head(Digest(), key).count
    guard bytes.count > start else { return nil }
    let seal = Digest(bytes[start...])
    guard bytes.starts(with: Self.head(seal, key)) else { return nil }
    var reader = ByteReader(bytes, in: start..<bytes.count)
    do {
      let layout = try Digest(&reader)
      guard let xcode = XcodeVersion(rawValue: try reader.number()) else { return nil }
      let includesPreviews = try reader.flag()
      let modules = try Digest(&reader)
      let packages = try reader.texts()
      let targets = try reader.array(ModuleTarget.init)
      let routes = try reader.array(RoutingKey.init)
      let catalogs = try reader.array(CatalogRecord.init)
      let sources = try reader.array { reader throws(ByteReader.Damage) in
        try SourceRecord(&reader, in: bytes, routes: routes)
      }
      self.init(
        layout: layout, xcode: xcode, includesPreviews: includesPreviews, packages: packages, targets: targets,
        modules: modules, sources: sources, catalogs: catalogs)
      self.seal = seal
    } catch { return nil }
  }

  package func bytes(for key: Digest) -> ContiguousArray<UInt8> {
    let sources = sources.values.sorted { $0.name < $1.name }
    var routes: [RoutingKey: Int] = [:]
    for source in sources {
      for route in source.routes where routes[route] == nil { routes[route] = routes.count }
    }
    var writer = ByteWriter()
    writer.put(layout.text)
    writer.put(xcode.rawValue)
    writer.put(includesPreviews)
    writer.put(modules.text)
    writer.put(packages) { $0.put($1) }
    writer.put(targets) { $1.write(to: &$0) }
    writer.put(routes.sorted { $0.value < $1.value }.map(\.key)) { $1.write(to: &$0) }
    writer.put(catalogs.values.sorted { $0.name < $1.name }) { $1.write(to: &$0) }
    writer.put(sources) { $1.write(to: &$0, routes: routes) }
    return ContiguousArray(Self.head(Digest(writer.bytes), key)) + writer.bytes
  }

  /// Returns the seal of the result of ``bytes(for:)``.
  package static func seal(of bytes: ContiguousArray<UInt8>, _ key: Digest) -> Digest {
    Digest(bytes[head(Digest(), key).count...])
  }

  /// Returns the header of the file, which identifies the contents and shows that they are complete.
  /// - Parameter seal: a digest of the rest.
  package static func head(_ seal: Digest, _ key: Digest) -> [UInt8] {
    Array("strex readings 9\n\(key.text)\n\(seal.text)\n".utf8)
  }

  /// Returns the same cache with other extractions from some sources.
  func replacing(_ records: [SourceRecord]) -> ExtractionCache {
    var cache = self
    for record in records { cache.sources[record.name] = record }
    cache.seal = nil
    return cache
  }
}
