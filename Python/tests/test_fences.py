# Copyright 2026 the OpenCollectionView authors
# SPDX-License-Identifier: MIT
"""Builds pages with fences. `gallery` is in the path, and so is Chromium where pages are looked at."""

import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from layout_fences import Drawings, Fence

FLOW = '{ version: 1, picture: { size: [320, 160] }, layout: { type: "flow" },\n  data: { sections: [{ count: 12 }] } }\n'
CONF = 'project = "Handbook"\nhtml_theme = "furo"\nextensions = ["layout_fences.sphinx", "myst_parser"]\n'


def indented(text, blanks=3):
    return "".join(" " * blanks + line if line.strip() else line for line in text.splitlines(True))


class Site(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)

    def write(self, name, text):
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def read(self, name):
        return (self.root / name).read_text(encoding="utf-8")

    def run_module(self, *arguments):
        return subprocess.run([sys.executable, "-m", *arguments], cwd=self.root, capture_output=True, text=True)

    def sphinx(self, *options):
        return self.run_module("sphinx", "-q", *options, "docs", "site")


class DrawingsTests(Site):
    def test_a_picture_is_drawn_once_and_kept_by_the_hash_of_its_text(self):
        drawings = Drawings(self.root / "cache")
        fence = Fence(text=FLOW)
        self.assertIsNone(drawings.find(fence))
        self.assertEqual(drawings.draw([fence, Fence(text=FLOW)]), [])
        picture = drawings.find(fence)
        self.assertEqual((picture.width, picture.height), (320, 160))
        self.assertNotEqual(picture.light.read_bytes(), picture.dark.read_bytes())
        self.assertEqual(len(list((self.root / "cache").iterdir())), 2)
        before = picture.light.stat().st_mtime_ns
        self.assertEqual(drawings.draw([fence]), [])
        self.assertEqual(picture.light.stat().st_mtime_ns, before)
        self.assertIsNone(drawings.find(Fence(text=FLOW.replace("12", "13"))))
        self.assertIsNone(drawings.find(Fence(text=FLOW, options=("--direction", "rtl"))))

    def test_an_image_beside_a_document_is_a_part_of_the_hash(self):
        self.write("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
        self.write("a.layout.json5", '{ version: 1, layout: { type: "flow" }, looks: { cell: { type: "image" } },'
                   ' data: { sections: [{ items: [{ id: "a", image: "a.svg" }] }] } }')
        drawings = Drawings(self.root / "cache")
        fence = Fence(file=self.root / "a.layout.json5")
        self.assertEqual(drawings.draw([fence]), [])
        self.assertIsNotNone(drawings.find(fence))
        self.write("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='9'/>")
        self.assertIsNone(drawings.find(fence))

    def test_a_command_that_is_not_there_is_said(self):
        with self.assertRaisesRegex(FileNotFoundError, "'no-gallery' is not installed"):
            Drawings(self.root / "cache", ["no-gallery"])

    def test_a_wrong_option_is_said_at_the_fence(self):
        problems = Drawings(self.root / "cache").draw([Fence(text=FLOW, line=7, options=("--size", "big"))])
        self.assertEqual([problem.line for problem in problems], [7])
        self.assertIn("--size", problems[0].message)


class SphinxTests(Site):
    def setUp(self):
        super().setUp()
        self.write("docs/conf.py", CONF)
        self.write("docs/grid.layout.json5", FLOW.replace("12", "90"))
        self.write("docs/index.rst", "Handbook\n========\n\n.. layout::\n   :alt: Twelve \"numbers\"\n\n"
                   + indented(FLOW) + "\n.. layout:: grid.layout.json5\n\n.. toctree::\n\n   other\n")
        self.write("docs/other.md", "# Other\n\n```{layout}\n:options: --size 100x100\n\n" + FLOW + "```\n")

    def test_texts_and_files_become_pictures_in_light_and_dark(self):
        result = self.sphinx("-W")
        self.assertEqual(result.returncode, 0, result.stderr)
        page = self.read("site/index.html") + self.read("site/other.html")
        images = re.findall(r'<img class="layout-fence only-(\w+)" src="(_images/\w+-(\w+)\.svg)" alt="([^"]*)"', page)
        self.assertEqual([image[0] for image in images], ["light", "dark"] * 3)
        for appearance, file, ending, _ in images:
            self.assertEqual(appearance, ending)
            self.assertTrue((self.root / "site" / file).exists())
        self.assertEqual(images[0][3], "Twelve &quot;numbers&quot;")
        self.assertIn('width="100" height="100"', page)
        # Without the theme's classes the browser decides.
        self.assertEqual(self.sphinx("-W", "-D", "layout_classes=0").returncode, 0)
        self.assertIn('<source media="(prefers-color-scheme: dark)"', self.read("site/index.html"))

    def test_mistakes_are_errors_with_the_line_of_the_page(self):
        self.write("docs/index.rst", self.read("docs/index.rst").replace("count: 12", "cuont: 12"))
        self.write("docs/other.md", self.read("docs/other.md").replace("count: 12", "cuont: 12"))
        self.write("docs/grid.layout.json5", FLOW.replace("flow", "flwo"))
        result = self.sphinx("-W", "--keep-going")
        self.assertNotEqual(result.returncode, 0)
        said = re.sub(r"\x1b\[[0-9;]*m", "", result.stderr)
        self.assertRegex(said, r"index\.rst:8: .*column 24: Unknown key 'cuont' .* Did you mean 'count'\?")
        self.assertRegex(said, r"other\.md:7: .*column 24: Unknown key 'cuont'")
        self.assertRegex(said, r"index\.rst:10: .*grid\.layout\.json5:1:62: ")

    def test_a_directive_without_a_document_is_an_error(self):
        self.write("docs/index.rst", "Handbook\n========\n\n.. layout::\n")
        self.assertIn("Give a layout document, or the name of a file", self.sphinx("-W", "--keep-going").stderr)

    def test_a_hundred_fences_take_at_most_ten_seconds_of_two_cores_and_nothing_the_second_time(self):
        fences = [".. layout::\n\n" + indented(FLOW.replace("12", str(count))) for count in range(1, 101)]
        self.write("docs/index.rst", "Handbook\n========\n\n" + "\n".join(fences) + "\n.. toctree::\n\n   other\n")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = time.monotonic()
        self.assertEqual(self.sphinx("-W").returncode, 0)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"100 fences: {time.monotonic() - began:.1f} s, {seconds:.1f} s of processor time", file=sys.stderr)
        self.assertLess(seconds, 20)
        cached = {f.name: f.stat().st_mtime_ns for f in self.root.rglob("layout-fences/*.svg")}
        self.assertEqual(len(cached), 202)
        self.assertEqual(self.sphinx("-W", "-E").returncode, 0)
        self.assertEqual({f.name: f.stat().st_mtime_ns for f in self.root.rglob("layout-fences/*.svg")}, cached)

    @unittest.skipUnless(shutil.which("chromium"), "chromium is not installed")
    def test_a_page_looks_light_and_dark_in_a_browser(self):
        self.assertEqual(self.sphinx("-W").returncode, 0)
        for appearance, setting in [("light", "1"), ("dark", "0")]:
            subprocess.run(
                ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                 f"--blink-settings=preferredColorScheme={setting}", "--window-size=1000,700",
                 f"--screenshot={self.root}/{appearance}.png", (self.root / "site/index.html").as_uri()],
                check=True, capture_output=True, timeout=120)
            self.assertGreater((self.root / f"{appearance}.png").stat().st_size, 10_000)
        compared = subprocess.run(
            ["gallery", "compare", "light.png", "dark.png", "--json"], cwd=self.root, capture_output=True, text=True)
        self.assertEqual(compared.returncode, 1, compared.stderr)


class MkDocsTests(Site):
    def setUp(self):
        super().setUp()
        self.write("mkdocs.yml", "site_name: Handbook\ntheme: {name: material}\nplugins: [layout-fences]\n")
        self.write("docs/index.md", '---\ntitle: Front\n---\n# Handbook\n\n```layout alt="Twelve"\n' + FLOW + "```\n")
        self.write("docs/deep/grid.layout.json5", FLOW.replace("12", "90"))
        self.write("docs/deep/page.md", "# Deep\n\n```layout grid.layout.json5\n```\n")

    def mkdocs(self):
        return self.run_module("mkdocs", "build", "-q", "--strict")

    def test_fences_become_pictures_at_any_depth(self):
        result = self.mkdocs()
        self.assertEqual(result.returncode, 0, result.stderr)
        for page in ["index.html", "deep/page/index.html"]:
            images = re.findall(r'<img class="layout-fence[^"]*" src="([^"#]+)#only-(\w+)"', self.read(f"site/{page}"))
            self.assertEqual([image[1] for image in images], ["light", "dark"])
            for file, _ in images:
                self.assertTrue((self.root / "site" / page).parent.joinpath(file).exists(), file)
        self.assertIn('alt="Twelve"', self.read("site/index.html"))

    def test_mistakes_are_errors_with_the_line_of_the_page(self):
        self.write("docs/index.md", self.read("docs/index.md").replace("count: 12", "cuont: 12"))
        result = self.mkdocs()
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("index.md:8: column 24: Unknown key 'cuont'", result.stderr + result.stdout)


if __name__ == "__main__":
    unittest.main()
