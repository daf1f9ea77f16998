import Foundation
import ProjectModel

/// Replaces files completely or not at all, even if the process or the machine stops.
package struct AtomicFile {
  /// The path as messages print it.
  private let printed: String
  /// The path of the file, with links resolved if they are followed.
  private let target: FilePath
  /// The file's status when it was read, or `nil` for a new file.
  private let expected: FileStatus?
  /// Whether the file has to survive a crash of the machine. Files that can be regenerated are written faster.
  private let isDurable: Bool
  /// The folder for the temporary file, or `nil` for the target's own folder.
  private let scratch: FilePath?

  /// - Parameters:
  ///   - path: the path of the file, or of a link to it.
  ///   - printed: the path as messages print it.
  ///   - expected: the file's status when it was read, or `nil` if it did not exist.
  ///   - followsLinks: whether the path may be a symbolic link, whose target is then replaced. Only catalogs and tables
  ///     may be links: a link in a repository must not decide where any other file is written.
  package init(
    _ path: String, printed: String? = nil, expected: FileStatus?, followsLinks: Bool = false, isDurable: Bool = true,
    scratch: FilePath? = nil
  ) throws(FileError) {
    self.printed = printed ?? path
    self.scratch = scratch
    self.isDurable = isDurable
    self.expected = expected
    if expected != nil, followsLinks {
      target = try FilePath(resolving: path, printed: printed)
    } else {
      if try FileStatus.ifThere(path, followsLinks: false)?.kind == .link { throw .link(printed ?? path) }
      let folder = try FilePath(resolving: FilePath(path).folder?.string ?? "/")
      target = folder.appending(FilePath(path).name)
    }
  }

  /// Replaces any file at a path.
  package static func replacing(
    _ path: String, printed: String? = nil, isDurable: Bool = true
  ) throws(FileError) -> AtomicFile {
    do throws(FileError) {
      return try AtomicFile(path, printed: printed, expected: FileStatus.ifThere(path), isDurable: isDurable)
    } catch { throw printed.map(error.of) ?? error }
  }

  /// Fails if ``write(_:)`` is known to fail: the file is write-protected or has changed since it was read, or the
  /// folder does not accept new files.
  package func check() throws(FileError) {
    DiskFacts.current?.giveUp()
    try demandUnprotected()
    if expected != nil { try demandUnchanged() }
    let folder = scratch ?? target.folder ?? .current
    guard access(folder.string, W_OK) == 0 else { throw problem() }
  }

  /// Fails for a write-protected file. A replacement needs write permission only for the folder, but users protect
  /// files on purpose.
  private func demandUnprotected() throws(FileError) {
    if let expected, expected.permissions & 0o222 == 0 { throw FileError(printed, "the file is write-protected") }
  }

  private func demandUnchanged() throws(FileError) {
    let now = try? FileStatus(of: target.string, followsLinks: false)
    guard now == expected else { throw .changed(printed) }
  }

  /// Writes a temporary file next to the target, or in the scratch folder, and then moves it to the target.
  /// - Throws: if the disk is full, file or folder cannot be written, or the file has changed since it was read.
  package func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    DiskFacts.current?.giveUp()
    try demandUnprotected()
    let folder = target.folder ?? .current
    let temporary = (scratch ?? folder).appending(TemporaryFiles.newName()).string
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, expected == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw problem() }
    // The lock shows other runs that the file is still being written.
    FileLock.lock(descriptor)
    do throws(FileError) {
      defer { close(descriptor) }
      try fill(descriptor, ContiguousArray(bytes))
      try expected == nil ? create(from: temporary) : replace(by: temporary)
    } catch {
      unlink(temporary)
      throw error
    }
    if isDurable, scratch == nil {
      AtomicFile.synchronize(folder)
      TemporaryFiles.removeOld(in: [folder])
    }
  }

  /// Replaces the file that was read. No process that locks the file can replace it between the check of its status and
  /// the replacement.
  private func replace(by temporary: String) throws(FileError) {
    let lock = FileLock.wait(target.string)
    defer { withExtendedLifetime(lock) {} }
    try demandUnchanged()
    try move(temporary)
  }

  /// Moves the new file to its path, unless another file has been created there.
  private func create(from temporary: String) throws(FileError) {
    if link(temporary, target.string) == 0 {
      unlink(temporary)
      return
    }
    // Some file systems do not support hard links.
    guard errno != EEXIST, !FileStatus.exists(target.string) else { throw .changed(printed) }
    try move(temporary)
  }

  private func move(_ temporary: String) throws(FileError) {
    if rename(temporary, target.string) == 0 { return }
    if errno == EXDEV, scratch != nil { return try overwrite(from: temporary) }
    throw errno == ENOENT ? .changed(printed) : problem()
  }

  /// Writes into the target directly. This is the last resort, if no file may be created next to it and a move from
  /// another disk is impossible. If the process stops during the write, the file is incomplete.
  private func overwrite(from temporary: String) throws(FileError) {
    let bytes = try FileContents(of: temporary).bytes
    let descriptor = open(target.string, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem() }
    defer { close(descriptor) }
    try fill(descriptor, bytes)
    unlink(temporary)
  }

  private func fill(_ descriptor: Int32, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    if let expected {
      // Only a privileged user may change the owner, and only for such a user can it differ.
      _ = fchown(descriptor, expected.owner, expected.group)
      guard fchmod(descriptor, expected.permissions) == 0 else { throw problem() }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw problem() }
      rest = rest.dropFirst(max(count, 0))
    }
    guard !isDurable || fsync(descriptor) == 0 else { throw problem() }
  }

  private func problem() -> FileError { FileError(printed, code: errno) }

  /// Makes the folder's new entry durable. Some file systems do not support this for folders, and do not need it.
  private static func synchronize(_ folder: FilePath) {
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
