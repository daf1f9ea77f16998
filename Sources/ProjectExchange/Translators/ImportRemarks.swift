import Diagnostics
import StringExchange
import StringExtraction
import SwiftLexing
import TextBasics

extension Diagnostic {
  /// Returns the diagnostics about the units of a file. More than a few untranslated units are only counted: in an
  /// unfinished file, they would hide the other problems.
  static func all(_ remarks: [ImportRemark], file: String, namesPending: Bool) -> [Diagnostic] {
    let pending = Dictionary(grouping: remarks.filter(\.isPending), by: \.identifier)
    let counted = namesPending ? [:] : pending.filter { $0.value.count > 3 }
    return remarks.compactMap { remark in
      guard remark.isPending, let alike = counted[remark.identifier] else { return Diagnostic(remark, file: file) }
      return remark == alike[0] ? Diagnostic(counting: alike, file: file) : nil
    }
  }

  private init(_ remark: ImportRemark, file: String) {
    self.init(
      remark.isError ? .error : remark.isPending ? .note : .warning, remark.identifier,
      remark.sentence, file: file, location: SourceLocation(line: remark.line, column: remark.column),
      help: remark.remedy)
  }

  /// Summarizes remarks at the place of the first one.
  private init(counting remarks: [ImportRemark], file: String) {
    let reason = remarks[0].identifier == "unfinished" ? "are not finished" : "are not translated yet"
    let names = TerminalSafeText.firstQuoted(remarks.map(\.unit))
    let message = "\(remarks.count) strings \(reason): \(names)"
    self.init(
      .note, remarks[0].identifier, message, file: file,
      location: SourceLocation(line: remarks[0].line, column: remarks[0].column),
      help: "use `--verbose` to list all strings")
  }
}

extension ImportRemark {
  /// The next step that imports the unit anyway, if there is one.
  fileprivate var remedy: String? {
    if case .changedWhitespace = reason { "use `--ignore-whitespace` to import the translation" } else { nil }
  }
}
