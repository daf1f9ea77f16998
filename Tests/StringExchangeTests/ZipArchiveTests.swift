import Foundation
import StructuredText
import Testing

@testable import StringExchange

@Suite struct ZipArchiveTests {
  /// A stored file, and a file compressed by zlib.
  private static let bytes: ContiguousArray<UInt8> = {
    let lines = [
      "UEsDBBQAAAAAAAAAIQDPYiAZBQAAAAUAAAATAAAAZGUueGNsb2Mvc3RvcmVkLnR4dHBsYWluUEsDBBQAAAAIAAAAIQBLApQ15gAA",
      "AD0EAAAkAAAAZGUueGNsb2MvTG9jYWxpemVkIENvbnRlbnRzL2RlLnhsaWZmZdPbCoJAFIXh+55CfIBy9p4jmL5LIBRUgkX1+Hkz",
      "a2DtS/2Z0zc6zr/Hvfss2+u2Ps+9Ow79PB3Gbf12++PQT5dle1+7YTztr1pwNTgKUoOnoDUUCh5TRSqhFglUYi3KYxLW53VyLZG3",
      "VmrJfBoHAOUCAeHpXDNInKCQhBMcTIGDmv0BIppRkCis50Ch5liwSHzlAgvHawkwAk8owCh8VQIMz4QCjGI+MGh4sxY0ipkQGsGc",
      "CxqZCzAiEyowhO9YgZF5QgVGML8HMIR1FRiZv2kFRmQnbf+I2TwwnBnVMPi6tGnU9AdQSwECFAMUAAAAAAAAACEAz2IgGQUAAAAF",
      "AAAAEwAAAAAAAAAAAAAAgAEAAAAAZGUueGNsb2Mvc3RvcmVkLnR4dFBLAQIUAxQAAAAIAAAAIQBLApQ15gAAAD0EAAAkAAAAAAAA",
      "AAAAAACAATYAAABkZS54Y2xvYy9Mb2NhbGl6ZWQgQ29udGVudHMvZGUueGxpZmZQSwUGAAAAAAIAAgCTAAAAXgEAAAAA",
    ]
    return ContiguousArray(Data(base64Encoded: lines.joined()) ?? Data())
  }()

  private static let text =
    "<?xml version=\"1.0\"?>\n"
    + (0..<40).map { "<row n=\"\($0)\">berth \($0 * $0 % 97)</row>\n" }.joined()

  @Test func filesAreUnpacked() throws {
    #expect(ZipArchive.isOne(Self.bytes))
    let archive = try ZipArchive(Self.bytes)
    #expect(archive.members.map(\.path) == ["de.xcloc/stored.txt", "de.xcloc/Localized Contents/de.xliff"])
    let texts = try archive.members.map { String(decoding: try archive.contents(of: $0), as: UTF8.self) }
    #expect(texts == ["plain", Self.text])
  }

  /// Every damaged byte is detected or irrelevant, and nothing crashes.
  @Test func damagedArchivesAreRefused() {
    for position in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[position] ^= 0x55
      guard let archive = try? ZipArchive(bytes) else { continue }
      for member in archive.members {
        guard let contents = try? archive.contents(of: member) else { continue }
        #expect(["plain", Self.text].contains(String(decoding: contents, as: UTF8.self)))
      }
    }
  }

  private func archive(_ files: (path: String, text: String)...) throws -> ContiguousArray<UInt8> {
    ContiguousArray(
      try ZipWriter.archive(of: files.map { XclocPackage.File(path: $0.path, bytes: Array($0.text.utf8)) }))
  }

  @Test func writtenArchivesAreRead() throws {
    let bytes = try archive(("de.xcloc/contents.json", "{}"), ("de.xcloc/Localized Contents/de.xliff", Self.text))
    let archive = try ZipArchive(bytes)
    #expect(archive.members.map(\.path) == ["de.xcloc/contents.json", "de.xcloc/Localized Contents/de.xliff"])
    let texts = try archive.contents(of: archive.members).map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == ["{}", Self.text])
    #expect(try ZipArchive(self.archive()).members.isEmpty)
  }

  @Test(arguments: ["../de.xliff", "/tmp/de.xliff", "a/../../de.xliff", "..\\de.xliff", "C:/de.xliff", "a\0.xliff"])
  func pathsOutOfTheArchiveAreRefused(_ path: String) throws {
    let bytes = try archive((path, Self.text))
    #expect(throws: ParseError.self) { try ZipArchive(bytes) }
  }

  @Test func linksAreRefused() throws {
    var bytes = try archive(("de.xliff", "/etc/passwd"))
    let mode = try #require(bytes.lastIndex(of: 0x81))
    #expect(Array(bytes[mode - 1...mode]) == [0xA4, 0x81])
    bytes[mode] = 0xA1
    #expect(
      throws: ParseError("\"de.xliff\" is a link, which strex does not read from archives", line: 1, column: 1)
    ) {
      try ZipArchive(bytes)
    }
  }

  /// The sizes in the directory count, before anything is unpacked.
  @Test func hugeFilesAreRefused() throws {
    let bytes = try archive(("a.xliff", "a"), ("b.xliff", "b"), ("c.xliff", "c"), ("d.xliff", "d"), ("e.xliff", "e"))
    var (one, all) = (bytes, bytes)
    let entries = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 0x01, 0x02]) }
    one.replaceSubrange(entries[0] + 24..<entries[0] + 28, with: [0, 0, 0, 8])
    for entry in entries { all.replaceSubrange(entry + 24..<entry + 28, with: [0, 0, 0, 4]) }
    let (huge, many) = (try ZipArchive(one), try ZipArchive(all))
    #expect(throws: ParseError.self) { try huge.contents(of: huge.members[0]) }
    #expect(throws: ParseError.self) { try many.contents(of: many.members) }
  }

  @Test func shortArchivesAreRefused() {
    for count in 0..<Self.bytes.count {
      #expect(throws: ParseError.self) { try ZipArchive(ContiguousArray(Self.bytes.prefix(count))) }
    }
  }

  /// Includes blocks that are not compressed data.
  @Test func anyBytesMayBeCompressed() {
    for seed in 0..<4000 {
      let bytes = ContiguousArray(
        (0..<24).map { UInt8(truncatingIfNeeded: (seed &* 2_654_435_761 >> $0) ^ $0 &* seed) })
      _ = Inflation.unpacked(bytes[...], count: 4096)
    }
  }
}
