import StructuredText

/// Writes a ZIP archive with stored files. Archives of the same files have the same bytes.
public struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Returns an archive of files.
  /// - Throws: for more than 65,535 files or 4 GB, which the format does not support.
  public static func archive(of files: [XclocPackage.File]) throws(ParseError) -> [UInt8] {
    let size = files.reduce(0) { $0 + $1.bytes.count + 2 * $1.path.utf8.count + 100 }
    guard files.count <= 0xFFFF, size <= 0xFFFF_FFFF else {
      throw ParseError("the files are too many or too large for a ZIP archive")
    }
    var writer = ZipWriter()
    for file in files { writer.add(file) }
    return writer.finished
  }

  private mutating func add(_ file: XclocPackage.File) {
    let (name, offset) = (Array(file.path.utf8), bytes.count)
    // Version 1.0, names in UTF-8, stored, 1980-01-01.
    let common =
      Self.number(10, 2) + Self.number(0x0800, 2) + Self.number(0, 2) + Self.number(0, 2) + Self.number(0x21, 2)
      + Self.number(Int(file.bytes.checksum), 4) + Self.number(file.bytes.count, 4) + Self.number(file.bytes.count, 4)
      + Self.number(name.count, 2) + Self.number(0, 2)
    bytes += Self.number(0x0403_4B50, 4) + common + name + file.bytes
    // Made on Unix: a regular file that everybody may read.
    let attributes = Self.number(0x8000 | 0o644, 2)
    directory += Self.number(0x0201_4B50, 4) + Self.number(0x030A, 2) + common
    directory += [UInt8](repeating: 0, count: 8) + attributes + Self.number(offset, 4) + name
    count += 1
  }

  private var finished: [UInt8] {
    bytes + directory + Self.number(0x0605_4B50, 4) + Self.number(0, 4) + Self.number(count, 2) + Self.number(count, 2)
      + Self.number(directory.count, 4) + Self.number(bytes.count, 4) + Self.number(0, 2)
  }

  /// Returns a number in little-endian order.
  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
