/// Transforms strings for testers without changing arguments and syntax.
public struct Pseudolocalizer: Sendable {
  private let transforms: Set<PseudoTransform>

  public init(_ transforms: Set<PseudoTransform>) { self.transforms = transforms }

  /// - Parameter isSubstitution: whether the text is a part of another one. Its arguments without a number then do not
  ///   start at the first one, and the text is not doubled.
  public func text(_ text: String, isSubstitution: Bool = false) -> String {
    var text = text
    if transforms.contains(.doubled), let twice = doubled(text, isSubstitution: isSubstitution) { text = twice }
    var rendering = PseudoRendering(transforms)
    for part in TextScanner.parts(of: text) { rendering.add(part) }
    return transforms.contains(.bounded) ? "[" + rendering.end() + "]" : rendering.end()
  }

  /// Returns a string twice, both times with the same arguments, or `nil` if the arguments cannot be numbered.
  private func doubled(_ text: String, isSubstitution: Bool) -> String? {
    let format = FormatString(text)
    if format.implicitCount == 0 { return text + " " + text }
    guard !isSubstitution, format.takesArgumentsInOrder else { return nil }
    return format.numbered + " " + format.numbered
  }
}
