extension ExportCommand {
  static let description = CommandDescription(
    name: "export", summary: "Export for translators: .xcloc, XLIFF, CSV, JSON, Android", group: .translations,
    operands: .paths,
    discussion: """
      Writes one file per language to the folder given with --output. The format is .xcloc or XLIFF 1.2, identical to
      Xcode's byte for byte, or CSV, JSON or Android's strings.xml.

      Paths in the files are relative to the folder of the Xcode project. A catalog in mul.lproj is exported under the
      name of its storyboard or xib. export replaces an earlier export, unless that export contains translations that
      the project lacks. In this case, import them first, or move the export to another folder. export never replaces
      other files. For Android, it writes values/strings.xml for the source language and values-LANG/strings.xml for
      each other language. It lists the strings that Android does not support. Tables without a catalog are exported
      under the name of the .strings file in the source language.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExportRequest>] = .joined(
    [
      .output("DIR", "folder", "Write the files to this folder", sets: \.output),
      .choice("format", .output, "Choose the file format for translators", sets: \.format),
      .words("language", "LANG", .input, "Export only this language, even if the catalogs lack it", sets: \.languages),
      .optionalChoice("only", .input, "Export only strings that are untranslated or need review", sets: \.need),
      .flag("context", .output, "Add a note that describes the place of each string", sets: \.showsContext),
      .flag("shipping", .input, "Leave out keys that only previews and debug builds use", sets: \.isShipping),
      .flag("zip", .output, "Write each .xcloc package as a ZIP archive", sets: \.isZipped),
      .flag("dry-run", .safety, "Write nothing; print the paths of the files", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))
}
