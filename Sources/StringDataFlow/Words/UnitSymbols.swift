// A table: the short forms of units that formatters use.

/// Symbols of units.
enum UnitSymbols {
  static let all: Set<String> = [
    "B", "Bit", "GB", "GHz", "Gbit", "GiB", "Hz", "KB", "Kbit", "KiB", "MB", "MHz", "Mbit", "Mbps", "MiB", "TB", "bit",
    "bps", "cm", "d", "dB", "fps", "ft", "g", "h", "hr", "hrs", "in", "kB", "kHz", "kW", "kWh", "kb", "kbit", "kbps",
    "kg", "km", "lb", "m", "mAh", "mb", "mi", "min", "mins", "mm", "mph", "ms", "ppm", "pt", "px", "s", "sec", "secs",
    "w", "ºC", "ºF",
  ]

  /// Returns whether `Measurement` and the formatters have a unit: they have none for decibels and rates of data.
  static func areMeasurable(_ text: String) -> Bool {
    !Prose.words(text).contains(where: withoutDimension.contains) && !text.contains(dataRate)
  }

  private static let withoutDimension: Set<String> = ["Mbps", "bps", "dB", "kbps"]
  nonisolated(unsafe) private static let dataRate = #/\b[KMGTk]?i?(?:B|b|[Bb]it)\/s\b/#
}
