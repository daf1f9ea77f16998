import SwiftParsing
import TextBasics

/// The declarations with a single name, with the types in bodies apart.
struct LocalTypes {
  struct Entry {
    let body: Range<Int>
    let decl: DeclID
  }

  /// The types in bodies, by file and in the order of the bodies.
  var entries: [Int32: [Entry]] = [:]
  var others = ContiguousArray<DeclID>()

  /// Returns the type whose body contains a position. Of nested bodies, only the innermost few are examined.
  func type(at position: Int, in file: Int32) -> DeclID? {
    let list = entries[file] ?? []
    let next = list.firstIndex(sortedSo: { $0.body.lowerBound > position })
    return list[..<next].suffix(8).last { $0.body.contains(position) }?.decl
  }
}

// Types in bodies. The parser makes them siblings of the declaration that contains them, but only code in the same body
// sees them.
extension DeclarationFacts {
  /// Returns the declarations that code in a scope sees: those that are not in the body of another declaration.
  ///
  /// - Parameter key: the name and the owner of the declarations.
  func visible(_ found: DeclList, _ key: MemberKey, from scope: NameScope) -> DeclList {
    guard found.only == nil else { return found }
    let known = tables.localTypes[key] ?? localTypes(among: found, key)
    guard !known.entries.isEmpty, let context = scope.context else { return found }
    return DeclList(known.type(at: place(of: context), in: scope.file).map { [$0] } ?? known.others)
  }

  private func localTypes(among found: DeclList, _ key: MemberKey) -> LocalTypes {
    var types = LocalTypes()
    for decl in found {
      if index[decl].flags.contains(.isLocal), let body = body(around: decl) {
        types.entries[decl.file, default: []].append(LocalTypes.Entry(body: body.range, decl: decl))
      } else {
        types.others.append(decl)
      }
    }
    for file in types.entries.keys {
      types.entries[file]?.sort { ($0.body.lowerBound, $0.decl.index) < ($1.body.lowerBound, $1.decl.index) }
    }
    tables.localTypes.keep(types, for: key)
    return types
  }

  /// Returns the range of the function or variable in whose body a type is declared. It follows the type in the list of
  /// declarations, after the other types in the body.
  private func body(around decl: DeclID) -> ByteRange? {
    let declarations = index.outline(decl).tree.declarations
    let (parent, place) = (index[decl].parent, place(of: decl))
    let following = declarations.indices.dropFirst(Int(decl.index) + 1).prefix(Self.mostTypesInBody)
    return following.lazy.map { declarations[$0] }.first {
      $0.parent == parent && !$0.range.isNone && $0.range.range.contains(place)
    }?.range
  }

  /// Returns a position in a declaration. The ranges of types in bodies are not recorded.
  private func place(of decl: DeclID) -> Int {
    Int(index[decl].range.isNone ? index[decl].nameRange.start : index[decl].range.start)
  }

  /// The number of declarations after a type among which its body is looked for.
  private static var mostTypesInBody: Int { 100 }
}
