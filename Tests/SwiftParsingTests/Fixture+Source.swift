import SwiftLexing
import TestSupport

extension Fixture {
  static let all = files(endingIn: ".swift.txt")

  var source: SourceText { SourceText(path: name, bytes: (try? bytes) ?? []) }
}
