import Diagnostics
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App", "App/a.swift"), ("App/", "App/a.swift"), ("App/*.swift", "App/a.swift"), ("*", "App/a.swift"),
    ("**/*.swift", "a.swift"), ("**/*.swift", "App/Deep/a.swift"), ("App/**/Old", "App/Old/a.swift"),
    ("App/**/Old", "App/x/y/Old/a.swift"), ("App/**", "App/a.swift"), ("?pp", "App/a.swift"),
    ("**/Generated*", "x/GeneratedKit/b.swift"), ("/r/*/a.swift", "/r/App/a.swift"), ("a*b*c.swift", "aXbYbc.swift"),
  ])
  func patternMatchesPath(_ pattern: String, _ path: String) { #expect(PathPattern(pattern).covers(path)) }

  @Test(arguments: [
    ("App", "Application/a.swift"), ("*.swift", "App/a.swift"), ("App/*.swift", "App/Deep/a.swift"),
    ("?pp", "Apps/a.swift"), ("App/**/Old", "App/Older/a.swift"), ("App/a.swift/b", "App/a.swift"),
    ("/App", "App/a.swift"), ("App", "/App/a.swift"), ("a?c", "ac"),
  ])
  func patternDoesNotMatchPath(_ pattern: String, _ path: String) { #expect(!PathPattern(pattern).covers(path)) }

  @Test func globsAreRecognized() {
    #expect(PathPattern("a/*/b").isGlob && PathPattern("a?").isGlob && !PathPattern("a/b").isGlob)
  }

  /// Patterns that match, or nearly match, in very many ways.
  @Test func noPatternTakesExponentialTime() {
    let names = String(repeating: "a/", count: 200)
    #expect(!PathPattern(String(repeating: "**/a/", count: 60) + "b").covers(names))
    let star = String(repeating: "a*", count: 60) + "b"
    #expect(!PathPattern(star).covers(String(repeating: "a", count: 2000)))
  }
}
