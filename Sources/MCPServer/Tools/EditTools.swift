import CatalogEditing
import JSONRPC
import ProjectEditing
import StringCatalog
import StructuredText
import TextBasics

/// Edits selected keys.
enum EditKeysTool {
  private enum Action: String, CaseIterable {
    case comment, state, manual, automatic, translate, remove
    case doNotTranslate = "do_not_translate"
  }

  static let tool = AgentTool(
    name: "edit_keys", title: "Edit keys",
    about: """
      Changes all selected keys: sets comments or translation states, makes keys manual or automatic, marks keys as \
      translatable or not, or removes keys with all translations or their texts in some languages. If one change is \
      rejected, none are made.
      """,
    arguments: [.always("action", .choice(Action.allCases.map(\.rawValue)))] + KeySelection.members + [
      ToolMember("languages", .list(of: .text), "state (required), remove: only these languages"),
      ToolMember("comment", .text, "The comment for the `comment` action; empty to remove it"),
      ToolMember("state", .choice(["translated", "needs_review", "new"]), "The state for the `state` action"),
      ToolMember("catalog", .text, "The path or name of the only catalog to change"),
      ToolMember("dry_run", .flag, "Only report problems, without writing anything"),
    ],
    result: EditPlan.members, effect: .writes
  ) { project, arguments in
    let selection = KeySelection(arguments)
    if selection.isEmpty { throw ToolError("keys, match or states is required") }
    let edit = try edit(arguments)
    let plan = try await project.edit(catalog: arguments.text("catalog"), isDry: arguments.has("dry_run")) { scope in
      try scope.plan(edit, of: selection)
    }
    return plan.payload
  }

  private static func edit(_ arguments: ToolArguments) throws(ToolError) -> EntryEdit {
    switch Action(rawValue: arguments.demanded("action")) {
    case .comment?:
      guard let comment = arguments.text("comment") else {
        throw ToolError("the `comment` action needs the `comment` argument")
      }
      return .comment(comment.isEmpty ? nil : comment)
    case .state?:
      guard let state = arguments.text("state"), let languages = arguments.texts("languages"), !languages.isEmpty else {
        throw ToolError("the `state` action needs the `state` and `languages` arguments")
      }
      return .state(StringUnit.State(rawValue: state), languages: languages)
    case .manual?: return .manual(true)
    case .automatic?: return .manual(false)
    case .translate?: return .translatable(true)
    case .doNotTranslate?: return .translatable(false)
    case .remove?:
      let languages = arguments.texts("languages") ?? []
      return languages.isEmpty ? .removal : .clearing(languages: languages)
    case nil: throw ToolError("unknown action")
    }
  }
}

/// Adds a manual key.
enum AddKeyTool {
  static let tool = AgentTool(
    name: "add_key", title: "Add a key",
    about: """
      Adds a manual key to a catalog, with its text in the source language. Do not add keys for literals in \
      code; sync adds them.
      """,
    arguments: [
      .always("key", .text), ToolMember("text", .text, "The text in the source language"),
      ToolMember("comment", .text, "The comment for translators"),
      ToolMember("catalog", .text, "The catalog's path or name, if the project has several"),
      ToolMember("dry_run", .flag, "Only report problems, without writing anything"),
    ],
    result: EditPlan.members, effect: .writes
  ) { project, arguments in
    let plan = try await project.edit(catalog: arguments.text("catalog"), isDry: arguments.has("dry_run")) { scope in
      try scope.plan(
        adding: arguments.demanded("key"), text: arguments.text("text"), comment: arguments.text("comment"))
    }
    return plan.payload
  }
}

/// Adds, prefills, renames and removes languages.
enum EditLanguageTool {
  private enum Action: String, CaseIterable {
    case add, prefill, rename, remove
  }

  static let tool = AgentTool(
    name: "edit_language", title: "Edit a language",
    about: """
      Adds a language to all catalogs (with the source texts in the `new` state), prefills it with the texts from \
      another language, renames it, or removes it with all its texts.
      """,
    arguments: [
      .always("action", .choice(Action.allCases.map(\.rawValue))), .always("language", .text),
      ToolMember("other", .text, "prefill: the language to copy; rename: the new identifier"),
      ToolMember("catalog", .text, "The path or name of the only catalog to change"),
      ToolMember("dry_run", .flag, "Only report problems, without writing anything"),
    ],
    result: EditPlan.members, effect: .writes
  ) { project, arguments in
    let edit = try edit(arguments)
    let plan = try await project.edit(catalog: arguments.text("catalog"), isDry: arguments.has("dry_run")) { scope in
      try scope.plan(edit)
    }
    return plan.payload
  }

  private static func edit(_ arguments: ToolArguments) throws(ToolError) -> LanguageEdit {
    let (language, other) = (arguments.demanded("language"), arguments.text("other") ?? "")
    try ToolError.demandName(ofLanguage: language)
    guard let action = Action(rawValue: arguments.demanded("action")) else { throw ToolError("unknown action") }
    switch action {
    case .add: return .add(language)
    case .remove: return .remove(language)
    case .rename, .prefill:
      if other.isEmpty { throw ToolError("the `\(action.rawValue)` action needs the `other` argument") }
      try ToolError.demandName(ofLanguage: other)
      return action == .rename ? .rename(language, to: other) : .prefill(language, from: other)
    }
  }
}

/// Removes keys that no code uses.
enum PruneTool {
  static let tool = AgentTool(
    name: "prune", title: "Remove unused keys",
    about: """
      Removes stale and unused keys, with their translations in all languages. Keys that might be used in code or \
      other files are kept and returned in `kept` with the reason. Use dry_run first.
      """,
    arguments: KeySelection.members + [
      ToolMember("allow_most", .flag, "Allow more than half of a catalog's keys to be removed"),
      ToolMember("dry_run", .flag, "Only return the keys, without writing anything"),
    ],
    result: [
      .always(
        "removed", .list(of: .record([.always("catalog", .text), .always("key", .text), .always("reason", .text)]))),
      .always(
        "kept", .list(of: .record([.always("catalog", .text), .always("key", .text), .always("reason", .text)]))),
      .always("removedCount", .count), .always("keptCount", .count),
    ],
    effect: .writes
  ) { project, arguments in
    let plan = try await project.prune(
      KeySelection(arguments), isDry: arguments.has("dry_run"), allowsMost: arguments.has("allow_most"))
    return RPCPayload.object { json in
      json.objects("removed", plan.items.prefix(shown)) { $0.writeKey($1.printed, $1.key, $1.cause.phrase) }
      json.objects("kept", plan.kept.prefix(shown)) { $0.writeKey($1.printed, $1.key, $1.reason) }
      json.member("removedCount", plan.items.count)
      json.member("keptCount", plan.kept.count)
    }
  }

  private static let shown = 50
}

/// Shows the texts that changed since a commit.
enum DiffTool {
  static let tool = AgentTool(
    name: "diff", title: "Compare the strings with those in an earlier commit",
    about: """
      Returns the texts that differ between a commit and the working tree, or between two commits. Lists new, reworded \
      and removed keys, the languages in which they are missing, and the number of changes in each language.
      """,
    arguments: [
      ToolMember("old", .text, "The commit to compare with (default: HEAD)"),
      ToolMember("new", .text, "The commit with the new strings (default: the working tree)"),
    ],
    result: [
      .always(
        "changes",
        .list(
          of: .record([
            .always("catalog", .text), .always("kind", .text), .always("key", .text), ToolMember("oldText", .text),
            ToolMember("text", .text), ToolMember("missing", .list(of: .text)), ToolMember("place", .text),
          ]))),
      .always("total", .count),
      .always(
        "languages",
        .list(of: .record([.always("language", .text), .always("changed", .count), .always("missing", .count)]))),
      .problems,
    ]
  ) { project, arguments in
    var request = DifferenceRequest(project.request)
    request.old = arguments.text("old") ?? "HEAD"
    request.new = arguments.text("new")
    let difference = try await TextDifference(request, project.sdk)
    let changes = difference.parts.flatMap { part in part.items.map { (part, $0) } }
    return RPCPayload.object { json in
      json.objects("changes", changes.prefix(shown)) { json, change in json.write(change.1, of: change.0) }
      json.member("total", changes.count)
      json.objects("languages", DifferenceCount.byLanguage(difference.items)) { json, row in
        json.member("language", row.language)
        json.member("changed", row.count.added + row.count.changed + row.count.removed)
        json.member("missing", row.count.missing)
      }
      json.problems(difference.diagnostics)
    }
  }

  private static let shown = 50
}

extension EditPlan {
  static let members: [ToolMember] = [
    .always("changed", .list(of: .record([.always("catalog", .text), .always("keys", .count)])))
  ]

  var payload: RPCPayload {
    RPCPayload.object { json in
      json.objects("changed", counts) { json, row in
        json.member("catalog", row.printed)
        json.member("keys", row.count)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeKey(_ catalog: String, _ key: String, _ reason: String) {
    member("catalog", catalog)
    member("key", key)
    member("reason", reason)
  }

  fileprivate mutating func write(_ item: CatalogDifference.Item, of part: TextDifference.Part) {
    member("catalog", part.printed)
    member("kind", item.kind.rawValue)
    member("key", item.key)
    member("oldText", item.oldSource)
    member("text", item.source)
    if !item.missing.isEmpty {
      member("missing", item.missing)
    }
    member("place", part.places[UTF8Key(item.key)]?.first.map { "\($0.file):\($0.line)" })
  }
}
