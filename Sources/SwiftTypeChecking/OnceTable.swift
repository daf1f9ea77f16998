/// Objects by position. The first request for a position creates the object, on any thread. It is never removed.
///
/// Access to an existing object must cost no more than reading an array, so this is one of the two places of the
/// pipeline that manage memory manually. The standard library publishes its own lazily created objects in the same way.
final class OnceTable<Element: AnyObject & Sendable>: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<Element?>
  let count: Int

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The object at a position, or `nil` before the first request.
  @inline(__always)
  subscript(position: Int) -> Element? { slot(position)?.takeUnretainedValue() }

  /// Returns the result of a function for the object at a position, or `nil` before the first request. No references
  /// are counted, because threads would contend for the counter.
  @inline(__always)
  func ask<Answer>(_ position: Int, _ question: (Element) -> Answer) -> Answer? {
    slot(position)?._withUnsafeGuaranteedRef(question)
  }

  @inline(__always)
  private func slot(_ position: Int) -> Unmanaged<Element>? {
    precondition(position >= 0 && position < count)
    return _stdlib_atomicAcquiringLoadARCRef(object: slots + position)
  }

  /// Returns the object at a position, and creates it if it does not exist. If two threads create it at the same time,
  /// the first one is kept.
  func element(at position: Int, make: () -> Element) -> Element {
    if let known = self[position] { return known }
    return _stdlib_atomicAcquiringInitializeARCRef(object: slots + position, desired: make()).takeUnretainedValue()
  }
}
