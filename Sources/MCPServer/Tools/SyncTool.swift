import ProjectAnalysis

/// Syncs the catalogs with the sources.
enum SyncTool {
  static let tool = AgentTool(
    name: "sync", title: "Sync catalogs with the code",
    about: """
      Updates the string catalogs from the code: adds new keys, marks unused keys as stale or removes them, and \
      updates comments and default values. Keeps translations. Call it after you change literals in the code.
      """,
    arguments: [
      ToolMember("no_stale", .flag, "Do not mark or remove unused keys"),
      ToolMember("allow_mass_stale", .flag, "Allow more than half of a catalog's keys to become stale"),
      ToolMember("carry_renames", .flag, "Move translations to renamed keys and mark them for review"),
      ToolMember("create_catalogs", .flag, "Create a catalog for each table that does not have one"),
    ],
    result: SyncChanges.members([.total]), effect: .writes
  ) { project, arguments in
    var request = SyncRequest(project.request)
    request.keepsAll = arguments.has("no_stale")
    request.options.allowsMassStale = arguments.has("allow_mass_stale")
    request.options.carriesRenames = arguments.has("carry_renames")
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
    name: "check", title: "Check catalogs against the code",
    about: """
      Reports whether the string catalogs are up to date and what sync would change, page by page: missing keys, stale \
      keys, and keys whose comment or default value has changed. Writes nothing.
      """,
    arguments: .slicing, result: SyncChanges.members(.rest)
  ) { project, arguments in
    var request = SyncRequest(project.request)
    request.checks = true
    return try await SyncChanges(request, project.sdk).payload(after: arguments.cursor, limit: arguments.limit)
  }
}
