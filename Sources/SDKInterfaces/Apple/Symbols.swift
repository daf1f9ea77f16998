// A table: declarations of Symbols in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Symbol effects.
  static let symbols = InterfaceFile(
    "Symbols",
    #"""
    struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
      var up: AppearSymbolEffect
      var down: AppearSymbolEffect
      var byLayer: AppearSymbolEffect
      var wholeSymbol: AppearSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
      var configuration: SymbolEffectConfiguration
    }
    struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
      var up: BounceSymbolEffect
      var down: BounceSymbolEffect
      var byLayer: BounceSymbolEffect
      var wholeSymbol: BounceSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    @_marker protocol ContentTransitionSymbolEffect {}
    struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
      var up: DisappearSymbolEffect
      var down: DisappearSymbolEffect
      var byLayer: DisappearSymbolEffect
      var wholeSymbol: DisappearSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    @_marker protocol DiscreteSymbolEffect {}
    @_marker protocol IndefiniteSymbolEffect {}
    struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
      var byLayer: PulseSymbolEffect
      var wholeSymbol: PulseSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
      var downUp: ReplaceSymbolEffect
      var upUp: ReplaceSymbolEffect
      var offUp: ReplaceSymbolEffect
      var byLayer: ReplaceSymbolEffect
      var wholeSymbol: ReplaceSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
      var up: ScaleSymbolEffect
      var down: ScaleSymbolEffect
      var byLayer: ScaleSymbolEffect
      var wholeSymbol: ScaleSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    protocol SymbolEffect: Hashable {
      var configuration: SymbolEffectConfiguration
    }
    extension SymbolEffect where Self == AppearSymbolEffect {
      static var appear: AppearSymbolEffect
    }
    extension SymbolEffect where Self == AutomaticSymbolEffect {
      static var automatic: AutomaticSymbolEffect
    }
    extension SymbolEffect where Self == BounceSymbolEffect {
      static var bounce: BounceSymbolEffect
    }
    extension SymbolEffect where Self == DisappearSymbolEffect {
      static var disappear: DisappearSymbolEffect
    }
    extension SymbolEffect where Self == PulseSymbolEffect {
      static var pulse: PulseSymbolEffect
    }
    extension SymbolEffect where Self == ReplaceSymbolEffect {
      static var replace: ReplaceSymbolEffect
    }
    extension SymbolEffect where Self == ScaleSymbolEffect {
      static var scale: ScaleSymbolEffect
    }
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      static var variableColor: VariableColorSymbolEffect
    }
    struct SymbolEffectConfiguration: Hashable {}
    struct SymbolEffectOptions: Hashable {
      var repeating: SymbolEffectOptions
      var nonRepeating: SymbolEffectOptions
      static var `default`: SymbolEffectOptions
      static var repeating: SymbolEffectOptions
      static var nonRepeating: SymbolEffectOptions
      func speed(_: Double) -> SymbolEffectOptions
      func `repeat`(_: Int?) -> SymbolEffectOptions
      static func speed(_: Double) -> SymbolEffectOptions
      static func `repeat`(_: Int?) -> SymbolEffectOptions
    }
    @_marker protocol TransitionSymbolEffect {}
    struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
      var reversing: VariableColorSymbolEffect
      var nonReversing: VariableColorSymbolEffect
      var cumulative: VariableColorSymbolEffect
      var iterative: VariableColorSymbolEffect
      var hideInactiveLayers: VariableColorSymbolEffect
      var dimInactiveLayers: VariableColorSymbolEffect
      var configuration: SymbolEffectConfiguration
    }
    """#)
}
