/// Objects by position, each made once by whoever first asks for it, on any thread. Once made it stays.
///
/// Asking for one that is there must cost no more than reading an array, so this is one of the two places of the pipeline
/// that handle memory themselves. The standard library publishes its own lazily made objects in the same way.
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

  /// The object at a position; `nil` if nobody has asked for it.
  @inline(__always)
  subscript(position: Int) -> Element? { slot(position)?.takeUnretainedValue() }

  /// What a function says of the object at a position; `nil` if nobody has asked for it. No references are counted, for which
  /// threads would wait for each other.
  @inline(__always)
  func ask<Answer>(_ position: Int, _ question: (Element) -> Answer) -> Answer? {
    slot(position)?._withUnsafeGuaranteedRef(question)
  }

  @inline(__always)
  private func slot(_ position: Int) -> Unmanaged<Element>? {
    precondition(position >= 0 && position < count)
    return _stdlib_atomicAcquiringLoadARCRef(object: slots + position)
  }

  /// The object at a position, made now if it is not there. Two threads may make it at the same time; the one that is
  /// first is kept.
  func element(at position: Int, make: () -> Element) -> Element {
    if let known = self[position] { return known }
    return _stdlib_atomicAcquiringInitializeARCRef(object: slots + position, desired: make()).takeUnretainedValue()
  }
}
