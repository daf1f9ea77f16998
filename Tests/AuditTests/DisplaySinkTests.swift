import StringExtraction
import SwiftTypeChecking
import Testing

@testable import StringDataFlow

/// Tests the table of places that show text.
@Suite struct DisplayPlaceTests {
  @Test func rowsAreUniqueAndSorted() {
    let names = DisplaySink.all.map(\.name)
    #expect(Set(names).count == names.count)
    for framework in [DisplaySink.Framework.uiKit, .appKit, .notifications] {
      let rows = DisplaySink.all.filter { $0.framework == framework }.map { [$0.type, $0.member, $0.name] }
      for (row, next) in zip(rows, rows.dropFirst()) { #expect(row.lexicographicallyPrecedes(next)) }
    }
  }

  @Test func rowsExistInTheSDK() async throws {
    let index = await AuditFixture.displays.extractor().index
    for place in DisplaySink.all {
      let outer = try #require(place.type.split(separator: ".").first.map(String.init))
      let members = index.members(ofType: outer, named: place.member)
      guard outer == place.type else {
        let inner = String(place.type.dropFirst(outer.count + 1))
        #expect(!index.members(ofType: outer, named: inner).isEmpty, "\(place.name)")
        continue
      }
      #expect(!members.isEmpty, "\(place.name)")
      if case .parameter(let label) = place.kind {
        let labels = members.flatMap { decl in index.parameters(of: decl).indices.map { index.label(of: $0, decl) } }
        #expect(labels.contains(label), "\(place.name)")
      }
    }
  }

  @Test func rowsAreExercised() async {
    let found = await Self.shown.value
    for place in DisplaySink.all {
      #expect(found.contains { $0.contains(" is shown untranslated by \(place.name)") }, "\(place.name)")
    }
  }

  /// SwiftUI's own overloads determine which initializers show text.
  @Test(arguments: [
    "Label.init(_:)", "Button.init(_:)", "View.navigationTitle(_:)", "View.help(_:)", "View.accessibilityLabel(_:)",
    "Toggle.init(_:)", "View.alert(_:)", "Picker.init(_:)", "TextField.init(_:)", "Link.init(_:)", "Section.init(_:)",
  ])
  func siblingsOfKeysShowText(_ name: String) async {
    let found = await Self.shown.value
    #expect(found.contains { $0.contains(" is shown untranslated by \(name)") })
  }

  private static let shown = Task { await AuditFixture.displays.findings().map(\.message) }
}
