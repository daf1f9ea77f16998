import Diagnostics
import StringExtraction
import StructuredText

/// The documented output of `strex extract --format json`.
///
///     {"version":1,
///      "strings":[{"key","table","comment","defaultValue","evidence",
///                  "sites":[{"file","line","column","api","comment"}]}],
///      "appShortcuts":[{"key","table","phrases":[…],"site":{"file","line","column","api"}}],
///      "interfaceTexts":[{"key","table","comment","defaultValue","evidence","sites":[…]}],
///      "propertyListTexts":[{"key","table","comment","defaultValue","evidence","sites":[…]}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// Members without a value are left out. `appShortcuts` are the phrases of App Shortcuts, by position. `interfaceTexts`
/// are the strings of storyboards and xibs, whose keys contain object identifiers. `propertyListTexts` are the strings
/// of targets' `Info.plist` files. None of these are among the strings. `evidence` is `declared`, `inferred` or
/// `assumed`. Lines and columns are 1-based; columns count UTF-8 bytes. New members may be added within a version; none
/// is removed or changes its meaning.
package enum ExtractionJSON {
  package static let version = 1

  package static func text(
    _ strings: [ReportedString], _ shortcuts: [ShortcutPhrases], _ interfaces: [ReportedString],
    _ propertyLists: [ReportedString], _ diagnostics: [Diagnostic]
  ) -> String {
    JSONWriter.report(version, diagnostics) { json in
      json.key("strings")
      json.array(strings) { $0.write($1) }
      json.key("appShortcuts")
      json.array(shortcuts.filter { !$0.isDebugOnly }) { $0.write($1) }
      json.key("interfaceTexts")
      json.array(interfaces) { $0.write($1) }
      json.key("propertyListTexts")
      json.array(propertyLists) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ string: ReportedString) {
    object { json in
      json.member("key", string.key)
      json.member("table", string.table)
      json.member("comment", string.comment)
      json.member("defaultValue", string.defaultValue)
      json.member("evidence", string.evidence.rawValue)
      json.key("sites")
      json.array(string.sites) { $0.write($1) }
    }
  }

  fileprivate mutating func write(_ shortcut: ShortcutPhrases) {
    object { json in
      json.member("key", shortcut.key)
      json.member("table", ShortcutPhrases.table)
      json.key("phrases")
      json.array(shortcut.phrases) { $0.value($1) }
      json.key("site")
      json.write(shortcut.site)
    }
  }

  private mutating func write(_ site: ReportedString.Site) {
    object { json in
      json.members(site.site)
      json.member("comment", site.comment)
    }
  }
}

extension JSONWriter {
  /// Returns an object that begins with the format version and ends with the diagnostics of the run.
  package static func report(
    _ version: Int, _ diagnostics: [Diagnostic], _ members: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      members(&json)
      json.key("diagnostics")
      json.array(diagnostics) { $0.write($1) }
    }
    return json.text
  }

  package mutating func write(_ site: LiteralSite) { object { $0.members(site) } }

  fileprivate mutating func members(_ site: LiteralSite) {
    member("file", site.file)
    member("line", site.location.line)
    member("column", site.location.column)
    member("api", site.api)
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.member("severity", diagnostic.severity.rawValue)
      json.member("id", diagnostic.identifier)
      json.member("message", diagnostic.message)
      json.member("file", diagnostic.file)
      json.member("line", diagnostic.location?.line)
      json.member("column", diagnostic.location?.column)
    }
  }
}
