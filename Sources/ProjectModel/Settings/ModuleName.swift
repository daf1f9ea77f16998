/// The name of a target's module.
enum ModuleName {
  /// The name that a target's build settings give.
  static func of(_ settings: BuildSettings) -> String {
    let product = settings.unmodified("PRODUCT_NAME") ?? ""
    let target = settings["TARGET_NAME"] ?? ""
    return identifier(settings.unmodified("PRODUCT_MODULE_NAME") ?? (product.isEmpty ? target : product))
  }

  /// The name as an identifier of C99, into which Xcode and SwiftPM turn the names of targets.
  static func identifier(_ name: String) -> String {
    var scalars = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? scalar : "_"
    }
    if let first = scalars.first, ("0"..."9").contains(first) { scalars[0] = "_" }
    var identifier = String.UnicodeScalarView()
    identifier.append(contentsOf: scalars)
    return String(identifier)
  }
}
