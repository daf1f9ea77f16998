// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tickets",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "strex", path: "../..")],
  targets: [
    .target(
      name: "Tickets",
      dependencies: [.product(name: "StringLookup", package: "strex")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "CompileStrings", package: "strex")]),
    .testTarget(name: "TicketsTests", dependencies: ["Tickets"]),
  ]
)
