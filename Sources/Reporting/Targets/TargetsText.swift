import ProjectModel
import TextBasics

/// Formats the report on targets as text.
package struct TargetsText {
  package let names: PathNames
  /// Whether sources are listed, not only counted.
  package let isVerbose: Bool

  package init(names: PathNames, isVerbose: Bool) {
    self.names = names
    self.isVerbose = isVerbose
  }

  package func text(_ report: TargetReport) -> String {
    let blocks =
      report.targets.map(block) + report.folders.map(block)
      + [
        list("Not in any target, so not compiled", report.uncompiled),
        list("Listed in targets but missing", report.missing),
        leftAlone(report),
      ]
    let text = blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return text.isEmpty ? "No targets or catalogs found." : text
  }

  private func block(_ target: BuildTarget) -> String {
    let kind = target.product ?? (target.isTest ? "tests" : target.origin.rawValue)
    var lines = ["\(shown(target.name)) (\(kind), \(printed(target.file)))"]
    lines.append("  sources    \(target.sources.count)")
    if isVerbose { lines += target.sources.map { "    " + printed($0) } }
    lines.append(
      "  catalogs   " + (target.catalogs.isEmpty ? "none" : target.catalogs.map(printed).joined(separator: ", ")))
    let tables = Self.patterns(of: target.tables)
    if !tables.isEmpty { lines.append("  tables     " + tables.map(printed).joined(separator: ", ")) }
    let settings = target.settings
    if settings.platforms != .all { lines.append("  platforms  " + settings.platforms.names.joined(separator: ", ")) }
    if !settings.extractsSwiftTypes {
      let reason = settings.lacksExtractionSetting ? "not set" : "NO"
      lines.append(
        "  note       only `Text(\"…\")` and NSLocalizedString are extracted because SWIFT_EMIT_LOC_STRINGS is \(reason)"
      )
    }
    if !settings.typedKeys.isEmpty {
      lines.append("  note       SWIFT_EMIT_LOC_STRINGS is not set; assumed to be YES because of keys in the catalogs")
    }
    if !settings.routines.isEmpty {
      lines.append("  routines   " + settings.routines.map(shown).joined(separator: ", "))
    }
    if settings.generatesSymbols { lines.append("  symbols    generated for manual keys") }
    if target.unresolved > 0 {
      let files = target.unresolved == 1 ? "1 of its files is" : "\(target.unresolved) of its files are"
      lines.append("  note       \(files) generated at build time")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns one pattern for the tables of all languages: `App/*.lproj/Localizable.strings`.
  private static func patterns(of tables: [FilePath]) -> [FilePath] {
    let patterns = tables.map { table in
      guard let region = table.folder, region.fileExtension == "lproj", let folder = region.folder else { return table }
      return folder.appending("*.lproj").appending(table.name)
    }
    return Set(patterns).sorted()
  }

  private func block(_ folders: TargetReport.Folders) -> String {
    let (title, catalogs): (String, [FilePath]) =
      switch folders.destination {
      case .catalogs(let list):
        ("Assigned by folder because they have no \(folders.haveTargets ? "catalog in their target" : "target")", list)
      case .ambiguous(let list): ("Ambiguous: several catalogs are possible, so none is written", list)
      case .nowhere: ("Without a catalog", [])
      }
    var lines = ["\(title) (table \(shown(folders.table)))"]
    lines.append("  sources    \(folders.sources.count)")
    if isVerbose { lines += folders.sources.map { "    " + printed($0) } }
    lines.append("  catalogs   " + catalogs.map(printed).joined(separator: ", "))
    return lines.joined(separator: "\n")
  }

  private func list(_ title: String, _ files: [FilePath]) -> String {
    if files.isEmpty { return "" }
    let lines = ["\(title)", "  sources    \(files.count)"]
    return (lines + (isVerbose ? files.map { "    " + printed($0) } : [])).joined(separator: "\n")
  }

  private func leftAlone(_ report: TargetReport) -> String {
    if report.leftAlone.isEmpty || !isVerbose { return "" }
    let lines = report.leftAlone.map { "  \(printed($0.catalog)): it \($0.reason)" }
    return (["Catalogs whose keys are not extracted from code"] + lines).joined(separator: "\n")
  }

  private func printed(_ path: FilePath) -> String { TerminalSafeText.escaped(names.printed(path)) }

  private func shown(_ name: String) -> String { TerminalSafeText.escaped(name) }
}
