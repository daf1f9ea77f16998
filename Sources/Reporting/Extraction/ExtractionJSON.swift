import Diagnostics
import ProjectChecks
import StringExtraction
import StructuredText
import TranslationContext

/// The documented output of `strex extract --format json`.
///
///     {"version":1,
///      "strings":[{"key","table","comment","defaultValue","evidence",
///                  "sites":[{"file","line","column","api","comment"}],
///                  "context":{"line","arguments":[{"name","type","code"}],
///                             "places":[{"file","line","column","api","role","description","view","title","part",
///                                        "group":{"kind","title"},"neighbors":[…]}]}}],
///      "appShortcuts":[{"key","table","phrases":[…],"site":{"file","line","column","api"}}],
///      "interfaceTexts":[{"key","table","comment","defaultValue","evidence","sites":[…]}],
///      "propertyListTexts":[{"key","table","comment","defaultValue","evidence","sites":[…]}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// Members without a value are left out. Only `--context` writes `context`: `line` describes all places of the key for
/// translators, `role` is the role in words joined by `-`, `view` is the type whose code has the string, and `title` is
/// the title of the screen. `appShortcuts` are the phrases of App Shortcuts, by position. `interfaceTexts`
/// are the strings of storyboards and xibs, whose keys contain object identifiers. `propertyListTexts` are the strings
/// of targets' `Info.plist` files. None of these are among the strings. `evidence` is `declared`, `inferred` or
/// `assumed`. Lines and columns are 1-based; columns count UTF-8 bytes. New members may be added within a version; none
/// is removed or changes its meaning.
package enum ExtractionJSON {
  package static let version = 1

  package static func text(
    _ strings: [ReportedString], _ shortcuts: [ShortcutPhrases], _ interfaces: [ReportedString],
    _ propertyLists: [ReportedString], _ diagnostics: [Diagnostic], _ contexts: ProjectContexts? = nil
  ) -> String {
    JSONWriter.report(version, diagnostics) { json in
      json.objects("strings", strings) { $0.write($1, contexts) }
      json.objects("appShortcuts", shortcuts.filter { !$0.isDebugOnly }) { $0.write($1) }
      json.objects("interfaceTexts", interfaces) { $0.write($1, contexts) }
      json.objects("propertyListTexts", propertyLists) { $0.write($1, contexts) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ string: ReportedString, _ contexts: ProjectContexts?) {
    member("key", string.key)
    member("table", string.table)
    member("comment", string.comment)
    member("defaultValue", string.defaultValue)
    member("evidence", string.evidence.rawValue)
    objects("sites", string.sites) { $0.write($1) }
    if let contexts { write(string.sites.map(\.site), key: string.key, contexts) }
  }

  /// Writes the places of a key in the interface.
  package mutating func write(_ sites: [LiteralSite], key: String, _ contexts: ProjectContexts) {
    let found = contexts.contexts(of: sites)
    object("context") { json in
      json.member("line", contexts.line(found, key: key))
      json.objects("arguments", found.lazy.map(\.arguments).first { !$0.isEmpty } ?? []) { json, argument in
        json.member("name", argument.phrase)
        json.member("type", argument.type)
        json.member("code", argument.code)
      }
      json.objects("places", found) { $0.write($1, contexts) }
    }
  }

  private mutating func write(_ context: TextContext, _ contexts: ProjectContexts) {
    members(context.site)
    member("role", context.role)
    member("description", context.phrase)
    member("view", context.view)
    member("title", context.title.map(contexts.text))
    member("part", context.part)
    if let group = context.group {
      object("group") { json in
        json.member("kind", group.kind)
        json.member("title", group.title.map(contexts.text))
      }
    }
    array("neighbors", context.neighbors) { $0.value(contexts.text($1)) }
  }

  fileprivate mutating func write(_ shortcut: ShortcutPhrases) {
    member("key", shortcut.key)
    member("table", ShortcutPhrases.table)
    member("phrases", shortcut.phrases)
    object("site") { $0.members(shortcut.site) }
  }

  private mutating func write(_ site: ReportedString.Site) {
    members(site.site)
    member("comment", site.comment)
  }
}
