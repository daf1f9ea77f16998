import Testing

@testable import StringCatalog

struct FormatStringTests {
  static let specifiers: [(text: String, found: [String])] = [
    ("", []), ("100", []), ("50%", []), ("50% off and 20% down", []), ("100%% sure", []), ("%", []), ("%%%@", ["%@"]),
    ("%@ of %lld", ["%@", "%lld"]), ("%1$@ %2$lld", ["%1$@", "%2$lld"]), ("%.2f%%", ["%.2f"]),
    ("%02d:%02d", ["%02d", "%02d"]),
    ("%-5s|%+d|%#x|%'d", ["%-5s", "%+d", "%#x", "%'d"]),
    ("%hhd%hd%ld%qd%zd%td%jd%Lf", ["%hhd", "%hd", "%ld", "%qd", "%zd", "%td", "%jd", "%Lf"]),
    ("%#@rooms@ in %2$#@towns@", ["%#@rooms@", "%2$#@towns@"]), ("%arg rooms", ["%arg"]),
    ("%(name)@ %(n)lld", ["%(name)@", "%(n)lld"]),
    ("%*d %.*f", ["%*d", "%.*f"]), ("% d", []), ("%5", []), ("%1$", []), ("%lld%", ["%lld"]), ("%l", []),
    ("%#@open", []),
    ("%(open", []), ("%y %@", ["%@"]), ("学%@学", ["%@"]), ("${name} %@", ["%@"]), ("%99999999999999999999$@", []),
  ]

  @Test(arguments: specifiers)
  func specifiersAreFound(text: String, found: [String]) {
    #expect(FormatString(text).spellings == found)
  }

  @Test func partsOfSpecifiersAreParsed() {
    let all = FormatSpecifier.scan("%2$-8.3lld %#@rooms@ %arg %*d")
    #expect(all.map(\.kind) == [.value, .substitution, .argument, .value])
    #expect(all.map(\.position) == [2, nil, nil, nil])
    #expect(all.map(\.conversion) == ["lld", "rooms", "arg", "d"])
    #expect(all.map(\.hasArgumentWidth) == [false, false, false, true])
  }

  static let positional: [(text: String, value: String)] = [
    ("%@", "%@"), ("%@ of %lld", "%1$@ of %2$lld"), ("%.2f%% of %02d", "%1$.2f%% of %2$02d"),
    ("%1$@ and %@", "%1$@ and %@"),
    ("none", "none"), ("%% %%", "%% %%"), ("%arg id=%arg", "%arg id=%arg"), ("%*d %d", "%*d %d"),
    ("%@ %@ %@", "%1$@ %2$@ %3$@"), ("50% off, 20% down", "50% off, 20% down"),
  ]

  @Test(arguments: positional)
  func twoOrMoreSpecifiersAreNumbered(text: String, value: String) {
    #expect(FormatString(text).positional == value)
    #expect(FormatString(value).positional == value)
  }

  @Test func implicitArgumentsAreCounted() {
    #expect(FormatString("%@ %1$@ %% %lld %arg").implicitCount == 2)
  }

  @Test(arguments: [
    ("%@ of %1$lld, %.1f%%", " of , %%"), ("%-5d%05.2f%*d%hhu", ""), ("% d|%1$", "% d|%1$"), ("5%", "5%"),
    ("100 % of", "100 % of"), ("%ö%q", "%ö%q"),
  ])
  func specifiersAreRemoved(_ text: String, _ rest: String) { #expect(FormatString(text).withoutSpecifiers == rest) }

  @Test func shapeIgnoresOnlySpecifiers() {
    #expect(FormatString("%@ of %lld").shape == FormatString("%2$lld of %1$.2f").shape)
    #expect(FormatString("%@ of %@").shape != FormatString("%@ of").shape)
    #expect(FormatString("%@%%").shape != FormatString("%@").shape)
    #expect(FormatString("plain").shape == "plain")
  }
}
