import ProjectTestSupport

#if os(Linux)
  import Foundation
  import Testing

  @testable import FileSystem

  /// Tests files that are read while another process writes them. Processes started by other tests must not inherit the
  /// descriptor (`e`).
  @Suite struct SourceWritingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [("A.swift", true), ("Main.storyboard", true), ("a.log", false), ("A.swift.new", false)])
    func fileIsIncompleteUntilItIsClosed(_ name: String, _ isSource: Bool) throws {
      let events = try #require(InotifyEvents())
      #expect(events.watch([folder.path]))
      try folder.write(["Other.swift": ""])
      let file = try #require(fopen(folder(name), "we"))
      events.beginReading()
      #expect(!events.haveWriting)
      fputs("half", file)
      fflush(file)
      #expect(events.haveWriting == isSource)
      events.beginReading()
      #expect(events.haveWriting == isSource, "it is not closed yet")
      fclose(file)
      #expect(events.haveWriting == isSource, "half of it may have been read")
      events.beginReading()
      #expect(!events.haveWriting)
      // An editor that writes another file and renames it never leaves half of a file.
      try #require(rename(folder(name), folder("B.swift")) == 0)
      #expect(!events.haveWriting)
    }

    /// Neither the round that read half of a file nor the round in which it was closed may write.
    @Test func syncWaitsUntilTheFileIsClosed() async throws {
      struct End: Error {}
      try folder.write(["A.swift": "whole"])
      let path = folder("A.swift")
      let watch = ProjectWatch(around: folder.path) { _ in }
      var (answers, file): ([Bool], UnsafeMutablePointer<FILE>?) = ([], nil)
      let rounds: [() throws -> Void] = [
        { try folder.write(["A.swift": "changed"]) },
        {
          file = fopen(path, "we")
          fputs("half", file)
          fflush(file)
        },
        {}, { fclose(file) }, {},
      ]
      await #expect(throws: End.self) {
        try await watch.repeating {
          _ = try FileContents(of: path)
          try rounds[answers.count]()
          answers.append(watch.mayWrite())
          if answers.count == rounds.count { throw End() }
          return answers.last == true
        }
      }
      #expect(answers == [true, false, false, false, true])
    }

    @Test func truncatedEventsAreIgnored() {
      let event: [UInt8] = [1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 97, 46, 109, 0]
      let found = InotifyEvent.all(in: (event + event.dropLast())[...])
      #expect(found.map(\.place.name) == ["a.m", "a.m"])
      #expect(found.allSatisfy { $0.place.watch == 1 && $0.has(IN_MODIFY) })
      for end in 0..<16 { #expect(InotifyEvent.all(in: event[..<end]).isEmpty) }
    }
  }
#endif
