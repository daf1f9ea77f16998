import Foundation

/// The file system's data about a path.
package struct FileStatus: Sendable, Equatable {
  package enum Kind: Int, Sendable { case file, folder, link, other }

  /// Identifies a file independently of its path.
  package struct Identity: Sendable, Hashable {
    package let device: UInt64
    package let number: UInt64

    package init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }
  }

  /// A file time, with the precision of the file system.
  package struct Time: Sendable, Hashable, Comparable {
    package let seconds, nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

    package static func < (a: Time, b: Time) -> Bool { (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds) }
  }

  package let kind: Kind
  package let identity: Identity
  package let size: Int
  /// The last change of the contents.
  package let modified: Time
  /// The last change of contents or metadata. Programs cannot set it.
  package let changed: Time
  package let permissions: mode_t
  package let owner: uid_t
  package let group: gid_t
  /// The number of the file's hard links.
  package let nameCount: Int

  /// Returns whether the contents may change again within the clock tick of their last change.
  /// - Parameter time: the time of reading, in seconds since 1970.
  func isRecent(at time: Double) -> Bool { Double(modified.seconds) > time - 2 }

  /// - Parameter followsLinks: whether to return the status of a symbolic link's target.
  package init(of path: String, followsLinks: Bool = true) throws(FileError) {
    do throws(FileError) { self = try Self.asked(path, followsLinks) } catch {
      DiskFacts.current?.add(.status(of: path, followsLinks: followsLinks, .problem(error.code)))
      throw error
    }
    DiskFacts.current?.add(.status(of: path, followsLinks: followsLinks, DiskFact.Fingerprint(self)))
  }

  private static func asked(_ path: String, _ followsLinks: Bool) throws(FileError) -> FileStatus {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw FileError(path, code: errno) }
    return FileStatus(status)
  }

  package init(of descriptor: Int32, path: String) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, code: errno) }
    self.init(status)
    DiskFacts.current?.addFile(path, self)
  }

  /// Makes the status of a file at a position in git's index.
  package init(staged position: Int, kind: Kind = .file) {
    self.kind = kind
    identity = Identity(device: .max, number: UInt64(position))
    size = 0
    (modified, changed) = (Time(seconds: 0, nanoseconds: 0), Time(seconds: 0, nanoseconds: 0))
    (permissions, owner, group, nameCount) = (0o644, 0, 0, 1)
  }

  /// Returns the status of a path, or `nil` if nothing exists there.
  package static func ifThere(_ path: String, followsLinks: Bool = true) throws(FileError) -> FileStatus? {
    do throws(FileError) {
      return try FileStatus(of: path, followsLinks: followsLinks)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Returns the kind of a path, without following links, or `nil` if nothing exists there.
  package static func kind(of path: String) throws(FileError) -> Kind? {
    var kind: Kind?
    do throws(FileError) { kind = try asked(path, false).kind } catch {
      if !error.isAbsence { throw error }
    }
    DiskFacts.current?.add(.kind(of: path, kind))
    return kind
  }

  /// Returns whether something exists at a path. Also `true` if that is unknown: reading then reports the system's
  /// reason.
  package static func exists(_ path: String) -> Bool {
    do throws(FileError) { return try ifThere(path) != nil } catch { return true }
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    nameCount = Int(status.st_nlink)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}

extension FileStatus.Time {
  fileprivate init(_ time: timespec) { self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec) }
}
