// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import LayoutDocuments
import Testing

@testable import PlaygroundSession
@testable import Workbench

@Suite("The starts of new documents")
@MainActor
struct DocumentStartTests {
  @Test func `There are eight, each with a name of its own`() {
    #expect(DocumentStart.all.count == 8)
    #expect(Set(DocumentStart.all.map(\.name)).count == 8)
    #expect(Set(DocumentStart.all.map(\.text)).count == 8)
    for start in DocumentStart.all {
      #expect(start.summary.hasSuffix(".") && start.summary.count < 80, "\(start.name)")
    }
  }

  @Test(arguments: DocumentStart.all)
  func `A start is read without a problem, and has no findings at three widths`(
    _ start: DocumentStart
  ) throws {
    let reading = DocumentReading(start.text)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let page = try DocumentPage(start.text)
    for width in [320, 390, 1024] {
      _ = page.send(#"{"type":"set","settings":{"size":[\#(width),844]}}"#)
      #expect(page.insight()?.member("findings")?.value.elements.isEmpty ?? false, "\(width)")
    }
    #expect(page.workbench.layoutProblem == nil)
  }

  @Test func `New shows the start that is named, as a step, and saves it to no file`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let shown = page.send(#"{"type":"newDocument","name":"list"}"#)
    #expect(shown.hasFrame && page.workbench.edited.text == DocumentStart.list.text)
    #expect(page.workbench.name == "list" && page.workbench.edited.undoLabel == "New")
    #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
    _ = page.send(#"{"type":"undo"}"#)
    #expect(try page.session.stage.file("file") == Data(Documents.text("grid").utf8))
    // Without a name it is the first one.
    _ = page.send(#"{"type":"newDocument"}"#)
    #expect(page.workbench.edited.text == DocumentStart.all[0].text)
    #expect(page.send(#"{"type":"newDocument","name":"x"}"#).replies["problem"] != nil)
  }
}
