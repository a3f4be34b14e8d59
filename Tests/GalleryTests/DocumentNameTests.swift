// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

@testable import gallery

/// The reader of documents sees neither UIKit nor the command: what it knows by name has to be theirs.
@Suite("Names in documents") struct DocumentNameTests {
  private typealias Picture = LayoutDocument.Picture

  @Test func `The words of pictures are those of the command's options`() {
    expectEqual(Picture.devices, PictureDevice.allCases.map(\.name))
    expectEqual(words(Picture.Chrome.self), gallery.Chrome.allCases.map(\.rawValue))
    expectEqual(
      words(Picture.AnatomyPart.self), ["all"] + PictureAnatomy.Kind.allCases.map(\.rawValue))
    expectEqual(words(LayoutDocument.TextSize.self), TextSize.allCases.map(\.rawValue))
    expectEqual(words(Picture.Direction.self), gallery.Direction.allCases.map(\.rawValue))
    expectEqual(words(Picture.Appearance.self), gallery.Appearance.allCases.map(\.rawValue))
    expectEqual(Set(words(Picture.TextRendering.self)), Set(TextOption.allCases.map(\.rawValue)))
  }

  private func words<Value: CaseIterable>(_ type: Value.Type) -> [String] {
    type.allCases.map { "\($0)" }
  }

  @Test func `The names of colors are all those of UIColor`() throws {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/3-Views/Views/Color")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("UIColor") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let colors = source.matches(of: /public static (?:let|var) (\w+)(?:: UIColor\b| = UIColor\()/)
      names.formUnion(colors.map { String($0.1) })
    }
    expectEqual(names, Set(LayoutDocument.Color.names))
  }
}
