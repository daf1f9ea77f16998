import CatalogRouting
import Diagnostics
import ProjectLoading
import ProjectModel
import StringExtraction

/// A rule about text that ships untranslated, or that strex could not read. A check fails on its diagnostics even if
/// the catalogs are up to date.
package struct SyncGap: Sendable {
  /// An option of a sync that repairs the place without an edit.
  package enum Repair: Sendable, CaseIterable {
    case createCatalogs, acceptAssumed, carryRenames
  }

  package let rule: RuleDescription
  /// A clause for the summary that names the missing text or file.
  package let clause: String
  package let repair: Repair?

  /// Returns the gaps that some diagnostics report, each once, in the order of the table.
  package static func all(in diagnostics: [Diagnostic]) -> [SyncGap] {
    let found = Set(diagnostics.lazy.filter { $0.severity != .note }.map(\.identifier))
    return all.filter { found.contains($0.rule.identifier) }
  }

  /// Returns the options that repair some diagnostics. A new catalog does not help where another step is needed first.
  package static func repairs(of diagnostics: [Diagnostic]) -> Set<Repair> {
    let isCreated = catalogAbsences(in: diagnostics).contains { $0.help == nil }
    return Set(all(in: diagnostics).compactMap(\.repair).filter { $0 != .createCatalogs || isCreated })
  }

  /// Returns whether another step is needed before a catalog can be created.
  package static func needsStepBeforeCatalog(_ diagnostics: [Diagnostic]) -> Bool {
    catalogAbsences(in: diagnostics).contains { $0.help != nil }
  }

  private static func catalogAbsences(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.identifier == CatalogAbsence.rule.identifier && $0.severity != .note }
  }

  /// Returns the settings of these rules in a project.
  package static func rules(of project: Project) -> DiagnosticRules {
    DiagnosticRules(all.map(\.rule), project.configuration.rules, project.names)
  }

  /// The identifiers of the gaps that make it unknown which targets have a file.
  package static let ofProjects: Set<String> = [ProjectError.unreadProject, Project.missingPackage]

  /// Returns whether a diagnostic is about such text.
  package static func reports(_ diagnostic: Diagnostic) -> Bool { !all(in: [diagnostic]).isEmpty }
}

// All gaps.
extension SyncGap {
  package static let all: [SyncGap] = [
    SyncGap(rule: CatalogAbsence.rule, clause: "some strings are not in any catalog", repair: .createCatalogs),
    SyncGap(
      rule: RuleDescription(
        "ambiguous-catalog", summary: "A key that could belong to several catalogs",
        explanation:
          "The key is not added to any catalog. Move the source file to the same target or folder as its catalog."),
      clause: "strings could belong to several catalogs", repair: nil),
    SyncGap(
      rule: RuleDescription(
        UncompiledCatalogs.identifier, summary: "A catalog that no target compiles",
        explanation:
          "The app does not contain the catalog's strings. Add the catalog to the target that uses them."),
      clause: "some catalogs are not compiled by any target", repair: nil),
    SyncGap(
      rule: RuleDescription(
        CatalogUpdate.unextractedKey, summary: "A key that no target extracts because of its build settings",
        explanation: """
          The catalog does not contain the key, so the string stays untranslated. Xcode adds it only if \
          `SWIFT_EMIT_LOC_STRINGS` is YES. Set it in the project, or add the key with `strex edit add KEY`. If \
          xcodebuild receives the setting as an argument, declare the target in the configuration with \
          `extractsSwiftTypes`.
          """),
      clause: "some keys are not extracted because of build settings", repair: nil),
    SyncGap(
      rule: RuleDescription(
        "unknown-interpolation-type", summary: "A key that is ignored because an interpolation's type is unknown",
        explanation:
          "Declare the type in the code or pass its interface with `--interface`. To accept `%@`, use `strex sync --accept-assumed`."
      ),
      clause: "some keys were ignored because an interpolation's type is unknown", repair: .acceptAssumed),
    unread(
      Diagnostic.brokenSource, "A source file with incomplete Swift code", "source files contain incomplete Swift code"),
    unread(
      ProjectError.unreadProject, "A project file that cannot be read", "project files cannot be read completely",
      repair: "Correct the project file."),
    SyncGap(
      rule: RuleDescription(
        Project.missingPackage, summary: "A local package that a project names but that does not exist",
        explanation:
          "Xcode cannot build the project without the package. Check it out, for example with `git submodule update --init`, or remove it from the project."
      ),
      clause: "some local packages are missing", repair: nil),
    SyncGap(
      rule: RuleDescription(
        UpdatePlan.targetWithoutSources, summary: "A catalog whose target has no source file",
        explanation:
          "The keys in the catalog cannot be checked. Restore the target's sources, or remove the catalog together with the target."
      ),
      clause: "some catalogs belong to targets without source files", repair: nil),
    unread(
      Diagnostic.nestedTooDeep, "Code that is nested too deeply to be read", "code is nested too deeply to be read",
      repair: "Split the code into smaller parts or exclude the file from the project."),
    unread(
      "outdated-stringsdata", "A source file that is newer than its `.stringsdata` file",
      "source files are newer than their .stringsdata files", repair: "Build the project again."),
    unread("unread-interface", "A storyboard or xib that cannot be read", "interface files cannot be read"),
    unread("unread-settings", "A settings pane that cannot be read", "settings panes cannot be read"),
    unread("unread-property-list", "A property list that cannot be read", "property lists cannot be read"),
  ]

  private static func unread(
    _ identifier: String, _ summary: String, _ clause: String,
    repair: String = "Correct the file or exclude it from the project."
  ) -> SyncGap {
    let explanation = "Keys in the file may be missing from the catalogs. \(repair)"
    return SyncGap(
      rule: RuleDescription(identifier, summary: summary, explanation: explanation), clause: clause, repair: nil)
  }
}
