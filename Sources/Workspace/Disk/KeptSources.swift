import Foundation

/// The sources on which a run rests only by what was extracted from them, and where that is kept.
package struct KeptSources: Equatable, Sendable {
  /// The path of the file that keeps the extractions, and what identifies its contents.
  package let store: String
  package let key: Digest
  package var seal: Digest
  package var sources: [Source] = []

  package struct Source: Equatable, Sendable {
    package let path: String
    package let fingerprint: DiskFact.Fingerprint
    /// Whether it may have changed within the same tick of the clock.
    package let isYoung: Bool
    /// Digests of the questions on which it rests since the extraction from it was made.
    package var questions: [UInt32] = []
    /// Whether others may learn something else from it than what is kept tells: it is judged again with the next one.
    package var isJudgedAgain = false

    /// Whether a status is that of the file as it was.
    package func isOf(_ status: FileStatus) -> Bool { DiskFact.Fingerprint(status) == fingerprint }

    var fact: DiskFact { .status(of: path, followsLinks: true, fingerprint) }

    /// - Parameter status: that of the file, which was read right now.
    package init(path: String, _ status: FileStatus) {
      let isYoung = status.isYoung(at: Date().timeIntervalSince1970)
      self.init(path: path, fingerprint: DiskFact.Fingerprint(status), isYoung: isYoung)
    }

    package init(path: String, fingerprint: DiskFact.Fingerprint, isYoung: Bool) {
      (self.path, self.fingerprint, self.isYoung) = (path, fingerprint, isYoung)
    }
  }

  var facts: [DiskFact] { sources.map(\.fact) }

  package init(store: String, key: Digest, seal: Digest, sources: [Source] = []) {
    (self.store, self.key, self.seal, self.sources) = (store, key, seal, sources)
  }
}
