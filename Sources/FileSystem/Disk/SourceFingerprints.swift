import Foundation

/// The sources whose cached extractions a run depends on, and the location of the cache.
package struct SourceFingerprints: Equatable, Sendable {
  /// The path of the cache file, and the identity of its contents.
  package let store: String
  package let key: Digest
  package var seal: Digest
  package var sources: [Source] = []

  package struct Source: Equatable, Sendable {
    package let path: String
    package let fingerprint: DiskFact.Fingerprint
    /// Whether it may have changed within the same clock tick.
    package let isRecent: Bool

    /// Returns whether the status shows that the file is unchanged.
    package func isOf(_ status: FileStatus) -> Bool { DiskFact.Fingerprint(status) == fingerprint }

    var fact: DiskFact { .status(of: path, followsLinks: true, fingerprint) }

    /// - Parameter status: the status of the file, which was just read.
    package init(path: String, _ status: FileStatus) {
      let isRecent = status.isRecent(at: Date().timeIntervalSince1970)
      self.init(path: path, fingerprint: DiskFact.Fingerprint(status), isRecent: isRecent)
    }

    package init(path: String, fingerprint: DiskFact.Fingerprint, isRecent: Bool) {
      (self.path, self.fingerprint, self.isRecent) = (path, fingerprint, isRecent)
    }
  }

  var facts: [DiskFact] { sources.map(\.fact) }

  package init(store: String, key: Digest, seal: Digest, sources: [Source] = []) {
    (self.store, self.key, self.seal, self.sources) = (store, key, seal, sources)
  }
}
