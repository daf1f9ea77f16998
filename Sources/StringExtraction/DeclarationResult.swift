import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// The strings extracted from the code of a single declaration, and their dependencies.
public struct DeclarationResult: Sendable {
  /// The declaration, by its position in the file, or `nil` for the part of the results that does not depend on a
  /// declaration's code.
  public let declaration: Int?
  /// A digest of the code.
  public let code: UInt64
  /// The positions where the ranges of the code begin.
  public let starts: [SourceLocation]
  /// The strings and other results.
  public let extraction: Extraction
  /// All queries to the index on whose answers the extraction depends.
  public let queries: Set<IndexQuery>

  /// Creates the results of a part.
  public init(
    declaration: Int?, code: UInt64 = 0, starts: [SourceLocation] = [], extraction: Extraction, queries: Set<IndexQuery>
  ) {
    (self.declaration, self.code, self.starts) = (declaration, code, starts)
    (self.extraction, self.queries) = (extraction, queries)
  }
}

extension FileOutline {
  /// Returns the ranges of a declaration's code.
  package func codeRanges(of position: Int) -> [ByteRange] {
    let declaration = tree.declarations[position]
    var ranges = tree.attributes[declaration.attributes.indices].map(\.arguments)
    ranges += tree.parameters[declaration.parameters.indices].map(\.defaultValue)
    ranges.append(declaration.initializer)
    // The members of a type are separate declarations.
    if !declaration.kind.isNominal, declaration.kind != .extension { ranges.append(declaration.body) }
    return ranges.filter { !$0.isNone }
  }

  /// Returns the positions where the ranges of a declaration's code begin.
  func codeStarts(of position: Int, _ lines: LineTable) -> [SourceLocation] {
    codeRanges(of: position).map { lines.location(at: Int($0.start)) }
  }

  /// Returns a digest of a declaration's code, and of the facts that the rest of the file provides about the literals
  /// in it.
  ///
  /// - Parameter start: a digest of the facts that the file provides about all literals.
  fileprivate func partCode(of position: Int, _ start: FNV1a) -> UInt64 {
    var digest = start
    for range in codeRanges(of: position) {
      digest.add(source.bytes[range.range])
      for place in literals.within(range.range) { add(place, to: &digest) }
      // A byte that does not occur in UTF-8 ends each range.
      digest.add(0xFF)
    }
    return digest.value
  }

  private func add(_ place: LiteralPlace, to digest: inout FNV1a) {
    let start = Int(place.start)
    digest.add(literals.declaredCallees.contains(place.callee) ? 1 : 0)
    digest.add(literals.isKeyConstant(place.start) ? 1 : 0)
    addConditions(at: start, to: &digest)
  }
}

extension Extractor {
  /// Returns the declarations of a file whose code contains literals, each with a digest of this code.
  func partCodes(of file: Int) -> [Int: UInt64] {
    let (outline, start) = (index.files[file], startOfCodes(of: file))
    let holding = outline.tree.declarations.indices.filter {
      outline.tree.declarations[$0].flags.contains(.hasLiteral)
    }
    return Dictionary(uniqueKeysWithValues: holding.map { ($0, outline.partCode(of: $0, start)) })
  }

  /// Returns a digest of the callees to which the file passes literals whose types may follow from other calls.
  private func startOfCodes(of file: Int) -> FNV1a {
    index.toldCallees(of: file).reduce(into: FNV1a()) { digest, callee in
      digest.value ^= callee.hash
      digest.add(0xFF)
    }
  }

  /// Extracts the strings of a file part by part.
  func fileExtraction(of file: Int, _ checker: Checker) -> FileExtraction {
    let notes = notes(on: file, checker)
    let declarations = recording(checker) { self.declarations(of: file, checker) }
    var reader = SiteReader(index, file: file, options)
    reader.noteBreak()
    reader.noteDepth(of: index.files[file].tree)
    let start = startOfCodes(of: file)
    var parts = declarations.value.map { part(of: $0, start, &reader, checker) }
    let cases = cases(of: file, &reader, checker)
    let own = notes.queries.union(declarations.queries).union(cases.queries)
    parts.append(DeclarationResult(declaration: nil, extraction: cases.extraction, queries: own))
    return FileExtraction(OwnFacts(of: file, in: index), parts, reader.extraction.diagnostics)
  }

  /// Extracts the names of enum cases that are keys.
  func cases(of file: Int, _ reader: inout SiteReader, _ checker: Checker) -> DeclarationResult {
    let cases = recording(checker) { checker.casesNamingKeys(in: file) }
    let added = reader.adding { reader in
      for (decl, type) in cases.value { reader.add(nameOf: decl, type) }
    }
    return DeclarationResult(declaration: nil, extraction: added, queries: cases.queries)
  }

  /// Returns the dependencies of a file's results that do not come from its code.
  func notes(on file: Int, _ checker: Checker) -> DeclarationResult {
    let noted = recording(checker) {
      checker.noteExtensions(in: file)
      checker.noteCallees(in: file)
    }
    return DeclarationResult(declaration: nil, extraction: Extraction(), queries: noted.queries)
  }

  /// Extracts the strings of some declarations of a file.
  func parts(of declarations: [DeclID], in file: Int, _ checker: Checker) -> [DeclarationResult] {
    var reader = SiteReader(index, file: file, options)
    let start = startOfCodes(of: file)
    return declarations.map { part(of: $0, start, &reader, checker) }
  }

  private func part(of decl: DeclID, _ start: FNV1a, _ reader: inout SiteReader, _ checker: Checker)
    -> DeclarationResult
  {
    let typed = recording(checker) { checker.readings(of: decl) }
    let position = Int(decl.index)
    let added = reader.adding { reader in
      for reading in typed.value { reader.read(reading) }
    }
    return DeclarationResult(
      declaration: position, code: reader.outline.partCode(of: position, start),
      starts: reader.outline.codeStarts(of: position, reader.lines), extraction: added, queries: typed.queries)
  }

  /// Runs `body`, and returns its result with the queries to the index that it depends on.
  func recording<Value>(_ checker: Checker, _ body: () -> Value) -> (value: Value, queries: Set<IndexQuery>) {
    checker.log?.clear()
    let value = body()
    return (value, checker.log?.all ?? [])
  }
}
