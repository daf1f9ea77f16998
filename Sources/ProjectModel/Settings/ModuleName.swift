/// The name of a target's module.
enum ModuleName {
  /// Returns the name from a target's build settings.
  static func of(_ settings: BuildSettings) -> String {
    let product = settings["PRODUCT_NAME"] ?? ""
    let target = settings["TARGET_NAME"] ?? ""
    return identifier(settings["PRODUCT_MODULE_NAME"] ?? (product.isEmpty ? target : product))
  }

  /// Returns the name as a C99 identifier, as Xcode and SwiftPM convert the names of targets.
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
