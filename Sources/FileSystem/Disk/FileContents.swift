import Foundation
import ProjectModel

/// The bytes of a file and its status.
package struct FileContents: Sendable {
  package let bytes: ContiguousArray<UInt8>
  package let status: FileStatus

  /// Offsets in tokens are 32 bits wide.
  private static let limit = Int(Int32.max)

  package init(bytes: ContiguousArray<UInt8>, status: FileStatus) {
    self.bytes = bytes
    self.status = status
  }

  /// Whether the file is a placeholder that Git LFS has not replaced by the file's contents.
  private var isPointer: Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// Returns the contents, unless they are only a placeholder.
  package func demandContents(_ path: FilePath) throws(FileError) -> FileContents {
    if isPointer { throw FileError(path.string, "it is a Git LFS pointer, not the file itself; run `git lfs pull`") }
    return self
  }

  package init(of path: String) throws(FileError) {
    let descriptor = try FileContents.open(path)
    defer { close(descriptor) }
    status = try FileStatus(of: descriptor, path: path)
    switch status.kind {
    case .file: break
    case .folder: throw FileError(path, "it is a folder")
    case .link, .other: throw FileError(path, "it is not a regular file")
    }
    guard status.size <= FileContents.limit else { throw FileError(path, "it is larger than 2 GB") }
    bytes = try FileContents.readAll(descriptor, path, expecting: status.size)
  }

  /// Reads a file; returns `nil` if nothing exists at its path.
  package static func ifThere(_ path: String) throws(FileError) -> FileContents? {
    try FileStatus.ifThere(path) == nil ? nil : try FileContents(of: path)
  }

  /// Reads a text file; returns `nil` for a file with a zero byte near its start, which git counts as binary, and for
  /// anything else than a file.
  /// - Throws: also for a text that is larger than `limit`, in megabytes.
  package static func text(_ path: String, limit: Int) throws(FileError) -> FileContents? {
    let descriptor = try open(path)
    defer { close(descriptor) }
    let status = try FileStatus(of: descriptor, path: path)
    guard status.kind == .file else { return nil }
    var start = ContiguousArray<UInt8>(repeating: 0, count: 8000)
    var count = 0
    let failure = start.withUnsafeMutableBytes { fill($0, &count, from: descriptor) }
    guard failure == 0 else { throw FileError(path, code: failure) }
    if start[..<count].contains(0) { return nil }
    guard status.size <= limit << 20 else { throw FileError(path, "it is larger than \(limit) MB") }
    if count < start.count { return FileContents(bytes: ContiguousArray(start[..<count]), status: status) }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(path, code: errno) }
    return FileContents(bytes: try readAll(descriptor, path, expecting: status.size), status: status)
  }

  private static func open(_ path: String) throws(FileError) -> Int32 {
    while true {
      // Without O_NONBLOCK, opening a named pipe would block until it has a writer.
      let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor >= 0 { return descriptor }
      let code = errno
      if code == EINTR { continue }
      DiskFacts.current?.add(.status(of: path, followsLinks: true, .problem(code)))
      throw FileError(path, code: code)
    }
  }

  /// Reads up to the current end of the file, which may have grown or shrunk since its status was read.
  private static func readAll(
    _ descriptor: Int32, _ path: String, expecting size: Int
  ) throws(FileError) -> ContiguousArray<UInt8> {
    var failure: Int32 = 0
    // The kernel writes into the array's own memory: no copy, no zeroing.
    var bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) { buffer, count in
      failure = fill(UnsafeMutableRawBufferPointer(buffer), &count, from: descriptor)
    }
    var rest = ContiguousArray<UInt8>(repeating: 0, count: bytes.count == size ? 1 << 12 : 0)
    while failure == 0, !rest.isEmpty {
      var count = 0
      failure = rest.withUnsafeMutableBytes { fill($0, &count, from: descriptor) }
      bytes += rest.prefix(count)
      guard count == rest.count, bytes.count <= limit else { break }
      rest = ContiguousArray(repeating: 0, count: 1 << 20)
    }
    guard failure == 0 else { throw FileError(path, code: failure) }
    return bytes
  }

  /// Reads until the buffer is full or the file ends.
  /// - Returns: the system's error number, or 0.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int, from descriptor: Int32
  ) -> Int32 {
    while count < buffer.count {
      let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if got == 0 { return 0 }
      if got < 0, errno != EINTR { return errno }
      count += max(got, 0)
    }
    return 0
  }
}

extension ContiguousArray<UInt8> {
  /// Returns whether both have the same bytes. `==` takes seven instructions a byte, and catalogs are large.
  package func isSame(as other: ContiguousArray<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { others in
        guard let left = mine.baseAddress, let right = others.baseAddress else { return true }
        return memcmp(left, right, mine.count) == 0
      }
    }
  }
}
