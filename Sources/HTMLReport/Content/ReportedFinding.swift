import Diagnostics

/// A finding with the code around it.
public struct ReportedFinding: Sendable {
  public let finding: Finding
  /// `nil` if no file can be shown.
  public let excerpt: CodeExcerpt?

  public init(_ finding: Finding, _ excerpt: CodeExcerpt?) {
    self.finding = finding
    self.excerpt = excerpt
  }
}
