/// A revision of the Model Context Protocol, by its date.
enum ProtocolRevision {
  /// The revisions that begin with a handshake, `initialize`, newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The revision in which each request says in `_meta` what it speaks.
  static let current = "2026-07-28"

  /// A client that asks for a revision in words that nobody knows gets the newest.
  static func negotiated(_ wanted: String?) -> String {
    wanted.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[0]
  }

  /// The error code for requests of another revision.
  static let unsupportedCode = -32022

  /// The error code for resources that are not there, in revisions with a handshake; the current one takes that for wrong
  /// parameters.
  static let noResourceCode = -32002

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
