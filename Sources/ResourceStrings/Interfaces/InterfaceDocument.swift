import StructuredText
import TextBasics

/// The texts of a storyboard or xib.
public struct InterfaceDocument: Sendable {
  /// In the order of the file.
  public internal(set) var strings: [InterfaceString] = []
  /// Texts of objects of which nobody knows whether Xcode extracts them.
  public internal(set) var unknown: [UnknownInterfaceText] = []

  /// Storyboards of real apps reach 28 elements.
  private static let limits = XMLGuard.Limits(deepestElement: 256)

  /// - Throws: the first place that is no XML, that somebody made to do harm, or that no version of Interface Builder of
  ///   the last ten years wrote.
  public init(_ bytes: ContiguousArray<UInt8>) throws(XMLProblem) {
    let root = try ElementTree.root(of: bytes, limits: Self.limits)
    guard root.name == "document" else {
      let reason = root.name == "archive" ? "it is in the format of Xcode 4 and older" : "it is no interface"
      throw XMLProblem(reason, line: root.line, column: root.column)
    }
    guard let runtime = root["targetRuntime"] else {
      throw XMLProblem("it names no platform", line: root.line, column: root.column)
    }
    guard let platform = InterfacePlatform(runtime: runtime) else {
      let message = "the platform \(TerminalSafeText.word(runtime)) is not known"
      throw XMLProblem(message, line: root.line, column: root.column)
    }
    var reader = ObjectReader(platform)
    reader.visit(root, in: nil)
    (strings, unknown) = (reader.strings, reader.unknown)
  }
}
