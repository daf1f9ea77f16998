import SwiftLexing
import SwiftParsing

/// The private constants and functions of a file that only previews use: `private let plots = [Plot(name:
/// "Tomatoes")]`.
struct PreviewConstants {
  private var positions: Set<Int> = []

  /// - Parameter isPreview: returns whether a declaration of the file, by its position, is a preview.
  init(_ outline: FileOutline, isPreview: (Int) -> Bool) {
    let declarations = outline.tree.declarations
    let candidates = declarations.indices.filter { position in
      let declaration = declarations[position]
      return declaration.parent < 0 && declaration.flags.contains(.isPrivate)
        && (declaration.kind == .variable || declaration.kind == .function)
    }
    if candidates.isEmpty { return }
    var previews = declarations.indices.filter(isPreview).map { Self.range(of: declarations[$0]) }
    if previews.isEmpty { return }
    let uses = Self.uses(of: Set(candidates.map { declarations[$0].name }), in: outline.source)
    // A constant that only another such constant uses is found in a later pass.
    for _ in 0..<3 {
      for position in candidates where !positions.contains(position) {
        let own = Self.range(of: declarations[position])
        let others = (uses[declarations[position].name] ?? []).filter { !own.contains($0) }
        guard !others.isEmpty, others.allSatisfy({ use in previews.contains { $0.contains(use) } }) else { continue }
        positions.insert(position)
        previews.append(own)
      }
    }
  }

  func contains(_ position: Int) -> Bool { positions.contains(position) }

  /// Returns the bytes of a declaration from its name on.
  static func range(of declaration: Declaration) -> Range<Int> {
    let start = Int(declaration.nameRange.start)
    let ends = [declaration.body, declaration.initializer].filter { !$0.isNone }.map(\.range.upperBound)
    return start..<max(ends.max() ?? start, Int(declaration.nameRange.end))
  }

  private static func uses(of names: Set<Name>, in source: SourceText) -> [Name: [Int]] {
    var uses: [Name: [Int]] = [:]
    let tokens = Lexer.tokenize(source)
    for (position, token) in tokens.enumerated() where token.kind == .identifier {
      // A label, or a member of another value.
      let before = position > 0 ? tokens[position - 1].kind : nil
      if before == .period { continue }
      let isLabelled = position + 1 < tokens.count && tokens[position + 1].kind == .colon
      if isLabelled, before == .leftParen || before == .comma { continue }
      let name = Name(token, in: source)
      if names.contains(name) { uses[name, default: []].append(Int(token.start)) }
    }
    return uses
  }
}
