import JSONRPC
import ProjectSync
import StringExtraction
import StructuredText
import Workspace

/// Syncs the catalogs with the sources.
enum SyncTool {
  static let tool = AgentTool(
    name: "sync", title: "Sync catalogs with sources",
    about: """
      Brings the string catalogs in step with the sources: adds new keys, marks stale or removes those that are gone, and updates comments \
      and default values. Call it after literals in the code have changed. Translations are kept.
      """,
    arguments: [
      ToolMember("no_stale", .flag, "Whether nothing is marked stale or removed"),
      ToolMember("allow_mass_stale", .flag, "Whether more than half of a catalog's keys may go"),
      ToolMember(
        "carry_renames", .flag, "Whether translations go to the key that is the same in new words, to be reviewed"),
      ToolMember("create_catalogs", .flag, "Whether tables without a catalog get one"),
    ],
    result: SyncChanges.members([.total]), effect: .writes
  ) { project, arguments in
    var request = SyncRequest(project.request)
    request.keepsAll = arguments.has("no_stale")
    request.allowsMassStale = arguments.has("allow_mass_stale")
    request.renames.carriesSuggested = arguments.has("carry_renames")
    request.createsCatalogs = arguments.has("create_catalogs")
    request.bounds = project.root
    let changes = try await project.locked { [request] in
      try await SyncChanges(request, project.sdk)
    }
    return try changes.payload(limit: 50, goesOn: false)
  }
}

/// Returns the changes that a sync would make.
enum CheckTool {
  static let tool = AgentTool(
    name: "check", title: "Check catalogs against sources",
    about: """
      Tells whether the string catalogs are in step with the sources, and what sync would change, slice by slice: keys that are missing, \
      stale or have another comment or default value. Writes nothing.
      """,
    arguments: .slicing, result: SyncChanges.members(.rest)
  ) { project, arguments in
    var request = SyncRequest(project.request)
    request.checks = true
    return try await SyncChanges(request, project.sdk).payload(
      after: arguments.cursor, limit: arguments.limit)
  }
}
