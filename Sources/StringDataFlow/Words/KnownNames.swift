// A table: well-known names that are not translated. It contains no single dictionary words; `alsoWords` has those that
// are names together with a number or another name. Initialisms without a vowel and names with inner capital letters,
// `GitHub` or `macOS`, are recognized by their form and are not listed.

/// Names of products, formats and the like.
enum KnownNames {
  /// All names, of a single word or several.
  static let all: Set<String> = Set(
    systems + companies + services + languages + formats + databases + fonts + themes + licences + initialisms)

  /// Systems and hardware.
  private static let systems = [
    "Android", "Bluetooth", "Debian", "Ethernet", "Linux", "Mac", "Macintosh", "Nintendo", "Raspberry Pi", "Siri",
    "Ubuntu", "Unix", "Wi-Fi", "Xbox", "Xcode",
  ]

  private static let companies = [
    "Adobe", "Anthropic", "Cloudflare", "Fitbit", "Garmin", "Google", "Huawei", "Intel", "Lenovo", "Logitech",
    "Microsoft", "Mozilla", "Netflix", "Nvidia", "Qualcomm", "Samsung", "Sony", "Stack Overflow", "Synology", "Toyota",
    "Xiaomi",
  ]

  /// Services and applications.
  private static let services = [
    "AirDrop", "AirPlay", "App Store", "Apple Intelligence", "Apple Music", "Apple Pay", "Apple TV", "Apple Watch",
    "Bing", "Bluesky", "Chromium", "Deezer", "Docker", "Dropbox", "Evernote", "Face ID", "Facebook", "Figma", "Firefox",
    "Game Center", "Git", "Google Calendar", "Google Chrome", "Google Drive", "Google Maps", "Google Photos",
    "Google Play", "Google Sheets", "Google Translate", "Grafana", "Heroku", "Home Assistant", "Instagram", "Jellyfin",
    "Jira", "Kodi", "Kubernetes", "Mac App Store", "Microsoft Edge", "Microsoft Excel", "Microsoft Outlook",
    "Microsoft Teams", "Microsoft Word", "Nextcloud", "Ollama", "Optic ID", "Patreon", "Photoshop", "Pinterest", "Plex",
    "Reddit", "Shazam", "Skype", "Snapchat", "Soulseek", "Spotify", "Strava", "Supabase", "Todoist", "Touch ID",
    "Trello", "Tumblr", "Twitter", "Vimeo", "Visual Studio Code", "Wikipedia", "Yahoo",
  ]

  /// Programming languages.
  private static let languages = [
    "C", "C#", "C++", "Clojure", "Erlang", "Fortran", "Haskell", "Kotlin", "Lua", "Markdown", "Objective-C", "Perl",
    "Scala",
  ]

  /// Formats, encodings and protocols that are not initialisms.
  private static let formats = ["Gzip", "Matroska", "Ogg", "Unicode", "Vorbis"]

  private static let databases = ["Elasticsearch", "Mongo", "Postgres", "Redis"]

  /// Fonts of Apple's systems.
  private static let fonts = [
    "Arial", "Avenir", "Avenir Next", "Baskerville", "Courier New", "Futura", "Garamond", "Helvetica",
    "Helvetica Neue", "Menlo", "Palatino", "Tahoma", "Times New Roman", "Verdana",
  ]

  /// Color schemes of editors and terminals.
  private static let themes = [
    "Atom One", "Catppuccin", "Darcula", "Dracula", "Everforest", "Gruvbox", "Monokai", "One Dark", "One Light",
    "Rosé Pine", "Solarized", "Tokyo Night", "Visual Studio",
  ]

  private static let licences = [
    "Apache License", "BSD License", "Creative Commons", "GNU General Public License", "MIT License",
    "Mozilla Public License",
  ]

  /// Initialisms with a vowel, of formats, protocols and parts of computers.
  private static let initialisms = [
    "AAC", "AES", "AIFF", "ALAC", "AMD", "API", "ASCII", "AVI", "AVIF", "BIOS", "CLI", "CPU", "DOI", "EPUB", "EXIF",
    "FAQ", "FLAC", "GIF", "GPU", "GUI", "HEIC", "HEIF", "HEVC", "ICMP", "ICO", "IMAP", "IP", "ISO", "JPEG", "JSON",
    "LAN", "MAC", "MIDI", "MIT", "NAS", "NAT", "NULL", "OAuth", "OPML", "OTF", "QR", "RAID", "RAM", "SIM", "SOCKS",
    "SQL", "SSID", "TIFF", "TOML", "TOTP", "UDP", "UEFI", "UI", "URI", "URL", "USB", "USDZ", "UTC", "UTF", "UUID",
    "VIM", "WAN", "WAV", "YAML",
  ]

  /// Words that are names together with a number or another name: `Windows 11`, `Apple TV`.
  static let alsoWords: Set<String> = [
    "Apache", "Apple", "Chrome", "Discord", "Edge", "Excel", "Finder", "Homebrew", "Java", "Kindle", "Mastodon",
    "Opera",
    "Opus", "Oracle", "Python", "Ruby", "Rust", "Safari", "Slack", "Steam", "Swift", "Telegram", "Twitch", "Windows",
  ]

  /// The names of editions, together with a name: `iPhone 15 Pro Max`, `Intel Graphics`.
  static let editions: Set<String> = ["Air", "Graphics", "Lite", "Max", "Mini", "Plus", "Pro", "Ultra"]

  /// Endings of names that are addresses: `Example.io`.
  static let domains: Set<String> = ["ai", "app", "com", "dev", "fm", "io", "js", "me", "net", "org", "tv"]
}
