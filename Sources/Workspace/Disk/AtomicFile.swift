import Foundation
import ProjectLayout

/// Replaces files as a whole or not at all, whenever the process or the machine stops.
package struct AtomicFile {
  /// The path as messages print it.
  private let printed: String
  /// Where the file really is: links lead to it, and stay.
  private let target: FilePath
  /// What stood there when it was read; `nil` for a file that is to be new.
  private let expected: FileStatus?
  /// Whether the file has to outlast a machine that stops: what can be made again need not, and is written faster.
  private let isDurable: Bool
  /// Where the new file is written first; `nil` for the target's own folder.
  private let scratch: FilePath?

  /// - Parameters:
  ///   - path: of the file, or of a link to it.
  ///   - printed: that path as messages print it.
  ///   - expected: the file's status when it was read, `nil` if there was none.
  package init(
    _ path: String, printed: String? = nil, expected: FileStatus?, isDurable: Bool = true, scratch: FilePath? = nil
  ) throws(FileProblem) {
    self.printed = printed ?? path
    self.scratch = scratch
    self.isDurable = isDurable
    self.expected = expected
    if expected != nil {
      target = try FilePath(resolving: path, printed: printed)
    } else {
      let folder = try FilePath(resolving: FilePath(path).folder?.string ?? "/")
      target = folder.appending(FilePath(path).name)
    }
  }

  /// Writes beside the target, or where it may, then puts the new file in its place.
  /// - Throws: when the disk is full, file or folder cannot be written, or the file has changed since it was read.
  package func write(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    // The exchange needs the right to the folder alone, but whoever protects a file means it.
    if let expected, expected.permissions & 0o222 == 0 { throw FileProblem(printed, "it is write-protected") }
    let folder = target.folder ?? .current
    let temporary = (scratch ?? folder).appending(TemporaryFiles.newName()).string
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, expected == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw problem() }
    // Says that somebody is at work on the file.
    FileLock.lock(descriptor)
    do throws(FileProblem) {
      defer { close(descriptor) }
      try fill(descriptor, Array(bytes))
      try expected == nil ? create(from: temporary) : replace(by: temporary)
    } catch {
      unlink(temporary)
      throw error
    }
    if isDurable, scratch == nil { AtomicFile.synchronize(folder) }
  }

  /// Puts the new file in the place of the one that was read. Between the look at that and the exchange nobody else
  /// who locks it can have exchanged it.
  private func replace(by temporary: String) throws(FileProblem) {
    let lock = FileLock.wait(target.string)
    defer { withExtendedLifetime(lock) {} }
    let now = try? FileStatus(of: target.string, followsLinks: false)
    guard now == expected else { throw .changed(printed) }
    try move(temporary)
  }

  /// Gives the new file its name unless another file has it by now.
  private func create(from temporary: String) throws(FileProblem) {
    if link(temporary, target.string) == 0 {
      unlink(temporary)
      return
    }
    // Some file systems give a file one name only.
    guard errno != EEXIST, !FileStatus.exists(target.string) else { throw .changed(printed) }
    try move(temporary)
  }

  private func move(_ temporary: String) throws(FileProblem) {
    if rename(temporary, target.string) == 0 { return }
    if errno == EXDEV, scratch != nil { return try overwrite(from: temporary) }
    throw errno == ENOENT ? .changed(printed) : problem()
  }

  /// Writes into the target itself where nothing else is allowed: no other file may stand beside it, and none of another
  /// disk takes its place. Whoever stops the process now finds half a file.
  private func overwrite(from temporary: String) throws(FileProblem) {
    let bytes = try FileContents(of: temporary).bytes
    let descriptor = open(target.string, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem() }
    defer { close(descriptor) }
    try fill(descriptor, Array(bytes))
    unlink(temporary)
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(FileProblem) {
    if let expected {
      // Only a privileged user may give a file away, and only they make one that has to be.
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

  private func problem() -> FileProblem { FileProblem(printed, code: errno) }

  /// Makes the folder's new entry last. Some file systems cannot do that for folders, and need not.
  private static func synchronize(_ folder: FilePath) {
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
