import CommandLineInterface
import ProjectLoading

/// The request for an explanation.
struct ExplainRequest: Sendable {
  var project: ProjectRequest
  var subject: Subject
  var format: PrintFormat

  enum Subject: Sendable {
    case place(PlaceOperand)
    /// A key in the catalogs of a table, or of all tables.
    case key(String, table: String?)
    /// The section of a rule or diagnostic.
    case rule(String)
  }
}
