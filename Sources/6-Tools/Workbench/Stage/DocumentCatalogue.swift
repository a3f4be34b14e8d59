// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import DocumentScreens
package import Foundation
package import PlaygroundSession

extension Workbench {
  /// Puts the document on a stage.
  ///
  /// - Throws: ``PlaygroundError`` for settings that do not fit.
  package func makeStage(
    _ settings: PlaygroundSettings, images: ImageProvider = ImageProvider()
  ) throws(PlaygroundError) -> any PlaygroundStage {
    try DocumentStage(self, images: images, settings)
  }
}

@MainActor
package final class DocumentCatalogue: PlaygroundCatalogue {
  package let contents: [PlaygroundContent]
  package let chromes: [String] = []
  private let workbench: Workbench
  private let images: ImageProvider

  package init(_ workbench: Workbench, images: ImageProvider = ImageProvider()) {
    self.workbench = workbench
    self.images = images
    contents = [PlaygroundContent(name: workbench.name, summary: "A layout document.")]
  }

  package let starts = PlaygroundStart.documents

  package func receive(
    _ type: String, _ message: Data, on stage: any PlaygroundStage
  ) throws(PlaygroundError) -> String? {
    guard type == "newDocument" else { return nil }
    let start = try DocumentStart.named(in: message)
    do throws(EditRefusal) {
      try workbench.open(start.text, name: start.name, label: "New")
    } catch { throw PlaygroundError(error.description) }
    return contents[0].name
  }

  package func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage {
    guard contents.contains(where: { $0.name == name }) else {
      throw PlaygroundError("Unknown name '\(name.prefix(40))'.")
    }
    return try workbench.makeStage(settings, images: images)
  }
}
