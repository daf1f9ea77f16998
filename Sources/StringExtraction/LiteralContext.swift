import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The expected contents of a string literal, for completion and editing.
package struct LiteralContext: Sendable {
  /// The kind of text that is expected.
  package enum Expectation: Sendable, Equatable {
    /// A key of the literal's type.
    case key
    /// The key of a routine such as `NSLocalizedString`, which may contain format specifiers.
    case routineKey
    /// The name of a table.
    case table
    case other
  }

  /// The position for a comment for translators.
  package enum CommentPlace: Sendable, Equatable {
    /// At an offset, as an additional argument.
    case argument(after: Int)
    /// In place of an empty literal.
    case literal(Range<Int>)
  }

  /// The expected kind of text.
  package let expectation: Expectation
  /// The literal with its quotes, in bytes.
  package let range: Range<Int>
  /// The table that the call names.
  package let table: String
  /// The source text of the `bundle:` argument, or `nil` if there is none.
  package let bundle: String?
  /// The traits that decide whether a target extracts the literal.
  package let traits: StringTraits
  /// The position for a comment, or `nil` if the call takes no comment or has one.
  package let comment: CommentPlace?
}

extension Extractor {
  /// Returns the innermost literal at an offset of a source.
  ///
  /// - Parameter position: the position of the source among all.
  package func literalContext(in position: Int, at offset: Int) -> LiteralContext? {
    let file = Int(index.firstProjectFile) + position
    let checker = Checker(index)
    // Literals that cannot be keys yet are included: an empty one may be about to be completed.
    checker.recordsFlow = true
    var found: LiteralContext?
    let tree = index.files[file].tree
    for decl in tree.declarations.indices where tree.mayHoldLiteral(of: tree.declarations[decl], at: offset) {
      for reading in checker.readings(of: DeclID(file: Int32(file), index: Int32(decl))) {
        for literal in reading.code.tree.literals.indices {
          let range = reading.code.tree.literals[literal].range
          guard range.contains(offset) || range.upperBound == offset, range.count < found?.range.count ?? .max else {
            continue
          }
          found = LiteralContext(literal, reading, index, file: file, options)
        }
      }
    }
    return found
  }
}

extension SyntaxTree {
  /// Returns whether an offset is in typed code of a declaration, or directly after it.
  fileprivate func mayHoldLiteral(of declaration: Declaration, at offset: Int) -> Bool {
    let code =
      [declaration.body, declaration.initializer] + attributes[declaration.attributes.indices].map(\.arguments)
      + parameters[declaration.parameters.indices].map(\.defaultValue)
    return code.contains { !$0.isNone && $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}

extension LiteralContext {
  fileprivate init(_ literal: Int, _ reading: TypedCode, _ index: SymbolIndex, file: Int, _ options: ExtractionOptions)
  {
    let reader = SiteReader(index, file: file, options)
    let builder = KeyBuilder(index: index, source: reader.outline.source, lines: reader.lines, reading: reading)
    let (record, finding) = (reading.code.tree.literals[literal], reading.literals[literal])
    let call = CallContext(of: literal, finding, builder, index)
    let isTable = call.isLocalizing && (call.label == Name("table") || call.label == Name("tableName"))
    var type: DeclID?
    switch finding.verdict {
    case _ where isTable: expectation = .table
    case _ where call.isValueOfKey: expectation = .other
    case .localizable(let found): (expectation, type) = (.key, found)
    case .functionKey: expectation = .routineKey
    case .plain, .untyped: expectation = .other
    }
    range = record.range
    var string = ExtractedString(
      key: "", site: LiteralSite(in: builder.source, SourceLocation(line: 1, column: 1), api: ""),
      traits: reader.traits(Int(record.start), type.map { index.text($0) }, finding))
    call.describe(&string)
    (table, bundle, traits) = (string.table, string.bundle, string.traits)
    comment = expectation == .key || expectation == .routineKey ? call.commentPlace(finding, index) : nil
  }
}
