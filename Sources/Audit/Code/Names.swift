// A table: names that are the same in all languages, and units that formatters know.

/// Words that nobody translates.
enum Names {
  /// Systems, products, services, formats, licences, fonts, languages under their own names, and values of programs.
  static let proper: Set<String> = [
    "Palatino", "Seravek", "Charter", "Avenir", "Baskerville", "Futura", "Optima", "Verdana", "Tahoma", "Bing",
    "Oracle", "Cassandra", "MariaDB", "ClickHouse", "Studio", "Server", "CLI", "Unsplash", "Invidious", "Piped",
    "PeerTube", "Epic", "Games", "Whisky", "Wine", "Rosetta", "AAC", "AV", "AVC", "Clause", "FLAC", "HDR", "HEVC",
    "License", "NULL", "Opus", "VP", "license", "NVIDIA", "PhysX", "Deutsch", "Français", "Español",
    "Italiano", "Português", "Русский", "日本語", "中文", "简体中文", "繁體中文", "한국어", "Türkçe", "Tiếng", "Việt", "Polski",
    "Nederlands", "Svenska", "Українська", "العربية", "עברית", "हिन्दी", "ไทย", "bool", "int", "true", "false", "null",
    "nil", "API", "Amazon", "Android", "Apache", "App", "AppKit",
    "Apple", "Arial", "BSD", "Bluesky", "CSS", "CSV", "Chrome",
    "Courier", "DNS", "Discord", "Dropbox", "FTP", "Facebook", "Firefox", "GPL", "GPX", "Georgia", "Git", "GitHub",
    "GitLab", "Google", "HTML", "HTTP", "HTTPS", "Helvetica", "Homebrew", "IP", "IPv", "Instagram", "JPEG", "JSON",
    "Java", "JavaScript", "Kotlin", "LinkedIn", "Linux", "MIT", "MPL", "MPV", "Mac", "Markdown", "Mastodon", "Menlo",
    "Microsoft", "Monaco", "MongoDB", "MySQL", "Netflix", "New", "PDF", "PNG", "Patreon", "PayPal", "PostgreSQL",
    "Python", "RSS", "Reddit", "Redis", "Roman", "Ruby", "Rust", "SMB", "SQL", "SQLite", "SSH", "SVG", "Safari",
    "Signal", "Slack", "Spotify", "Steam", "Store", "Swift", "SwiftUI", "TLS", "TOTP", "TV", "Telegram", "Threads",
    "TikTok", "Times", "Twitch", "Twitter", "UIKit", "URL", "USB", "UTC", "UTF", "UUID", "VLC", "Vimeo", "VPN", "Web",
    "WebDAV", "WebP", "WhatsApp", "Wi", "Fi", "Wikipedia", "Windows", "XML", "Xcode", "YAML", "York", "YouTube",
    "iCloud",
    "iOS", "iPad", "iPadOS", "iPhone", "macOS", "tvOS", "visionOS", "watchOS",
  ]

  /// The short forms of units.
  static let units: Set<String> = [
    "B", "GB", "GHz", "GiB", "Hz", "KB", "KiB", "MB", "MHz", "MiB", "Mbps", "TB", "bit", "bps", "cm", "d", "dB", "fps",
    "ft", "g", "h", "hr", "hrs", "in", "kB", "kHz", "kW", "kWh", "kb", "kbps",
    "kg",
    "km", "lb", "m", "mAh", "mb", "mi", "min", "mins", "mm", "mph", "ms", "p", "ppm", "pt", "px", "s", "sec", "secs",
    "w",
    "x",
  ]
}
