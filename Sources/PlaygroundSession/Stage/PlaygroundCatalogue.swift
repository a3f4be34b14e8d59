// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a playground can show, and makes it.
@MainActor
package protocol PlaygroundCatalogue: AnyObject {
  /// What there is, in the order of the page; at least one.
  var contents: [PlaygroundContent] { get }
  /// What can surround a content, as ``PlaygroundSettings/chrome`` names it; empty where nothing
  /// can.
  var chromes: [String] { get }

  /// Puts a content on a stage, at rest.
  ///
  /// - Parameters:
  ///   - name: The content's name, as a viewer sent it.
  ///   - settings: What the knobs say, as a viewer sent it.
  /// - Returns: The stage.
  /// - Throws: ``PlaygroundError`` for an unknown name, or settings that do not fit.
  func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage
}
