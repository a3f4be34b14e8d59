// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import LayoutDocuments
import PlaygroundSession
import UIKit

/// One of the views of a matrix: the surroundings in which it differs from the view that is shown.
struct MatrixTile: Hashable, Sendable {
  enum Knob: Hashable, Sendable {
    case appearance(String)
    case direction(String)
    case textSize(String)
    case width(Double)
  }

  /// The name, also for the page.
  let name: String
  let knob: Knob

  /// The tiles, in the order of the page.
  static let all = [
    MatrixTile(name: "light", knob: .appearance("light")),
    MatrixTile(name: "dark", knob: .appearance("dark")),
    MatrixTile(name: "rtl", knob: .direction("rtl")),
    MatrixTile(name: "xxxLarge", knob: .textSize("xxxLarge")),
    MatrixTile(name: "320", knob: .width(320)),
    MatrixTile(name: "1024", knob: .width(1024)),
  ]

  static func named(_ value: LocatedValue) throws(EditRefusal) -> MatrixTile {
    guard case .string(let name) = value.content, let tile = all.first(where: { $0.name == name })
    else { throw EditRefusal("'matrix' takes \(all.map(\.name).joined(separator: ", ")).") }
    return tile
  }

  /// The tile as the page gets it: a click sets its knob.
  var json: JSONValue {
    let (key, value): (String, JSONValue) =
      switch knob {
      case .appearance(let name): ("appearance", .string(name))
      case .direction(let name): ("direction", .string(name))
      case .textSize(let name): ("textSize", .string(name))
      case .width(let width): ("width", .number(width))
      }
    return .record([
      "name": .string(name), "title": .string(key == "width" ? "\(name) wide" : name),
      "knob": .string(key), "value": value,
    ])
  }

  /// Returns the settings of the view with the knob turned, at scale 1.
  func settings(of settings: PlaygroundSettings, size: CGSize) -> PlaygroundSettings {
    var result = settings
    (result.width, result.height, result.scale) = (size.width, size.height, 1)
    switch knob {
    case .appearance(let name): result.appearance = name
    case .direction(let name): result.direction = name
    case .textSize(let name): result.textSize = name
    case .width(let width): result.width = width
    }
    return result
  }
}

/// A document in several surroundings at once, each on a stage of its own that is changed in place.
///
/// The page asks for one tile after the other, and only while nothing is edited: an input waits for
/// one tile at most.
@MainActor
final class DocumentMatrix {
  private struct View {
    let controller: DocumentViewController
    let stage: OwnStage
  }

  private let images: ImageProvider
  private var views: [MatrixTile: View] = [:]

  init(images: ImageProvider) { self.images = images }

  /// Draws a tile.
  ///
  /// - Returns: The reply with the picture: a PNG in base 64.
  /// - Throws: ``PlaygroundError`` for settings that do not fit.
  func reply(
    _ tile: MatrixTile, of document: LayoutDocument, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> JSONValue {
    let view: View
    if let known = views[tile] { view = known } else { view = try makeView(document, settings) }
    views[tile] = view
    view.controller.update(to: document)
    if view.stage.settings != settings { _ = try view.stage.apply(settings) }
    view.stage.window.layoutIfNeeded()
    let size = view.stage.window.bounds.size
    return .record([
      "type": .string("tile"), "name": .string(tile.name),
      "size": .array([.number(size.width), .number(size.height)]),
      "picture": .string(try view.stage.file("png").base64EncodedString()),
    ])
  }

  private func makeView(
    _ document: LayoutDocument, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> View {
    let controller = DocumentViewController(document, images: images)
    return View(
      controller: controller, stage: try OwnStage(controller, settings, isBeside: true))
  }

  func removeAll() { views = [:] }
}
