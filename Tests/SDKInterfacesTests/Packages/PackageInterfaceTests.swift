import Testing

@testable import SDKInterfaces

extension PackageInterface: CustomTestStringConvertible {
  public var testDescription: String { module }
}

@Suite("Package interfaces")
struct PackageInterfaceTests {
  @Test("Every text is plain and condensed, and its brackets are balanced", arguments: PackageInterface.all)
  func interfacesAreWellFormed(_ interface: PackageInterface) {
    let text = interface.text.description
    #expect(!text.isEmpty)
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") })
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    for (open, close) in brackets {
      #expect(text.filter { $0 == open }.count == text.filter { $0 == close }.count, "unbalanced \(open)\(close)")
    }
    let noise = ["public ", "@available", "@MainActor", "@escaping", "{ get", ") async", ") throws", "\t", "//"]
    for word in noise { #expect(!text.contains(word), "contains \(word)") }
  }

  @Test("The modules are unique and sorted by name")
  func interfacesAreSorted() {
    let modules = PackageInterface.all.map { $0.module.lowercased() }
    #expect(modules == Array(Set(modules)).sorted())
  }

  @Test("Every module has sorted imports and does not import itself", arguments: PackageInterface.all)
  func importsAreDeclared(_ interface: PackageInterface) {
    let lines = interface.text.description.split(separator: "\n")
    let imports = lines.prefix { $0.hasPrefix("import ") }
    #expect(!imports.isEmpty && Array(imports) == imports.sorted())
    #expect(!lines.contains("import \(interface.module)"))
  }

  @Test("No type is declared twice in a module", arguments: PackageInterface.all)
  func typesAreDeclaredOnce(_ interface: PackageInterface) {
    let heads = interface.text.description.split(separator: "\n").filter { line in
      ["struct ", "class ", "enum ", "protocol "].contains { line.hasPrefix($0) }
    }
    let names = heads.map { $0.split { " <:{".contains($0) }[1] }
    #expect(Set(names).count == names.count)
  }
}
