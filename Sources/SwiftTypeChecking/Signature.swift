import SwiftParsing

/// The parameters and the result of a declaration, in terms of the generic parameters of the declaration and its type.
/// It is a class because it is shared by many readers.
final class Signature {
  struct Parameter {
    var label: Name?
    var name: Name
    var type: TypeID
    var isVariadic = false
    /// Whether it takes an argument for each element of a parameter pack: `repeat each T`.
    var isPack = false
    /// The number of its element, if it is one of the parameters that replace a pack in a call.
    var element: Int?
    var hasDefault = false
    var isAutoclosure = false
    var isLocalizationKey = false
    /// The result builder of a closure.
    var builder: TypeID?

    var isRepeated: Bool { isVariadic || isPack }
  }

  var parameters: [Parameter] = []
  var result: TypeID = .unknown
  /// The generic parameters of the function itself.
  var generics: [TypeID] = []
  /// The parameter packs that a call has arguments for, if their parameters are replaced.
  var packs: [(generic: TypeID, count: Int)] = []
  /// Whether nothing in it is generic; `nil` until first computed.
  var isClosed: Bool?
  private var byLabel: [Name: [Parameter]]?

  /// Returns the parameters with a label, from a dictionary if there are many.
  func parameters(labelled label: Name) -> [Parameter] {
    if parameters.count <= 8 { return parameters.filter { $0.label == label } }
    let known = byLabel ?? Dictionary(grouping: parameters) { $0.label ?? .underscore }
    byLabel = known
    return known[label] ?? []
  }
}
