import TestSupport

extension Fixture {
  static let strings = files(endingIn: ".strings")
  static let stringsDicts = files(endingIn: ".stringsdict")

  static func table(_ name: String) -> Fixture { Fixture(name) }
}
