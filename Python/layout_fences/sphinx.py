# Copyright 2026 the OpenCollectionView authors
# SPDX-License-Identifier: MIT
"""The directive `layout` of Sphinx: a layout document, or the name of a file with one, as a picture."""

import pathlib
import shutil

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from . import Drawings, Fence, words

logger = logging.getLogger(__name__)

#: Themes that show an image by the classes only-light and only-dark.
THEMES_WITH_CLASSES = {"furo", "pydata_sphinx_theme", "sphinx_book_theme", "shibuya"}


class layout_picture(nodes.General, nodes.Inline, nodes.Element):
    """A fence, whose picture is drawn when all pages have been read."""


class LayoutDirective(SphinxDirective):
    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec = {"alt": directives.unchanged, "options": directives.unchanged, "class": directives.class_option}

    def run(self):
        fence = Fence(
            page=self.env.docname,
            line=self._first_line(),
            alt=self.options.get("alt", ""),
            options=words(self.options.get("options", "")),
        )
        if self.arguments and self.content:
            raise self.error("Give the name of a file, or a document; not both.")
        if self.arguments:
            relative, absolute = self.env.relfn2path(self.arguments[0])
            self.env.note_dependency(relative)
            fence.file = pathlib.Path(absolute)
        elif self.content:
            fence.text = "\n".join(self.content) + "\n"
        else:
            raise self.error("Give a layout document, or the name of a file with one.")
        all_fences(self.env).setdefault(self.env.docname, []).append(fence)
        node = layout_picture(fence=fence, classes=self.options.get("class", []))
        self.set_source_info(node)
        return [node]


    def _first_line(self):
        """The line of the page that the document begins on, or that the directive is on without one.

        Parsers count lines differently, so the line is looked up in the page.
        """
        path, start = self.get_source_info()
        if not self.content:
            return start
        try:
            lines = pathlib.Path(path).read_text(encoding="utf-8-sig").splitlines()
        except OSError:
            return self.content_offset + 1
        first = self.content[0].strip()
        return next(
            (number for number in range(start, len(lines) + 1) if lines[number - 1].strip() == first),
            self.content_offset + 1)


def all_fences(env):
    """The fences of all pages, by the pages' names."""
    if not hasattr(env, "layout_fences"):
        env.layout_fences = {}
    return env.layout_fences


def purge(app, env, docname):
    all_fences(env).pop(docname, None)


def merge(app, env, docnames, other):
    for docname in docnames:
        if docname in all_fences(other):
            all_fences(env)[docname] = all_fences(other)[docname]


def drawings(app):
    if not hasattr(app, "layout_drawings"):
        cache = app.config.layout_cache or pathlib.Path(app.doctreedir) / "layout-fences"
        command = app.config.layout_command
        app.layout_drawings = Drawings(cache, list(words(command)))
    return app.layout_drawings


def draw(app, env):
    """Draws what is missing of all pages at once, side by side."""
    fences = [fence for page in all_fences(env).values() for fence in page]
    if not fences:
        return
    for problem in drawings(app).draw(fences):
        log = logger.error if problem.is_error else logger.warning
        log(problem.message, location=(problem.fence.page, problem.line), type="layout")


def visit_html(self, node):
    fence = node["fence"]
    app = self.builder.app
    try:
        picture = drawings(app).find(fence)
    except OSError:
        picture = None
    if picture is None:  # It was reported.
        raise nodes.SkipNode
    folder = pathlib.Path(app.outdir) / self.builder.imagedir
    folder.mkdir(parents=True, exist_ok=True)
    for file in (picture.light, picture.dark):
        shutil.copyfile(file, folder / file.name)
    classes = app.config.layout_classes
    if classes is None:
        classes = app.config.html_theme in THEMES_WITH_CLASSES
    kind = " ".join(["layout-figure", *node["classes"]])
    self.body.append(f'<p class="{kind}">{picture.element(self.builder.imgpath + "/", classes)}</p>\n')
    raise nodes.SkipNode


def visit_other(self, node):
    """Other builders have the words."""
    raise nodes.SkipNode


def setup(app):
    app.add_config_value("layout_command", "gallery", "env", [str])
    app.add_config_value("layout_cache", None, "", [str, type(None)])
    app.add_config_value("layout_classes", None, "html", [bool, type(None)])
    app.add_directive("layout", LayoutDirective)
    app.add_node(
        layout_picture,
        html=(visit_html, None),
        latex=(visit_other, None), text=(visit_other, None), man=(visit_other, None), texinfo=(visit_other, None),
    )
    app.connect("env-purge-doc", purge)
    app.connect("env-merge-info", merge)
    app.connect("env-updated", lambda app, env: draw(app, env))
    return {"version": "0.9.0", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
