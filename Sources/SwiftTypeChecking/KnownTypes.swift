import SwiftParsing

/// The types that the checker knows by name: the types of literals, optionals, collections, and others such as `View`.
struct KnownTypes: Sendable {
  let optional, array, dictionary, set: DeclID?
  let int, double, cgFloat, string, bool, character: DeclID?
  let hashable, anyHashable, anyObject, error, never, substring: DeclID?
  let unicodeScalarLiteral, stringLiteral, stringInterpolation, stringProtocol, integerLiteral, floatLiteral: DeclID?
  let arrayLiteral, dictionaryLiteral, nilLiteral, booleanLiteral: DeclID?
  let keyPath, writableKeyPath, referenceWritableKeyPath, partialKeyPath, anyKeyPath: DeclID?
  let sequence, regex, selector, view, viewBuilder, binding: DeclID?

  init(_ topLevel: DeclarationTable<Name>) {
    func find(_ name: StaticString) -> DeclID? { topLevel[Name(name)].first }
    optional = find("Optional")
    array = find("Array")
    dictionary = find("Dictionary")
    set = find("Set")
    int = find("Int")
    double = find("Double")
    cgFloat = find("CGFloat")
    string = find("String")
    bool = find("Bool")
    character = find("Character")
    hashable = find("Hashable")
    anyHashable = find("AnyHashable")
    anyObject = find("AnyObject")
    error = find("Error")
    never = find("Never")
    substring = find("Substring")
    unicodeScalarLiteral = find("ExpressibleByUnicodeScalarLiteral")
    stringLiteral = find("ExpressibleByStringLiteral")
    stringInterpolation = find("ExpressibleByStringInterpolation")
    stringProtocol = find("StringProtocol")
    integerLiteral = find("ExpressibleByIntegerLiteral")
    floatLiteral = find("ExpressibleByFloatLiteral")
    arrayLiteral = find("ExpressibleByArrayLiteral")
    dictionaryLiteral = find("ExpressibleByDictionaryLiteral")
    nilLiteral = find("ExpressibleByNilLiteral")
    booleanLiteral = find("ExpressibleByBooleanLiteral")
    keyPath = find("KeyPath")
    writableKeyPath = find("WritableKeyPath")
    referenceWritableKeyPath = find("ReferenceWritableKeyPath")
    partialKeyPath = find("PartialKeyPath")
    anyKeyPath = find("AnyKeyPath")
    sequence = find("Sequence")
    regex = find("Regex")
    selector = find("Selector")
    view = find("View")
    viewBuilder = find("ViewBuilder")
    binding = find("Binding")
  }
}
