// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingForProcesses
import WebDriver

/// A document on the page, as a user edits it.
@Suite(
  "The workbench in a browser", .waitsForProcesses,
  .enabled(if: Browser.isInstalled, "\(Browser.advice)"), .serialized)
struct WorkbenchBrowserTests {
  private static let text = ServedGallery.grid
  private static let control = "\u{E009}"

  private func open(
    width: Int = 1200, height: Int = 820, _ body: (OpenedDocument) async throws -> Void
  ) async throws {
    try await OpenedDocument.open(width: width, height: height, body)
  }

  private let item = "layout.section.group.items[0]"

  @Test func `A field changes the text and the picture, and undo gives every byte back`()
    async throws
  {
    try await open { page in
      try await page.select(item)
      let before: Int = try await page.evaluate("return page.frames")
      try await page.type("0.5", in: "width")
      try await page.wait("page.frames > \(before)")
      #expect(
        try await page.evaluate("return bench.text", as: String.self)
          == Self.text.replacing(
            "width: { fractionalWidth: 0.2 }, height: { fractionalHeight",
            with: "width: { fractionalWidth: 0.5 }, height: { fractionalHeight"))
      #expect(try await page.evaluate("return document.title", as: String.self).hasPrefix("●"))
      try await page.browser.press("z", holding: Self.control)
      try await page.wait("bench.text === bench.text && bench.isSaved")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
      #expect(
        try await page.evaluate("return document.getElementById('source').value", as: String.self)
          == Self.text)
    }
  }

  @Test func `The tree is gone through by keys, and its actions are carried out by them`()
    async throws
  {
    try await open { page in
      try await page.select("layout.section.group")
      let _: Bool = try await page.evaluate(
        "document.querySelector('#tree [tabindex=\"0\"]').focus(); return true")
      // Down to the item, and a copy of it.
      try await page.browser.press("\u{E015}")
      try await page.wait("bench.selection === '\(item)' && outline.actions.length > 3")
      try await page.browser.press("d", holding: Self.control)
      try await page.wait("outline.rows.filter((row) => row.title === 'item').length === 2")
      try await page.wait("bench.selection === 'layout.section.group.items[1]'")
      try await page.wait("outline.actions.some((action) => action.name === 'moveUp')")
      try await page.browser.press("\u{E017}")
      try await page.wait("outline.rows.filter((row) => row.title === 'item').length === 1")
      try await page.browser.press("z", holding: Self.control)
      try await page.browser.press("z", holding: Self.control)
      try await page.wait("bench.isSaved && bench.undo === undefined")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
    }
  }

  @Test func `Saving writes the file, and nothing else of the folder`() async throws {
    try await open { page in
      try await page.select(item)
      try await page.type("0.25", in: "width")
      try await page.browser.press("s", holding: Self.control)
      try await page.wait("bench.isSaved")
      #expect(page.text == (try await page.evaluate("return bench.text", as: String.self)))
      #expect(page.text != Self.text && page.text.contains("// five in a row"))
      let folder = page.file.deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["grid.layout.json5"])
    }
  }

  @Test func `What an editor saves is shown, and asked about where there are changes`() async throws
  {
    try await open { page in
      let other = Self.text.replacing("94", with: "7")
      try other.write(to: page.file, atomically: true, encoding: .utf8)
      try await page.wait("bench.text.includes('count: 7')")
      #expect(try await page.evaluate("return bench.isSaved", as: Bool.self))
      try await page.select(item)
      try await page.type("0.5", in: "width")
      try Self.text.write(to: page.file, atomically: true, encoding: .utf8)
      try await page.wait("!document.getElementById('notice').hidden")
      #expect(try await page.evaluate("return bench.text.includes('0.5')", as: Bool.self))
      try await page.browser.click("#notice button")
      try await page.wait("bench.isSaved && bench.text.includes('count: 94')")
    }
  }

  @Test func `A mistake in the source is marked, and the picture stays until it is corrected`()
    async throws
  {
    try await open { page in
      let before: Int = try await page.evaluate("return page.frames")
      let _: Bool = try await page.evaluate(
        """
        const source = document.getElementById("source");
        source.setRangeText("width", source.value.indexOf("fractionalWidth"), source.value.indexOf("fractionalWidth") + 15);
        source.dispatchEvent(new Event("input", { bubbles: true }));
        return true;
        """)
      try await page.wait("bench.problems.length === 1")
      #expect(
        try await page.evaluate(
          "return document.body.classList.contains('unreadable')", as: Bool.self))
      #expect(
        try await page.evaluate(
          "return document.querySelector('#numbers .marked').textContent.trim()", as: String.self)
          == "4")
      try await page.browser.click("#problem-count")
      #expect(
        try await page.evaluate(
          "return document.activeElement.id", as: String.self) == "source")
      #expect(try await page.evaluate("return page.frames", as: Int.self) == before)
      try await page.browser.press("z", holding: Self.control)
      try await page.wait("bench.problems.length === 0 && bench.isReadable")
    }
  }

  @Test func `An edit that leaves no document is taken back, and the field says why`() async throws
  {
    try await open { page in
      try await page.select(item)
      try await page.type("-400", in: "width")
      try await page.wait("!document.getElementById('problem').hidden")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
    }
  }

  @Test func `A page that is loaded again has the edits, and a session that ended gets them`()
    async throws
  {
    try await open { page in
      try await page.select(item)
      try await page.type("0.5", in: "width")
      let edited: String = try await page.evaluate("return bench.text")
      let _: Bool = try await page.evaluate(
        "bench.isSaved = true; location.reload(); return true")
      try await page.wait(OpenedDocument.isReady)
      #expect(try await page.evaluate("return bench.text", as: String.self) == edited)
      for child in page.served.children { kill(child, SIGKILL) }
      try await page.wait("!document.getElementById('problem').hidden")
      // Whatever else the page has asked meanwhile has started a session as well.
      let _: Bool = try await page.evaluate("document.getElementById('again').click(); return true")
      try await page.wait(
        "bench.session === page.sessions && !bench.isSaved && bench.text.includes('0.5') && page.inputs.size === 0"
      )
      try await page.browser.press("s", holding: Self.control)
      try await page.wait("bench.isSaved")
      #expect(page.text == edited)
    }
  }

  @Test func `Another document is not saved to the file, and only the server says what it has`()
    async throws
  {
    try await open { page in
      let _: Bool = try await page.evaluate(
        """
        send({ type: "fileChanged", text: "{}" });
        openText("{}", "other");
        return true;
        """)
      try await page.wait("bench.name === 'other' && !bench.hasFile && page.inputs.size === 0")
      #expect(try await page.evaluate("return bench.undo", as: String.self) == "Open")
      let _: Bool = try await page.evaluate("send({ type: 'save' }); return true")
      try await page.wait(
        "document.getElementById('problem-text').textContent.includes('not the document of the file')"
      )
      #expect(page.text == Self.text)
      let _: Bool = try await page.evaluate("sendInput({ type: 'undo' }); return true")
      try await page.wait("bench.hasFile && bench.isSaved && page.inputs.size === 0")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
      #expect(try await page.evaluate("return bench.undo ?? ''", as: String.self) == "")
    }
  }

  @Test func `A text that is too long when it is escaped is not sent, and the page says so`()
    async throws
  {
    try await open { page in
      // As many bytes as a document may have, and six times as many in a message.
      let _: Bool = try await page.evaluate(
        #"openText("\u0001".repeat(2 ** 20), "other"); return true"#)
      try await page.wait(
        "document.getElementById('problem-text').textContent.includes('have to be escaped')")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
      // The page is still there.
      let _: Bool = try await page.evaluate(#"openText("{}", "other"); return true"#)
      try await page.wait("bench.name === 'other'")
    }
  }

  @Test func `The tree, the fields and the source have their roles and names`() async throws {
    try await open { page in
      try await page.select(item)
      let roles: [String] = try await page.evaluate(
        """
        const row = document.querySelector("#tree [aria-selected=true]");
        return [row.role, row.ariaLevel, row.ariaSetSize, row.ariaPosInSet, document.getElementById("tree").role];
        """)
      #expect(roles == ["treeitem", "5", "1", "1", "tree"])
      let unnamed: [String] = try await page.evaluate(
        """
        return [...document.querySelectorAll("#fields :is(input, select, textarea, button), #bench-bar button, #actions button, #source")]
          .filter((one) => !one.hidden && !(one.ariaLabel || one.textContent.trim())).map((one) => one.outerHTML);
        """)
      #expect(unnamed == [])
      let small: [String] = try await page.evaluate(
        """
        return [...document.querySelectorAll("#fields :is(input, select, button), #bench-bar button, #actions button, #tree li")]
          .filter((one) => one.offsetHeight > 0 && (one.offsetHeight < 24 || one.offsetWidth < 24)).map((one) => one.outerHTML);
        """)
      #expect(small == [])
      let helpless: Int = try await page.evaluate(
        """
        return [...document.querySelectorAll("#fields [aria-describedby]")]
          .filter((one) => !document.getElementById(one.getAttribute("aria-describedby"))).length;
        """)
      #expect(helpless == 0)
    }
  }

  @Test(arguments: [(900, 600), (640, 700), (320, 600)])
  func `The page fits, without scrolling sideways`(_ width: Int, _ height: Int) async throws {
    try await open(width: max(width, 500), height: height) { page in
      try await page.browser.resize(width: width, height: height)
      try await page.select(item)
      #expect(
        try await page.evaluate(
          "return document.documentElement.scrollWidth <= innerWidth", as: Bool.self))
      #expect(
        try await page.evaluate(
          "return document.documentElement.scrollHeight <= innerHeight + 1", as: Bool.self))
      #expect(try await page.evaluate("return canvas.offsetHeight > 100", as: Bool.self))
    }
  }

  @Test func `What is copied is Swift, and JSON in its canonical form`() async throws {
    try await open { page in
      try await page.browser.click("#copy-swift")
      try await page.wait("bench.copied !== undefined")
      #expect(
        try await page.evaluate("return bench.copied", as: String.self).contains(
          "func createLayout() -> UICollectionViewLayout"))
      let _: Bool = try await page.evaluate("bench.copied = undefined; return true")
      try await page.browser.click("#copy-json")
      try await page.wait("bench.copied !== undefined")
      #expect(
        try await page.evaluate("return JSON.parse(bench.copied).version", as: Int.self) == 1)
    }
  }

  @Test func `A drag of a handle is one step, and Escape takes it back`() async throws {
    try await open { page in
      try await page.select("layout.section.group")
      try await page.wait("document.querySelector('#handles [data-title=\"height of group\"]')")
      let from: [Int] = try await page.evaluate(
        """
        const box = document.querySelector('#handles [data-title="height of group"]').getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        """)
      try await page.browser.drag(from: (from[0], from[1]), to: (from[0], from[1] + 40))
      try await page.wait("pending === null && page.inputs.size === 0 && bench.undo")
      #expect(
        try await page.evaluate("return bench.undo", as: String.self)
          == "Change height of group")
      // The fields follow.
      try await page.wait("fields.message.value.height.fractionalWidth !== 0.2")
      let height: Double = try await page.evaluate(
        "return fields.message.value.height.fractionalWidth")
      #expect(height > 0.25)
      try await page.browser.press("z", holding: Self.control)
      try await page.wait("bench.isSaved && bench.undo === undefined")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
      // The same by a key.
      let _: Bool = try await page.evaluate(
        "document.querySelector('#handles [role=slider]').focus(); return true")
      try await page.browser.press("\u{E014}")
      try await page.wait("bench.undo !== undefined")
    }
  }

  @Test func `A tap on the picture selects what is there, with its explanation`() async throws {
    try await open { page in
      let point: [Int] = try await page.evaluate(
        """
        const box = canvas.getBoundingClientRect();
        return [Math.round(box.x + 20), Math.round(box.y + 20)];
        """)
      try await page.browser.drag(from: (point[0], point[1]), to: (point[0], point[1]), duration: 0)
      try await page.wait("bench.selection === '\(item)'")
      let _: Bool = try await page.evaluate("askLater(); return true")
      try await page.wait(
        "document.querySelector('#why pre').textContent.includes('fractionalWidth 0.2')")
    }
  }

  @Test func `A link holds the document, and opens it again`() async throws {
    try await open { page in
      try await page.browser.click("#copy-link")
      try await page.wait("bench.copied !== undefined")
      let link: String = try await page.evaluate("return bench.copied")
      #expect(link.contains("/#document=1.") && !link.contains(page.served.token))
      #expect(link.count < 400)
      let _: Bool = try await page.evaluate(
        """
        askForLink();
        document.getElementById("link-text").value = "nothing";
        document.getElementById("link-open").click();
        return true;
        """)
      try await page.wait("document.querySelector('#link-dialog [role=alert]').textContent !== ''")
      try await page.select(item)
      try await page.type("0.5", in: "width")
      let _: Bool = try await page.evaluate(
        """
        document.getElementById("link-text").value = bench.copied;
        document.getElementById("link-open").click();
        return true;
        """)
      try await page.wait("bench.isSaved && !document.getElementById('link-dialog').open")
      #expect(try await page.evaluate("return bench.text", as: String.self) == Self.text)
    }
  }

  @Test func `A sample becomes a document, and the samples are still there`() async throws {
    let served = try ServedGallery("nested-groups")
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof page !== 'undefined' && page.frames > 0 && page.state !== null")
      try await browser.click("#edit-document")
      try await browser.wait(
        until:
          "typeof outline !== 'undefined' && outline.rows?.some((row) => row.path === 'layout.section.group.items[1].items[0]')"
      )
      try await browser.click("#new-document")
      #expect(
        try await browser.evaluate(
          "return document.querySelectorAll('#start-list button').length", as: Int.self) == 8)
      try await browser.click("#start-list [data-start=badges]")
      try await browser.wait(until: "bench.name === 'badges' && bench.text.includes('badge')")
      try await browser.click("#undo")
      try await browser.wait(until: "bench.text.includes('0.7')")
      let _: Bool = try await browser.evaluate(
        "bench.undo = undefined; openSample('grid'); return true")
      try await browser.wait(
        until: "page.state.sample === 'grid' && !document.body.classList.contains('workbench')")
      #expect(
        try await browser.evaluate(
          "return document.getElementById('list').offsetHeight > 0", as: Bool.self))
      #expect(try await browser.complaints() == [])
    }
  }
}
