import StructuredText
import TextBasics

/// Reads a specification and the files that it includes, and merges them as XcodeGen does.
struct SpecLoader {
  /// The specification's folder.
  private let root: FilePath
  private let file: FilePath
  private let others: ProjectFormat.OtherFiles
  private let variables: SpecVariables
  /// The remaining budget of the variables.
  private(set) var budget = SpecVariables.Budget()
  /// The specification and the files that it includes, each merged once.
  private(set) var files: Set<FilePath>

  private static let maximumDepth = 16
  private static let maximumFiles = 256
  /// The maximum number of values in all included files together, equal to the limit of a single file with its aliases.
  private static let maximumWeight = 200_000
  private var weight = 0

  init(
    _ file: FilePath, others: @escaping ProjectFormat.OtherFiles, variables: @escaping ProjectFormat.Variables
  ) {
    (root, self.file, files) = (file.folder ?? file, file, [file])
    (self.others, self.variables) = (others, SpecVariables(variables))
  }

  mutating func load(_ bytes: ContiguousArray<UInt8>) throws(ProjectError) -> SpecNode {
    let document: YAMLDocument
    do throws(ParseError) { document = try YAMLDocument(bytes) } catch {
      throw ProjectError(error.message, line: error.line, column: error.column)
    }
    let node = try SpecNode(document.root, in: root, file).expanding(variables, &budget)
    return try withIncluded(node, folder: root, depth: 0)
  }

  /// Returns the file merged onto the files that it includes.
  /// - Parameter folder: the folder of the file itself.
  private mutating func withIncluded(
    _ node: SpecNode, folder: FilePath, depth: Int
  ) throws(ProjectError) -> SpecNode {
    guard let includes = node["include"] else { return node }
    var below: SpecNode?
    for include in includes.elements.isEmpty ? [includes] : includes.elements {
      guard let place = include.isMap ? include["path"] : include, let text = place.text else { continue }
      if include["enable"]?.isOn == false { continue }
      guard place.openVariable == nil else { throw place.openProblem("includes a file whose name") }
      let file = (text.hasPrefix("/") ? FilePath(text) : folder.appending(text)).resolvingParents
      guard files.insert(file).inserted else { continue }
      guard depth < Self.maximumDepth, files.count < Self.maximumFiles else {
        throw place.problem("includes too many files")
      }
      let other = try load(file, at: place, isRelative: include["relativePaths"]?.isOn ?? true, depth)
      below = below.map(other.merged) ?? other
    }
    return below.map(node.merged) ?? node
  }

  private mutating func load(
    _ file: FilePath, at place: SpecNode, isRelative: Bool, _ depth: Int
  ) throws(ProjectError) -> SpecNode {
    let name = TerminalSafeText.word((file.relative(to: root) ?? file.way(from: root)).string)
    guard let bytes = others(file) else { throw place.problem("includes \(name), which cannot be read") }
    let folder = file.folder ?? root
    let document: YAMLDocument
    do throws(ParseError) { document = try YAMLDocument(bytes) } catch {
      throw place.problem(
        "includes \(name), which has an error on line \(error.line), column \(error.column): \(error.message)")
    }
    let node = try SpecNode(document.root, in: isRelative ? folder : root, file, includedAt: place)
      .expanding(variables, &budget)
    weight += node.weight
    if weight > Self.maximumWeight { throw place.problem("includes files with too many values") }
    return try withIncluded(node, folder: folder, depth: depth + 1)
  }
}
