/// The paths of submodules in a `.gitmodules` file.
struct SubmoduleList {
  /// Relative to the work tree.
  let paths: [String]

  init(_ bytes: ContiguousArray<UInt8>) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    paths = lines.compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      guard parts.count == 2, parts[0] == "path" else { return nil }
      return parts[1].hasPrefix("\"") ? String(parts[1].dropFirst().dropLast()) : parts[1]
    }
  }
}
