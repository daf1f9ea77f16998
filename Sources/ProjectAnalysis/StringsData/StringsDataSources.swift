import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction

/// The strings that `.stringsdata` files contain for the sources of a project.
package struct StringsDataSources {
  /// Warnings about files that are ignored.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files of each source: one for each built architecture and configuration.
  private var files: [FilePath: [StringsDataFile]] = [:]
  private let names: PathNames

  package init(_ input: StringsDataInput, _ project: Project) {
    names = project.names
    let known = Set(project.sources.places.values)
    var strangers = 0
    var outdated: Set<FilePath> = []
    for item in input.items {
      do throws(FileError) {
        let source = try Self.path(item.file.source, names)
        guard known.contains(source), let status = try FileStatus.ifThere(source.string) else {
          strangers += 1
          continue
        }
        if item.status.modified < status.modified {
          outdated.insert(source)
        } else {
          files[source, default: []].append(item.file)
        }
      } catch {
        let problem = FileError(names.printed(FilePath(error.path)), error.reason)
        diagnostics.append(problem.diagnostic("unreadable", "cannot be read"))
      }
    }
    noteStrangers(strangers)
    warnOfOutdated(outdated.subtracting(files.keys).sorted())
  }

  package func has(_ source: FilePath) -> Bool { files[source] != nil }

  private static func path(_ source: String, _ names: PathNames) throws(FileError) -> FilePath {
    let given = FilePath(source)
    let absolute = given.isAbsolute ? given : names.current.appending(source)
    do throws(FileError) {
      return try FilePath(resolving: absolute.string)
    } catch {
      if error.isAbsence { return absolute.resolvingParents }
      throw error
    }
  }

  private mutating func noteStrangers(_ count: Int) {
    if count == 0 { return }
    let message =
      count == 1
      ? "1 .stringsdata file was ignored because its source file is not part of this run or no longer exists"
      : "\(count) .stringsdata files were ignored because their source files are not part of this run or no longer exist"
    diagnostics.append(Diagnostic(.note, "foreign-stringsdata", message))
  }

  private mutating func warnOfOutdated(_ sources: [FilePath]) {
    guard let first = sources.first else { return }
    let message =
      sources.count == 1
      ? "the .stringsdata file for this source file was ignored because it is out of date; build again"
      : "the .stringsdata files for this source file and \(sources.count - 1) more were ignored because they are out "
        + "of date; build again"
    diagnostics.append(Diagnostic(.warning, "outdated-stringsdata", message, file: names.printed(first)))
  }

  /// Returns the strings of the files, with data from the sources that the files cannot express: bundles, platforms,
  /// debug code, and the calls of routines, which compilers leave to Xcode.
  package func extraction(with found: Extraction) -> Extraction {
    let known = Dictionary(found.strings.map { (SourcePlace($0.site), $0) }) { first, _ in first }
    var seen: Set<Key> = []
    var places: Set<SourcePlace> = []
    var result = Extraction()
    for (source, files) in files {
      let file = names.source(source, [])
      for literal in files.flatMap(\.untyped) {
        var literal = literal
        literal.site = LiteralSite(in: file, literal.site.location, api: literal.site.api)
        places.insert(SourcePlace(literal.site))
        result.untyped.append(literal)
      }
      for string in files.flatMap(\.strings) {
        var string = string
        string.site = LiteralSite(in: file, string.site.location, api: string.site.api)
        let place = SourcePlace(string.site)
        places.insert(place)
        guard seen.insert(Key(place: place, table: string.table, key: string.key)).inserted else { continue }
        if let twin = known[place] { string.complete(from: twin) }
        result.strings.append(string)
      }
    }
    result.strings += found.strings.filter { $0.traits.isOfRoutine && !places.contains(SourcePlace($0.site)) }
    // App Intents' own processor writes the phrases, not the compiler.
    result.shortcuts = found.shortcuts
    result.strings.sort { ($0.site, $0.table, $0.key) < ($1.site, $1.table, $1.key) }
    return result
  }

  private struct Key: Hashable {
    let place: SourcePlace
    let table: String
    let key: String
  }
}

extension ExtractedString {
  /// Copies everything that `.stringsdata` cannot express.
  fileprivate mutating func complete(from twin: ExtractedString) {
    site.api = twin.site.api
    bundle = twin.bundle
    // The compiler has written the string, so it has already decided that the string is a key.
    traits.platforms = twin.traits.platforms
    traits.conditions = twin.traits.conditions
    traits.isOfRoutine = twin.traits.isOfRoutine
    isDebugOnly = twin.isDebugOnly
    isReleaseOnly = twin.isReleaseOnly
  }
}
