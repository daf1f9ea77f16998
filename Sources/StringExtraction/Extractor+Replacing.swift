import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

extension Extractor {
  /// Returns an extractor for the same sources after an edit of one of them.
  ///
  /// - Parameters:
  ///   - position: the position of the source among all.
  ///   - modules: the modules of the sources.
  package func replacing(_ position: Int, with source: SourceText, modules: () -> SourceModules) -> Extractor {
    let (first, outline) = (Int(self.index.firstProjectFile), FileOutline(source))
    if let index = self.index.replacing(first + position, with: outline) {
      return Extractor(index: index, packages: packages, options: options)
    }
    var sources = Array(self.index.files[first...])
    sources[position] = outline
    return Extractor(index: self.index.replacing(sources, modules: modules()), packages: packages, options: options)
  }
}
