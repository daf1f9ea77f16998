import TextBasics

/// A path with `/` between its components, without `.` components and without a trailing `/`.
///
/// `..` components are kept, because only a file system can resolve them.
public struct FilePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let string: String

  public init(_ string: String) { self.string = FilePath.isTidy(string) ? string : FilePath.tidied(string) }

  private init(tidy string: String) { self.string = string }

  /// The path of the current folder, `.`.
  public static let current = FilePath(tidy: ".")

  public var description: String { string }
  public var isAbsolute: Bool { string.utf8.first == .slash }

  /// The names in the path, without the root.
  public var components: [Substring] { string == "." ? [] : string.split(separator: "/") }

  /// The last component. The path itself for `.` and the root.
  public var name: String {
    let utf8 = string.utf8
    guard utf8.count > 1, let slash = string.lastIndex(of: .slash) else { return string }
    return String(string[utf8.index(after: slash)...])
  }

  /// The name up to its last dot: `Localizable` of `Localizable.xcstrings`.
  public var stem: String {
    let name = name
    guard let dot = name.lastIndex(of: .period), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The part of the name after the last dot. Empty for a name without a dot.
  public var fileExtension: String {
    let name = name
    guard let dot = name.lastIndex(of: .period), dot != name.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Returns whether ``fileExtension`` is an extension, given without a dot.
  func hasExtension(_ fileExtension: String) -> Bool {
    let bytes = string.utf8
    let start = bytes.count - fileExtension.utf8.count
    guard start > 1, string.hasBytes(of: fileExtension, endingAt: bytes.count) else { return false }
    let dot = bytes.index(bytes.startIndex, offsetBy: start - 1)
    return bytes[dot] == .period && bytes[bytes.index(before: dot)] != .slash
  }

  func nameBegins(with beginning: String) -> Bool {
    let bytes = string.utf8
    let start = string.lastIndex(of: .slash).map { bytes.index(after: $0) } ?? bytes.startIndex
    return bytes[start...].starts(with: beginning.utf8)
  }

  /// The folder that contains this file or folder, or `nil` for `.` and the root.
  public var folder: FilePath? {
    guard string != ".", string != "/" else { return nil }
    guard let slash = string.lastIndex(of: .slash) else { return .current }
    return FilePath(tidy: slash == string.startIndex ? "/" : String(string[..<slash]))
  }

  /// The folders around this file or folder, innermost first.
  public var folders: some Sequence<FilePath> {
    sequence(state: folder) { next in
      defer { next = next?.folder }
      return next
    }
  }

  public func appending(_ path: String) -> FilePath { string == "." ? FilePath(path) : FilePath(string + "/" + path) }

  /// The path with each `..` resolved against the name before it, as if no folder were a symbolic link.
  public var resolvingParents: FilePath {
    guard string.utf8.holdsBytes([.period, .period]) else { return self }
    var names: [Substring] = []
    for name in components {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    let rest = names.joined(separator: "/")
    return FilePath(tidy: isAbsolute ? "/" + rest : rest.isEmpty ? "." : rest)
  }

  /// Returns whether this is `folder` or is in it at any depth.
  public func isWithin(_ folder: FilePath) -> Bool {
    if folder.string == "." { return !isAbsolute && !string.hasPrefix("../") && string != ".." }
    if folder.string == "/" { return isAbsolute }
    let length = folder.string.utf8.count
    let mine = string.utf8
    guard mine.count >= length else { return false }
    guard mine.count == length || mine[mine.index(mine.startIndex, offsetBy: length)] == .slash else { return false }
    return string.hasBytes(of: folder.string, endingAt: length)
  }

  /// Returns the innermost folder that contains all given paths, or `nil` if no such folder exists.
  public static func folder(around paths: some Sequence<FilePath>) -> FilePath? {
    var paths = paths.makeIterator()
    var top = paths.next()
    while let path = paths.next() {
      while let step = top, !path.isWithin(step) { top = step.folder }
    }
    return top
  }

  /// Returns the path relative to `folder`: `.` for itself, `nil` if it is not within it.
  public func relative(to folder: FilePath) -> FilePath? {
    guard isWithin(folder) else { return nil }
    if folder.string == "." { return self }
    let lead = folder.string == "/" ? 0 : folder.string.utf8.count
    let rest = string.utf8.dropFirst(lead + 1)
    return rest.isEmpty ? .current : FilePath(tidy: String(rest) ?? "")
  }

  /// Returns the relative path from `folder` to this path, with `..` where needed. Both must be absolute and without
  /// `..`.
  public func way(from folder: FilePath) -> FilePath {
    let mine = components
    let theirs = folder.components
    let shared = depthShared(with: folder)
    let steps: [Substring] = Array(repeating: "..", count: theirs.count - shared) + mine[shared...]
    return steps.isEmpty ? .current : FilePath(steps.joined(separator: "/"))
  }

  /// Returns the number of leading components that this path and another have in common.
  func depthShared(with other: FilePath) -> Int { zip(components, other.components).prefix { $0 == $1 }.count }

  public static func < (a: FilePath, b: FilePath) -> Bool { a.string < b.string }

  /// Returns whether no component is empty or `.`, except for the root's.
  private static func isTidy(_ string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { isTidy($0) } ?? isTidy(string.utf8)
  }

  private static func isTidy(_ bytes: some Sequence<UInt8>) -> Bool {
    var length = 0
    var isDot = false
    for (offset, byte) in bytes.enumerated() {
      if byte == .slash {
        if offset > 0 && length == 0 || isDot { return false }
        (length, isDot) = (0, false)
      } else {
        isDot = length == 0 && byte == .period
        length += 1
      }
    }
    return length > 0 && !isDot
  }

  private static func tidied(_ string: String) -> String {
    let root = string.utf8.first == .slash ? "/" : ""
    let rest = string.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return root + rest == "" ? "." : root + rest
  }
}

extension String {
  /// Returns the last position of a byte. Searching contiguous bytes is much faster than searching a string's view.
  fileprivate func lastIndex(of byte: UInt8) -> Index? {
    guard let offset = utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: byte) }) else {
      return utf8.lastIndex(of: byte)
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
