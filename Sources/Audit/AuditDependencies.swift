import StringDataFlow
import StringExtraction
import SwiftTypeChecking

/// The dependencies of a file's results, and the facts that other files learn from it.
struct AuditDependencies: Sendable {
  let reading: FileExtraction
  /// The files whose declarations occur in the data flow.
  let files: Set<Int32>

  init(of audit: FileAudit, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    reading = FileExtraction(audit.extraction, queries, index, file: file)
    var files: Set<Int32> = []
    for edge in audit.edges + (audit.keyEdges ?? []) {
      if case .node(let node) = edge.source { files.insert(node.file) }
      if case .node(let node) = edge.target { files.insert(node.file) }
      if let callee = edge.callee { files.insert(callee.file) }
    }
    self.files = files
  }
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
