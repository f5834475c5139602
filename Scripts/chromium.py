"""A headless Chromium with one page, told what to do by the DevTools protocol through a pipe.

Every message ends with a zero byte. No port is opened, and no time but the real one is used: a page that listens to
events would never come to an end of its virtual time.
"""
import base64, contextlib, json, os, shutil, signal, subprocess, tempfile, threading, time


class Failure(Exception):
    pass


class Browser:
    def __init__(self, width=1600, height=1000, scale=1, program=None):
        program = program or shutil.which("chromium") or shutil.which("google-chrome")
        if not program:
            raise Failure("Chromium is not installed")
        self.folder = tempfile.mkdtemp()
        into, self.output = os.pipe()
        self.input, out = os.pipe()

        def redirect():
            a, b = os.dup(into), os.dup(out)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
             f"--force-device-scale-factor={scale}", f"--window-size={width},{height}", f"--user-data-dir={self.folder}", "about:blank"],
            preexec_fn=redirect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(into)
        os.close(out)
        self.buffer = b""
        self.number = 0
        self.session = None
        # What the page complained of.
        self.errors = []
        self.kept = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(one for one in targets if one["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def resize(self, width, height):
        # The scale is the program's own: where it is emulated, lines are no thinner than a point.
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=0, mobile=False)

    def call(self, method, **parameters):
        return self.answer(self.send(method, **parameters))

    def send(self, method, **parameters):
        """Asks for something; the number is for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        return self.number

    def answer(self, number):
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.input, 1 << 20)
                if not chunk:
                    raise Failure("Chromium has ended")
                self.buffer += chunk
            text, _, self.buffer = self.buffer.partition(b"\0")
            message = json.loads(text)
            self.note(message)
            if message.get("id") == number:
                if "error" in message:
                    raise Failure(f"{message['error']}")
                return message["result"]

    def note(self, message):
        values = message.get("params", {})
        if message.get("method") == "Log.entryAdded" and values["entry"]["level"] == "error":
            self.errors.append(values["entry"]["text"] + " " + values["entry"].get("url", ""))
        if message.get("method") == "Runtime.exceptionThrown":
            self.errors.append(json.dumps(values["exceptionDetails"]))

    def go(self, url):
        self.call("Page.navigate", url=url)

    def evaluate(self, text):
        """The value of an expression, or of what it promises."""
        return self.finish(self.begin(text))

    def begin(self, text):
        """Begins to evaluate an expression; the number is for its value."""
        return self.send("Runtime.evaluate", expression=text, awaitPromise=True, returnByValue=True)

    def finish(self, number):
        answer = self.answer(number)
        if "exceptionDetails" in answer:
            raise Failure(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, expression, seconds=30):
        """Waits until an expression is true, and what it changed is painted."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"(() => {{ try {{ return Boolean({expression}) }} catch {{ return false }} }})()"):
            if time.monotonic() > end:
                raise Failure(f"{expression} does not come about")
            time.sleep(0.01)
        self.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)))")

    def keep(self, view):
        """Has the preview begin with a choice of devices and the like."""
        if self.kept:
            self.call("Page.removeScriptToEvaluateOnNewDocument", identifier=self.kept)
        text = json.dumps(json.dumps(view))
        source = f"try {{ localStorage.setItem('vmlc', {text}) }} catch {{ /* a page that keeps nothing */ }}"
        self.kept = self.call("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]

    def key(self, key, code=None, modifiers=0):
        for kind in ["keyDown", "keyUp"]:
            values = {"type": kind, "key": key, "code": code or key, "modifiers": modifiers}
            if kind == "keyDown" and len(key) == 1:
                values["text"] = key
            self.call("Input.dispatchKeyEvent", **values)

    def picture(self, clip=None):
        """The page, or a part of it, as the bytes of a PNG."""
        values = {"clip": dict(clip, scale=1)} if clip else {}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **values)["data"])

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def serving(program, site):
    """A `vmlc serve` of a site; its URL."""
    server = subprocess.Popen([os.path.abspath(program), "--site", site, "--port", "0"],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        url = None
        for line in server.stdout:
            if line.startswith("serving at "):
                url = line.split()[2]
            if line.startswith("watching"):
                break
        threading.Thread(target=lambda: [None for _ in server.stdout], daemon=True).start()
        yield url
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
