import SwiftParsing

/// The syntactic position of a literal, before types are known.
struct PlaceKey: WordHashable {
  var callee: Name
  var label: Name
  var isMember: Bool

  init(_ place: LiteralPlace) { (callee, label, isMember) = (place.callee, place.label, place.isMember) }

  var word: UInt64 { callee.hash ^ (label.hash &+ (isMember ? 1 : 0)) &* 0x9e37_79b9_7f4a_7c15 }
}

// Literals that cannot be keys: every declaration with the callee's name takes a plain value there. Most literals of an
// app are of this kind, and code without other literals need not be typed.
extension DeclarationFacts {
  /// Returns whether no literal in such a position can be a key.
  ///
  /// - Parameter file: a file with such a position.
  func isPlain(_ place: PlaceKey, in file: Int32) -> Bool {
    derived(tables.plainPlaces, place) { apart(file) { takesPlainValues(place) } }
  }

  private func takesPlainValues(_ place: PlaceKey) -> Bool {
    var isTaken = false
    let named = few(topLevel(place.callee)) { _ in true } + allMembers(place.callee).prefix(Self.mostTakers)
    guard named.count < Self.mostTakers else { return false }
    for decl in named {
      guard let takers = takers(decl, place) else { return false }
      for taker in takers where mayTake(place, taker) {
        for parameter in parameters(of: signature(of: taker), thatMayTake: place) {
          guard isPlainPlace(parameter) else { return false }
          isTaken = true
        }
      }
    }
    return isTaken
  }

  /// The number of declarations of a single name above which they are not examined. Each label would examine all of
  /// them again.
  private static var mostTakers: Int { 1_000 }

  /// Returns whether a parameter, as written, may accept the argument in a position.
  private func mayTake(_ place: PlaceKey, _ decl: DeclID) -> Bool {
    guard let parameters = index.writtenParameters(of: decl) else { return true }
    let label = place.label == .underscore ? nil : place.label
    return parameters.contains { $0.label == label || label == nil && $0.isVariadic }
  }

  private func parameters(of signature: Signature, thatMayTake place: PlaceKey) -> [Signature.Parameter] {
    guard place.label == .underscore else { return signature.parameters(labelled: place.label) }
    return signature.parameters.filter { $0.label == nil || $0.isVariadic }
  }

  /// Returns the functions that a call of a declaration's name may refer to, or `nil` if they are not known.
  private func takers(_ decl: DeclID, _ place: PlaceKey) -> [DeclID]? {
    switch index[decl].kind {
    case .function, .enumCase: return [decl]
    case .variable: return isCallable(variableType(decl)) ? nil : []
    case .struct, .class, .enum, .actor: return initializers(of: selfType(of: decl), place)
    case .typealias: return index[decl].type.flatMap { initializers(of: resolve($0, in: decl), place) }
    case .protocol: return []
    default: return nil
    }
  }

  private func initializers(of type: TypeID, _ place: PlaceKey) -> [DeclID]? {
    guard case .nominal(let decl, _) = types[type], !isProtocol(decl) else { return nil }
    if place.label == .underscore, let literal = known.stringLiteral, conforms(type, to: literal) { return nil }
    return typeMembers(named: .`init`, of: type).map(\.decl)
  }

  private func isCallable(_ type: TypeID) -> Bool {
    guard case .nominal(let decl, let arguments) = types[type] else { return true }
    if decl == known.optional, let inner = arguments.first { return isCallable(inner) }
    return !members(named: Name("callAsFunction"), of: decl).isEmpty
  }

  /// Returns whether no literal for a parameter is a key.
  func isPlainPlace(_ parameter: Signature.Parameter) -> Bool {
    if parameter.isLocalizationKey { return false }
    if parameter.isAutoclosure, case .function(_, let result) = types[parameter.type] { return isPlainType(result) }
    return isPlainType(parameter.type)
  }

  /// Returns whether no literal with a contextual type is a key. A literal that becomes a value of some protocol is a
  /// string.
  func isPlainType(_ type: TypeID) -> Bool {
    switch types[type] {
    case .nominal(let decl, let arguments):
      if decl == known.optional, let inner = arguments.first { return isPlainType(inner) }
      return !index[decl].flags.contains(.isLocalizable)
    case .composition: return true
    case .parameter: return constraints(on: type).contains(where: asksForSequence)
    default: return false
    }
  }

  /// Returns whether a constraint requires a sequence, such as a string. No type whose literals are keys is a sequence.
  func asksForSequence(_ constraint: TypeID) -> Bool {
    guard let proto = declaration(of: constraint), let sequence = known.sequence else { return false }
    return proto == sequence || isProtocol(proto) && conformance(of: proto, to: sequence) != nil
  }
}
