import Diagnostics

/// A finding with the code around it.
public struct ReportedFinding: Sendable {
  public let finding: Diagnostic
  /// `nil` if no file can be shown.
  public let excerpt: CodeExcerpt?

  public init(_ finding: Diagnostic, _ excerpt: CodeExcerpt?) {
    self.finding = finding
    self.excerpt = excerpt
  }
}
