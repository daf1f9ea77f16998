/// The program that a file names as its author.
public struct ExchangeTool: Sendable, Equatable {
  public var identifier: String
  public var name: String
  public var version: String
  public var build: String

  /// Translation services recognize Xcode's files by these values and do not accept others.
  public static let xcode = ExchangeTool(
    identifier: "com.apple.dt.xcode", name: "Xcode", version: "26.0", build: "17A324")

  public static let xcode27 = ExchangeTool(
    identifier: "com.apple.dt.xcode", name: "Xcode", version: "27.0", build: "27A266a")
}
