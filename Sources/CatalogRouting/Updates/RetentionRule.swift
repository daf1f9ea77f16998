import Findings
import ProjectLayout
import TextBasics

/// A reason why nothing goes stale in a catalog.
struct RetentionRule: Sendable {
  /// Whether sources of the catalog were not seen, so that comments and default values are not all known either.
  let isPartial: Bool
  /// The reason, as the end of a sentence; `nil` where it does not apply to a catalog.
  let reason: @Sendable (_ job: CatalogJob, _ planner: inout SyncPlanner) -> String?

  /// In the order in which they are asked.
  static let all = [
    unreadFile, unreadProject, unseenSource, sparseCheckout, missingSource, generatedSource, asked,
  ]

  private static let unreadFile = RetentionRule(isPartial: true) { _, planner in
    planner.project.gaps.hasErrors ? "a file could not be read" : nil
  }

  private static let unreadProject = RetentionRule(isPartial: false) { job, planner in
    let around = planner.project.gaps.unreadProjects.filter { job.path.isWithin($0.key) }
    return around.min { $0.key < $1.key }.map { "the \($0.value) could not be read" }
  }

  private static let unseenSource = RetentionRule(isPartial: true) { job, planner in
    let reason = planner.unseen(job)
    if planner.partReason == nil { planner.partReason = reason }
    return reason
  }

  private static let sparseCheckout = RetentionRule(isPartial: true) { job, planner in
    let source = planner.project.gaps.leftOut.first { planner.resolver.mayBelong($0, to: job.path) }
    return source.map { "\(planner.project.names.printed($0)) is not checked out, and may use them" }
  }

  private static let missingSource = RetentionRule(isPartial: false) { job, planner in
    let source = planner.project.gaps.missing.first { planner.resolver.mayBelong($0, to: job.path) }
    let state = planner.project.isDeclared ? "is not there, or none of the phase's input files" : "is not there"
    return source.map { "\(planner.project.names.printed($0)) belongs to their target and \(state)" }
  }

  private static let generatedSource = RetentionRule(isPartial: false) { job, planner in
    let target = planner.project.map.targets.first { $0.unresolved > 0 && $0.catalogs.contains(job.path) }
    return target.map { target in
      "the build makes \(Quantity.of(target.unresolved, "source")) of \(TerminalSafeText.word(target.name)), which may use them"
    }
  }

  private static let asked = RetentionRule(isPartial: false) { _, planner in
    planner.request.keepsAll ? CatalogJob.Suppression.asked.reason : nil
  }
}
