"""Reads documents and sheets as LiveView Native's client 0.4 does.

lvn.py SHEET DOCUMENT...   checks that each key of the documents is in the sheet, that each key of
the sheet is used, and that each key, by the grammar of the server, means what the sheet says.
"""

import json
import re
import sys
from html import unescape
from html.parser import HTMLParser
from urllib.parse import unquote

VIEWS_WITH_CORNERS = {"RoundedRectangle", "Capsule"}


class Document(HTMLParser):
    """The keys that a client looks up, with names as they are written."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.pieces, self.words, self.templates, self.used = set(), set(), set(), set()
        self.crashes = []
        self.depth = 0
        assert not re.search(r">[^<]*[{}]", text), "a brace begins an expression of the server"
        self.feed(text)
        self.close()
        assert self.depth == 0, "an element is not closed"

    def handle_startendtag(self, tag, attributes):
        self.element()

    def handle_starttag(self, tag, attributes):
        self.depth += 1
        self.element()

    def handle_endtag(self, tag):
        self.depth -= 1

    def element(self):
        tag = self.get_starttag_text()
        name = re.match(r"<([A-Za-z]+)", tag).group(1)
        assert name[0].isupper(), name
        attributes = dict(re.findall(r'\s([\w:.-]+)="([^"]*)"', tag))
        attributes = {key: unescape(value) for key, value in attributes.items()}
        if name not in VIEWS_WITH_CORNERS:
            keys = [piece.strip() for piece in attributes.get("style", "").split(";")]
            keys = [key for key in keys if key]
        else:
            assert attributes.get("style", "circular") in ("circular", "continuous"), tag
            keys = []
        self.pieces.update(keys)
        words = attributes.get("class", "").split()
        self.words.update(words)
        for key in keys + words:
            for read in re.findall(r'attr\("([^"]*)"\)', key):
                if read not in attributes:
                    self.crashes.append(f"{name} has no attribute '{read}' for {key}")


class Grammar:
    """Modifiers as text. In a word of a `class` strings have escapes, and no blank is left."""

    def __init__(self, text, is_word):
        self.text, self.place, self.is_word = text, 0, is_word

    def fail(self, what):
        raise ValueError(f"{what} at {self.place} of {self.text!r}")

    def take(self, token):
        if self.text.startswith(token, self.place):
            self.place += len(token)
            return True
        return False

    def expect(self, token):
        if not self.take(token):
            self.fail(f"expected {token!r}")

    def blank(self):
        while not self.is_word and self.take(" "):
            pass

    def match(self, pattern):
        found = re.compile(pattern).match(self.text, self.place)
        if found:
            self.place = found.end()
        return found and found.group(0)

    def name(self):
        return self.match(r"[A-Za-z_][A-Za-z0-9_]*") or self.fail("expected a name")

    def modifier(self):
        name = self.name()
        value = [name, {}, self.arguments("(", ")")]
        if self.place != len(self.text):
            self.fail("something follows")
        return value

    def arguments(self, opening, closing):
        self.expect(opening)
        items = []
        self.blank()
        while not self.take(closing):
            if items:
                self.expect(",")
                self.blank()
            label = self.match(r"[A-Za-z_][A-Za-z0-9_]*:")
            if label:
                # The server wants a blank there.
                if not self.is_word:
                    self.expect(" ")
                self.blank()
            value = self.value()
            items.append({label[:-1]: value} if label else value)
            self.blank()
        return items

    def value(self):
        value = self.operand()
        for sign in ("...", "..<"):
            if self.take(sign):
                upper = self.number()
                return [sign, {}, [value, upper]]
        while self.text.startswith(".", self.place):
            value = self.member(value)
        return value

    def member(self, base):
        self.expect(".")
        name = self.name()
        if self.text.startswith("(", self.place):
            return [".", {}, [base, [name, {}, self.arguments("(", ")")]]]
        return [".", {}, [base, name]]

    def number(self):
        found = self.match(r"-?[0-9]+(\.[0-9]+)?(?!\.[A-Za-z])")
        return found and json.loads(found)

    def operand(self):
        if self.text.startswith("...", self.place) or self.text.startswith("..<", self.place):
            return None
        number = self.number()
        if number is not None:
            return number
        if self.text.startswith('"', self.place):
            return self.string()
        if self.text.startswith("[", self.place):
            return self.arguments("[", "]")
        if self.take(":"):
            quoted = self.text.startswith('"', self.place)
            return [":", {}, self.string() if quoted else self.match(r"\w+")]
        if self.text.startswith(".", self.place):
            return self.member(None)
        for word, value in (("true", True), ("false", False), ("nil", None)):
            if self.match(word + r"\b"):
                return value
        name = self.name()
        if not self.text.startswith("(", self.place):
            if not self.text.startswith(".", self.place):
                self.fail("a name alone")
            return name
        if name == "attr":
            return ["__attr__", {}, self.arguments("(", ")")[0]]
        if name == "event":
            return ["__event__", {}, self.arguments("(", ")") + [{}]]
        return [name, {}, self.arguments("(", ")")]

    def string(self):
        if not self.is_word:
            text = self.match(r'"[^"\\;]*"') or self.fail("expected a string")
            return text[1:-1]
        text = self.match(r'"(?:[^"\\]|\\.)*"') or self.fail("expected a string")
        return unquote(re.sub(r"\\(.)", r"\1", text[1:-1]))


def check_node(node):
    """The outer shape of a modifier, without which a client ends."""
    assert isinstance(node, list) and len(node) == 3, node
    assert isinstance(node[0], str) and isinstance(node[1], dict) and isinstance(node[2], list), node


def equal(one, other):
    """Numbers are equal by size, and a truth value is no number."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(equal, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    return one == other


def main(sheet_path, *paths):
    raw = open(sheet_path, encoding="utf-8").read()
    pairs = json.loads(raw, object_pairs_hook=list)
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), "a key is there twice"
    sheet = json.loads(raw)
    mistakes = []
    pieces, words = set(), set()
    for path in paths:
        document = Document(open(path, encoding="utf-8").read())
        mistakes += [f"{path}: {crash}" for crash in document.crashes]
        pieces |= document.pieces
        words |= document.words
    mistakes += [f"not in the sheet: {key}" for key in sorted((pieces | words) - sheet.keys())]
    mistakes += [f"not used: {key}" for key in sorted(sheet.keys() - pieces - words)]
    for key, nodes in sheet.items():
        assert isinstance(nodes, list) and nodes, key
        for node in nodes:
            check_node(node)
        if key in pieces:
            assert ";" not in key and key == key.strip(), key
        if key in words:
            assert key.split() == [key], key
        meanings = []
        for is_word in [False] * (key in pieces) + [True] * (key in words):
            try:
                meanings.append(Grammar(key, is_word).modifier())
            except ValueError as error:
                mistakes.append(f"not in the grammar: {error}")
        for meaning in meanings:
            if not equal([meaning], nodes):
                mistakes.append(f"{key} means {meaning}, and the sheet says {nodes}")
    for mistake in mistakes:
        print(mistake)
    print(f"{len(sheet)} keys, {len(paths)} documents")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
