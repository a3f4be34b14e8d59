// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// A document on a screen of a size.
@MainActor
final class Stage {
  let controller: DocumentViewController
  let window: UIWindow

  init(
    _ document: LayoutDocument, size: CGSize = CGSize(width: 390, height: 844),
    isFromRight: Bool = false, images: ImageProvider = ImageProvider()
  ) {
    controller = DocumentViewController(document, images: images)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = 2
    window.traitOverrides.layoutDirection = isFromRight ? .rightToLeft : .leftToRight
    window.traitOverrides.textRendering = .blocks
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Reads a document of the corpus, which the tests of reading have, too.
  convenience init(
    _ name: String, size: CGSize = CGSize(width: 390, height: 844), isFromRight: Bool = false
  ) throws {
    self.init(try Self.document(name), size: size, isFromRight: isFromRight)
  }

  var view: UICollectionView { controller.collectionView }

  /// The frames of the first cells, by section.
  func cells(_ counts: [Int]) -> [[[Double]]] {
    counts.enumerated().map { section, count in
      (0..<count).map { item in
        numbers(view.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null)
      }
    }
  }

  /// The frame of a visible supplementary view.
  func supplementary(_ kind: String, _ section: Int, _ item: Int) -> [Double] {
    numbers(
      view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: item, section: section))?.frame ?? .null)
  }

  var contentSize: [Double] { [view.contentSize.width, view.contentSize.height] }

  /// The layout tree of the view, as lines.
  var tree: String { Self.tree(of: view) }

  static func tree(of view: UIView) -> String {
    (try? Picture(of: view, scale: 2).data(.txt)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  static func document(_ name: String) throws -> LayoutDocument {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("LayoutDocumentsTests/Corpus")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasPrefix(name + ".") })
    return try read(String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
  }

  static func read(_ text: String) throws -> LayoutDocument {
    let reading = DocumentReading(text)
    return try #require(
      reading.document, "\(reading.problems.map { $0.line(file: "document") })")
  }
}
