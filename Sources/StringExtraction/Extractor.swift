import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The options of the extractor.
public struct ExtractionOptions: Sendable, Equatable {
  /// Whether to include `#Preview` and `PreviewProvider`.
  public var includesPreviews = false
  /// The version of Xcode whose SDK determines the keys.
  public var xcode = XcodeVersion.standard
  /// The number of files that are read in parallel.
  public var workers = 2

  /// Creates the default options.
  public init() {}
}

/// Finds the localizable literals of sources by typing the code around them.
public struct Extractor: Sendable {
  /// The declarations of the project and the SDK.
  package let index: SymbolIndex
  package let options: ExtractionOptions
  /// The result of each source if its code was already typed for another reason. Otherwise, empty.
  private var known: [Extraction] = []
  /// The packages that sources import and whose own sources are not available.
  public let packages: PackageOutlines

  /// Reads the declarations of all files.
  ///
  /// - Parameters:
  ///   - sources: all Swift files whose declarations provide types, in path order.
  ///   - interfaces: `.swiftinterface` or source files that only provide types, in addition to the built-in SDK.
  ///   - sdk: a load of the SDK that was already started, or `nil` to start one.
  ///   - modules: the modules of the sources; called when their declarations are read.
  public init(
    sources: [SourceText], interfaces: [SourceText] = [], sdk: SDKLoad? = nil, options: ExtractionOptions = .init(),
    modules: @Sendable () async -> SourceModules = { SourceModules() }
  ) async {
    self.options = options
    guard !sources.isEmpty else {
      index = SymbolIndex(interfaces: [], sources: [])
      packages = PackageOutlines(modules: [])
      return
    }
    let sdk = sdk ?? SDKLoad()
    let unread = interfaces + sources
    let outlines = await WorkQueue.map(unread.count, workers: options.workers, state: TreeStorage.init) {
      room, position in
      FileOutline(unread[position], room: room)
    }
    packages = PackageOutlines(importedBy: outlines)
    let known = await sdk.outlines.files(of: options.xcode) + packages.files + outlines[..<interfaces.count]
    index = await SymbolIndex.joining(
      interfaces: known, sources: Array(outlines[interfaces.count...]), modules: modules())
  }

  /// Creates an extractor for sources that are already indexed.
  init(index: SymbolIndex, packages: PackageOutlines = PackageOutlines(modules: []), options: ExtractionOptions) {
    self.index = index
    self.packages = packages
    self.options = options
  }

  /// Returns an extractor with an index that contains more declarations.
  package func replacing(_ index: SymbolIndex) -> Extractor {
    Extractor(index: index, packages: packages, options: options)
  }

  /// Extracts the localizable strings of the sources at `indices` (into `sources`), on all cores, in path order.
  public func extract(_ indices: [Int]) async -> Extraction {
    let first = Int(index.firstProjectFile)
    let read: @Sendable (Checker, Int) -> Extraction = { checker, position in
      extract(first + indices[position], checker)
    }
    return Extraction(
      joining: known.isEmpty
        ? await WorkQueue.map(indices.count, workers: options.workers, state: { Checker(index) }, read)
        : indices.map { known[$0] })
  }

  /// Returns an extractor that returns these results instead of typing code.
  ///
  /// - Parameter extractions: the extractions of all sources, in their order.
  package func knowing(_ extractions: [Extraction]) -> Extractor {
    var extractor = self
    extractor.known = extractions
    return extractor
  }

  /// Extracts the strings of each source at `indices`, and records the dependencies of each result.
  public func readings(_ indices: [Int]) async -> [FileExtraction] {
    let first = Int(index.firstProjectFile)
    let worker: @Sendable () -> Checker = {
      let checker = Checker(index)
      checker.log = QueryLog()
      return checker
    }
    return await WorkQueue.map(indices.count, workers: options.workers, state: worker) { checker, position in
      let file = first + indices[position]
      checker.log?.clear()
      checker.noteExtensions(in: file)
      checker.noteCallees(in: file)
      let extraction = extract(file, checker)
      return FileExtraction(extraction, checker.log?.all ?? [], index, file: file)
    }
  }

  private func extract(_ file: Int, _ checker: Checker) -> Extraction {
    extraction(of: declarations(of: file, checker).flatMap { checker.readings(of: $0) }, in: file, checker)
  }

  /// Returns the declarations of a file with literals to extract.
  func declarations(of file: Int, _ checker: Checker) -> [DeclID] {
    index.files[file].tree.declarations.indices.map { DeclID(file: Int32(file), index: Int32($0)) }
      .filter { holdsKeys($0, checker) }
  }

  /// Returns whether a declaration has literals that are or may be extracted.
  package func holdsKeys(_ decl: DeclID, _ checker: Checker) -> Bool {
    guard index[decl].flags.contains(.hasLiteral) else { return false }
    if options.includesPreviews || !checker.isPreview(decl) { return true }
    return index.files[Int(decl.file)].isInPreview(Int(index[decl].nameRange.start))
  }

  /// Extracts the strings of a file whose code is typed.
  package func extraction(of readings: [TypedCode], in file: Int, _ checker: Checker) -> Extraction {
    let outline = index.files[file]
    let cases = checker.casesNamingKeys(in: file)
    guard !readings.isEmpty || !cases.isEmpty || !outline.tree.passedOver.isEmpty || outline.sourceBreak != nil else {
      return Extraction()
    }
    var reader = SiteReader(index, file: file, options)
    reader.noteBreak()
    reader.noteDepth(of: outline.tree)
    for reading in readings { reader.read(reading) }
    for (decl, type) in cases { reader.add(nameOf: decl, type) }
    return reader.sorted
  }

  /// Explains step by step why the literals on a line are extracted or not.
  ///
  /// - Parameters:
  ///   - position: the file, as an index into the sources.
  ///   - line: 1-based.
  ///   - column: 1-based, in UTF-8 bytes, or `nil` for all literals of the line.
  public func explain(_ position: Int, line: Int, column: Int?) -> [Explanation] {
    let explainer = Explainer(index, file: Int(index.firstProjectFile) + position, options: options)
    return explainer.explain(line: line, column: column)
  }
}

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
