import SwiftLexing
import SwiftParsing

/// The declarations of an SDK. A part is parsed on the first request for one of its names. The library does not depend
/// on a project, so all indexes share it.
public final class InterfaceLibrary: Sendable {
  /// An interface in the condensed format.
  public struct Text: Sendable {
    let module: Name
    /// The path of its declarations in messages.
    let path: String
    let text: StaticString
    /// The versions of the SDK that contain it.
    let versions: ClosedRange<Int>

    public init(module: String, path: String, versions: ClosedRange<Int>, _ text: StaticString) {
      (self.module, self.path, self.versions, self.text) = (Name(module), path, versions, text)
    }
  }

  let texts: [Text]
  public let names: InterfaceNames
  private let outlines: OnceTable<FileOutline>
  private let extensionTypes: OnceTable<ExtensionType>

  /// - Parameter names: the tables of the texts.
  public init(_ texts: [Text], _ names: InterfaceNames) {
    (self.texts, self.names) = (texts, names)
    outlines = OnceTable(count: names.partCount)
    extensionTypes = OnceTable(count: names.partCount)
  }

  /// Returns the number of the text that contains a part.
  func textNumber(of part: Int32) -> Int { names.part(Int(part)).text }

  func text(of part: Int32) -> Text { texts[textNumber(of: part)] }

  /// Returns the outline of a part that was requested before.
  @inline(__always)
  func outline(known part: Int) -> FileOutline { outlines[part] ?? outline(of: part) }

  /// Returns a declaration of a part that was requested before.
  @inline(__always)
  func declaration(known id: DeclID) -> Declaration {
    outlines.ask(Int(id.file)) { $0.tree.declarations[Int(id.index)] }
      ?? outline(of: Int(id.file)).tree.declarations[Int(id.index)]
  }

  /// Returns the outline of a part, and parses it on the first request.
  func outline(of part: Int) -> FileOutline {
    outlines.element(at: part) {
      let place = names.part(part)
      let text = texts[place.text]
      let bytes = text.text.withUTF8Buffer { ContiguousArray($0[place.range]) }
      return FileOutline(SourceText(path: text.path, bytes: bytes), module: text.module, partOf: place.text)
    }
  }

  /// Returns the type that a part extends. `find` resolves it on the first request.
  func extensionType(of part: Int, find: () -> ExtensionType) -> ExtensionType {
    extensionTypes.element(at: part, make: find)
  }
}

/// The type that an extension extends.
final class ExtensionType: Sendable {
  let decl: DeclID?
  /// The number of rounds that are needed to resolve it. Each round uses the types that extensions resolved before
  /// declare.
  let round: Int

  init(_ decl: DeclID?, round: Int) { (self.decl, self.round) = (decl, round) }
}
