/// Keys of storyboards and xibs, which name an object and one of its properties: `Ab1-cd-2Ef.title`, `29.label`.
package enum InterfaceKey {
  /// Returns whether a key names an object and a property.
  package static func isOfObject(_ key: String) -> Bool {
    // Most keys need no pattern.
    let isNumbered = key.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    guard isNumbered || key.utf8.dropFirst(3).first == UInt8(ascii: "-") else { return false }
    return key.wholeMatch(of: object) != nil
  }

  /// Returns the text that Xcode writes to the comment of such a key: `Class = "…"; title = "Save"; ObjectID = "…";`.
  package static func text(inComment comment: String) -> String? {
    guard comment.hasPrefix("Class = "), let value = comment.firstMatch(of: value) else { return nil }
    var (text, isEscaped) = ("", false)
    for character in value.output.1 {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Created once, because there are thousands of keys.
  nonisolated(unsafe) private static let object =
    /(?:[0-9]+|[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})\.[A-Za-z][A-Za-z0-9.\[\]]*/
  nonisolated(unsafe) private static let value = /"; [A-Za-z0-9.\[\]-]+ = "((?:[^"\\]|\\.)*)"; ObjectID = "/
}
