import StructuredText

/// SwiftGen's settings file: the sources that it generates from tables.
public struct GeneratorSettings: Sendable {
  /// The names of such files, in the folder where SwiftGen is run.
  public static let names = ["swiftgen.yml", ".swiftgen.yml"]

  /// Swift sources that contain keys of tables, without absolute paths, which are specific to one computer.
  public let sources: [FilePath]

  /// - Parameter file: the path of the settings, to which their paths are relative.
  public init(_ bytes: ContiguousArray<UInt8>, at file: FilePath) {
    guard let root = try? YAMLDocument(bytes).root, let folder = file.folder else {
      sources = []
      return
    }
    let output = root["output_dir"]?.text.map { FilePath($0) } ?? .current
    let commands = Self.list(root["strings"]) + Self.list(root["xcstrings"])
    sources = commands.flatMap { Self.list($0["outputs"]) }.compactMap { $0["output"]?.text }
      .map { $0.hasPrefix("/") ? FilePath($0) : output.appending($0) }
      .filter { !$0.isAbsolute && FileKind(of: $0) == .swiftSource }
      .map { folder.appending($0.string).resolvingParents }
  }

  /// A single setting is allowed in place of a list.
  private static func list(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    return node.isMapping ? [node] : node.elements
  }
}
