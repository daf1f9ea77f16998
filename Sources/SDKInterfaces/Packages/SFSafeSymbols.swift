// A table: declarations of SFSafeSymbols in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Images and labels with checked names of system symbols.
  static let sfSafeSymbols = PackageInterface(
    "SFSafeSymbols",
    #"""
    import SwiftUI
    import UIKit
    extension Image {
      init(systemSymbol: SFSymbol)
      init(systemSymbol: SFSymbol, variableValue: Double?)
    }
    extension Label where Title == Text, Icon == Image {
      init(_: LocalizedStringKey, systemSymbol: SFSymbol?)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemSymbol: SFSymbol?)
    }
    class SFSymbol: RawRepresentable, Equatable, Hashable {
      init(rawValue: String)
      var rawValue: String
      static var allSymbols: Set<SFSymbol>
    }
    extension UIImage {
      convenience init(systemSymbol: SFSymbol)
      convenience init(systemSymbol: SFSymbol, withConfiguration: UIImage.Configuration?)
    }
    """#)
}
