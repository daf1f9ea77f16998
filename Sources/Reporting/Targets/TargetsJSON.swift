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
      json.array("targets", report.targets) { $0.write($1, names) }
      json.array("folders", report.folders) { $0.write($1, names) }
      json.paths("uncompiled", report.uncompiled, names)
      json.paths("missing", report.missing, names)
      json.array("leftAlone", report.leftAlone) { json, left in
        json.object {
          $0.member("file", names.printed(left.catalog))
          $0.member("reason", left.reason)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func paths(_ name: String, _ paths: [FilePath], _ names: PathNames) {
    array(name, paths) { $0.value(names.printed($1)) }
  }

  fileprivate mutating func write(_ target: BuildTarget, _ names: PathNames) {
    object { json in
      json.member("name", target.name)
      json.member("origin", target.origin.rawValue)
      json.member("file", names.printed(target.file))
      json.member("product", target.product)
      json.member("isTest", target.isTest)
      json.member("platforms", target.settings.platforms.names)
      json.member("extractsSwiftTypes", target.settings.extractsSwiftTypes)
      json.member("generatesSymbols", target.settings.generatesSymbols)
      json.member("routines", target.settings.routines)
      json.paths("sources", target.sources, names)
      json.paths("catalogs", target.catalogs, names)
      json.paths("tables", target.tables, names)
      json.member("unresolved", target.unresolved)
    }
  }

  fileprivate mutating func write(_ folders: TargetReport.Folders, _ names: PathNames) {
    var isAmbiguous = false
    var catalogs: [FilePath] = []
    switch folders.destination {
    case .catalogs(let list): catalogs = list
    case .ambiguous(let list): (isAmbiguous, catalogs) = (true, list)
    case .nowhere: break
    }
    object { json in
      json.member("table", folders.table)
      json.member("isAmbiguous", isAmbiguous)
      json.paths("catalogs", catalogs, names)
      json.paths("sources", folders.sources, names)
    }
  }
}
