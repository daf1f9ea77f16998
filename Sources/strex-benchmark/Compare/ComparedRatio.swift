/// A measurement, as a multiple of a reference measured in the same run.
struct ComparedRatio: Encodable, Equatable {
  enum Bar: Encodable, Equatable {
    case atMost(Double)
    case atLeast(Double)

    func holds(_ ratio: Double) -> Bool {
      switch self {
      case .atMost(let bar): ratio <= bar
      case .atLeast(let bar): ratio >= bar
      }
    }

    var text: String {
      switch self {
      case .atMost(let bar): "≤ \(bar.short)"
      case .atLeast(let bar): "≥ \(bar.short)"
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  let name: String
  /// The ratio, or `nil` if nothing could be measured.
  let ratio: Double?
  let bar: Bar
  let holds: Bool?
  /// The measured values, or the reason why nothing was measured.
  let detail: String

  init(_ name: String, _ ratio: Double?, _ bar: Bar, _ detail: String) {
    self.name = name
    self.ratio = ratio
    self.bar = bar
    holds = ratio.map(bar.holds)
    self.detail = detail
  }
}

extension Double {
  /// The number with at most two decimal digits.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A number of seconds in milliseconds.
  var milliseconds: String { (self * 1e3).short + " ms" }
}
