import Diagnostics
import Foundation

/// The pre-commit hook that strex writes for git.
package struct HookScript: Equatable {
  package enum Mode: String, CaseIterable { case check, fix }

  package let mode: Mode
  /// The path of strex, in case it is not in `PATH`.
  package let tool: String

  package init(_ mode: Mode, tool: String) {
    self.mode = mode
    self.tool = tool
  }

  /// Parses a script. Fails unless strex wrote the exact text.
  package init?(_ text: String) {
    for mode in Mode.allCases {
      let (start, end) = Self.frame(mode)
      guard text.hasPrefix(start), text.hasSuffix(end), text.utf8.count > start.utf8.count + end.utf8.count else {
        continue
      }
      let quoted = String(text.dropFirst(start.count).dropLast(end.count))
      let tool = quoted.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'")
      guard ShellWord.quoted(tool) == quoted else { continue }
      self.init(mode, tool: tool)
      return
    }
    return nil
  }

  package var text: String {
    let (start, end) = Self.frame(mode)
    return start + ShellWord.quoted(tool) + end
  }

  /// Returns the equivalent line for another hook.
  package static func line(_ mode: Mode) -> String { "\(call(mode)) || exit" }

  /// Returns whether another hook already calls strex.
  package static func isCalled(in text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") && line.contains("strex sync --staged")
    }
  }

  /// Returns the command of the hook.
  static func call(_ mode: Mode) -> String { "strex sync --staged --\(mode.rawValue)" }

  /// Returns the text before and after the quoted path.
  private static func frame(_ mode: Mode) -> (start: String, end: String) {
    let start = """
      #!/bin/sh
      # Created by 'strex hook install', which may overwrite it; 'strex hook uninstall' removes it.
      strex=strex
      command -v strex >/dev/null 2>&1 || strex=
      """
    let end = """

      if ! command -v "$strex" >/dev/null 2>&1; then
        printf '%s\\n' "error: strex is neither in PATH nor at $strex; install it, or remove this hook: $0" >&2
        printf '%s\\n' "note: git commit --no-verify commits without it" >&2
        exit 1
      fi
      exec "$strex" sync --staged --\(mode.rawValue)

      """
    return (start, end)
  }
}
