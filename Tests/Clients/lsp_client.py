"""Uses `strex lsp` like an editor, with a third-party protocol client."""

import asyncio
import json
import pathlib
import subprocess
import sys
import time

from lsprotocol import types
from pygls.lsp.client import LanguageClient

STREX, WORK = sys.argv[1], pathlib.Path(sys.argv[2])

VIEW = """import SwiftUI

struct Quay: View {
  let boats: Int

  var body: some View {
    Text("Cast off")
    Text("Moor here", tableName: "Port")
    Text(verbatim: "Please pay at the office")
    note("Nobody has moored here yet")
  }

  func note(_ text: String) -> some View { Text(text) }
}
"""


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


CATALOGS = {
    "Localizable": {
        "%lld boats": {},
        "Cast off": {"localizations": {"de": unit("Leinen los", "needs_review")}},
        "Cast \"all\" off": {"extractionState": "manual"},
        "Welcome aboard": {"extractionState": "manual", "localizations": {"de": unit("Willkommen an Bord")}},
    },
    "Port": {"Moor here": {"comment": "Sign", "localizations": {"de": unit("Hier festmachen")}}},
}


def project():
    folder = WORK / "editor"
    folder.mkdir()
    (folder / "Quay.swift").write_text(VIEW)
    # Findings about verbatim texts have a lower confidence.
    (folder / ".strex.json").write_text('{"confidence": "low"}')
    for name, strings in CATALOGS.items():
        catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
        (folder / f"{name}.xcstrings").write_text(json.dumps(catalog, indent=2, separators=(",", " : ")))
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    return folder


def demand(found, expected, what):
    if found != expected:
        sys.exit(f"error: {what}: {found!r}, not {expected!r}")


class Editor:
    """An open document that is never saved."""

    def __init__(self, folder):
        self.folder, self.client = folder, LanguageClient("editor", "1")
        self.texts, self.versions, self.found = {}, {}, {}
        self.applied = asyncio.Queue()
        self.news = asyncio.Event()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(params):
            self.found[params.uri] = (params.version, params.diagnostics)
            self.news.set()

        @self.client.feature(types.WORKSPACE_APPLY_EDIT)
        def apply(params):
            self.applied.put_nowait(params.edit)
            return types.ApplyWorkspaceEditResult(applied=True)

        @self.client.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(params):
            return None

        @self.client.feature(types.WINDOW_LOG_MESSAGE)
        def log(params):
            sys.exit(f"error: {params.message}")

    async def start(self):
        await self.client.start_io(STREX, "lsp")
        watched = types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)
        versions = types.WorkspaceEditClientCapabilities(document_changes=True)
        workspace = types.WorkspaceClientCapabilities(
            apply_edit=True, workspace_edit=versions, did_change_watched_files=watched
        )
        answer = await self.client.initialize_async(
            types.InitializeParams(
                capabilities=types.ClientCapabilities(workspace=workspace),
                workspace_folders=[types.WorkspaceFolder(self.folder.as_uri(), "editor")],
            )
        )
        self.client.initialized(types.InitializedParams())
        return answer.capabilities

    def uri(self, name):
        return (self.folder / name).as_uri()

    def open(self, name):
        uri = self.uri(name)
        self.texts[uri], self.versions[uri] = (self.folder / name).read_text(), 1
        item = types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=self.texts[uri])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, name, text):
        uri = self.uri(name)
        self.texts[uri] = text
        self.versions[uri] += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri]),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def place(self, name, part, after=0):
        """Returns the position of a part of the text, plus a number of characters."""
        before = self.texts[self.uri(name)].split(part)[0]
        line = before.split("\n")[-1]
        return {
            "text_document": types.TextDocumentIdentifier(self.uri(name)),
            "position": types.Position(before.count("\n"), len(line) + after),
        }

    async def codes(self, name):
        """Returns the rules with findings in the current text."""
        uri = self.uri(name)
        while self.found.get(uri, (0, []))[0] != self.versions[uri]:
            await asyncio.wait_for(self.news.wait(), 60)
            self.news.clear()
        return sorted(each.code for each in self.found[uri][1])

    async def hover(self, name, part):
        answer = await self.client.text_document_hover_async(types.HoverParams(**self.place(name, part, 1)))
        return answer.contents.value if answer else ""

    async def complete(self, name, part):
        place = self.place(name, part, len(part))
        answer = await self.client.text_document_completion_async(types.CompletionParams(**place))
        return answer.items if answer else []

    async def actions(self, name, part, only=None):
        place = self.place(name, part, 1)
        position = place["position"]
        answer = await self.client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=place["text_document"],
                range=types.Range(position, position),
                context=types.CodeActionContext(diagnostics=[], only=only),
            )
        )
        return {action.title: action for action in answer}

    def apply(self, edit):
        """Applies the edits of open documents, which must match their versions, and returns the names of all edited documents."""
        for change in edit.document_changes:
            uri, edits = change.text_document.uri, change.edits
            demand(change.text_document.version, self.versions.get(uri), f"the version of {uri}")
            text = self.texts.get(uri)
            if text is None:
                text = (self.folder / uri.rsplit("/", 1)[1]).read_text()
            lines = text.split("\n")

            def offset(position):
                return sum(len(line) + 1 for line in lines[: position.line]) + position.character

            for each in sorted(edits, key=lambda each: offset(each.range.start), reverse=True):
                text = text[: offset(each.range.start)] + each.new_text + text[offset(each.range.end) :]
            name = uri.rsplit("/", 1)[1]
            if uri in self.texts:
                self.change(name, text)
            else:
                (self.folder / name).write_text(text)
        return sorted(change.text_document.uri.rsplit("/", 1)[1] for change in edit.document_changes)

    def edit(self, name, edits):
        document = types.OptionalVersionedTextDocumentIdentifier(self.uri(name), self.versions[self.uri(name)])
        return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(document, edits)])

    def text(self, name):
        return self.texts[self.uri(name)]


async def look(editor):
    editor.open("Quay.swift")
    demand(await editor.codes("Quay.swift"), ["string-parameter", "verbatim-prose"], "what is wrong with the file")
    demand("| de | Leinen los" in await editor.hover("Quay.swift", '"Cast off"'), True, "the translation of a key")
    demand("Not localizable" in await editor.hover("Quay.swift", '"Please'), True, "what is none")
    definition = await editor.client.text_document_definition_async(
        types.DefinitionParams(**editor.place("Quay.swift", '"Moor', 1)))
    demand([each.uri for each in definition], [editor.uri("Port.xcstrings")], "the entry of a key")


async def complete(editor):
    start = VIEW.split('    Text("Cast')[0]
    for typed, labels in [
        ('    Text("Cas', ["Cast \"all\" off", "Cast off"]),
        ('    Text("', ["Cast \"all\" off", "Cast off", "Welcome aboard"]),
        ('    Text("board', ["Welcome aboard"]),
        ('    let boat = String(localized: "wel', ["Welcome aboard"]),
        ('    let boat = NSLocalizedString("%', ["%lld boats"]),
        ('    Text("Moor", tableName: "P', ["Port"]),
        ('    Image(systemName: "Cas', []),
        ('    // Text("Cas', []),
    ]:
        editor.change("Quay.swift", f"{start}{typed}\n  }}\n}}\n")
        items = await editor.complete("Quay.swift", typed)
        demand(sorted(item.label for item in items), labels, f"what completes {typed}")
    editor.change("Quay.swift", VIEW.replace('"Moor here"', '""'))
    demand([item.label for item in await editor.complete("Quay.swift", 'Text("", tableName: "Po')], ["Port"], "a table")
    editor.change("Quay.swift", f'{start}    Text("we")\n  }}\n}}\n')
    item = (await editor.complete("Quay.swift", 'Text("we'))[0]
    demand("| de | Willkommen an Bord |" in item.documentation.value, True, "the translations beside a key")
    editor.apply(editor.edit("Quay.swift", [item.text_edit]))
    demand('Text("Welcome aboard")' in editor.text("Quay.swift"), True, "the completed literal")


async def edit(editor):
    # Findings refer to the former text, positions to the current one.
    editor.change("Quay.swift", VIEW)
    await editor.codes("Quay.swift")
    editor.change("Quay.swift", "// Typed before anything is read again: ü\n" + VIEW)
    actions = await editor.actions("Quay.swift", '"Nobody')
    editor.apply(actions["Suppress string-parameter with a reason"].edit)
    lines = editor.text("Quay.swift").split("\n")
    demand(lines[10], "    // strex:disable:next string-parameter reason", "the comment")
    demand(await editor.codes("Quay.swift"), ["verbatim-prose"], "what a suppression leaves")
    actions = await editor.actions("Quay.swift", '"Please')
    editor.apply(actions["Make the string localizable"].edit)
    demand('Text("Please pay at the office")' in editor.text("Quay.swift"), True, "the edit of audit --fix")
    demand(await editor.codes("Quay.swift"), ["missing-key"], "what the edit leaves")
    actions = await editor.actions("Quay.swift", '"Moor')
    editor.apply(actions["Add a comment for translators"].edit)
    demand('Text("Moor here", tableName: "Port", comment: "Sign")' in editor.text("Quay.swift"), True, "the comment of the catalog")
    actions = await editor.actions("Quay.swift", '"Cast off"', only=[types.CodeActionKind.RefactorRewrite])
    demand(list(actions), ["Add a comment for translators"], "actions of one kind")
    editor.apply(actions["Add a comment for translators"].edit)
    demand('Text("Cast off", comment: "")' in editor.text("Quay.swift"), True, "an empty comment")


async def sync(editor):
    before = (editor.folder / "Port.xcstrings").read_bytes()
    editor.open("Localizable.xcstrings")
    actions = await editor.actions("Quay.swift", '"Please', only=["source"])
    # The client parses an action with a command as a command, and the command as its name.
    action = actions["Update the catalogs"]
    demand("'strex.sync'" in str(action.command), True, f"the command of {action}")
    await editor.client.workspace_execute_command_async(types.ExecuteCommandParams(command="strex.sync"))
    names = editor.apply(await asyncio.wait_for(editor.applied.get(), 60))
    demand("Localizable.xcstrings" in names, True, "the catalogs that change")
    demand("Please pay at the office" in json.loads(editor.text("Localizable.xcstrings"))["strings"], True, "a new key")
    demand("Please pay" in (editor.folder / "Localizable.xcstrings").read_text(), False, "nothing is written")
    demand(await editor.codes("Quay.swift"), [], "the catalogs are up to date")
    actions = await editor.actions("Localizable.xcstrings", "Leinen")
    editor.apply(actions["Mark as reviewed"].edit)
    demand('"needs_review"' in editor.text("Localizable.xcstrings"), False, "what is reviewed")
    return before


async def follow(editor):
    """Changes on disk by other programs count, too."""
    other = editor.folder / "Other.swift"
    other.write_text('import SwiftUI\nlet pier = Text("Cast off")\n')
    change = types.FileEvent(uri=other.as_uri(), type=types.FileChangeType.Created)
    editor.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
    for _ in range(100):
        places = await editor.client.text_document_references_async(
            types.ReferenceParams(context=types.ReferenceContext(include_declaration=False), **editor.place("Quay.swift", '"Cast off"', 1)))
        if len(places) == 2:
            return
        await asyncio.sleep(0.2)
    sys.exit(f"error: a new file is not seen: {places}")


async def main():
    editor = Editor(project())
    capabilities = await editor.start()
    demand(list(capabilities.execute_command_provider.commands), ["strex.sync", "strex.convert"], "the commands")
    for part in [look, complete, edit, sync, follow]:
        start = time.monotonic()
        await part(editor)
        print(f"{part.__name__}: {time.monotonic() - start:.1f} s")
    await editor.client.shutdown_async(None)
    editor.client.exit(None)
    await asyncio.sleep(0.2)


asyncio.run(main())
