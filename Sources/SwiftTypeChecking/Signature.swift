import SwiftParsing

/// The parameters and the result of a declaration, in terms of the generic parameters of the declaration and its type.
/// It is a class because it is shared by many readers.
final class Signature {
  struct Parameter {
    var label: Name?
    var name: Name
    var type: TypeID
    var isVariadic = false
    var hasDefault = false
    var isAutoclosure = false
    var isLocalizationKey = false
    /// The result builder of a closure.
    var builder: TypeID?
  }

  var parameters: [Parameter] = []
  var result: TypeID = .unknown
  /// The generic parameters of the function itself.
  var generics: [TypeID] = []
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
