/// Distinguishes keys that are identifiers, such as `welcome.title`, from keys that are the text.
package enum IdentifierKey {
  /// Returns whether a key looks like an identifier: words joined by dots or underscores, or in camel case, without
  /// spaces, optionally followed by format specifiers.
  package static func isIdentifier(_ key: String) -> Bool {
    let name = key.prefix { $0 != " " && $0 != "%" }
    let isAlone = key.dropFirst(name.count).split(separator: " ").allSatisfy { $0.hasPrefix("%") }
    guard isAlone, name.utf8.count > 4, name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let joined = name.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    if joined.count > 1 { return isJoined(joined, name) }
    return name.wholeMatch(of: camelCase) != nil
  }

  private static func isJoined(_ parts: [Substring], _ name: Substring) -> Bool {
    // `255.255.255.0` and `1.5` are numbers.
    guard parts.allSatisfy({ $0.wholeMatch(of: word) != nil }), let last = parts.last,
      name.contains(where: \.isLetter)
    else { return false }
    // `DD.MM.YYYY` is the pattern of a date.
    if parts.allSatisfy({ part in part.allSatisfy { $0 == part.first && "dDmMyYhHsSjJtTaA".contains($0) } }) {
      return false
    }
    if name.contains("_") { return true }
    // `G.P.S` are initials.
    if parts.allSatisfy({ $0.count == 1 }) { return false }
    // `v1.2.3` is a version.
    if parts[0].wholeMatch(of: versionStart) != nil, parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isNumber) }) {
      return false
    }
    // `example.com` and `notes.txt` are domain and file names, and `H.264` is a format.
    if parts.count == 2, parts[0].first?.isUppercase == true, last.allSatisfy(\.isNumber) { return false }
    return parts[0] != "www" && !endings.contains(last.lowercased())
  }

  /// Created once, because there are thousands of keys.
  nonisolated(unsafe) private static let word = /[A-Za-z][A-Za-z0-9]*|[0-9]{1,3}/
  nonisolated(unsafe) private static let versionStart = /[vV]?[0-9]+/
  nonisolated(unsafe) private static let camelCase = /[a-z]{3,}(?:[A-Z][a-z]{2,}[0-9]*)+/

  private static let endings: Set<String> = [
    "aac", "ai", "aiff", "apk", "app", "au", "avi", "be", "bmp", "cer", "cfg", "ch", "cn", "co", "com", "cpp", "css",
    "csv", "de", "dev", "dmg", "doc", "docx", "edu", "eml", "epub", "es", "eu", "exe", "flac", "fm", "fr", "gg", "gif",
    "gov", "gpx", "gz", "heic", "heif", "html", "ics", "info", "ini", "io", "ipa", "it", "jar", "jp", "jpeg", "jpg",
    "js", "json", "jsx", "kml", "kmz", "m3u", "m3u8", "m4a", "md", "me", "mkv", "mov", "mp3", "mp4", "net", "nl", "ogg",
    "org", "otf", "p12", "pdf", "pem", "php", "pkg", "pl", "plist", "png", "ppt", "pptx", "py", "rar", "rb", "rtf",
    "ru", "sh", "so", "sqlite", "stl", "strings", "svg", "swift", "tar", "tcx", "tex", "tiff", "to", "ts", "tsv", "tsx",
    "ttf", "tv", "txt", "uk", "us", "usdz", "vcf", "wav", "webm", "webp", "xcstrings", "xls", "xlsx", "xml", "xyz",
    "yaml", "yml", "zip",
  ]
}
