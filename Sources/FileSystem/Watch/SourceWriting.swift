#if os(Linux)
  import Foundation
  import ProjectModel

  /// An event of inotify(7).
  struct InotifyEvent: Equatable {
    /// The watch descriptor of the folder, and the name of the file in it.
    struct Place: Hashable {
      let watch: UInt32
      let name: String
    }

    let place: Place
    let mask: UInt32

    func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }

    /// Decodes events in the system's format: watch, mask, cookie and length, four bytes each, and the name, padded
    /// with zeros.
    static func all(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
      var (events, rest): ([InotifyEvent], ArraySlice<UInt8>) = ([], bytes)
      while rest.count >= 16 {
        let numbers = (0..<4).map { number($0, in: rest) }
        let name = rest.dropFirst(16).prefix(Int(numbers[3]))
        let place = Place(watch: numbers[0], name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
        events.append(InotifyEvent(place: place, mask: numbers[1]))
        rest = rest.dropFirst(16 + Int(numbers[3]))
      }
      return events
    }

    private static func number(_ index: Int, in bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.dropFirst(4 * index).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The sources that programs are writing. A file is incomplete from its first change until it is closed.
  struct SourceWriting {
    private var open: Set<InotifyEvent.Place> = []
    private var wasClosed = false

    /// Whether a source is being written, or was written since ``forget()``.
    var isSeen: Bool { wasClosed || !open.isEmpty }

    /// Forgets finished writes. Sources that are being written stay.
    mutating func forget() { wasClosed = false }

    /// - Returns: whether the event is a change of a file that may be read.
    mutating func takes(_ event: InotifyEvent) -> Bool {
      // Events were lost: a source may have been written.
      if event.has(IN_Q_OVERFLOW) { (open, wasClosed) = ([], true) }
      guard FileKind(of: FilePath(event.place.name))?.isCompiled == true else { return !event.has(IN_MODIFY) }
      if event.has(IN_MODIFY) {
        open.insert(event.place)
      } else if open.remove(event.place) != nil {
        wasClosed = true
      }
      return true
    }
  }
#endif
