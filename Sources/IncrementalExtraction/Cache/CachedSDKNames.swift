import FileSystem
import ProjectModel
import StringExtraction
import SwiftTypeChecking

/// The names in the SDK, cached next to the extractions, so that later runs do not have to scan the SDK. Deleting the
/// file only costs time, and a damaged file is ignored.
package struct CachedSDKNames: Sendable {
  private let folder: CacheFolder
  private let key: Digest

  /// The prefix of the names of files with SDK names.
  package static let prefix = "names-"
  private static let purpose = "names 1"
  /// The number of files to keep: one for each tool.
  private static let capacity = 2

  /// - Returns: `nil` if files cannot be cached.
  init?(in folder: CacheFolder?) {
    guard let folder, let key = Digest(ofTool: Self.purpose) else { return nil }
    (self.folder, self.key) = (folder, key)
  }

  private var file: FilePath { folder.file(Self.prefix, key) }

  /// Returns the names that an earlier run has cached, or else scans the SDK.
  func names() async -> SDKNames {
    if let bytes = DiskFacts.apart({ try? FileContents(of: file.string).bytes }), let known = Self.tables(bytes, key) {
      return SDKNames(known)
    }
    let names = await SDKNames()
    DiskFacts.apart {
      folder.write(Self.bytes(names.tables, key), to: file)
      folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
    }
    return names
  }

  /// - Returns: `nil` if the bytes were damaged or written for another key.
  package static func tables(_ bytes: ContiguousArray<UInt8>, _ key: Digest) -> InterfaceNames? {
    guard bytes.count >= 16 else { return nil }
    var reader = ByteReader(bytes)
    let lists = try? { () throws(ByteReader.Damage) in
      guard try reader.word() == key.value, try reader.word() == Digest(bytes[16...]).value else {
        throw ByteReader.Damage()
      }
      return try reader.array { reader throws(ByteReader.Damage) in try reader.words() }
    }()
    return lists.flatMap(InterfaceNames.init)
  }

  package static func bytes(_ tables: InterfaceNames, _ key: Digest) -> ContiguousArray<UInt8> {
    var lists = ByteWriter()
    lists.put(tables.lists) { $0.put(words: $1) }
    var writer = ByteWriter()
    for word in [key.value, Digest(lists.bytes).value] { writer.put(word: word) }
    return writer.bytes + lists.bytes
  }
}

extension SDKLoad {
  /// Returns the names in the SDK, from the folder where an earlier run has cached them.
  func names(keptIn folder: CacheFolder?) async -> SDKNames {
    await names {
      if let kept = CachedSDKNames(in: folder) { return await kept.names() }
      return await SDKNames()
    }
  }
}
