#!/usr/bin/env python3
"""Tests the page of `strex report --edit` in a headless Chromium, with two editors at once.

    Tests/Browser/edit.py STREX
"""

import json
import os
import signal
import subprocess
import sys
import tempfile

from browser import Browser, eventually
from report import plural, unit

TEXTS = {
    "%lld plots": {"comment": "In a list", "localizations": {"de": plural(one="%lld Beet", other="%lld Beete")}},
    "%lld seeds": {},
    "<b onclick='window.broken=1'>": {"localizations": {"he": unit("\u202eשלום")}},
    "Harvest": {"comment": "A button"},
    "Sow": {"localizations": {"de": unit("Säen", "needs_review")}},
    "Water": {"localizations": {"de": unit("Gießen"), "he": unit("מים")}},
    "Zone %@": {},
}


class Editor:
    """One browser with the page."""

    def __init__(self, name, address, checks):
        self.name = name
        self.checks = checks
        self.browser = Browser()
        self.browser.size(1280, 900)
        self.browser.events.clear()
        self.browser.call("Page.navigate", url=address)
        self.browser.wait_for("Page.loadEventFired")
        self.until("!!document.querySelector('#list article')")

    def run(self, script):
        return self.browser.run(script)

    def check(self, what, found, expected=True):
        """Compares a value, or what a function returns once the page has reacted."""
        if callable(found):
            found = eventually(found, expected)
        self.checks.append(found == expected)
        print(f"{'✔' if found == expected else '✘'} {self.name}: {what}" + ("" if found == expected else f": {found!r}, not {expected!r}"))

    def until(self, condition):
        """Waits until a condition holds, and fails after 20 seconds."""
        script = ("new Promise((done, fail) => { const end = Date.now() + 20000; const look = () => { "
                  f"if ({condition}) done(true); else if (Date.now() > end) done(false); else setTimeout(look, 20); }}; look(); }})")
        if not self.run(script):
            state = self.run("document.getElementById('state').textContent + ' | ' + [...document.querySelectorAll('.messages')].map(e => e.textContent).join(' ')")
            raise RuntimeError(f"{self.name}: {condition} does not become true: {state}")

    @staticmethod
    def article(key):
        return f"[...document.querySelectorAll('#list article')].find(e => e.querySelector('h3').textContent === {json.dumps(key)})"

    def value(self, key, path=""):
        return self.run(f"{self.article(key)}.querySelector('textarea.text[data-path={json.dumps(path)}]').value")

    def type(self, key, text, path=""):
        """Replaces a text as a user does: focus, select all, type."""
        self.run(f"(() => {{ const area = {self.article(key)}.querySelector('textarea.text[data-path={json.dumps(path)}]'); area.focus(); area.select(); }})()")
        self.browser.call("Input.insertText", text=text)

    def click(self, key, name):
        """Clicks a button of a key by its text."""
        self.run(f"[...{self.article(key)}.querySelectorAll('button')].find(e => e.textContent === {json.dumps(name)}).click()")

    def saved(self, key):
        self.until(f"{self.article(key)}?.querySelector('.mark').textContent === 'Saved'")

    def choose(self, name, value):
        self.run(f"(() => {{ const select = document.querySelector('[name={name}]'); select.value = {json.dumps(value)}; "
                 "for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, {bubbles: true})); })()")

    def keys(self):
        return self.run("[...document.querySelectorAll('#list article h3')].map(e => e.textContent)")

    def messages(self, key):
        return self.run(f"{self.article(key)}.querySelector('.messages').textContent")


def texts(key, language="de"):
    with open(CATALOG, encoding="utf-8") as file:
        return json.load(file)["strings"][key].get("localizations", {}).get(language)


def content(editor):
    editor.check("incomplete strings are shown first", editor.keys(), [key for key in TEXTS if key not in ("%lld plots", "Water")])
    editor.choose("need", "review")
    editor.until("document.querySelectorAll('#list article').length === 1")
    editor.check("strings to review are found", editor.keys(), ["Sow"])
    editor.choose("need", "")
    editor.until(f"document.querySelectorAll('#list article').length === {len(TEXTS)}")
    editor.check("texts are no markup", editor.run("window.broken === undefined && document.querySelectorAll('#list b, [onclick]').length === 0"))
    editor.check("the comment is shown", editor.run(f"{editor.article('Harvest')}.querySelector('.about span').textContent"), "A button")
    editor.check("the place in code is shown", editor.run(f"{editor.article('Harvest')}.querySelector('.at').textContent.includes('View.swift:2')"))
    unnamed = editor.run("[...document.querySelectorAll('input, select, button, a, textarea, form, article')]"
                         ".filter(e => !(e.textContent.trim() || e.labels?.length || e.ariaLabel || e.getAttribute('aria-labelledby'))).length")
    editor.check("everything has a name", unnamed, 0)


def two_editors(first, second):
    first.type("Harvest", "Ernten")
    first.click("Harvest", "Save")
    first.saved("Harvest")
    second.type("Zone %@", "Zone %@")
    second.click("Zone %@", "Save")
    second.saved("Zone %@")
    first.check("two editors save different keys", [texts("Harvest"), texts("Zone %@")], [unit("Ernten"), unit("Zone %@")])

    # The page of the second editor was loaded before the first one saved.
    second.type("Harvest", "Die Ernte")
    second.click("Harvest", "Save")
    second.until(f"!!{second.article('Harvest')}.querySelector('.other')")
    second.check("a conflict shows the text in the file", second.run(
        f"{second.article('Harvest')}.querySelector('.other dd').textContent"), "Ernten")
    second.check("a conflict keeps the own text", second.value("Harvest"), "Die Ernte")
    second.check("nothing was written", texts("Harvest"), unit("Ernten"))
    second.click("Harvest", "Save my version")
    second.saved("Harvest")
    second.check("the own text can be saved", texts("Harvest"), unit("Die Ernte"))

    first.type("Harvest", "Ernte")
    first.click("Harvest", "Save")
    first.until(f"!!{first.article('Harvest')}.querySelector('.other')")
    first.click("Harvest", "Keep the version in the file")
    first.check("the other text can be kept", lambda: first.value("Harvest"), "Die Ernte")
    first.run("document.getElementById('undo').click()")
    first.until("document.getElementById('state').textContent.includes('Undone')")
    first.check("undo brings back the own text", texts("Harvest"), unit("Ernte"))
    second.run("window.dispatchEvent(new Event('focus'))")
    second.until(f"{second.article('Harvest')}.querySelector('textarea').value === 'Ernte'")
    second.check("an active window shows the new text", second.value("Harvest"), "Ernte")


def checks(editor):
    editor.run("window.dispatchEvent(new Event('focus'))")
    editor.until(f"{editor.article('Zone %@')}.querySelector('textarea').value === 'Zone %@'")
    editor.type("Zone %@", "Zone %lld")
    editor.until(f"{editor.article('Zone %@')}.querySelector('.messages .error')")
    editor.check("a wrong specifier is shown while typing", "[" in editor.messages("Zone %@"))
    editor.click("Zone %@", "Save")
    editor.until("document.getElementById('state').textContent === 'Not saved'")
    editor.check("a wrong specifier is not written", texts("Zone %@"), unit("Zone %@"))
    editor.check("it stays in the page", editor.value("Zone %@"), "Zone %lld")
    editor.click("Zone %@", "Discard")
    editor.check("discarding restores the text", lambda: editor.value("Zone %@"), "Zone %@")


def forms(editor):
    editor.type("%lld plots", "%lld Beetchen", "plural.one")
    editor.click("%lld plots", "Save")
    editor.saved("%lld plots")
    editor.check("a plural form is saved", texts("%lld plots"), plural(one="%lld Beetchen", other="%lld Beete"))
    editor.click("%lld seeds", "Plural forms") if editor.run(
        f"[...{editor.article('%lld seeds')}.querySelectorAll('button')].some(e => e.textContent === 'Plural forms')") else None
    editor.type("%lld seeds", "%lld Samen", "plural.one")
    editor.type("%lld seeds", "%lld Samen", "plural.other")
    editor.click("%lld seeds", "Save")
    editor.saved("%lld seeds")
    editor.check("plural forms are added", texts("%lld seeds"), plural(one="%lld Samen", other="%lld Samen"))
    editor.run("document.getElementById('undo').click()")
    editor.until("document.getElementById('state').textContent.includes('Undone')")
    editor.check("undo removes them", texts("%lld seeds"), None)
    editor.run("document.getElementById('redo').click()")
    editor.until("document.getElementById('state').textContent.includes('Redone')")
    editor.check("redo adds them again", texts("%lld seeds"), plural(one="%lld Samen", other="%lld Samen"))
    editor.click("Sow", "Translated")
    editor.saved("Sow")
    editor.check("a state is saved", texts("Sow"), unit("Säen"))
    editor.run(f"(() => {{ const select = {editor.article('Water')}.querySelector('.actions select'); select.value = 'mac'; select.dispatchEvent(new Event('change')); }})()")
    editor.type("Water", "Bewässern", "device.mac")
    editor.click("Water", "Save")
    editor.saved("Water")
    editor.check("a device is added", texts("Water"), {"variations": {"device": {"mac": unit("Bewässern"), "other": unit("Gießen")}}})


def comments(first, second):
    for editor in (first, second):
        editor.click("Harvest", "Edit comment")
        editor.run(f"(() => {{ const area = {editor.article('Harvest')}.querySelector('textarea.comment'); area.focus(); area.select(); }})()")
        editor.browser.call("Input.insertText", text=f"From the {editor.name}")
    first.click("Harvest", "Save")
    first.saved("Harvest")
    second.click("Harvest", "Save")
    second.until(f"!!{second.article('Harvest')}.querySelector('.other')")
    second.check("a conflict of comments shows both", [
        second.run(f"{second.article('Harvest')}.querySelector('.other').textContent.includes('From the first')"),
        second.run(f"{second.article('Harvest')}.querySelector('textarea.comment').value")], [True, "From the second"])
    second.click("Harvest", "Keep the version in the file")
    with open(CATALOG, encoding="utf-8") as file:
        second.check("the comment of the first one is saved", json.load(file)["strings"]["Harvest"]["comment"], "From the first")


def keyboard(editor):
    editor.run("document.activeElement.blur()")
    editor.browser.press("/", "/", "Slash")
    editor.check("a slash leads to the search", lambda: editor.run("document.activeElement.name"), "q")
    editor.type("Harvest", "Ernten!")
    editor.run(f"{editor.article('Harvest')}.querySelector('textarea').dispatchEvent(new KeyboardEvent('keydown', {{key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true}}))")
    editor.until("document.activeElement.closest('article')?.querySelector('h3').textContent === 'Sow'")
    editor.check("Ctrl-Enter saves and continues", texts("Harvest"), unit("Ernten!"))


def right_to_left(editor):
    editor.choose("language", "he")
    editor.until(f"{editor.article('Water')}?.querySelector('textarea').value === 'מים'")
    editor.check("Hebrew runs from right to left", editor.run(
        f"(() => {{ const area = {editor.article('Water')}.querySelector('textarea'); return [area.dir, area.lang, getComputedStyle(area).direction]; }})()"), ["rtl", "he", "rtl"])
    editor.type("Sow", "זריעה")
    editor.click("Sow", "Save")
    editor.saved("Sow")
    editor.check("Hebrew is saved", texts("Sow", "he"), unit("זריעה"))


def server_end(editor, server):
    editor.type("Sow", "לזרוע")
    server.send_signal(signal.SIGINT)
    editor.check("Ctrl-C ends with 0", server.wait(20), 0)
    editor.click("Sow", "Save")
    editor.until("document.getElementById('state').textContent === 'Not saved'")
    editor.check("the text stays in the page", editor.value("Sow"), "לזרוע")
    editor.check("the page names the reason", "no longer running" in editor.messages("Sow"))


def main():
    results = []
    with tempfile.TemporaryDirectory() as folder:
        global CATALOG
        CATALOG = folder + "/Localizable.xcstrings"
        with open(CATALOG, "w", encoding="utf-8") as file:
            json.dump({"sourceLanguage": "en", "strings": TEXTS, "version": "1.0"}, file, ensure_ascii=False, indent=2, separators=(",", " : "))
        with open(folder + "/View.swift", "w", encoding="utf-8") as file:
            file.write('import SwiftUI\nlet view = Text("Harvest")\n')
        subprocess.run(["git", "init", "-q", folder], check=True)
        server = subprocess.Popen([TOOL, "report", "--edit", folder, "--language", "de"], stdout=subprocess.PIPE, text=True)
        editors = []
        try:
            address = server.stdout.readline().strip()
            editors = [Editor(name, address, results) for name in ("first", "second")]
            first, second = editors
            content(first)
            second.choose("need", "")
            second.until(f"document.querySelectorAll('#list article').length === {len(TEXTS)}")
            for part in (two_editors, comments):
                part(first, second)
            for part in (checks, forms, keyboard, right_to_left):
                part(first)
            foreign = [url for url in first.browser.requests if not url.startswith((address.split("?")[0], "data:", "about:"))]
            first.check("nothing is asked of other servers", foreign, [])
            first.browser.size(390, 844)
            first.check("the page fits a telephone", first.run("document.documentElement.scrollWidth"), 390)
            # Chromium logs each response with an error status, which conflicts and refusals have.
            odd = [text for editor in editors for text in editor.browser.complaints if "status of 4" not in text]
            first.check("nothing is complained about", odd, [])
            server_end(first, server)
        finally:
            for editor in editors:
                editor.browser.close()
            server.kill()
            server.wait()
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv[1])
    main()
