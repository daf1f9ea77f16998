import SwiftParsing

// The protocols that types conform to, including those that no declaration names.
extension DeclarationFacts {
  /// Returns all protocols that a nominal type conforms to: directly, in extensions, through other protocols and
  /// superclasses.
  func conformances(of decl: DeclID) -> [Conformance] {
    tables.conformances[decl] ?? answer(ConformancesFact.self, decl)
  }

  func makeConformances(of decl: DeclID) -> [Conformance] {
    // A type's own conformances precede implied ones, because a conditional conformance is written out for each
    // protocol.
    var list = ownConformances(of: decl)
    var seen = Set(list.map(\.proto))
    var visited: Set<DeclID> = [decl]
    for conformance in list { addInherited(conformance, &list, &seen, &visited) }
    if let parent = superclass(of: selfType(of: decl)), let parentDecl = declaration(of: parent) {
      list += conformances(of: parentDecl).filter { seen.insert($0.proto).inserted }
    }
    return list
  }

  /// Returns the conformances of a type without most of the protocols that have no member with a given name. Only long
  /// lists are filtered.
  func conformances(of decl: DeclID, mayHave name: Name) -> [Conformance] {
    let all = conformances(of: decl)
    guard all.count > Self.manyConformances, let owners = owners(of: name, fewerThan: all.count) else { return all }
    let positions = positions(of: all, in: decl)
    return Set(owners.compactMap { positions[$0] }).sorted().map { all[$0] }
  }

  /// Returns the conformance of a type to a protocol, or `nil` if it does not conform.
  func conformance(of decl: DeclID, to proto: DeclID) -> Conformance? {
    let all = conformances(of: decl)
    if all.count <= Self.manyConformances { return all.first { $0.proto == proto } }
    return positions(of: all, in: decl)[proto].map { all[$0] }
  }

  /// The greatest length of a list of conformances that is searched linearly. In longer lists protocols are looked up
  /// by their position.
  static var manyConformances: Int { 32 }

  /// Returns the position of each protocol in a type's list of conformances.
  ///
  /// - Parameter list: the conformances of the type. The positions are memoized only if this list is settled.
  private func positions(of list: [Conformance], in decl: DeclID) -> [DeclID: Int] {
    if let known = tables.conformancePositions[decl] { return known }
    let positions = Dictionary(zip(list.map(\.proto), list.indices)) { first, _ in first }
    if tables.conformances[decl] != nil { tables.conformancePositions.keep(positions, for: decl) }
    return positions
  }

  private func ownConformances(of decl: DeclID) -> [Conformance] {
    tables.ownConformances[decl] ?? answer(OwnConformancesFact.self, decl)
  }

  func makeOwnConformances(of decl: DeclID) -> [Conformance] {
    var list: [Conformance] = []
    var seen: Set<DeclID> = []
    for context in [decl] + conformingExtensions(of: decl) { collect(context, of: decl, &list, &seen) }
    if index[decl].kind == .enum { addEnumConformances(decl, &list, &seen) }
    addMacroConformances(decl, &list, &seen)
    return list
  }

  private func collect(_ context: DeclID, of decl: DeclID, _ list: inout [Conformance], _ seen: inout Set<DeclID>) {
    let outline = index.outline(context)
    for element in outline.tree.typeList[index[context].inherited.indices] {
      let scope = NameScope(
        file: context.file, context: index[context].kind == .extension ? context : index.parent(context))
      add(resolve(element.type, outline.shared, scope), context, &list, &seen)
    }
    guard isProtocol(decl), context == decl else { return }
    for requirement in outline.tree.requirements[index[decl].requirements.indices] where !requirement.isSameType {
      guard case .named(.selfType, _) = outline.tree[requirement.subject] else { continue }
      add(resolve(requirement.type, outline.shared, NameScope(file: decl.file, context: decl)), decl, &list, &seen)
    }
  }

  private func add(_ type: TypeID, _ context: DeclID, _ list: inout [Conformance], _ seen: inout Set<DeclID>) {
    switch types[type] {
    case .composition(let parts):
      for part in parts { add(part, context, &list, &seen) }
    case .nominal(let proto, _) where isProtocol(proto):
      if seen.insert(proto).inserted { list.append(Conformance(proto: proto, type: type, context: context)) }
    default: break
    }
  }

  /// Adds the protocols that a protocol inherits, in depth-first order. Iterative, because the chain may have any
  /// length.
  private func addInherited(
    _ conformance: Conformance, _ list: inout [Conformance], _ seen: inout Set<DeclID>, _ visited: inout Set<DeclID>
  ) {
    var open = [conformance.proto]
    while let proto = open.popLast() {
      guard visited.insert(proto).inserted else { continue }
      let inherited = ownConformances(of: proto)
      for step in inherited where seen.insert(step.proto).inserted {
        list.append(Conformance(proto: step.proto, type: step.type, context: conformance.context))
      }
      open += inherited.reversed().map(\.proto)
    }
  }

  /// Adds the synthesized conformances of enums: equality without payload, and raw values.
  private func addEnumConformances(_ decl: DeclID, _ list: inout [Conformance], _ seen: inout Set<DeclID>) {
    var names: [StaticString] = ["Hashable", "Equatable"]
    if rawType(of: decl) != nil { names.append("RawRepresentable") }
    let hasPayload = index.directMembers(of: decl).contains {
      index[$0].kind == .enumCase && !index[$0].parameters.isEmpty
    }
    if hasPayload { names.removeFirst(2) }
    for name in names {
      guard let proto = topLevel(Name(name)).first else { continue }
      add(nominal(proto), decl, &list, &seen)
    }
  }

  /// Adds the conformances from the expansion of `@Observable`, `@Model` and the macros of a package.
  private func addMacroConformances(_ decl: DeclID, _ list: inout [Conformance], _ seen: inout Set<DeclID>) {
    for attribute in index.outline(decl).tree.attributes[index[decl].attributes.indices] {
      guard let name = SpecialNames.conformances[attribute.name], let proto = topLevel(name).first, isProtocol(proto)
      else { continue }
      add(nominal(proto), decl, &list, &seen)
    }
  }

  /// Returns whether a protocol is a marker such as `Sendable`. The compiler derives these conformances, so not all are
  /// declared. In code that compiles, an argument of such a parameter conforms.
  func isMarker(_ proto: DeclID) -> Bool { !index.isProject(proto) && SpecialNames.markers.contains(index[proto].name) }

  /// Returns whether all values of a type are objects.
  func isReference(_ decl: DeclID) -> Bool {
    switch index[decl].kind {
    case .class, .actor: return true
    case .protocol:
      let isOfObjects = known.anyObject.flatMap { conformance(of: decl, to: $0) } != nil
      return isOfObjects || writtenSuperclass(decl) != nil
    default: return false
    }
  }
}
