import Foundation
import Testing
import Tickets

@Suite struct OrderTests {
  @Test(
    arguments: [
      ("en", 1, "1 seat"), ("en", 2, "2 seats"), ("uk", 1, "1 місце"), ("uk", 3, "3 місця"), ("uk", 5, "5 місць"),
      ("uk", 21, "21 місце"), ("zh-Hans", 2, "2 个座位"),
    ])
  func pluralsFollowTheNumber(_ language: String, _ seats: Int, _ expected: String) {
    #expect(Order(guest: "Ada", seats: seats, rows: 1).summary(language: language) == expected)
  }

  @Test(
    arguments: [
      ("en", 1, 1, "Ada has booked 1 seat in 1 row"), ("en", 4, 2, "Ada has booked 4 seats in 2 rows"),
      ("uk", 4, 2, "Ada: 4 місця у 2 рядах"), ("uk", 5, 1, "Ada: 5 місць у 1 ряді"),
    ])
  func eachPluralHasItsNumber(_ language: String, _ seats: Int, _ rows: Int, _ expected: String) {
    #expect(Order(guest: "Ada", seats: seats, rows: rows).confirmation(language: language) == expected)
  }

  @Test func foundationFindsTexts() throws {
    #expect(Order.title == "Your order")
    #expect(Order.title(language: "uk") == "Ваше замовлення")
    let folder = try #require(Order.resources.path(forResource: "uk", ofType: "lproj"))
    let ukrainian = try #require(Bundle(path: folder))
    #expect(ukrainian.localizedString(forKey: "order.title", value: nil, table: nil) == "Ваше замовлення")
    // Foundation on Linux knows no plurals: it finds one text for all numbers.
    #if !canImport(Darwin)
      #expect(ukrainian.localizedString(forKey: "%lld seats", value: nil, table: nil) == "%lld місця")
    #endif
  }
}
