import TextBasics

/// A name of Apple's payload format in the form of any language or library: `title-loc-key`, `title_loc_key`,
/// `titleLocKey`, `setTitleLocalizationKey`.
///
/// From Apple's “Generating a remote notification”, and from the libraries firebase-admin, apns2, PyAPNs2 and pushy.
enum PayloadName: Equatable {
  case key(PushKeyUse.Role)
  case arguments(PushKeyUse.Role)
  /// A call that adds a single argument.
  case argument(PushKeyUse.Role)
  /// The plain text that takes precedence over the body's key.
  case body

  /// Fails for names that are unrelated to keys.
  init?(_ spelling: String) {
    if spelling == "body" {
      self = .body
      return
    }
    guard spelling.utf8.count <= 40, let found = Self.names[Self.folded(spelling)] else { return nil }
    self = found
  }

  /// Returns whether bytes may contain any of the names, so that the file has to be read.
  static func mayOccur(in bytes: ContiguousArray<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index] | 0x20
      if byte == .ascii("o"), previous == .ascii("l"), index + 1 < bytes.count, bytes[index + 1] | 0x20 == .ascii("c") {
        return true
      }
      previous = byte
    }
    return false
  }

  /// Returns the letters in lower case.
  private static func folded(_ spelling: String) -> String {
    var letters = spelling.utf8.filter { $0 != .minus && $0 != .underscore }.map {
      $0.isUppercaseLetter ? $0 | 0x20 : $0
    }
    for prefix in ["set", "with", "add"] where letters.starts(with: prefix.utf8) {
      letters.removeFirst(prefix.utf8.count)
      break
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let parts: [(PushKeyUse.Role, [String])] = [
    (.title, ["title", "alerttitle"]), (.subtitle, ["subtitle", "alertsubtitle"]),
    (.body, ["", "body", "alert", "alertbody"]), (.action, ["action", "alertaction"]),
  ]

  private static let names: [String: PayloadName] = {
    var names: [String: PayloadName] = [:]
    for (role, parts) in parts {
      for part in parts {
        for stem in part.isEmpty ? ["loc"] : ["loc", "localization", "localized"] {
          names[part + stem + "key"] = .key(role)
          names[part + stem + "args"] = .arguments(role)
          names[part + stem + "arguments"] = .arguments(role)
          names[part + stem + "arg"] = .argument(role)
        }
      }
    }
    names["localizedalerttitle"] = .key(.title)
    names["localizedalertsubtitle"] = .key(.subtitle)
    names["localizedalertmessage"] = .key(.body)
    return names
  }()
}
