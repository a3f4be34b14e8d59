// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DocumentScreens
import Foundation
import LayoutDocuments
import LayoutExport
import PictureResults
import PlaygroundSession
import UIKit

/// A document on the stage of a playground: an edit changes what is shown, in the view that is there.
@MainActor
final class DocumentStage: PlaygroundStage {
  private let workbench: Workbench
  private let controller: DocumentViewController
  private let images: ImageProvider
  private let stage: OwnStage
  private let matrix: DocumentMatrix
  private var filmLength = FilmLength()
  private var gestures = GestureFrames()
  /// Whether viewers are to know where the selection is.
  private var owesPlaces = true
  /// Whether the stage shows an older document, since the next message replaces the last one.
  private var isBehind = false

  init(
    _ workbench: Workbench, images: ImageProvider, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) {
    self.workbench = workbench
    self.images = images
    matrix = DocumentMatrix(images: images)
    images.isWithheld = !workbench.hasFile
    let document = workbench.shownDocument
    controller = DocumentViewController(document, images: images)
    do throws(PlaygroundError) {
      stage = try OwnStage(controller, settings, size: document.picture.shownSize)
    } catch {
      // A size that cannot be drawn is left, so that the document can be edited.
      stage = try OwnStage(controller, settings)
    }
    workbench.setLayoutProblem(controller.problem)
  }

  var window: UIWindow { stage.window }
  var panels: String? { "workbench" }
  var anatomy: PictureAnatomy? {
    get { stage.anatomy }
    set { stage.anatomy = newValue }
  }

  func apply(_ settings: PlaygroundSettings) throws(PlaygroundError) -> Bool {
    guard try stage.apply(settings) else { return false }
    // A size that was too large before may be none at another scale.
    _ = try? stage.setSize(workbench.shownDocument.picture.shownSize)
    return true
  }

  func frame() throws(PlaygroundError) -> Raster {
    // The message that was to replace the last one did not come here.
    if isBehind { _ = show(workbench.shownDocument) }
    return try stage.frame(scale: gestures.scale(below: stage.settings.scale))
  }

  func frameWasMade(in seconds: Double) { gestures.frameWasMade(in: seconds) }

  // MARK: Messages

  func expect(_ messages: ArraySlice<Data>) { gestures.expect(messages) }

  func receive(_ message: Data, at time: Double) throws(PlaygroundError) -> StageReply? {
    let before = workbench.edited.document
    var replies: [JSONValue]
    do throws(EditRefusal) {
      guard var message = try WorkbenchMessage.read(Array(message)) else { return nil }
      gestures.willHandle(message)
      if case .selectPoint(let point) = message { message = selection(at: point) }
      if case .matrix(let tiles) = message {
        return StageReply(
          replies: Self.data(try pictures(of: tiles)), changesPicture: gestures.owesFullFrame)
      }
      replies = try workbench.receive(message, at: time)
      if message == .insight, let insight { replies.append(insight) }
    } catch {
      guard isBehind, !gestures.isReplaced else { throw PlaygroundError(error.description) }
      // The value that this one was to replace is shown, and the page learns what follows from it.
      replies = [
        .record(["type": .string("problem"), "text": .string(error.description)])
      ]
    }
    let changesDocument = isBehind || workbench.edited.document != before
    if gestures.isReplaced {
      isBehind = changesDocument
      return StageReply(replies: Self.data(replies), changesPicture: changesDocument)
    }
    var changesSize = false
    if changesDocument { changesSize = show(workbench.shownDocument) }
    owesPlaces = true
    return StageReply(
      replies: Self.data(replies), changesPicture: changesDocument || gestures.owesFullFrame,
      changesSize: changesSize)
  }

  func takeLateReplies() -> [Data] {
    var replies = workbench.takeOwedPanels()
    if owesPlaces, let places { replies.append(places) }
    owesPlaces = false
    return Self.data(replies)
  }

  private static func data(_ replies: [JSONValue]) -> [Data] {
    replies.map { Data($0.compactText.utf8) }
  }

  /// Shows another document in the view that is there.
  ///
  /// - Returns: Whether the window has another size.
  private func show(_ document: LayoutDocument) -> Bool {
    isBehind = false
    // The pictures beside the file are only for its own document.
    images.isWithheld = !workbench.hasFile
    images.forgetOthers(than: document.imageNames)
    controller.update(to: document)
    // A size that cannot be drawn leaves the one that is there.
    let changesSize = (try? stage.setSize(document.picture.shownSize)) ?? false
    window.layoutIfNeeded()
    // It is that of the last layout pass.
    workbench.setLayoutProblem(controller.problem)
    return changesSize
  }

  private func pictures(of tiles: [MatrixTile]) throws(EditRefusal) -> [JSONValue] {
    if tiles.isEmpty { matrix.removeAll() }
    var replies: [JSONValue] = []
    for tile in tiles {
      do throws(PlaygroundError) {
        replies.append(
          try matrix.reply(
            tile, of: workbench.shownDocument,
            tile.settings(of: stage.settings, size: window.bounds.size)))
      } catch { throw EditRefusal(error.description) }
    }
    return replies
  }

  // MARK: What is seen

  /// The visible elements and the text that describes them; nil while the text cannot be read.
  private var elements: DescribedElements? {
    guard let document = workbench.edited.reading.document,
      let value = workbench.edited.reading.value
    else { return nil }
    return DescribedElements(
      view: controller.collectionView, layout: document.layout, value: value)
  }

  private var places: JSONValue? {
    elements.map { elements in
      SelectionPlaces(of: workbench.selection, in: elements, window).json
    }
  }

  /// The explanation of the first visible instance of the selection, and the findings at the size
  /// that is shown.
  private var insight: JSONValue? {
    guard let elements else { return nil }
    let view = controller.collectionView
    let instance = view.indexPathsForVisibleItems.sorted().first {
      elements.instance(ofItem: $0)?.paths.contains(workbench.selection) ?? false
    }
    let explanation = instance.map { view.explanation(forItemAt: $0) }
    let findings = view.collectionViewLayout.findings(for: [view.bounds.size])
    return .record([
      "type": .string("insight"), "path": .path(workbench.selection),
      "explanation": explanation.map { .array(elements.lines(of: $0)) },
      "findings": .array(findings.map(elements.json(of:))),
    ])
  }

  /// The innermost description of what is at a point, or the one around the selection.
  private func selection(at point: CGPoint) -> WorkbenchMessage {
    guard let elements else { return .places }
    let paths = elements.paths(at: controller.collectionView.convert(point, from: window))
    let next = paths.firstIndex(of: workbench.selection).map { $0 + 1 } ?? 0
    return (paths.indices.contains(next) ? paths[next] : paths.first).map { .select($0) } ?? .places
  }

  // MARK: Time

  var duration: TimeInterval? {
    filmLength.seconds(of: workbench.shownDocument)
  }

  func begin() { controller.beginFilm() }

  func advance(to time: TimeInterval, hasBegun: Bool) {
    while hasBegun, let next = controller.nextStepTime, next <= time {
      window.advance(to: max(next, window.currentTime))
      controller.takeNextStep()
      window.layoutIfNeeded()
    }
    window.advance(to: time)
  }

  // MARK: Files

  func file(_ format: String) throws(PlaygroundError) -> Data {
    switch format {
    case "file":
      do throws(EditRefusal) { return Data(try workbench.textOfFile()) } catch {
        throw PlaygroundError(error.description)
      }
    case "document": return Data(workbench.edited.bytes)
    case "canonical": return Data(try readable().canonicalText.utf8)
    case "swift":
      return Data(SwiftExport.swift(of: try readable(), name: workbench.name, part: .layout).utf8)
    case "swift-file":
      return Data(SwiftExport.swift(of: try readable(), name: workbench.name).utf8)
    default: return try stage.file(format)
    }
  }

  private func readable() throws(PlaygroundError) -> LayoutDocument {
    guard let document = workbench.edited.reading.document else {
      throw PlaygroundError("The document has errors. Correct them first.")
    }
    return document
  }

  func command(
    _ settings: PlaygroundSettings, kinds: [String], script: ActionScript?, time: TimeInterval?
  ) -> (text: String, note: String?) {
    let file = workbench.path ?? "\(workbench.name).layout.json"
    let words =
      ["gallery", ShellWord.path(file)] + settings.arguments
      + ["--out", ShellWord.path("\(workbench.name).png")]
    return (ShellWord.line(words), "The file is drawn as it was saved, without touches.")
  }
}

extension LayoutDocument.Picture {
  /// The size of the view, in points: as given, that of the device, or a phone's.
  fileprivate var shownSize: CGSize {
    size ?? device.flatMap { PictureDevice(name: $0)?.size } ?? CGSize(width: 390, height: 844)
  }
}

extension Workbench {
  /// The document that is shown: the last one that could be read, or an empty one.
  fileprivate var shownDocument: LayoutDocument {
    edited.document
      ?? LayoutDocument(layout: .flow(.init()), data: LayoutDocument.Data(sections: []))
  }
}
