import SwiftLexing
import SwiftParsing

/// The declarations of an SDK, of which a part is parsed when somebody first asks for one of its names. Nothing in it
/// depends on a project, so that all indexes share one.
public final class InterfaceLibrary: Sendable {
  /// A text in the condensed form.
  public struct Text: Sendable {
    let module: Name
    /// The path of its declarations in messages.
    let path: String
    let text: StaticString
    /// The versions of an SDK that have it.
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

  /// The number of the text that has a part.
  func textNumber(of part: Int32) -> Int { names.part(Int(part)).text }

  func text(of part: Int32) -> Text { texts[textNumber(of: part)] }

  /// The outline of a part that was asked for before.
  @inline(__always)
  func outline(known part: Int) -> FileOutline { outlines[part] ?? outline(of: part) }

  /// A declaration of a part that was asked for before.
  @inline(__always)
  func declaration(known id: DeclID) -> Declaration {
    outlines.ask(Int(id.file)) { $0.tree.declarations[Int(id.index)] }
      ?? outline(of: Int(id.file)).tree.declarations[Int(id.index)]
  }

  /// The outline of a part, parsed now if nobody has asked for it.
  func outline(of part: Int) -> FileOutline {
    outlines.element(at: part) {
      let place = names.part(part)
      let text = texts[place.text]
      let bytes = text.text.withUTF8Buffer { ContiguousArray($0[place.range]) }
      return FileOutline(SourceText(path: text.path, bytes: bytes), module: text.module, partOf: place.text)
    }
  }

  /// The type that a part extends, found by `find` if nobody has asked for it.
  func extensionType(of part: Int, find: () -> ExtensionType) -> ExtensionType {
    extensionTypes.element(at: part, make: find)
  }
}

/// The type that an extension extends.
final class ExtensionType: Sendable {
  let decl: DeclID?
  /// How many rounds it takes to find it, where each finds the types that extensions found before declare.
  let round: Int

  init(_ decl: DeclID?, round: Int) { (self.decl, self.round) = (decl, round) }
}
