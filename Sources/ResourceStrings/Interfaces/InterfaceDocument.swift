import StructuredText
import TextBasics

/// The strings of a storyboard or xib.
public struct InterfaceDocument: Sendable {
  /// The strings in the order of the file.
  public internal(set) var strings: [InterfaceString] = []
  /// The strings of objects for which it is unknown whether Xcode extracts them.
  public internal(set) var unknown: [UnknownInterfaceText] = []

  /// Storyboards of real apps have up to 28 levels of elements.
  private static let limits = XMLGuard.Limits(deepestElement: 256)

  /// - Throws: an error at the first place that is not valid XML, that the XML guard rejects, or that no version of
  ///   Interface Builder in the last ten years wrote.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    let root = try ElementTree.root(of: bytes, limits: Self.limits)
    guard root.name == "document" else {
      let reason =
        root.name == "archive" ? "the file uses the format of Xcode 4 or earlier" : "not a storyboard or xib file"
      throw ParseError(reason, line: root.line, column: root.column)
    }
    guard let runtime = root["targetRuntime"] else {
      throw ParseError("the file has no platform", line: root.line, column: root.column)
    }
    guard let platform = InterfacePlatform(runtime: runtime) else {
      let message = "unknown platform \(TerminalSafeText.word(runtime))"
      throw ParseError(message, line: root.line, column: root.column)
    }
    var reader = ObjectReader(platform)
    reader.visit(root, in: nil)
    (strings, unknown) = (reader.strings, reader.unknown)
  }
}
