/// The bundle in which a source's keys are looked up.
public enum LookupBundle: Sendable {
  /// The application's or extension's own, which lookups take by themselves.
  case main
  /// That of a package's target, which each lookup has to name.
  case module

  /// The argument that names it after others.
  var argument: String {
    switch self {
    case .main: ""
    case .module: ", bundle: .module"
    }
  }
}
