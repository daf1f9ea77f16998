import StringDataFlow
import StringExtraction
import SwiftParsing
import SwiftTypeChecking

/// The dependencies of a file's results, and the facts that other files learn from it.
struct AuditDependencies: Sendable {
  private let reading: FileExtraction
  private let outline: FileOutline
  /// The files whose declarations occur in the data flow, as positions of sources. Negative for files of the SDK.
  private let files: Set<Int>

  init(of audit: FileAudit, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    reading = FileExtraction(audit.extraction, queries, index, file: file)
    outline = index.files[file]
    var files: Set<Int32> = []
    for edge in audit.edges + (audit.keyEdges ?? []) {
      if case .node(let node) = edge.source { files.insert(node.file) }
      if case .node(let node) = edge.target { files.insert(node.file) }
      if let callee = edge.callee { files.insert(callee.file) }
    }
    for comparison in audit.comparisons {
      files.formUnion(comparison.nodes.map(\.file) + comparison.declarations.map(\.file))
    }
    self.files = Set(files.map { Int($0 - index.firstProjectFile) })
  }
}

extension AuditDependencies: FileVersion {
  var projectPath: String { reading.projectPath }
  var interface: UInt64 { reading.interface }
  var callDigest: UInt64 { reading.callDigest }
  var declarations: FileDeclarations? { reading.declarations }
  var imports: SourceImports { reading.imports }
  var packages: [String] { reading.packages }
  var traits: FileExtraction.Traits { reading.traits }
  var answeredQueries: [IndexQuery] { reading.answeredQueries }
  var callQueries: [IndexQuery] { reading.callQueries }

  func depends(onAny queries: DigestFilter) -> Bool { reading.depends(onAny: queries) }

  func hasPositions(of other: AuditDependencies) -> Bool { outline.hasShape(of: other.outline) }

  func refers(toAny files: Set<Int>) -> Bool { !self.files.isDisjoint(with: files) }
}

extension FlowNode {
  /// The file that contains the place, as an index into the files of the symbol index.
  fileprivate var file: Int32 {
    switch self {
    case .value(let decl), .result(let decl), .receiver(let decl), .rawValue(let decl), .parameter(let decl, _),
      .local(let decl, _, _):
      decl.file
    case .sentence(let place): place.file
    }
  }
}
