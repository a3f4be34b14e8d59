# Copyright 2026 the OpenCollectionView authors
# SPDX-License-Identifier: MIT
"""Layout documents in pages: each is drawn by `gallery` as SVG, in light and dark.

A picture is kept by the hash of all that it is made of: the version of `gallery`, the options, the text, and the
images that the document names. Whatever is missing is drawn side by side.
"""

import concurrent.futures
import hashlib
import html
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field

APPEARANCES = ("light", "dark")


@dataclass
class Fence:
    """A layout document of a page: its text, or the file that it is in."""

    #: The text in the page; empty where there is a file.
    text: str = ""
    #: The file of the document; None for a text in the page.
    file: "pathlib.Path | None" = None
    #: The page, as messages name it.
    page: str = ""
    #: The line of the page that the first line of the text is on, or that the file is named on.
    line: int = 1
    #: What is said to readers who do not see the picture; the document's own summary if empty.
    alt: str = ""
    #: Options of `gallery`, such as `--size 320x240`.
    options: "tuple[str, ...]" = ()


@dataclass
class Picture:
    """The two files of a fence, and what they show."""

    key: str
    light: pathlib.Path
    dark: pathlib.Path
    alt: str
    #: In points.
    width: int
    height: int

    def element(self, folder: str, classes: bool) -> str:
        """The picture as HTML.

        `folder` is the address of the files' folder. With `classes` a theme shows one of two images, by the classes
        `only-light` and `only-dark`; without, the browser's appearance decides.
        """
        size = f'width="{self.width}" height="{self.height}"'
        alt = html.escape(self.alt, quote=True)
        light, dark = (f"{folder}{file.name}" for file in (self.light, self.dark))
        if classes:
            return (
                f'<img class="layout-fence only-light" src="{light}" alt="{alt}" {size}>'
                f'<img class="layout-fence only-dark" src="{dark}" alt="{alt}" {size}>'
            )
        return (
            f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
            f'<img class="layout-fence" src="{light}" alt="{alt}" {size}></picture>'
        )


@dataclass
class Problem:
    """A line of `gallery` about a fence, at its line of the page."""

    fence: Fence
    line: int
    message: str
    is_error: bool = True


@dataclass
class Drawings:
    """The pictures of a site, in a folder that is kept between builds."""

    cache: pathlib.Path
    command: "list[str]" = field(default_factory=lambda: ["gallery"])

    def __post_init__(self):
        self.cache = pathlib.Path(self.cache).resolve()
        self.cache.mkdir(parents=True, exist_ok=True)
        if shutil.which(self.command[0]) is None:
            raise FileNotFoundError(
                f"'{self.command[0]}' is not installed. Install the Debian package of gallery, or name the "
                "command: layout_command in conf.py, command in mkdocs.yml."
            )
        self.version = self._run(["--version"]).stdout.strip()

    def _run(self, words):
        return subprocess.run(
            self.command + list(words), capture_output=True, text=True, stdin=subprocess.DEVNULL
        )

    def key(self, fence: Fence) -> str:
        """The name of a fence's files: the hash of what its picture is made of."""
        digest = hashlib.sha256()
        parts = [self.version, *fence.options]
        parts.append(fence.file.read_text(encoding="utf-8") if fence.file else fence.text)
        for part in parts:
            digest.update(part.encode() + b"\0")
        if fence.file:
            for image in _images(fence.file):
                digest.update(image.read_bytes())
        return digest.hexdigest()[:20]

    def find(self, fence: Fence) -> "Picture | None":
        """The picture of a fence; None if it is not drawn yet."""
        key = self.key(fence)
        light, dark = (self.cache / f"{key}-{appearance}.svg" for appearance in APPEARANCES)
        if not (light.exists() and dark.exists()):
            return None
        head = light.read_text(encoding="utf-8")[:4000]
        width, height = (
            round(float(re.search(rf'<svg[^>]*\b{name}="([0-9.]+)', head)[1])) for name in ("width", "height")
        )
        summary = re.search(r"<desc>(.*?)</desc>", head, re.S)
        alt = fence.alt or (html.unescape(summary[1]) if summary else "")
        return Picture(key, light, dark, alt, width, height)

    def draw(self, fences) -> "list[Problem]":
        """Draws what is missing. Returns what is wrong with fences, each at its line."""
        missing = {}
        problems = []
        for fence in fences:
            try:
                if self.find(fence) is None:
                    missing.setdefault(self.key(fence), fence)
            except (OSError, UnicodeDecodeError) as error:
                problems.append(Problem(fence, fence.line, f"'{fence.file}' cannot be read: {error}"))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for found in pool.map(lambda item: self._draw(*item), missing.items()):
                problems += found
        return problems

    def _draw(self, key: str, fence: Fence) -> "list[Problem]":
        with tempfile.TemporaryDirectory(dir=self.cache) as folder:
            source = fence.file
            if source is None:
                source = pathlib.Path(folder) / "fence.layout.json5"
                source.write_text(fence.text, encoding="utf-8")
            result = self._run(
                [str(source), "--name", key, "--appearance", "both", "--format", "svg", "--out-dir",
                 f"{folder}/out", "--quiet", *fence.options]
            )
            if result.returncode == 0:
                for appearance in APPEARANCES:
                    name = f"{key}-{appearance}.svg"
                    os.replace(f"{folder}/out/{name}", self.cache / name)
            return self._problems(result, fence, str(source))

    @staticmethod
    def _problems(result, fence: Fence, source: str) -> "list[Problem]":
        """Reads the lines `FILE:LINE:COLUMN: error: MESSAGE` and `Error: MESSAGE`."""
        problems = []
        for line in result.stderr.splitlines():
            place = re.match(re.escape(source) + r":(\d+):(\d+): (error|warning): (.*)", line)
            if place and fence.file:
                problems.append(
                    Problem(fence, fence.line, f"{fence.file.name}:{place[1]}:{place[2]}: {place[4]}",
                            place[3] == "error"))
            elif place:
                problems.append(
                    Problem(fence, fence.line + int(place[1]) - 1, f"column {place[2]}: {place[4]}",
                            place[3] == "error"))
            elif result.returncode != 0 and line.strip():
                problems.append(Problem(fence, fence.line, line.removeprefix("Error: ")))
        if result.returncode != 0 and not any(problem.is_error for problem in problems):
            problems.append(Problem(fence, fence.line, f"gallery ended with exit code {result.returncode}."))
        return problems


def _images(document: pathlib.Path):
    """The files beside a document that it may name: those whose paths stand in it."""
    text = document.read_text(encoding="utf-8")
    for name in sorted(set(re.findall(r"""["']([^"'\n]+\.(?:png|svg))["']""", text))):
        file = document.parent / name
        if file.is_file():
            yield file


def words(text: str) -> "tuple[str, ...]":
    """Options of `gallery` as they are typed."""
    return tuple(shlex.split(text or ""))
