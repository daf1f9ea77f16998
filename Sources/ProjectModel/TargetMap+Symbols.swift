extension TargetMap {
  /// Returns whether Xcode generates Swift symbols for the manual keys of a catalog.
  ///
  /// It does for targets that enable the setting, and always for packages, which cannot disable it. Catalogs of
  /// interface files have none. (swift-build, `XCStringsCompiler.swift`)
  public func generatesSymbols(of catalog: FilePath) -> Bool {
    if catalog.folder?.fileExtension == "lproj" { return false }
    let owners = targets(of: catalog)
    // The settings of an app count for catalogs that are also in a package.
    let apps = owners.filter { targets[$0].origin != .package }
    return (apps.isEmpty ? owners : apps).contains(where: generatesSymbols(inTarget:))
  }

  /// Returns whether Xcode generates Swift symbols for the manual keys of a target's catalogs.
  public func generatesSymbols(inTarget number: Int) -> Bool {
    targets[number].settings.generatesSymbols || targets[number].origin == .package
  }
}
