import Diagnostics
import ProjectModel
import TextBasics

/// A rule that keeps all entries of a catalog from becoming stale.
struct RetentionRule: Sendable {
  /// Whether some sources of the catalog were not read, so that comments and default values may be incomplete too.
  let isPartial: Bool
  /// Whether these sources were not read because the request does not include them, so that one note is enough for all
  /// catalogs.
  var isOfRun = false
  /// Returns the reason, as the end of a sentence, or `nil` if it does not apply to a catalog.
  let reason: @Sendable (CatalogUpdate, inout CatalogRouter, inout SourceCoverage) -> String?

  /// All rules, in the order in which they are checked.
  static let all = [
    unreadFile, unreadProject, uncompiled, unlocalizedPackage, unseenSource, sparseCheckout, missingSource,
    missingFolder, withoutSource, generatedSource, asked,
  ]

  /// Returns the first reason why no entry becomes stale in a catalog, if any applies.
  static func suppression(
    for update: CatalogUpdate, _ router: inout CatalogRouter, _ coverage: inout SourceCoverage
  ) -> CatalogUpdate.Suppression? {
    if update.isNew { return nil }
    for rule in all {
      guard let reason = rule.reason(update, &router, &coverage) else { continue }
      return .init(reason: reason, isPartial: rule.isPartial, isOfRun: rule.isOfRun)
    }
    return nil
  }

  private static let unreadFile = RetentionRule(isPartial: true) { _, router, _ in
    router.project.gaps.hasErrors ? "a file could not be read" : nil
  }

  private static let unreadProject = RetentionRule(isPartial: false) { update, router, _ in
    let unread = router.project.gaps.unreadProjects
    let around = unread.filter { update.path.isWithin($0.key) }
    // A catalog in no target may belong to a project in another folder.
    let possible = around.isEmpty && update.targets.isEmpty ? unread : around
    return possible.min { $0.key < $1.key }.map { "the \($0.value) could not be read" }
  }

  /// For example, its target has a table of the same name, or a package's manifest excludes it.
  private static let uncompiled = RetentionRule(isPartial: false) { update, router, _ in
    guard update.strings.isEmpty, update.others.isEmpty else { return nil }
    let (map, path) = (router.project.map, update.path)
    let isUncompiled =
      map.membership(of: path) == .none || router.project.isInSwiftPackage(path) && !map.hasTarget(path)
    return isUncompiled ? "no target compiles the catalog" : nil
  }

  private static let unlocalizedPackage = RetentionRule(isPartial: false) { update, router, _ in
    router.unlocalized.contains(update.path) ? "its package does not set defaultLocalization" : nil
  }

  /// The run has read all sources of the project, so that another request would not change this.
  private static let withoutSource = RetentionRule(isPartial: true) { update, router, coverage in
    coverage.isWithoutSource(update, &router) ? CatalogUpdate.Suppression.withoutSource : nil
  }

  private static let unseenSource = RetentionRule(isPartial: true, isOfRun: true) { update, router, coverage in
    coverage.unseen(update, &router)
  }

  private static let sparseCheckout = RetentionRule(isPartial: true) { update, router, _ in
    let source = router.project.gaps.leftOut.first { router.resolver.mayBelong($0, to: update.path) }
    return source.map { "\(router.project.names.printed($0)) is not checked out and might use them" }
  }

  /// A missing source affects only the catalogs of the targets that compile it (facts J). Sources in C and C++ matter
  /// only if C code uses strings of the catalog, because `NSLocalizedString` needs Objective-C.
  private static let missingSource = RetentionRule(isPartial: false) { update, router, _ in
    let map = router.project.map
    let usesC = update.strings.contains { string in
      string.site.api.hasPrefix("CFCopyLocalizedString") || FilePath(string.site.file).isCSource
    }
    let source = router.project.gaps.missing.first { source in
      if source.isCSource && !usesC { return false }
      let compilers = map.targets(ofNew: source)
      let isForeign = !compilers.isEmpty && !update.targets.isEmpty && update.targets.isDisjoint(with: compilers)
      return !isForeign && router.resolver.mayBelong(source, to: update.path)
    }
    let state = router.project.isDeclared ? "is missing or not an input file of the phase" : "is missing"
    return source.map { "\(router.project.names.printed($0)) belongs to the catalog's target but \(state)" }
  }

  private static let missingFolder = RetentionRule(isPartial: true) { update, router, _ in
    let folder = router.project.gaps.missingFolders.first { router.mayContainSources($0, of: update) }
    return folder.map { folder in
      "\(router.project.names.printed(folder.path)) may contain sources of the catalog's target but \(folder.predicate)"
    }
  }

  private static let generatedSource = RetentionRule(isPartial: false) { update, router, _ in
    let target = router.project.map.targets.first { $0.unresolved > 0 && $0.hasTable(at: [update.path]) }
    return target.map { target in
      "the build generates \(Quantity.of(target.unresolved, "source file")) for \(TerminalSafeText.word(target.name)), which might use them"
    }
  }

  private static let asked = RetentionRule(isPartial: false) { _, router, _ in
    router.request.keepsAll ? CatalogUpdate.Suppression.asked.reason : nil
  }
}

extension CatalogRouter {
  /// Returns whether a folder that was not read may contain sources of a catalog. Either a target of the catalog
  /// compiles them, or the project has no targets and the folder is inside the catalog's folder.
  mutating func mayContainSources(_ folder: MissingFolder, of update: CatalogUpdate) -> Bool {
    let (map, source) = (project.map, folder.source)
    let compilers = map.targets(ofNew: source)
    if !compilers.isEmpty {
      let shipped = Set(compilers.filter { !map.targets[$0].isTest })
      return update.targets.isEmpty ? mayUse(source, update.path) : !update.targets.isDisjoint(with: shipped)
    }
    guard map.membership(of: source) == .unknown, !project.isInSwiftPackage(source),
      !FolderRules.isThirdParty(source)
    else { return false }
    return resolver.serves(update.path, source) && mayUse(source, update.path)
  }
}
