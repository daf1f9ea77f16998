#!/usr/bin/env python3
"""Tests the pages of `strex report` in a headless Chromium: display, filters, clicks, typing and printing.

    Tests/Browser/report.py STREX [--large]

--large also creates a project of 10,000 keys in 20 languages, and prints how long opening and filtering it take.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time

from browser import Browser, eventually

LANGUAGES = "ar cs da de el es fi fr he hi id it ja ko nb nl pl pt-BR ru sv".split()
WORDS = "station booking account language window photo message network error today settings remove save".split()


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def plural(**cases):
    return {"variations": {"plural": {name: unit(value) for name, value in cases.items()}}}


HOSTILE = {
    "</script><script>window.broken = 1</script>": {"de": unit("</noscript><img src=x onerror='window.broken = 2'>")},
    "\" onmouseover=\"window.broken = 3": {"de": unit("]]><svg onload=window.broken=4>")},
    "Turned \u202eround\u202c": {"he": unit("\u202eשלום\u202c"), "de": unit("a\u2028b\u2029c\u0000d")},
    "Long": {"de": unit("Wort " * 20_000), "fr": unit("x" * 100_000)},
    "&amp; &lt;": {"de": unit("&#60;b&#62;")},
    "Save": {"de": unit("Sichern"), "fr": unit("Enregistrer", "needs_review"), "ar": unit("حفظ")},
    "%lld days": {"de": plural(one="%lld Tag", other="%lld Tage"), "he": plural(one="יום", other="%lld ימים")},
    "Nobody": {},  # Its comment is long.
    "Straße": {"de": unit("STRASSE", "new")},
    "": {"x\" onclick=\"window.broken=5": unit("odd language")},
}

CODE = """import SwiftUI

struct Page: View {
  var body: some View {
    Text("Save")
    Text("\\(count) days")
    Text(verbatim: "Nobody </script> translates \\u{202E} this")
    Button("Nobody") {}
  }
  var count = 3
}
"""


def catalog(texts):
    strings = {key: {"localizations": localizations} if localizations else {} for key, localizations in texts.items()}
    if "Nobody" in strings:
        strings["Nobody"]["comment"] = "Who reads this? " * 5_000
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False, indent=2)


def large():
    dice = random.Random(1)

    def text():
        return " ".join(dice.choice(WORDS) for _ in range(dice.randint(2, 10)))

    return {f"{text()} {number}": {language: unit(text(), "needs_review" if dice.random() < 0.03 else "translated")
                                   for language in LANGUAGES if dice.random() > 0.04} for number in range(10_000)}


def project(folder, texts, code):
    os.makedirs(folder + "/App")
    with open(folder + "/App/Localizable.xcstrings", "w", encoding="utf-8") as file:
        file.write(catalog(texts))
    with open(folder + "/App/Page.swift", "w", encoding="utf-8") as file:
        file.write(code)
    subprocess.run(["git", "init", "-q", folder], check=True)
    page = folder + "/report.html"
    command = [TOOL, "report", folder, "--output", page, "--confidence", "low", "--quiet"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return page


class Reader:
    """The visible content of a page."""

    def __init__(self, browser, page):
        self.browser = browser
        self.page = page
        self.failures = 0

    def check(self, what, found, expected=True):
        """Compares a value, or what a function returns once the page has reacted."""
        if callable(found):
            found = eventually(found, expected)
        if found != expected:
            self.failures += 1
            print(f"✘ {what}: {found!r}, not {expected!r}")
        else:
            print(f"✔ {what}")

    def run(self, script):
        return self.browser.run(script)

    def go(self, fragment):
        self.run(f"location.hash = {json.dumps(fragment)}")

    def shown(self):
        """Returns the visible keys, or the messages of findings."""
        return self.run("[...document.querySelectorAll('section:not([hidden]) .list article h3')].map(e => e.textContent)")

    def count(self):
        return self.run("document.querySelector('section:not([hidden]) .count').textContent")


def overview(reader):
    reader.browser.open(reader.page)
    reader.check("the overview is shown first", reader.run("document.querySelector('nav [aria-current]').textContent"),
                 "Overview")
    reader.check("languages have names", reader.run(
        "[...document.querySelectorAll('table.languages tbody th')].some(e => e.textContent.includes('German'))"))
    reader.run("document.querySelector('a[href=\"#texts?lang=fr&need=review\"]').click()")
    reader.check("a number links to its strings", reader.shown, ["Save"])


def hostility(reader):
    reader.go("texts")
    reader.check("all strings are shown", reader.count, f"{len(HOSTILE)} strings")
    reader.check("keys are shown as they are", reader.run(
        f"[...document.querySelectorAll('#texts article h3')].some(e => e.textContent === "
        f"{json.dumps('</script><script>window.broken = 1</script>')})"))
    reader.check("nothing of it runs", reader.run("window.broken === undefined"))
    reader.check("strings create no elements", reader.run(
        "document.querySelectorAll('img, main script, article svg, [onclick], [onmouseover], [style]').length"), 0)
    reader.check("what turns text round is shown by name", reader.run(
        "document.getElementById('texts').textContent.includes('U+202E') && !document.getElementById('texts').textContent.includes('\\u202e')"))
    reader.check("Hebrew runs from right to left", reader.run(
        "getComputedStyle(document.querySelector('dd[lang=he]')).direction"), "rtl")
    reader.check("specifiers in it run from left to right", reader.run(
        "(() => { const bdi = document.querySelector('dd[lang=he] bdi'); "
        "return bdi.textContent + getComputedStyle(bdi).direction + getComputedStyle(bdi).unicodeBidi; })()"),
        "%lldltrisolate")
    reader.check("long strings do not widen the page", reader.run(
        "document.documentElement.scrollWidth <= innerWidth && "
        "[...document.querySelectorAll('article')].every(e => e.offsetHeight < 1500)"))


def filters(reader):
    for fragment, expected in [
        ("texts?q=sichern", ["Save"]), ("texts?q=STRASSE", ["Straße"]), ("texts?q=&need=new", ["Straße"]),
        ("texts?lang=he&need=varied", ["%lld days"]), ("texts?q=%25lld+%D7%99%D7%9E%D7%99%D7%9D", ["%lld days"]), ("texts?q=%3C%2Fscript%3E", [list(HOSTILE)[0]]),
        ("texts?q=onmouseover", [list(HOSTILE)[1]]), ("texts?q=Page.swift%3A5", ["Save"]),
        ("texts?lang=de&need=missing", ["(empty key)", "Nobody"]), ("texts?q=article", []), ("texts?need=bogus&q=hfs", []),
    ]:
        reader.go(fragment)
        reader.check("filtered by #" + fragment, lambda: sorted(reader.shown()), sorted(expected))
    reader.go("texts?lang=fr&q=save")
    reader.check("the language asked for is shown alone", lambda: reader.run(
        "[...document.querySelectorAll('#texts dl > div')].filter(e => !e.hidden).map(e => e.firstChild.textContent)"),
        ["fr"])
    reader.check("the form says what is filtered", reader.run(
        "[document.querySelector('[name=lang]').value, document.querySelector('#texts [name=q]').value]"), ["fr", "save"])
    reader.go("texts?q=days")
    reader.check("plurals are unfolded", lambda: reader.run(
        "document.querySelector('#texts dd[lang=de]')?.innerText.split('\\n').filter(Boolean)"), ["one %lld Tag", "other %lld Tage"])


def keyboard(reader):
    browser = reader.browser
    browser.open(reader.page, "#texts")
    browser.press("/", "/", "Slash")
    reader.check("a slash leads to the search", lambda: reader.run("document.activeElement.name"), "q")
    for letter in "nobo":
        browser.press(letter, letter)
    reader.check("typing filters", reader.count, f"1 of {len(HOSTILE)} strings")
    reader.check("typing is kept in the address", lambda: reader.run("location.hash"), "#texts?q=nobo")
    browser.press("Tab")
    reader.check("the next stop is the language", lambda: reader.run("document.activeElement.name"), "lang")
    reader.check("focus can be seen", reader.run("getComputedStyle(document.activeElement).outlineStyle"), "solid")
    browser.open(reader.page)
    browser.press("Tab")
    reader.check("the first stop skips to the content", lambda: reader.run("document.activeElement.hash"), "#main")
    browser.press("Enter", "\r")
    reader.check("it leads there", lambda: reader.run("document.activeElement.id + document.querySelector('[aria-current]').hash"),
                 "main#overview")
    unnamed = reader.run("[...document.querySelectorAll('input, select, button, a, [role=region], nav, form, section')]"
                         ".filter(e => !(e.textContent.trim() || e.labels?.length || e.ariaLabel)).length")
    reader.check("everything has a name", unnamed, 0)


def findings(reader):
    reader.go("findings?rule=verbatim-prose")
    reader.check("findings are filtered by rule", lambda: len(reader.shown()), 1)
    reader.check("the code is marked", reader.run(
        "document.querySelector('#findings .hit .number').textContent + document.querySelector('#findings mark').textContent"),
        "7\"Nobody </script> translates \\u{202E} this\"")


def paper(reader):
    browser = reader.browser
    browser.open(reader.page, "#texts")
    reader.check("the page prints", len(browser.paper()) > 10_000)
    browser.prefer("dark", "print")
    reader.check("paper is white", reader.run("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")
    browser.prefer("dark")
    reader.check("screens may be dark", reader.run("getComputedStyle(document.body).backgroundColor"), "rgb(22, 22, 24)")
    browser.prefer("light")


def without_scripts(reader):
    reader.browser.scripts(False)
    reader.browser.open(reader.page)
    tree = json.dumps(reader.browser.call("DOMSnapshot.captureSnapshot", computedStyles=[])["strings"], ensure_ascii=False)
    for part in ["Sichern", "Enregistrer", "%lld Tage", "verbatim-prose", "STRASSE", "Page.swift"]:
        reader.check(f"without scripts, {part} is there", part in tree)
    reader.browser.scripts(True)


def speed(browser, page):
    reader = Reader(browser, page)
    print(f"  {os.path.getsize(page) / 1e6:.0f} MB")
    opening = browser.open(page, "#texts")
    reader.check("10,000 keys are there", reader.count, "10,000 strings")
    print(f"  opened in {opening:.2f} s")
    for fragment in ["texts?q=photo", "texts?q=photo+message", "texts?lang=ja&need=review", "texts"]:
        start = time.monotonic()
        reader.run(f"location.hash = {json.dumps(fragment)}; "
                   "new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done))))")
        print(f"  #{fragment}: {time.monotonic() - start:.2f} s, {reader.count()}")
    return reader.failures


def main():
    browser = Browser()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        try:
            browser.size(1280, 900)
            reader = Reader(browser, project(folder + "/hostile", HOSTILE, CODE))
            for part in [overview, hostility, filters, keyboard, findings, paper]:
                part(reader)
            reader.check("nothing is complained about", browser.complaints, [])
            foreign = [url for url in browser.requests if not url.startswith(("file:", "about:", "data:"))]
            reader.check("nothing is asked of the network", foreign, [])
            browser.size(390, 844)
            for view in ["overview", "texts", "findings"]:
                browser.open(reader.page, "#" + view)
                reader.check(f"{view} fits a telephone", reader.run("document.documentElement.scrollWidth"), 390)
            without_scripts(reader)
            failures += reader.failures
            if "--large" in sys.argv:
                failures += speed(browser, project(folder + "/large", large(), ""))
        finally:
            browser.close()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv[1])
    main()
