import SwiftParsing
import TextBasics

/// The description of a literal's place by its syntax, before types are known.
struct PlaceKey: Hashable {
  var callee: Name
  var label: Name
  var isMember: Bool

  init(_ place: LiteralPlace) { (callee, label, isMember) = (place.callee, place.label, place.isMember) }

  private var word: UInt64 { callee.hash ^ (label.hash &+ (isMember ? 1 : 0)) &* 0x9e37_79b9_7f4a_7c15 }

  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  func _rawHashValue(seed: Int) -> Int { spread(word, seed) }
}

// Literals that cannot be keys: every declaration of the callee's name takes a plain value there, whichever is meant.
// Most literals of an app are of this kind, and code that has no others need not be read.
extension DeclarationFacts {
  /// Whether no literal in a place of this kind can be a key.
  /// - Parameter file: a file with such a place.
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

  /// The number of declarations of one name from which on they are not examined.
  /// Each label would go through all of them again.
  private static var mostTakers: Int { 1_000 }

  /// Whether a parameter, as it is written, may take what stands in a place.
  private func mayTake(_ place: PlaceKey, _ decl: DeclID) -> Bool {
    guard let parameters = index.writtenParameters(of: decl) else { return true }
    let label = place.label == .underscore ? nil : place.label
    return parameters.contains { $0.label == label || label == nil && $0.isVariadic }
  }

  private func parameters(of signature: Signature, thatMayTake place: PlaceKey) -> [Signature.Parameter] {
    guard place.label == .underscore else { return signature.parameters(labelled: place.label) }
    return signature.parameters.filter { $0.label == nil || $0.isVariadic }
  }

  /// The functions that a call of a declaration's name may mean; `nil` if this cannot be told.
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

  /// Whether no literal in a parameter's place is a key.
  func isPlainPlace(_ parameter: Signature.Parameter) -> Bool {
    if parameter.isLocalizationKey { return false }
    if parameter.isAutoclosure, case .function(_, let result) = types[parameter.type] { return isPlainType(result) }
    return isPlainType(parameter.type)
  }

  /// Whether no literal in the place of a type is a key. A literal that becomes a value of some protocol is a string.
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

  /// Whether a constraint is for sequences, as strings are. No type whose literals are keys is one.
  private func asksForSequence(_ constraint: TypeID) -> Bool {
    guard let proto = declaration(of: constraint), let sequence = known.sequence else { return false }
    return proto == sequence || isProtocol(proto) && conformance(of: proto, to: sequence) != nil
  }
}
