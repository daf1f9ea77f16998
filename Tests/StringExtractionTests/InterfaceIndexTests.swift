import SDKInterfaces
import SwiftLexing
import SwiftParsing
import Testing

@testable import StringExtraction
@testable import SwiftTypeChecking

/// Tests that an index that parses only the parts of the SDK with a name gives the same result as an index of the whole
/// SDK.
@Suite struct InterfaceIndexTests {
  /// Extends types of the SDK, some of which are declared in extensions, and declares names that the SDK contains as
  /// well.
  private static let source = FileOutline(
    SourceText(
      path: "App/Own.swift",
      text: """
        import SwiftUI
        struct Text { struct Style {} }
        extension View { func padding() -> some View { self }; var title: String { "" } }
        typealias Formats = Date
        extension Formats { struct Own {}; var day: Int { 1 } }
        extension Date.Own { var title: Int { 2 } }
        extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation(_ own: Formats.Own) {} }
        extension Foundation.Locale { var title: Bool { true } }
        func + (a: Text, b: Text) -> Text { a }
        """))

  @Test(arguments: InterfaceFile.all.indices) func partsEqualTheWholeSDK(_ number: Int) {
    let interface = InterfaceFile.all[number]
    let skeleton = InterfaceSkeleton(interface.text)
    let bytes = Array(interface.text.description.utf8)
    let whole = FileOutline(SourceText(path: "", bytes: ContiguousArray(bytes)), module: Name(interface.module))
    var found: [String] = []
    for part in skeleton.parts {
      let outline = FileOutline(
        SourceText(path: "", bytes: ContiguousArray(bytes[part.range])), module: Name(interface.module))
      found += Self.listing(outline)
      for declaration in outline.tree.declarations where declaration.kind != .operator {
        let names = skeleton.names[declaration.parent < 0 ? part.own : part.inner]
        let isExtension = declaration.kind == .extension
        #expect(isExtension || names.contains(declaration.name), "\(interface.module): \(outline.text(declaration))")
        #expect(isExtension == (part.extended != nil && declaration.parent < 0))
        #expect(!isExtension || declaration.inherited.isEmpty || part.addsProtocols)
      }
    }
    #expect(found == Self.listing(whole))
  }

  private static func listing(_ outline: FileOutline) -> [String] {
    outline.tree.declarations.map { "\($0.kind) \($0.flags.rawValue) \(outline.text($0)) \($0.parameters.count)" }
  }

  @Test(arguments: XcodeVersion.allCases) func namesAreFoundAsInTheWholeSDK(_ version: XcodeVersion) async {
    let sdk = await FixtureProgram.reading.names().index(of: version)
    let index = SymbolIndex(sdk, interfaces: [], sources: [Self.source])
    let whole = SymbolIndex(interfaces: sdk.outlines, sources: [Self.source])
    #expect(index.topLevel.interfaces != nil && whole.topLevel.interfaces == nil)
    // The parts of later versions have numbers, too.
    let numbers = sdk.numbers + [Int32(sdk.count)]
    let names = Set(whole.files.flatMap { $0.tree.declarations.map(\.name) })
    func here(_ decls: some Sequence<DeclID>) -> [DeclID] {
      decls.map { DeclID(file: numbers[Int($0.file)], index: $0.index) }
    }
    for name in names {
      #expect(Array(index.topLevel[name]) == here(whole.topLevel[name]))
      #expect(Array(index.membersByName[name]) == here(whole.membersByName[name]))
      #expect(Array(index.operatorFunctions[name]) == here(whole.operatorFunctions[name]))
      #expect(Array(index.macros[name]) == here(whole.macros[name]))
      #expect(!whole.nestedTypeNames.contains(name) || index.nestedTypeNames.contains(name))
    }
    for (file, outline) in whole.files.enumerated() {
      for position in outline.tree.declarations.indices {
        let id = DeclID(file: Int32(file), index: Int32(position))
        let own = here([id])[0]
        #expect(index.extended[own] == whole.extended[id].map { here([$0])[0] })
        guard outline.tree.declarations[position].kind.isNominal else { continue }
        #expect(Array(index.extensions[own]) == here(whole.extensions[id]))
        let conforming = here(whole.extensions[id].filter { !whole[$0].inherited.isEmpty })
        #expect(index.conformingExtensions(of: own).filter { !index[$0].inherited.isEmpty } == conforming)
        for name in Set(outline.tree.declarations.map(\.name)).union([Name("title"), Name("padding"), Name("init")]) {
          let members = whole.members[MemberKey(owner: id, name: name)]
          #expect(Array(index.members[MemberKey(owner: own, name: name)]) == here(members))
        }
      }
    }
    for key in whole.members.own.keys {
      let owner = key.owner.map { here([$0])[0] }
      #expect(Array(index.members[MemberKey(owner: owner, name: key.name)]) == here(whole.members[key]))
    }
  }

  @Test(arguments: [("class Entity {}", true), ("struct Card {}", false)])
  func redeclaredSDKTypesDisableTheIndex(_ source: String, isEntered: Bool) async {
    let sdk = await FixtureProgram.reading.names().index(of: .latest)
    let outline = FileOutline(SourceText(path: "App/Own.swift", text: source))
    #expect((SymbolIndex(sdk, interfaces: [], sources: [outline]).topLevel.interfaces == nil) == isEntered)
  }

  @Test(arguments: [("protocol View {}", true), ("struct Card {}", false)])
  func interfacesWithSDKTypesDisableTheIndex(_ interface: String, isEntered: Bool) async {
    let sdk = await FixtureProgram.reading.names().index(of: .latest)
    let outline = FileOutline(SourceText(path: "Kit.swiftinterface", text: interface))
    #expect((SymbolIndex(sdk, interfaces: [outline], sources: []).topLevel.interfaces == nil) == isEntered)
  }
}
