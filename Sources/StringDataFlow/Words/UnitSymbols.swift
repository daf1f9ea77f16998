// A table: the short forms of units that formatters use.

/// Symbols of units.
enum UnitSymbols {
  static let all: Set<String> = [
    "B", "GB", "GHz", "GiB", "Hz", "KB", "KiB", "MB", "MHz", "MiB", "Mbps", "TB", "bit", "bps", "cm", "d", "dB", "fps",
    "ft", "g", "h", "hr", "hrs", "in", "kB", "kHz", "kW", "kWh", "kb", "kbps", "kg", "km", "lb", "m", "mAh", "mb", "mi",
    "min", "mins", "mm", "mph", "ms", "ppm", "pt", "px", "s", "sec", "secs", "w", "ºC",
    "ºF",
  ]
}
