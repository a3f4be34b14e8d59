// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingForProcesses
import WebDriver

/// What the page shows beside the text and the picture: findings, the matrix, more handles.
@Suite(
  "The panels of the workbench in a browser", .waitsForProcesses,
  .enabled(if: Browser.isInstalled, "\(Browser.advice)"), .serialized)
struct WorkbenchPanelTests {
  private let item = "layout.section.group.items[0]"

  @Test func `A finding stands below its field, and Repair takes it away`() async throws {
    let text = ServedGallery.grid.replacing(
      "width: { fractionalWidth: 0.2 }, height: { fractionalHeight",
      with: "width: { fractionalWidth: 0.34 }, height: { fractionalHeight")
    try await OpenedDocument.open(text) { page in
      try await page.wait("bench.findings.length === 1")
      #expect(
        try await page.evaluate(
          "return document.getElementById('problem-count').textContent", as: String.self)
          == "1 finding")
      // The row of the tree is marked; the key leads to the field.
      #expect(
        try await page.evaluate(
          "return document.querySelector(`#tree .mark`).closest('li').dataset.path",
          as: String.self) == item)
      try await page.run("document.activeElement.blur()")
      try await page.browser.press("e")
      try await page.wait(
        "fields.message.path === '\(item)' && document.activeElement.closest('[data-key=width]')")
      let told: [String] = try await page.evaluate(
        """
        const finding = document.querySelector("#fields [data-key=width] .finding");
        const control = document.querySelector("#fields [data-key=width] [aria-describedby]");
        return [finding.textContent, String(control.getAttribute("aria-describedby").includes(finding.id))];
        """)
      #expect(told[0].contains("the line breaks after 2") && told[1] == "true")
      try await page.browser.click("#fields [data-key=width] .repair")
      try await page.settle()
      try await page.wait("bench.findings.length === 0 && bench.undo === 'Repair'")
      #expect(
        try await page.evaluate(
          "return fields.message.value.width.fractionalWidth", as: Double.self)
          == 1.0 / 3)
      #expect(
        try await page.evaluate(
          "return document.getElementById('problem-count').hidden", as: Bool.self))
    }
  }

  @Test func `A line of the explanation leads to what it is about`() async throws {
    try await OpenedDocument.open { page in
      try await page.select(item)
      try await page.wait("document.querySelectorAll('#why pre button').length > 3")
      try await page.run(
        "[...document.querySelectorAll('#why pre button')].find((line) => line.textContent.includes('group 1')).click()"
      )
      try await page.wait("fields.message.path === 'layout.section.group'")
    }
  }

  @Test func `A picture that is missing is a problem, and one that comes is shown`() async throws {
    let text = """
      { version: 1, layout: { type: "list", appearance: "plain" },
        data: { sections: [{ items: [{ title: "Cat", image: "cat.svg" }] }] },
        looks: { cell: { type: "list" } } }
      """
    try await OpenedDocument.open(text) { page in
      try await page.wait("bench.problems.length === 1")
      #expect(
        try await page.evaluate("return bench.problems[0].path", as: String.self)
          == "data.sections[0].items[0].image")
      #expect(try await page.evaluate("return bench.isReadable", as: Bool.self))
      let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#
      try picture.write(
        to: page.file.deletingLastPathComponent().appendingPathComponent("cat.svg"),
        atomically: true, encoding: .utf8)
      try await page.select("data.sections[0].items[0]")
      try await page.type("Tom", in: "title")
      try await page.wait("bench.problems.length === 0")
    }
  }

  @Test func `The matrix shows six pictures, follows edits, and turns the view's knobs`()
    async throws
  {
    try await OpenedDocument.open { page in
      try await page.browser.press("m")
      let drawn =
        "[...document.querySelectorAll('.tile img')].filter((image) => image.naturalWidth > 0)"
      try await page.wait("\(drawn).length === 6 && matrix.stale.size === 0")
      #expect(
        try await page.evaluate(
          "return \(drawn).map((image) => image.naturalWidth)", as: [Int].self)
          == [390, 390, 390, 390, 320, 1024])
      let before: String = try await page.evaluate("return \(drawn)[4].src")
      try await page.select(item)
      try await page.type("0.5", in: "width")
      try await page.wait("\(drawn)[4].src !== `\(before)` && matrix.stale.size === 0")
      try await page.browser.click("[data-tile=dark]")
      try await page.wait(
        "page.state.settings.appearance === 'dark' && document.querySelector('[data-tile=dark]').ariaPressed === 'true'"
      )
      try await page.browser.click("[data-tile='320']")
      try await page.wait("page.state.size[0] === 320")
      // Once more leads back.
      try await page.browser.click("[data-tile='320']")
      try await page.wait("page.state.size[0] === 390")
      try await page.browser.press("m")
      #expect(
        try await page.evaluate("return document.getElementById('matrix').hidden", as: Bool.self))
    }
  }

  @Test func `Tiles are given up while something is done`() async throws {
    try await OpenedDocument.open { page in
      try await page.run("showMatrix(true)")
      try await page.wait("matrix.stale.size === 0 && matrix.asked === null")
      try await page.run(
        """
        window.asked = 0;
        window.isOver = false;
        const { socket } = page;
        socket.send = (text) => {
          if (JSON.parse(text).type === "matrix") asked += 1;
          WebSocket.prototype.send.call(socket, text);
        };
        let count = 0;
        const step = () => {
          edit([{ op: "set", path: "layout.section.group.height.fractionalWidth", value: 0.2 + count / 1000 }], "Step", { gesture: "steps" });
          if (count++ < 30) setTimeout(step, 20);
          else { window.askedMeanwhile = asked; window.isOver = true; }
        };
        step()
        """)
      try await page.wait("window.isOver")
      #expect(try await page.evaluate("return askedMeanwhile", as: Int.self) == 0)
      try await page.wait("matrix.stale.size === 0 && matrix.asked === null && asked >= 6")
    }
  }

  @Test func `Gaps, the edges of a section and the offset of a badge are dragged`() async throws {
    let text = """
      { version: 1, layout: { type: "compositional", section: { group: {
          group: "horizontal", width: { fractionalWidth: 1 }, height: 120, items: [{
            width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, contentInsets: 4,
            supplementaryItems: [{ kind: "badge", width: 20, height: 20, anchor: { edges: ["top"] } }] }] } } },
        data: { sections: [{ count: 40, each: { badge: "1" } }] } }
      """
    try await OpenedDocument.open(text) { page in
      let zoom: Double = try await page.evaluate("return page.zoom")
      func handle(_ title: String) -> String { "#handles [data-title=\"\(title)\"]" }
      try await page.select("layout.section.group")
      try await page.wait("document.querySelector('\(handle("spacing of group"))')")
      try await page.drag(handle("spacing of group"), across: 20)
      try await page.wait("bench.undo === 'Change spacing of group'")
      let gap: Double = try await page.evaluate("return fields.message.value.interItemSpacing")
      #expect(abs(gap - 20 / zoom) <= 1.5, "\(gap)")
      try await page.select("layout.section")
      try await page.wait("document.querySelector('\(handle("leading inset of section"))')")
      try await page.drag(handle("leading inset of section"), across: 15)
      try await page.wait("bench.undo === 'Change leading inset of section'")
      #expect(
        try await page.evaluate(
          "return Object.keys(fields.message.value.contentInsets)", as: [String].self)
          == ["leading"])
      // By keys alone: the slider has its name, its value and its range.
      try await page.select("\(item).supplementaryItems[0]")
      try await page.wait("document.querySelector('\(handle("vertical offset of badge"))')")
      try await page.run("document.querySelector('\(handle("vertical offset of badge"))').focus()")
      try await page.browser.press("\u{E015}")
      try await page.wait(
        "bench.undo === 'Change vertical offset of badge' && page.inputs.size === 0")
      try await page.wait(
        "document.querySelector('\(handle("vertical offset of badge"))').ariaValueNow === '1'")
      let slider: [String] = try await page.evaluate(
        """
        const one = document.activeElement;
        return [one.role, one.ariaLabel, one.ariaValueText, one.ariaOrientation];
        """)
      #expect(slider == ["slider", "vertical offset of badge", "1 point", "vertical"])
      #expect(try await page.evaluate("return bench.text.includes('offset')", as: Bool.self))
    }
  }

  @Test func `A page that is loaded after a crash has what was edited`() async throws {
    try await OpenedDocument.open { page in
      try await page.select(item)
      try await page.type("0.5", in: "width")
      let edited: String = try await page.evaluate("return bench.text")
      for child in page.served.children { kill(child, SIGKILL) }
      try await page.wait("!document.getElementById('problem').hidden")
      // This browser keeps nothing of it: what is shown is the server's.
      try await page.run("localStorage.clear(); bench.isSaved = true; location.reload()")
      try await page.wait("\(OpenedDocument.isReady) && bench.text.includes('0.5')")
      #expect(try await page.evaluate("return bench.text", as: String.self) == edited)
      #expect(try await page.evaluate("return bench.undo", as: String.self) == "Recover")
      try await page.run("sendInput({ type: 'undo' })")
      try await page.wait("bench.isSaved && page.inputs.size === 0")
      #expect(try await page.evaluate("return bench.text", as: String.self) == ServedGallery.grid)
    }
  }

  @Test func `A new document is begun beside the file, and undoing leads back`() async throws {
    try await OpenedDocument.open { page in
      try await page.browser.click("#new-document")
      try await page.wait("document.getElementById('starts').open")
      let names: [String] = try await page.evaluate(
        "return [...document.querySelectorAll('#start-list button')].map((one) => one.dataset.start)"
      )
      #expect(names.count == 8)
      for name in names {
        try await page.run("begin('\(name)')")
        try await page.wait(
          "bench.name === '\(name)' && bench.isReadable && page.inputs.size === 0 && fields.message.path === ''"
        )
        #expect(try await page.evaluate("return bench.problems.length", as: Int.self) == 0)
      }
      for _ in names { try await page.run("sendInput({ type: 'undo' })") }
      try await page.wait("bench.hasFile && bench.isSaved && page.inputs.size === 0")
      #expect(try await page.evaluate("return bench.text", as: String.self) == ServedGallery.grid)
    }
  }
}
