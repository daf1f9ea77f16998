import TextBasics

/// The keys of push notifications in a source of any language: the name of a payload member followed by a literal.
public struct SenderSource: Sendable {
  /// In the order of the source.
  public let uses: [PushKeyUse]

  /// The routine that uses keys of local notifications, in sources that otherwise contain no keys.
  public static let localRoutine = "localizedUserNotificationString"

  /// - Parameter onlyLocal: whether only calls of ``localRoutine`` count, as in the sources of an app.
  public init(_ bytes: ContiguousArray<UInt8>, language: SenderLanguage, onlyLocal: Bool = false) {
    guard onlyLocal ? Self.callsLocalRoutine(bytes) : PayloadName.mayOccur(in: bytes) else {
      uses = []
      return
    }
    let tokens = SenderScanner.tokens(of: bytes, in: language)
    let reader = SenderReader(tokens, onlyLocal: onlyLocal)
    uses = ArgumentPairing(reader.members, reader.groups).uses
  }

  private static func callsLocalRoutine(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let name = Array(localRoutine.utf8)
    // The first capital is rarer than the first letter.
    let capital = name.firstIndex(of: .ascii("U")) ?? 0
    var index = capital
    while index < bytes.count, let next = bytes[index...].firstIndex(of: .ascii("U")) {
      if bytes[(next - capital)...].starts(with: name) { return true }
      index = next + 1
    }
    return false
  }
}
