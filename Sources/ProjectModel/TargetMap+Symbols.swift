extension TargetMap {
  /// Whether Xcode generates Swift symbols for the manual keys of a catalog.
  ///
  /// It does for targets whose setting is on, and always for those of packages, where nothing switches it off. Catalogs of
  /// interface files have none. (swift-build, `XCStringsCompiler.swift`)
  public func generatesSymbols(of catalog: FilePath) -> Bool {
    guard catalog.folder?.fileExtension != "lproj", case .targets(let owners) = membership(of: catalog) else {
      return false
    }
    return owners.contains { targets[$0].settings.generatesSymbols || targets[$0].origin == .package }
  }
}
