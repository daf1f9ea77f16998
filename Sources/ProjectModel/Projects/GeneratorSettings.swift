import StructuredText

/// The settings file of SwiftGen: which sources it makes of the tables that it reads.
public struct GeneratorSettings: Sendable {
  /// The names of such files, in the folder in which the generator is run.
  public static let names = ["swiftgen.yml", ".swiftgen.yml"]

  /// Swift sources in which keys of tables stand; none that absolute paths name, since those are of one computer.
  public let sources: [FilePath]

  /// - Parameter file: the path of the settings, from whose folder their paths start.
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

  /// One setting may stand for a list of one.
  private static func list(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    return node.isMapping ? [node] : node.elements
  }
}
