// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing

@testable import PlaygroundSession
@testable import Workbench

@Suite("The starts of new documents")
@MainActor
struct DocumentStartTests {
  @Test func `There are eight, each with a name of its own`() {
    expectEqual(DocumentStart.all.count, 8)
    expectEqual(Set(DocumentStart.all.map(\.name)).count, 8)
    expectEqual(Set(DocumentStart.all.map(\.text)).count, 8)
    for start in DocumentStart.all {
      expect(start.summary.hasSuffix(".") && start.summary.count < 80, "\(start.name)")
    }
  }

  @Test(arguments: DocumentStart.all)
  func `A start is read without a problem, and has no findings at three widths`(
    _ start: DocumentStart
  ) throws {
    let reading = DocumentReading(start.text)
    expectEmpty(reading.problems, "\(reading.problems)")
    let page = try DocumentPage(start.text)
    for width in [320, 390, 1024] {
      _ = page.send(#"{"type":"set","settings":{"size":[\#(width),844]}}"#)
      expect(page.insight()?.member("findings")?.value.elements.isEmpty ?? false, "\(width)")
    }
    expectNil(page.workbench.layoutProblem)
  }

  @Test func `New shows the start that is named, as a step, and saves it to no file`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let shown = page.send(#"{"type":"newDocument","name":"list"}"#)
    expect(shown.hasFrame)
    expectEqual(page.workbench.edited.text, DocumentStart.list.text)
    expectEqual(page.workbench.name, "list")
    expectEqual(page.workbench.edited.undoLabel, "New")
    #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
    _ = page.send(#"{"type":"undo"}"#)
    try expectEqual(page.session.stage.file("file"), Data(Documents.text("grid").utf8))
    // Without a name it is the first one.
    _ = page.send(#"{"type":"newDocument"}"#)
    expectEqual(page.workbench.edited.text, DocumentStart.all[0].text)
    expectNotNil(page.send(#"{"type":"newDocument","name":"x"}"#).replies["problem"])
  }
}
