extension ExportCommand {
  static let description = CommandDescription(
    name: "export", summary: "Export for translators: .xcloc, XLIFF, CSV, JSON, Android", group: .translations,
    operands: .paths,
    discussion: """
      Writes one file per language to the folder specified with --output. The format is .xcloc, XLIFF 1.2, CSV, JSON or
      Android's strings.xml. The .xcloc and XLIFF files are byte-for-byte identical to Xcode's.

      Paths in the files are relative to the Xcode project's folder. A catalog in mul.lproj is exported under the name
      of its storyboard or xib. export replaces an earlier export unless the earlier one contains translations that are
      missing from the project. In that case, import them first or move the export to another folder. export never
      replaces other files. For Android, it writes values/strings.xml for the source language and
      values-LANG/strings.xml for each other language. It lists strings that are not supported on Android. Tables
      without a catalog are named after the .strings file in the source language.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExportOptions>] = .joined(
    [
      .output("DIR", "folder", "Write the files to this folder", sets: \.output),
      .choice("format", .output, "Choose the file format for translators", sets: \.format),
      .words("language", "LANG", .input, "Export only this language, even if the catalogs lack it", sets: \.languages),
      .optionalChoice("only", .input, "Export only strings that are untranslated or need review", sets: \.need),
      .flag("context", .output, "Add a note about where each string appears", sets: \.showsContext),
      .flag("shipping", .input, "Leave out keys used only in previews and debug builds", sets: \.isShipping),
      .flag("zip", .output, "Write each .xcloc package as a ZIP archive", sets: \.isZipped),
      .flag("dry-run", .safety, "Write nothing; print the paths that would be written", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))
}
