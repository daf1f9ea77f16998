import CatalogMerge
import Diagnostics
import FileSystem
import ProjectModel
import StructuredText
import TextBasics

/// Checks merges that were made without strex, for example on servers. Repeats the merge of each catalog and reports
/// the losses in the committed one.
package struct MergeCheck {
  /// A revision or range, or `nil` for the merge in progress, or else the last commit.
  private let revisions: String?
  private let top: FilePath
  private let current: FilePath

  package init(_ revisions: String?, around folder: FilePath) throws(UsageError) {
    top = try Git.demandWorkTree(around: folder, otherwise: "no merge can be checked").top
    (self.revisions, current) = (revisions, folder)
  }

  /// Returns the losses, and notes on merges that cannot be checked.
  /// - Returns: `nil` if there is no merge to check.
  package func findings() throws -> (findings: [Diagnostic], notes: [Diagnostic])? {
    let merges = try merges()
    if merges.isEmpty { return nil }
    var (findings, notes): ([Diagnostic], [Diagnostic]) = ([], [])
    for merge in merges {
      guard let versions = try CatalogVersions(of: merge, in: top) else {
        throw FileError(top.string, "git failed to read the merged versions")
      }
      for file in versions.contested {
        let found = self.findings(in: file, of: merge)
        findings += found.errors
        notes += found.filter { $0.severity != .error }
      }
    }
    return (findings, notes)
  }

  private func merges() throws(UsageError) -> [GitMerge] {
    if revisions == nil, let merge = GitMerge.inProgress(in: top) { return [merge] }
    guard let merges = GitMerge.named(revisions ?? "HEAD", in: top) else {
      throw UsageError("unknown revision \(TerminalSafeText.word(revisions ?? "HEAD"))")
    }
    let lacksHistory = merges.isEmpty || merges.contains { $0.bases(in: top).isEmpty }
    if lacksHistory, GitMerge.isCutOff(revisions ?? "HEAD", in: top) {
      throw UsageError("this shallow clone lacks commits needed to check the merge; run `git fetch --unshallow` first")
    }
    return merges
  }

  private func findings(in file: CatalogVersions.File, of merge: GitMerge) -> [Diagnostic] {
    let name = top.appending(file.path.string).way(from: current).string
    let commit = merge.commit.map { "merge \($0.prefix(10))" }
    func diagnostic(_ identifier: String, _ sentence: String) -> Diagnostic {
      Diagnostic(.error, identifier, sentence + (commit.map { " (\($0))" } ?? ""), file: name)
    }
    guard let result = file.result else { return [diagnostic("lost-catalog", "the catalog was lost")] }
    let catalog: MergeableCatalog
    do throws(ParseError) { catalog = try MergeableCatalog(result) } catch {
      var broken = error.diagnostic("broken-merge", file: name)
      broken.message += " (introduced in \(commit ?? "the merge"))"
      return [broken]
    }
    guard let review = try? file.review() else {
      let sentence = "a merged version is not a valid catalog, so lost translations cannot be detected"
      return [diagnostic("unmergeable", sentence)]
    }
    let text = MergeText(labels: .defaultLabels)
    return review.findings(in: catalog).map { finding in
      var diagnostic = diagnostic(finding.identifier, text.sentence(finding))
      let place = catalog.place(of: finding.path)
      diagnostic.range = TextRange(line: place.line, column: place.column)
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
