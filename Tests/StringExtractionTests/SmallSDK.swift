import SwiftLexing
import SwiftParsing

/// A few declarations instead of the SDK, so that a run is short.
enum SmallSDK {
  static let outlines = [
    FileOutline(
      SourceText(
        path: "SDK",
        text: """
          @localizable struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
            init(_ value: String)
            init(stringLiteral: String)
          }
          struct Int { static func + (a: Int, b: Int) -> Int; static func == (a: Int, b: Int) -> Bool }
          struct Double {}
          struct Bool {}
          struct String { var count: Int; static func + (a: String, b: String) -> String; func uppercased() -> String }
          struct Array<Element> { var count: Int; var first: Element?; func map<T>(_ transform: (Element) -> T) -> [T] }
          enum Optional<Wrapped> { case none; case some(Wrapped) }
          protocol View { associatedtype Body: View; var body: Body { get } }
          struct Text: View {
            init(_ key: LocalizedStringKey, tableName: String? = _, comment: StaticString? = _)
            @_disfavoredOverload init<S>(_ content: S) where S: StringProtocol
            init(verbatim: String)
          }
          struct Button<Label>: View { init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) }
          """), module: Name("Swift"))
  ]
}
