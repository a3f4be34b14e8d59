# Copyright 2026 the OpenCollectionView authors
# SPDX-License-Identifier: MIT
"""The plug-in `layout-fences` of MkDocs: fences with the word `layout` become pictures."""

import pathlib
import re
import shutil

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.plugins import BasePlugin, get_plugin_logger

from . import Drawings, Fence, words

log = get_plugin_logger("layout-fences")

#: A fence: ```layout FILE alt="…" options="…", the document, ```
FENCE = re.compile(r"^(?P<mark>`{3,}|~{3,})layout(?P<head>[^\n]*)\n(?P<text>.*?)^(?P=mark)[ \t]*$", re.M | re.S)


class Settings(Config):
    command = config_options.Type(str, default="gallery")
    cache = config_options.Type(str, default=".layout-fences")


class LayoutFences(BasePlugin[Settings]):
    folder = "layout-fences"

    def on_config(self, config):
        root = pathlib.Path(config.config_file_path).parent
        self.drawings = Drawings(root / self.config.cache, list(words(self.config.command)))
        self.classes = config.theme.name == "material"
        self.used = set()
        return config

    def on_page_markdown(self, markdown, page, config, files):
        matches = list(FENCE.finditer(markdown))
        # The settings at the top of a page are no lines of what is passed here.
        source = pathlib.Path(page.file.abs_src_path).read_text(encoding="utf-8-sig")
        before = source.count("\n", 0, max(source.find(markdown.split("\n", 1)[0]), 0)) if matches else 0
        fences = [self._fence(match, markdown, page, before) for match in matches]
        for problem in self.drawings.draw(fences):
            say = log.error if problem.is_error else log.warning
            say(f"{page.file.src_uri}:{problem.line}: {problem.message}")
        for match, fence in reversed(list(zip(matches, fences))):
            try:
                picture = self.drawings.find(fence)
            except OSError:
                picture = None
            element = ""
            if picture:
                self.used |= {picture.light, picture.dark}
                levels = page.url.strip("/").count("/") + (1 if page.url.endswith("/") and page.url != "./" else 0)
                element = picture.element("../" * levels + self.folder + "/", classes=False)
                if self.classes:
                    element = self._material(picture, "../" * levels + self.folder + "/")
            markdown = markdown[: match.start()] + element + markdown[match.end():]
        return markdown

    def _fence(self, match, markdown, page, before):
        head = dict(re.findall(r'(\w+)="([^"]*)"', match["head"]))
        name = re.sub(r'\w+="[^"]*"', "", match["head"]).strip()
        line = before + markdown.count("\n", 0, match.start()) + 1
        file = pathlib.Path(page.file.abs_src_path).parent / name if name else None
        return Fence(
            text=match["text"], file=file, page=page.file.src_uri, line=line if file else line + 1,
            alt=head.get("alt", ""), options=words(head.get("options", "")))

    @staticmethod
    def _material(picture, folder):
        """Material shows an image in one scheme alone by the end of its address."""
        element = picture.element(folder, classes=True)
        for appearance in ("light", "dark"):
            element = element.replace(f"-{appearance}.svg", f"-{appearance}.svg#only-{appearance}")
        return element

    def on_post_build(self, config):
        folder = pathlib.Path(config.site_dir) / self.folder
        if self.used:
            folder.mkdir(parents=True, exist_ok=True)
        for file in self.used:
            shutil.copyfile(file, folder / file.name)
