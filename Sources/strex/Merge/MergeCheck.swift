import CatalogMerge
import Findings
import JSONText
import ProjectLayout
import Reports
import StringExtraction
import SwiftLexing
import TextBasics
import Workspace

/// Looks at merges that were made without strex, as servers make them: does each catalog's merge once more and names
/// what the committed one lost.
struct MergeCheck {
  /// A revision or range; `nil` for the merge in progress, or else the last commit.
  private let revisions: String?
  private let console: Console
  private let top: FilePath
  private let current: FilePath

  init(_ revisions: String?, around folder: FilePath, _ console: Console) throws(UsageProblem) {
    guard let tree = Git.workTree(around: folder) else {
      throw UsageProblem(
        "\(TerminalSafeText.word(folder.string)) is in no work tree of git, so there is no merge to check")
    }
    (self.revisions, self.console, top, current) = (revisions, console, tree.top, folder)
  }

  func run() throws -> ExitCode {
    let merges = try merges()
    if merges.isEmpty {
      let what = revisions.map(TerminalSafeText.word) ?? "HEAD"
      console.note("\(what) has no merge of two commits, so there is nothing to check")
    }
    var findings: [Diagnostic] = []
    for merge in merges {
      guard let versions = CatalogVersions(of: merge, in: top) else {
        throw FileProblem(top.string, "git does not say what the sides of a merge hold")
      }
      findings += try versions.contested.flatMap { try self.findings(in: $0, of: merge) }
    }
    for finding in findings { console.print(DiagnosticText.line(finding, coloured: console.coloursResults)) }
    return findings.isEmpty ? .success : .outOfStep
  }

  private func merges() throws(UsageProblem) -> [GitMerge] {
    if revisions == nil, let merge = GitMerge.inProgress(in: top) { return [merge] }
    guard let merges = GitMerge.named(revisions ?? "HEAD", in: top) else {
      throw UsageProblem("git knows no revision \(TerminalSafeText.word(revisions ?? "HEAD"))")
    }
    let lacksHistory = merges.isEmpty || merges.contains { $0.bases(in: top).isEmpty }
    if lacksHistory, GitMerge.isCutOff(revisions ?? "HEAD", in: top) {
      throw UsageProblem("this clone is shallow and lacks the sides of the merge: fetch its whole history first")
    }
    return merges
  }

  private func findings(in file: CatalogVersions.File, of merge: GitMerge) throws -> [Diagnostic] {
    let name = top.appending(file.path.string).way(from: current).string
    let commit = merge.commit.map { " by merge \($0.prefix(10))" } ?? ""
    func diagnostic(_ identifier: String, _ sentence: String) -> Diagnostic {
      Diagnostic(.error, identifier, sentence + commit, file: name)
    }
    guard let result = file.result else { return [diagnostic("lost-catalog", "the catalog is lost")] }
    let catalog: MergeableCatalog
    do throws(JSONProblem) { catalog = try MergeableCatalog(result) } catch {
      var broken = error.diagnostic("broken-merge", file: name)
      broken.message += ", made" + (commit.isEmpty ? " by the merge" : commit)
      return [broken]
    }
    guard let review = try? file.review() else {
      let message = "a side of the merge is no catalog, so nothing can be said of what was lost"
      console.report(Diagnostic(.note, "unmergeable", message, file: name))
      return []
    }
    let text = MergeText(labels: MergeSides(base: "base", ours: "ours", theirs: "theirs"))
    return review.findings(in: catalog).map { finding in
      var diagnostic = diagnostic(finding.identifier, text.sentence(finding))
      let place = catalog.place(of: finding.path)
      diagnostic.location = SourceLocation(line: place.line, column: place.column)
      return diagnostic
    }
  }
}

extension MergeFinding {
  fileprivate var identifier: String {
    switch kind {
    case .lost, .lostEntry: "lost-translation"
    case .differs: "other-translation"
    case .returned: "returned-translation"
    }
  }
}
