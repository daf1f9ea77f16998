import TextBasics

extension UInt8 {
  /// The white space of JSON.
  var isJSONSpace: Bool { self == .space || self == .lineFeed || self == .carriageReturn || self == .tab }
}
