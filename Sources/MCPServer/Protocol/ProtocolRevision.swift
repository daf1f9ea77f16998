/// A revision of the Model Context Protocol, identified by its date.
enum ProtocolRevision {
  /// The revisions that start with a handshake (`initialize`), newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The revision in which each request states its revision in `_meta`.
  static let current = "2026-07-28"

  /// Returns the revision to use. A client that requests an unknown revision gets the newest one with a handshake.
  static func negotiated(_ wanted: String) -> String { withHandshake.contains(wanted) ? wanted : withHandshake[0] }

  /// The error code for requests with another revision.
  static let unsupportedCode = -32022

  /// The error code for missing resources in revisions with a handshake. The current revision reports them as invalid
  /// parameters.
  static let noResourceCode = -32002

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
