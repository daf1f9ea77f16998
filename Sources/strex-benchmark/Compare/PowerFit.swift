import Foundation

/// The exponent of growth with size: the slope of the least-squares line through the logarithms.
struct PowerFit: Equatable {
  /// The exponent, or 1 for linear growth.
  let exponent: Double

  /// - Parameter points: sizes and costs, all above 0. Fails unless there are two different sizes.
  init?(_ points: [(size: Double, cost: Double)]) {
    let logs = points.map { (x: log($0.size), y: log($0.cost)) }
    let count = Double(logs.count)
    let (meanX, meanY) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
    let spread = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard points.count > 1, spread > 0 else { return nil }
    exponent = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
  }
}
