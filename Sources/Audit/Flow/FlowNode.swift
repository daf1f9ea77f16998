import SwiftOutline
import SwiftTypes

/// Where a text of the project may rest on its way to a display.
enum FlowNode: Hashable, Sendable {
  /// A property or variable, stored or computed.
  case value(DeclID)
  /// What a function gives.
  case result(DeclID)
  /// The string that a member of an extension of strings is called on.
  case receiver(DeclID)
  /// Any raw value of an enum, or of the types of a protocol.
  case rawValue(DeclID)
  /// A parameter of a function, initialiser or enum case.
  case parameter(DeclID, Int)
  /// A name inside the code of a declaration: a constant or, with the number of the closure, a parameter of one; else -1.
  case local(DeclID, Name, closure: Int32)
}
