import SwiftLexing
import SwiftOutline
import SwiftTypes

extension Extractor {
  /// An extractor of the same sources, one of which was edited.
  /// - Parameters:
  ///   - position: of the source among all.
  ///   - modules: the modules that the sources belong to.
  /// - Returns: whether other sources learn the same from it as before, so that what was found in them holds.
  package func replacing(
    _ position: Int, with source: SourceText, modules: () -> SourceModules
  ) -> (extractor: Extractor, isLocal: Bool) {
    let (first, outline) = (Int(self.index.firstProjectFile), FileOutline(source))
    let file = first + position
    if let index = self.index.replacing(file, with: outline) {
      let isLocal = index.interfaceDigest(of: file) == self.index.interfaceDigest(of: file)
      return (Extractor(index: index, packages: packages, options: options), isLocal)
    }
    var sources = Array(self.index.files[first...])
    sources[position] = outline
    let index = SymbolIndex(
      interfaces: Array(self.index.files[..<first]), sources: sources, modules: modules())
    return (Extractor(index: index, packages: packages, options: options), false)
  }
}
