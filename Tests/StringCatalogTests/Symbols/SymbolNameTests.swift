import Testing

@testable import StringCatalog

@Suite struct SymbolNameTests {
  @Test(
    arguments: [
      ("book.title", "bookTitle"), ("SPEED BOOST", "speedBoost"), ("The iCloud folder", "theICloudFolder"),
      ("CFBundleName", "cfbundleName"), ("Old CRT", "oldCrt"), ("12 rooms1month", "_12Rooms1Month"),
      ("month12rooms", "month12Rooms"),
      ("MiB", "miB"), ("error.invalidURL", "errorInvalidURL"), ("needs_macOS_update", "needsMacOSUpdate"),
      ("PDFs", "pdfs"), ("IT\u{302}S", "it\u{302}s"), ("Don't panic", "dontPanic"), ("Don’t panic", "dontPanic"),
      ("%lld seats", "seats"),
      ("%1$(name)@ is here", "isHere"), ("%lld%%", nil), ("%@ → %@", nil), ("", nil), ("снять бронь", "снятьБронь"),
      ("a_b-c", "aBC"), ("Room 7B", "room7B"), ("50% off", "_50Off"), ("2023_TRIP_NAME", "_2023TripName"),
      ("é", "é"), ("ÉCOLE", "école"),
      ("LENÇÓIS_MAR", "lençóisMar"), ("LENC\u{327}O\u{301}IS a\u{301}", "lenc\u{327}o\u{301}isA\u{301}"),
      ("ПАРОЛЬ", "пароль"), ("Fill in ${content} now", "fillIn$ContentNow"), ("${content} now", "contentNow"),
      ("Costs 5 $", "costs5$"), ("$", nil),
    ] as [(String, String?)])
  func keyGivesAName(_ key: String, _ name: String?) {
    #expect(SymbolName(key)?.text == name)
  }

  @Test(
    arguments: [
      ("Default", "`default`", false), ("In", "`in`", false), ("Rooms", "rooms", false), ("Type", "type", true),
    ]
      as [(String, String, Bool)])
  func keywordsNeedBackticks(_ key: String, _ declared: String, _ isReserved: Bool) throws {
    let name = try #require(SymbolName(key))
    #expect(name.declared == declared && name.isReserved == isReserved)
  }

  @Test(
    arguments: [
      ("%@", ["_ arg1: String"]), ("%lld of %d", ["_ arg1: Int", "_ arg2: Int32"]),
      ("%u %llu", ["_ arg1: UInt32", "_ arg2: UInt"]),
      ("%2$@ %1$f", ["_ arg1: Double", "_ arg2: String"]),
      ("%1$(name)@ has %2$(count)lld", ["name: String", "count: Int"]),
      ("%(rate1to2)@ %(boat_name)@", ["rate1To2: String", "boatName: String"]),
      ("%hd %hhu", ["_ arg1: Int16", "_ arg2: UInt8"]), ("100%%", []), ("%1$@ %1$@", ["_ arg1: String"]),
      ("%9999$@", []),
    ] as [(String, [String])])
  func textGivesArguments(_ text: String, _ expected: [String]) {
    let arguments = SymbolArgument.all(of: text, substitutions: [])
    #expect(arguments.map { ($0.label ?? "_ " + $0.name) + ": " + $0.type } == expected)
  }
}
