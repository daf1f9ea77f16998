// A table: declarations of Observation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Observation.
  static let observation = InterfaceFile(
    "Observation",
    #"""
    protocol Observable {}
    struct ObservationRegistrar: Hashable {
      init()
      func access<Subject: Observable, Member>(_: Subject, keyPath: KeyPath<Subject, Member>)
      func willSet<Subject: Observable, Member>(_: Subject, keyPath: KeyPath<Subject, Member>)
      func didSet<Subject: Observable, Member>(_: Subject, keyPath: KeyPath<Subject, Member>)
      func withMutation<Subject: Observable, Member, T>(of: Subject, keyPath: KeyPath<Subject, Member>, _: () -> T) -> T
    }
    func withObservationTracking<T>(_: () -> T, onChange: @autoclosure () -> () -> Void) -> T
    """#)
}
