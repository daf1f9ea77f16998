import Diagnostics
import FileSystem
import ProjectLoading
import Reporting
import TextBasics

/// The options of `strex explain`.
struct ExplainOptions: Sendable {
  var project: ProjectRequest
  let operands: [String]
  var key: String?
  /// The only table in which the key is explained.
  var table: String?
  var format = PrintFormat.text

  enum Subject: Sendable {
    case place(PlaceOperand)
    /// A key in the catalogs of a table, or of all tables.
    case key(String, table: String?)
    /// The section of a rule or diagnostic.
    case rule(String)
  }

  func subject() throws(UsageError) -> Subject {
    if let key { return .key(key, table: table) }
    if table != nil { throw UsageError("--table needs --key KEY") }
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError.operand(of: ExplainCommand.description)
    }
    if let place = PlaceOperand(operand) { return .place(place) }
    if let text = DiagnosticReference.text(of: operand) { return .rule(text) }
    throw UsageError(
      "\(TerminalSafeText.word(operand)) is neither FILE:LINE nor a rule\(DiagnosticReference.hint(for: operand))")
  }
}
