import Diagnostics
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringExtraction

/// The conversion of literals to generated symbols or back, in code and catalogs. A key is converted in all places, or
/// in none if one of them is an obstacle.
package struct ConversionPlan {
  package private(set) var edits: [FileEdit] = []
  /// The converted keys, in the order of catalogs and keys.
  package private(set) var converted: [ConvertedKey] = []
  /// Errors about selected keys that cannot be converted, and notes.
  package private(set) var diagnostics: [Diagnostic]

  /// The identifier of errors about keys that cannot be converted.
  package static let obstacle = "unconvertible-use"

  /// - Parameter unsaved: the unsaved texts with which the project was read.
  /// - Throws: if the project cannot be read completely, or for a named key that no catalog contains.
  package init(
    _ project: Project, _ request: ConversionRequest, _ sdk: SDKLoad,
    unsaved: [FilePath: ContiguousArray<UInt8>] = [:]
  ) async throws {
    let state = try await ConversionState(project, sdk)
    try IncompleteProjectError.demandNone(state.analysis.blockingDiagnostics)
    let candidates = try await ConversionCandidates(state, request)
    diagnostics = candidates.notes
    var keys = candidates.keys
    while !keys.isEmpty {
      var draft = ConversionDraft(keys, candidates, state, request)
      if draft.refusals.isEmpty {
        draft.refusals = try await ConversionProof(of: draft, state, sdk, unsaved: unsaved).refusals
      }
      if draft.refusals.isEmpty {
        edits = draft.fileEdits
        converted = keys
        break
      }
      for diagnostic in draft.refusals.sorted(by: { $0.key < $1.key }).flatMap(\.value)
      where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      keys = keys.indices.filter { draft.refusals[$0] == nil }.map { keys[$0] }
    }
    diagnostics = Self.grouped(diagnostics)
  }

  /// Replaces problems with the same cause by the first one, with their number.
  private static func grouped(_ problems: [Diagnostic]) -> [Diagnostic] {
    struct Group: Hashable {
      let cause: String
      let message: String
    }
    var counts: [Group: Int] = [:]
    for problem in problems {
      if let cause = problem.cause { counts[Group(cause: cause, message: problem.message), default: 0] += 1 }
    }
    return problems.compactMap { problem in
      guard let cause = problem.cause else { return problem }
      guard let count = counts.removeValue(forKey: Group(cause: cause, message: problem.message)) else { return nil }
      if count == 1 { return problem }
      let place = [problem.file, problem.range.map { "\($0.start.line):\($0.start.column)" }].compactMap(\.self)
      let message = "\(problem.message) (\(Quantity.of(count, "literal")), first \(place.joined(separator: ":")))"
      return Diagnostic(.error, obstacle, message, file: cause)
    }
  }
}
