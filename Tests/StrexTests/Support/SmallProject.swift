/// An Xcode project of our own with three targets: an app with listed files, a widget and tests with synchronized
/// folders. The app's and the widget's catalogs are empty.
enum SmallProject {
  static let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  /// The files of the project by their paths.
  /// - Parameters:
  ///   - settings: build settings of the app, in the syntax of the project file.
  ///   - common: build settings of the project, by default like Xcode's templates.
  static func files(settings: String = "", common: String = "SWIFT_EMIT_LOC_STRINGS = YES;") -> [String: String] {
    [
      "Small.xcodeproj/project.pbxproj": project(settings, common),
      "App/App.swift": "import SwiftUI\nlet app = Text(\"app\")\n",
      "App/Legacy.m": "NSString *s = NSLocalizedString(@\"legacy\", @\"Old\");\n",
      "App/Loose.swift": "import SwiftUI\nlet loose = Text(\"loose\")\n",
      "App/Localizable.xcstrings": empty,
      "Made/Made.swift": "import SwiftUI\nlet made = Text(\"made\")\n",
      "Shared/Both.swift": "import SwiftUI\nlet both = Text(\"both\")\n",
      "Widget/Widget.swift": """
      import SwiftUI
      let widget = Text("widget")
      #if os(macOS)
      let mac = Text("mac")
      #endif
      """,
      "Widget/Localizable.xcstrings": empty,
      "Specs/Spec.swift": "import SwiftUI\nlet spec = Text(\"spec\")\n",
    ]
  }

  private static func project(_ settings: String, _ common: String) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L0; targets = (TA, TW, TT, ); };
        G = {isa = PBXGroup; children = (GA, FM, FB, SW, SS, ); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (FA, FL, FC, ); path = App; sourceTree = "<group>"; };
        FA = {isa = PBXFileReference; path = app.swift; sourceTree = "<group>"; };
        FL = {isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        FM = {isa = PBXFileReference; path = Made/Made.swift; sourceTree = "<group>"; };
        FB = {isa = PBXFileReference; path = Shared/Both.swift; sourceTree = "<group>"; };
        SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        SS = {isa = PBXFileSystemSynchronizedRootGroup; path = Specs; sourceTree = "<group>"; };
        TA = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (PA, PR, ); buildConfigurationList = L1; };
        TW = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildPhases = (PW, ); fileSystemSynchronizedGroups = (SW, ); buildConfigurationList = L0; };
        TT = {isa = PBXNativeTarget; name = Specs; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = ( ); fileSystemSynchronizedGroups = (SS, ); };
        PA = {isa = PBXSourcesBuildPhase; files = (BA, BL, BM, BB, ); };
        PR = {isa = PBXResourcesBuildPhase; files = (BC, ); };
        PW = {isa = PBXSourcesBuildPhase; files = (BB, ); };
        BA = {isa = PBXBuildFile; fileRef = FA; };
        BL = {isa = PBXBuildFile; fileRef = FL; };
        BM = {isa = PBXBuildFile; fileRef = FM; };
        BB = {isa = PBXBuildFile; fileRef = FB; };
        BC = {isa = PBXBuildFile; fileRef = FC; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \(common)}; };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
      };
      rootObject = R;
    }
    """
  }
}
