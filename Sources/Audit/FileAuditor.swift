import SwiftOutline
import SwiftTypes

/// What was found in one file.
struct FileAudit: Sendable {
  var edges: [FlowEdge] = []
  var notes: [(rule: String, note: CodeNote)] = []
}

/// Reads files for one thread.
final class FileAuditor {
  private let checker: Checker
  private let places: DisplayPlaces
  private let cases: CaseTable
  private let rules: [any AuditRule]
  private let samples: Set<Int32>

  /// - Parameter samples: the files that hold sample data.
  init(_ index: SymbolIndex, _ cases: CaseTable, _ rules: [any AuditRule], _ samples: Set<Int32>) {
    checker = Checker(index)
    checker.recordsFlow = true
    places = DisplayPlaces(checker)
    self.cases = cases
    self.rules = rules
    self.samples = samples
  }

  func audit(_ file: Int) -> FileAudit {
    var audit = FileAudit()
    for position in checker.index.files[file].tree.declarations.indices {
      read(DeclID(file: Int32(file), index: Int32(position)), &audit)
    }
    return audit
  }

  private func read(_ decl: DeclID, _ audit: inout FileAudit) {
    let readings = checker.readings(of: decl)
    guard !readings.isEmpty else { return }
    let isSilent =
      isBesidePreviews(decl) || samples.contains(decl.file) || checker.isPreview(decl)
      || SilentCode.isSample(decl, checker.index)
    for reading in readings {
      var flow = CodeFlowReader(decl, reading, checker, places, cases)
      flow.read()
      let code = AuditedCode(decl: decl, reading: reading, index: checker.index, values: flow.values)
      let silence = SilentCode(code)
      audit.edges += flow.edges.filter { edge in
        guard case .piece(let piece) = edge.source else { return true }
        return !isSilent && !silence.contains(piece.start)
      }
      guard !isSilent else { continue }
      for rule in rules {
        audit.notes += rule.notes(in: code).filter { !silence.contains($0.start) }.map {
          (rule.description.identifier, $0)
        }
      }
    }
  }

  /// Code at file level beside a preview is a part of it: `#Preview(…) { … } timeline: { … }`.
  private func isBesidePreviews(_ decl: DeclID) -> Bool {
    checker.index[decl].kind == .code && !checker.index.files[Int(decl.file)].previewRanges.isEmpty
  }

  /// What stands in for a requirement or an overridden member when the app runs.
  func implementationEdges() -> [FlowEdge] {
    let index = checker.index
    var edges = places.requirements().flatMap { requirement, place in
      checker.implementations(of: requirement).compactMap { decl in
        node(decl).map { FlowEdge(source: .node($0), target: .display(place)) }
      }
    }
    for file in Int(index.firstProjectFile)..<index.files.count {
      for (position, declaration) in index.files[file].tree.declarations.enumerated()
      where declaration.kind == .variable || declaration.kind == .function {
        let decl = DeclID(file: Int32(file), index: Int32(position))
        guard let target = node(decl) else { continue }
        edges += checker.implementations(of: decl).compactMap { other in
          node(other).map { FlowEdge(source: .node($0), target: .node(target)) }
        }
      }
    }
    return edges
  }

  private func node(_ decl: DeclID) -> FlowNode? {
    switch checker.index[decl].kind {
    case .variable: .value(decl)
    case .function: .result(decl)
    default: nil
    }
  }
}
