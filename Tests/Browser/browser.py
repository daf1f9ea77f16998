"""Drives a headless Chromium over the DevTools protocol through a pipe, with only Python's standard library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


def find():
    """Returns the path of Chromium, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    return None


def eventually(read, expected):
    """Returns what `read` returns, as soon as it equals `expected`, or after 20 seconds."""
    end = time.monotonic() + 20
    while (found := read()) != expected and time.monotonic() < end:
        time.sleep(0.02)
    return found


class Browser:
    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="browser-")
        commands, self.write_end = os.pipe()
        self.read_end, answers = os.pipe()
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                 "--no-first-run", "--disable-extensions", "--disable-background-networking", "--remote-debugging-pipe",
                 "--user-data-dir=" + self.profile, "about:blank"]

        # Chromium reads commands from descriptor 3 and responds on 4.
        def wire():
            spare = [os.dup(commands), os.dup(answers)]
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        self.process = subprocess.Popen([find()] + flags, preexec_fn=wire, close_fds=False,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.complaints = []
        self.requests = []
        self.events = []
        self.has_scripts = True
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, EOFError):
            pass
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **params):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise EOFError("the browser has gone")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message)
        return message

    def note(self, message):
        """Records the errors of a page and its network requests."""
        params = message.get("params", {})
        method = message.get("method")
        if method == "Runtime.exceptionThrown":
            self.complaints.append(params["exceptionDetails"].get("exception", {}).get("description", str(params)))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.complaints.append(str([each.get("value") for each in params["args"]]))
        elif method == "Log.entryAdded":
            self.complaints.append(params["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append("a dialog: " + params["message"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        if method:
            self.events.append(method)

    def wait_for(self, method):
        while method not in self.events:
            self.receive()
        self.events.clear()

    def open(self, path, fragment=""):
        """Opens a file and returns the seconds until it was usable."""
        self.events.clear()
        self.call("Page.navigate", url="about:blank")
        self.wait_for("Page.loadEventFired")
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        self.wait_for("Page.loadEventFired")
        if self.has_scripts:
            self.run("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return time.monotonic() - start

    def run(self, script):
        """Returns the value of an expression in the page, after waiting for promises."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", str(answer)))
        return answer["result"].get("value")

    def size(self, width, height, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def prefer(self, scheme, media=""):
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def scripts(self, run):
        self.has_scripts = run
        self.call("Emulation.setScriptExecutionDisabled", value=not run)

    def press(self, key, text="", code=""):
        for kind in ("keyDown", "keyUp"):
            params = {"type": kind, "key": key, "code": code or key}
            if text and kind == "keyDown":
                params["text"] = text
            if key == "Tab":
                params["windowsVirtualKeyCode"] = 9
            if key == "Enter":
                params["windowsVirtualKeyCode"] = 13
            self.call("Input.dispatchKeyEvent", **params)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def paper(self):
        """Returns the printed page as the bytes of a PDF."""
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])
