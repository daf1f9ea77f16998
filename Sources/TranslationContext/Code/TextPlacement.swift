import StringDataFlow
import SwiftTypeChecking

/// The place of a text in one piece of code: its role, and the views around it.
struct TextPlacement {
  /// The role, or `nil` if the code passes the text on without showing it.
  var role: TextRole?
  /// The name of the project's function or type that takes the text, if its role follows from the code there.
  var wrapper: String?
  /// The value, parameter or result that the code passes the text to.
  var node: FlowNode?
  /// The groups around the text, the innermost first.
  var groups: [TextGroup] = []
  /// The part of the code with a screen of its own, or `nil` for the screen of the type.
  var part: CodePlace?
  /// The kind of the part: `sheet`.
  var partName: String?
  /// The type that contains the code.
  var owner: DeclID?
  /// The written name of the type that contains the code, if its declaration is absent.
  var ownerName: String?
  /// The enum case that the text is for, if the code switches over its own value.
  var enumCase: String?
  /// The closures or the code that show texts together, the innermost first. Empty for texts that are not views.
  var blocks: [CodePlace] = []
  /// The branches around the text: a statement and the number of the branch.
  var branches: [Int32: Int32] = [:]
  /// The text that this one is inserted into.
  var insertedInto: CodePlace?
  /// Whether this is the title of a screen, or of a tab.
  var isTitle = false
  var isTab = false
  /// The project's view that the title is set on: `CartView().navigationTitle("Cart")`.
  var titled: DeclID?
  /// The part of the code that a tab shows.
  var tabPart: CodePlace?
}

/// A part of a screen: `alert "Delete the item?"`.
struct TextGroup: Hashable {
  let kind: String
  /// The literal of its title.
  var title: CodePlace?
}

/// A value that the text of a key contains.
package struct TextArgument: Sendable, Hashable {
  /// The description of the value, or `nil` if the code has no name for it: `the item's name`.
  package let phrase: String?
  /// The object that has the value: `item`.
  let base: String?
  /// The value itself, without its object: `name`.
  let name: String?
  /// The type of the value.
  package let type: String?
  /// The code of the value.
  package let code: String
}

/// The texts of a file, with the facts about them that other files depend on.
struct FilePlacements {
  /// The literals that are keys, by position.
  var literals: [(place: CodePlace, placement: TextPlacement, arguments: [TextArgument])] = []
  /// The uses of values, parameters and results.
  var uses: [FlowNode: [TextPlacement]] = [:]
  /// The views that code makes, and the screen where it shows them.
  var views: [(type: DeclID, place: TextPlacement)] = []
  /// The plain texts of titles that are not keys.
  var plainTitles: [CodePlace: String] = [:]
  /// The expressions that are generated symbols, by the end of the symbol's name.
  var symbols: [UInt32: CodePlace] = [:]
}
