import Diagnostics
import ProjectModel
import StructuredText

/// The documented output of `strex targets --format json`.
///
///     {"version":1,
///      "targets":[{"name","origin","file","product","isTest","platforms":["iOS"],"extractsSwiftTypes",
///                  "generatesSymbols","routines":[],"sources":[],"catalogs":[],"tables":[],"unresolved"}],
///      "folders":[{"table","isAmbiguous","catalogs":[],"sources":[]}],
///      "uncompiled":[],"missing":[],"leftAlone":[{"file","reason"}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// `origin` is `project`, `package` or `configuration`; `product` is left out where there is none.
package enum TargetsJSON {
  package static let version = 1

  package static func text(_ report: TargetReport, _ diagnostics: [Diagnostic], _ names: PathNames) -> String {
    JSONWriter.report(version, diagnostics) { json in
      json.objects("targets", report.targets) { $0.write($1, names) }
      json.objects("folders", report.folders) { $0.write($1, names) }
      json.paths("uncompiled", report.uncompiled, names)
      json.paths("missing", report.missing, names)
      json.objects("leftAlone", report.leftAlone) { json, left in
        json.member("file", names.printed(left.catalog))
        json.member("reason", left.reason)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func paths(_ name: String, _ paths: [FilePath], _ names: PathNames) {
    array(name, paths) { $0.value(names.printed($1)) }
  }

  fileprivate mutating func write(_ target: BuildTarget, _ names: PathNames) {
    member("name", target.name)
    member("origin", target.origin.rawValue)
    member("file", names.printed(target.file))
    member("product", target.product)
    member("isTest", target.isTest)
    member("platforms", target.settings.platforms.names)
    member("extractsSwiftTypes", target.settings.extractsSwiftTypes)
    member("generatesSymbols", target.settings.generatesSymbols)
    member("routines", target.settings.routines)
    paths("sources", target.sources, names)
    paths("catalogs", target.catalogs, names)
    paths("tables", target.tables, names)
    member("unresolved", target.unresolved)
  }

  fileprivate mutating func write(_ folders: TargetReport.Folders, _ names: PathNames) {
    var isAmbiguous = false
    var catalogs: [FilePath] = []
    switch folders.destination {
    case .catalogs(let list): catalogs = list
    case .ambiguous(let list): (isAmbiguous, catalogs) = (true, list)
    case .nowhere: break
    }
    member("table", folders.table)
    member("isAmbiguous", isAmbiguous)
    paths("catalogs", catalogs, names)
    paths("sources", folders.sources, names)
  }
}
