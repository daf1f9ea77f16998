import SwiftParsing
import SwiftTypeChecking

/// A node in the data flow of the project's strings.
package enum FlowNode: Hashable, Sendable {
  /// A property or variable, stored or computed.
  case value(DeclID)
  /// The result of a function.
  case result(DeclID)
  /// The string on which a member of an extension of strings is called.
  case receiver(DeclID)
  /// Any raw value of an enum, or of the types of a protocol.
  case rawValue(DeclID)
  /// A parameter of a function, initializer or enum case.
  case parameter(DeclID, Int)
  /// A name inside the code of a declaration: a parameter of the closure with this number, or a constant for -1.
  case local(DeclID, Name, closure: Int32)
  /// The values inside a plain text: the interpolations of a literal or the arguments of `String(format:)`, by the
  /// position of the literal or call.
  case sentence(CodePlace)
}
