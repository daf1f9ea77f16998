"""Uses `strex mcp` like a coding agent, with the official client of the protocol, over both kinds of connection."""

import asyncio
import json
import os
import pathlib
import subprocess
import sys

from mcp import Client, MCPError, StdioServerParameters

STREX, WORK = sys.argv[1], pathlib.Path(sys.argv[2])

VIEW = """import SwiftUI

struct Harbour: View {
  let boats: Int
  let name: String

  var body: some View {
    Text("Cast off", comment: "Button: leave the harbour")
    Text("\\(boats) boats in \\(name)")
    Text("Welcome aboard")
    Image(systemName: "sailboat")
  }
}
"""


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


CATALOG = {
    "sourceLanguage": "en",
    "strings": {
        "%lld boats in %@": {"localizations": {"en": unit("%1$lld boats in %2$@", "new")}},
        "Cast off": {
            "comment": "Button: leave the harbour",
            "localizations": {"de": unit("Ablegen"), "fr": unit("Larguer", "needs_review")},
        },
        "Moor": {"extractionState": "manual"},
        "Welcome aboard": {"localizations": {"fr": unit("Bienvenue à bord")}},
    },
    "version": "1.0",
}


def project(name):
    folder = WORK / name
    (folder / "App").mkdir(parents=True)
    (folder / "App/Harbour.swift").write_text(VIEW)
    (folder / "App/Localizable.xcstrings").write_text(json.dumps(CATALOG, indent=2, separators=(",", " : ")))
    (WORK / "outside.xcstrings").write_text(json.dumps(CATALOG))
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    return folder


def catalog(folder):
    return json.loads((folder / "App/Localizable.xcstrings").read_text())["strings"]


def demand(found, expected, what):
    if found != expected:
        sys.exit(f"error: {what}: {found!r}, not {expected!r}")


class Agent:
    def __init__(self, client):
        self.client = client

    async def ask(self, tool, **arguments):
        """Returns the structured content, which the client has validated with the tool's schema."""
        result = await self.client.call_tool(tool, arguments)
        if result.is_error:
            sys.exit(f"error: {tool} {arguments}: {result.content[0].text}")
        demand(json.loads(result.content[0].text), result.structured_content, "the text says the same")
        return result.structured_content

    async def refused(self, tool, **arguments):
        result = await self.client.call_tool(tool, arguments)
        demand(result.is_error, True, f"{tool} {arguments} is refused")
        return result.content[0].text


async def translate(agent, folder):
    status = await agent.ask("status")
    demand([row["language"] for row in status["languages"]], ["de", "fr"], "the languages")
    missing = await agent.ask("list_missing", language="de", limit=2)
    demand([item["key"] for item in missing["items"]], ["%lld boats in %@", "Moor"], "the first slice")
    demand(missing["items"][0]["places"], ["App/Harbour.swift:9"], "its place")
    demand(missing["items"][0]["source"], {"text": "%1$lld boats in %2$@"}, "its source")
    rest = await agent.ask("list_missing", language="de", limit=2, cursor=missing["nextCursor"])
    demand([item["key"] for item in rest["items"]], ["Welcome aboard"], "the second slice")
    demand("nextCursor" in rest, False, "the end of the list")

    before = (folder / "App/Localizable.xcstrings").read_bytes()
    wrong = [{"key": "Moor", "text": "Festmachen"}, {"key": "%lld boats in %@", "text": "%1$@ hat %2$lld Boote"}]
    text = await agent.refused("set_translations", language="de", translations=wrong)
    demand("[format-type]" in text and "nothing was written" in text, True, f"the reason: {text}")
    demand((folder / "App/Localizable.xcstrings").read_bytes(), before, "all or nothing")

    plural = {"plural.one": "%1$lld Boot in %2$@", "plural.other": "%1$lld Boote in %2$@"}
    right = [{"key": "Moor", "text": "Festmachen"}, {"key": "%lld boats in %@", "texts": plural}]
    written = await agent.ask("set_translations", language="de", translations=right)
    demand(written["written"], [{"catalog": "App/Localizable.xcstrings", "keys": 2}], "what was written")
    entry = catalog(folder)["%lld boats in %@"]["localizations"]["de"]["variations"]["plural"]
    demand(entry["one"], unit(plural["plural.one"], "needs_review"), "the state of a translation")
    left = await agent.ask("list_missing", language="de")
    demand([item["key"] for item in left["items"]], ["Welcome aboard"], "what is left")
    review = await agent.ask("list_missing", language="de", need="needs_review")
    demand(review["total"], 2, "what is to be reviewed")
    text = await agent.refused("set_translations", language="de", translations=[{"key": "Cast off", "text": "Los"}])
    demand("set replace to overwrite it" in text, True, f"a translation of a person stays: {text}")


async def look(agent, folder):
    entry = (await agent.ask("get_entry", key="Cast off"))["entries"][0]
    demand(entry["comment"], "Button: leave the harbour", "the comment")
    demand([each["language"] for each in entry["localizations"]], ["de", "fr"], "the languages of an entry")
    found = await agent.ask("search", text="BORD")
    demand([item["key"] for item in found["items"]], ["Welcome aboard"], "what a search in texts finds")
    found = await agent.ask("explain", file="App/Harbour.swift", line=11)
    demand(found["literals"][0]["isExtracted"], False, "the name of an image")
    found = await agent.ask("explain", file="App/Harbour.swift", line=9)
    demand(found["literals"][0]["key"], "%lld boats in %@", "a key")
    demand((await agent.ask("lint"))["findings"], [], "the rules of lint")


async def attach(client):
    """Tests catalogs and languages as resources, and their contiguous slices."""
    listed = [each.uri for each in (await client.list_resources()).resources]
    demand([str(each) for each in listed], ["strex://catalogs/App/Localizable.xcstrings", "strex://languages/de", "strex://languages/fr"], "the resources")
    templates = (await client.list_resource_templates()).resource_templates
    demand([each.name for each in templates], ["catalog", "language"], "the templates")
    keys, address = [], "strex://catalogs/App/Localizable.xcstrings?language=fr"
    while address:
        read = (await client.read_resource(address)).contents[0]
        demand(read.mime_type, "application/json", "the kind of a resource")
        content = json.loads(read.text)
        keys += [item["key"] for item in content["items"]]
        address = content.get("next")
    demand(sorted(keys), sorted(CATALOG["strings"]), "the keys of a catalog")
    lacking = json.loads((await client.read_resource("strex://languages/fr")).contents[0].text)
    demand([item["key"] for item in lacking["items"]], ["%lld boats in %@", "Cast off", "Moor"], "what a language lacks")
    for address in ["strex://languages/xx", "strex://catalogs/../outside.xcstrings", "file:///etc/passwd"]:
        try:
            await client.read_resource(address)
        except MCPError as error:
            demand(error.code in [-32002, -32602], True, f"{address}: {error}")
        else:
            sys.exit(f"error: {address} was read")


async def follow(agent, folder):
    """The server detects changes on disk by other programs."""
    demand((await agent.ask("check"))["inStep"], True, "the catalog as it is")
    source = folder / "App/Harbour.swift"
    source.write_text(VIEW.replace("Welcome aboard", "Welcome back"))
    changes = (await agent.ask("check"))["changes"]
    demand([(each["kind"], each["key"]) for each in changes], [("stale", "Welcome aboard"), ("added", "Welcome back")], "a change")
    demand("Welcome back" in catalog(folder), False, "a check writes nothing")
    demand((await agent.ask("sync"))["total"], 2, "what a sync changes")
    demand("Welcome back" in catalog(folder), True, "a sync writes")
    demand((await agent.ask("check"))["inStep"], True, "the catalog after a sync")


async def stray(agent, folder):
    os.symlink(WORK / "outside.xcstrings", folder / "App/Other.xcstrings")
    for file in ["../outside.xcstrings", "/etc/passwd", "App/../../outside.xcstrings", "App/Other.xcstrings"]:
        text = await agent.refused("explain", file=file, line=1)
        demand("outside the project" in text, True, f"{file}: {text}")
    before = (WORK / "outside.xcstrings").read_bytes()
    translations = [{"key": "Moor", "text": "Amarrer", "catalog": "App/Other.xcstrings"}]
    await agent.refused("set_translations", language="fr", translations=translations)
    os.unlink(folder / "App/Other.xcstrings")
    kept = (folder / "App/Localizable.xcstrings").read_bytes()
    os.unlink(folder / "App/Localizable.xcstrings")
    os.symlink(WORK / "outside.xcstrings", folder / "App/Localizable.xcstrings")
    done = await agent.ask("sync", create_catalogs=True)
    demand(any("outside the project" in line for line in done["problems"]), True, f"a link to the outside: {done}")
    demand(done["inStep"], False, "what cannot be read is not in step")
    demand((WORK / "outside.xcstrings").read_bytes(), before, "a file outside the project")
    os.unlink(folder / "App/Localizable.xcstrings")
    (folder / "App/Localizable.xcstrings").write_bytes(kept)
    demand((WORK / "outside.xcstrings").read_bytes(), before, "a file outside the project")
    for tool, arguments, part in [
        ("list_missing", {}, "missing argument language"),
        ("list_missing", {"language": "xx"}, "unknown language `xx`"),
        ("list_missing", {"language": "de", "limit": 0}, "limit must be"),
        ("list_missing", {"language": "de", "cursor": "nonsense"}, "cursor"),
        ("list_missing", {"language": "de", "langage": 1}, "unknown argument langage"),
        ("set_translations", {"language": "de", "translations": [{"key": "None", "text": "x"}]}, "no catalog contains this key"),
        ("set_translations", {"language": "en", "translations": [{"key": "Moor", "text": "x"}]}, "is the source language"),
        ("get_entry", {"key": "none"}, "no catalog contains this key"),
    ]:
        text = await agent.refused(tool, **arguments)
        demand(part in text, True, f"{tool} {arguments}: {text}")


async def talk(mode):
    folder = project(mode)
    async with Client(StdioServerParameters(command=STREX, args=["mcp", str(folder)]), mode=mode) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        wanted = {"status", "list_missing", "get_entry", "search", "set_translations", "check", "sync", "lint", "explain",
                  "edit_keys", "add_key", "edit_language", "prune", "diff"}
        demand(names, wanted, "the tools")
        agent = Agent(client)
        for part in [translate, look, follow, stray]:
            await part(agent, folder)
            if part == translate:
                await attach(client)
        print(f"{mode}: protocol {client.protocol_version}")


async def main():
    for mode in ["auto", "legacy"]:
        await talk(mode)


asyncio.run(main())
