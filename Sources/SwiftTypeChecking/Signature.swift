import SwiftParsing

/// The parameters and the result of a declaration, in terms of its own generic parameters and its type's. It is a class
/// because it is read in many places.
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
  /// Whether nothing in it is generic; `nil` until that is first asked.
  var isClosed: Bool?
  private var byLabel: [Name: [Parameter]]?

  /// The parameters with a label. Where there are many, they are found in a dictionary.
  func parameters(labelled label: Name) -> [Parameter] {
    if parameters.count <= 8 { return parameters.filter { $0.label == label } }
    let known = byLabel ?? Dictionary(grouping: parameters) { $0.label ?? .underscore }
    byLabel = known
    return known[label] ?? []
  }
}
