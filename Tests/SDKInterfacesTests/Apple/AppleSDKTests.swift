import Foundation
import Testing

@testable import SDKInterfaces

@Suite("Interface files")
struct InterfaceFileTests {
  @Test("Every text is plain and condensed, and its brackets are balanced")
  func bracketsAreBalanced() {
    for file in InterfaceFile.all {
      let text = file.text.description
      #expect(!text.isEmpty, "\(file.module)")
      #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") }, "\(file.module)")
      #expect(unbalancedLine(in: text) == nil, "\(file.module)")
      let noise = ["public ", "@available", "@MainActor", "@escaping", "{ get", "\t"]
      for word in noise { #expect(!text.contains(word), "\(file.module) says \(word)") }
    }
  }

  @Test("The files are unique and sorted by module")
  func declarationsAreSorted() {
    let modules = InterfaceFile.all.map { $0.module.lowercased() }
    #expect(modules == modules.sorted())
    #expect(Set(InterfaceFile.all.map(\.text.description)).count == InterfaceFile.all.count)
  }

  @Test("No type is declared twice")
  func typesAreDeclaredOnce() {
    let twice = Dictionary(grouping: Declarations.all.types, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test("Each callee that takes localizable text has a declaration with that label")
  func callsAreDeclared() {
    for callee in Callee.all {
      #expect(Declarations.all.labels[callee.name, default: []].contains(callee.label), "\(callee)")
    }
  }

  /// The first line with an unmatched closing bracket, or the last line if an opening bracket is unmatched.
  private func unbalancedLine(in text: String) -> Int? {
    var open: [UInt8] = []
    var line = 1
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"): if open.popLast() != UInt8(ascii: "(") { return line }
      case UInt8(ascii: "]"): if open.popLast() != UInt8(ascii: "[") { return line }
      case UInt8(ascii: "}"): if open.popLast() != UInt8(ascii: "{") { return line }
      default: break
      }
    }
    return open.isEmpty ? nil : line
  }
}
