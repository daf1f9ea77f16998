extension ExportCommand {
  static let description = CommandDescription(
    name: "export", summary: "Export for translators: .xcloc, XLIFF, CSV, JSON, Android", group: .translations,
    operands: .paths,
    discussion: """
      Writes a file for each language to the folder --output: LANG.xcloc or XLIFF 1.2, byte for byte like Xcode, or
      CSV, JSON or Android's strings.xml.

      Paths in the files are relative to the folder of the Xcode project. A catalog in mul.lproj has the name of its
      storyboard or xib. An earlier export is replaced, unless it contains translations that the project lacks. In
      this case, import it first, or move it to another folder. Other files are never replaced. For Android, export
      writes values/strings.xml for the source language and values-LANG/strings.xml for each other language, and lists
      the strings that Android does not support. Tables without a catalog are exported under the name of the .strings
      file of the source language.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExportRequest>] = .joined(
    [
      .output("DIR", "folder", "Write the files to this folder", sets: \.output),
      .choice("format", .output, "Choose the file format for translators", sets: \.format),
      .words("language", "LANG", .input, "Export only this language, even if the catalogs lack it", sets: \.languages),
      .optionalChoice("only", .input, "Export only strings that are untranslated or need review", sets: \.need),
      .flag("context", .output, "Describe the place of each string in its note", sets: \.showsContext),
      .flag("shipping", .input, "Leave out keys that only previews and debug builds use", sets: \.isShipping),
      .flag("zip", .output, "Write each .xcloc package as a ZIP archive", sets: \.isZipped),
      .flag("dry-run", .safety, "Write nothing; print the paths of the files", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))
}
