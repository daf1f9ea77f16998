import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

extension ExplainedLiteral {
  /// Explains a name in code that is a generated symbol, or may be one.
  package init(_ use: SymbolUse, in project: Project) {
    let printed = project.names.printed(use.catalog)
    let catalog = try? CatalogFile(use.catalog.string, printed: printed, in: project.tree).catalog
    let line = catalog?.keys.firstIndex(of: use.key).flatMap { catalog?.line(at: $0) }
    let entry = printed + (line.map { ":\($0)" } ?? "")
    let name = TerminalSafeText.code(use.site.api)
    let steps: [Explanation.Step] =
      use.isCertain
      ? [
        .init("It refers to \(name)."),
        .init(
          "This symbol is generated at build time for the manual key \(TerminalSafeText.quoted(use.key)).",
          declaration: entry),
      ]
      : [
        .init("The type checker cannot find its declaration."),
        .init(
          "It may be \(name), which is generated at build time for the manual key \(TerminalSafeText.quoted(use.key)).",
          declaration: entry),
      ]
    self.init(Explanation(site: use.site, literal: "." + use.name, extracted: nil, steps: steps), catalog: nil)
    symbol = (use.key, use.catalog.stem)
  }
}
