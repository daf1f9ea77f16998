/// Measures functions and computed properties by their indentation, which the formatter guarantees. A multi-line string
/// literal counts as one line.
struct FunctionLengths {
  /// A function, initializer, subscript or computed property with the 1-based line where it starts and its number of
  /// lines.
  struct Function: Equatable {
    let line: Int
    let length: Int
  }

  private(set) var functions: [Function] = []

  init(_ lines: [Substring]) {
    var open: [(indentation: Int, line: Int, before: Int)] = []
    var counted = 0
    var isInText = false
    for (index, line) in lines.enumerated() {
      let wasInText = isInText
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
      if wasInText { continue }
      counted += 1
      let indentation = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indentation)
      if let function = open.last, indentation == function.indentation, code.hasPrefix("}") {
        functions.append(Function(line: function.line, length: counted - function.before))
        open.removeLast()
      } else if let function = open.last, indentation <= function.indentation, Self.startsDeclaration(code) {
        // A protocol requirement without a body.
        open.removeLast()
      }
      if Self.startsFunction(code), !(code.hasSuffix("}") && code.contains("{")) {
        open.append((indentation, index + 1, counted - 1))
      }
    }
  }

  private static func startsFunction(_ code: Substring) -> Bool {
    if startsComputedProperty(code) { return true }
    guard ["func ", "init", "subscript"].contains(where: { code.contains($0) }) else { return false }
    return code.firstMatch(
      of: #/^(@\w+(\([^)]*\))? )*(\w+(\(set\))? )*(func .*|init[?(<].*|subscript[(<].*|deinit .*)$/#)
      != nil
  }

  /// Returns whether a variable has a type and a body, and no value: a stored property would have a value.
  private static func startsComputedProperty(_ code: Substring) -> Bool {
    guard code.hasSuffix("{"), code.contains("var ") else { return false }
    return code.firstMatch(of: #/^(@\w+(\([^)]*\))? )*(\w+(\(set\))? )*var \w+: [^=]*\{$/#) != nil
  }

  private static func startsDeclaration(_ code: Substring) -> Bool {
    startsFunction(code) || code.firstMatch(of: #/^(\w+ )*(var|let|case|struct|class|enum|typealias) /#) != nil
  }
}
