// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// Captures of views, and screens of what was captured.
@MainActor @Suite("Captured documents") struct LayoutCaptureTests {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 1024, height: 768),
  ]

  @Test(arguments: [
    "grid", "nested-groups", "badges", "adaptive-grid", "flow", "groceries", "frames",
  ])
  func `A captured screen has the tree of the screen`(name: String) throws {
    for size in Self.sizes {
      for isFromRight in [false, true] {
        let stage = try Stage(name, size: size, isFromRight: isFromRight)
        let (document, _) = stage.view.layoutDocument()
        let again = Stage(
          try Stage.read(document.canonicalText), size: size, isFromRight: isFromRight)
        expectEqual(again.tree, stage.tree, "\(name) at \(size), from right: \(isFromRight)")
      }
    }
  }

  @Test func `What was captured reads back as the document`() throws {
    var original = try Stage.document("nested-groups")
    original.name = nil
    let (document, notes) = Stage(original).view.layoutDocument()
    expectEqual(document.layout, original.layout)
    expectEqual(document.data, original.data)
    expectEqual(document.picture.size, CGSize(width: 390, height: 844))
    expectEqual(notes, ["A provider made the sections; these are those at 390 × 844."])
  }

  // Behaviour rule LI-12: what a section between others reads is not what the first one has.
  @Test func `Insets that a list was given are captured, though its own read the same`() throws {
    func captured(_ insets: String) throws -> (tree: String, again: String, text: String) {
      let stage = Stage(
        try Stage.read(
          """
          { version: 1, layout: { type: "compositional", sections: [
              { list: { appearance: "grouped" }\(insets) } ] },
            data: { sections: [{ count: 1 }] } }
          """))
      let text = stage.view.layoutDocument().document.canonicalText
      return (stage.tree, Stage(try Stage.read(text)).tree, text)
    }
    let given = try captured(
      ", contentInsets: { top: 17.5, leading: 0, bottom: 17.5, trailing: 0 }")
    let own = try captured("")
    expectEqual(given.again, given.tree)
    expectContains(given.text, "contentInsets")
    expectNotEqual(given.tree, own.tree)
    expect(!own.text.contains("contentInsets"))
  }

  @Test func `Headers of UIKit's kind have their texts, whichever section they are from`() throws {
    let cells = """
      group: { group: "horizontal", width: 200, height: 40, items: [{ width: 100, height: 40 }] }
      """
    let header = """
      { kind: "UICollectionElementKindSectionHeader", width: 200, height: 30, alignment: "top" }
      """
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "compositional", sections: [
            { list: { appearance: "plain", headerMode: "supplementary" } },
            { \(cells), boundaryItems: [\(header)] } ] },
          data: { sections: [{ count: 1, texts: { header: "A list" } },
            { count: 1, texts: { header: "A grid" } }] } }
        """))
    let captured = stage.view.layoutDocument().document
    expectEqual(captured.data.sections.map(\.texts), [["header": "A list"], ["header": "A grid"]])
    let reading = DocumentReading(captured.canonicalText)
    expectEqual(reading.problems.map(\.message), [])
    expectEqual(Stage(try #require(reading.document)).tree, stage.tree)
  }

  @Test func `Texts can be kept private`() throws {
    let stage = try Stage("groceries")
    let text = stage.view.layoutDocument(texts: false).document.canonicalText
    for word in ["Milk", "Rye", "Groceries"] { expectLacks(text, word) }
    expectContains(text, "•••")
    expectContains(stage.view.layoutDocument().document.canonicalText, "Milk")
  }

  @Test func `A layout of the app's own becomes frames`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: DiagonalLayout())
    let source = CountedCells(view)
    let (document, notes) = view.layoutDocument()
    expectEqual(
      notes, ["The layout is of the class DiagonalLayout; its frames are those at 100 × 100."])
    let again = Stage(document, size: CGSize(width: 100, height: 100))
    expectEqual(again.cells([3])[0], [[0, 0, 10, 10], [20, 20, 10, 10], [40, 40, 10, 10]])
    withExtendedLifetime(source) {}
  }

  @Test func `Closures and subclasses are noted`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { environment in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(origin: .zero, size: environment.container.contentSize))
        ]
      })
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: OwnLayout(section: section))
    let source = CountedCells(view)
    let (document, notes) = view.layoutDocument()
    expectEqual(
      notes,
      [
        "The group of section 0 is custom; its frames are those at this size.",
        "Section 0 has a visibleItemsInvalidationHandler, which is not in the document.",
        "The layout is of the class OwnLayout; its changes are not in the document.",
      ])
    let again = Stage(document, size: CGSize(width: 100, height: 100))
    expectEqual(again.cells([2])[0], [[0, 0, 50, 50], [0, 50, 50, 50]])
    withExtendedLifetime(source) {}
  }

  @Test func `A view without data is captured`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let (document, _) = view.layoutDocument()
    expectEqual(document.data.sections.map(\.items.count), [0])
  }

  @Test func `Traits, offset, selection and background are of the picture`() throws {
    let stage = try Stage("grid", isFromRight: true)
    stage.window.traitOverrides.userInterfaceStyle = .dark
    stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.view.contentOffset.y = 100
    stage.view.backgroundColor = .systemTeal
    stage.view.selectItem(
      at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: [])
    stage.window.layoutIfNeeded()
    let picture = stage.view.layoutDocument().document.picture
    expectEqual(picture.appearance, .dark)
    expectEqual(picture.direction, .rtl)
    expectEqual(picture.textSize, .xxxLarge)
    expectEqual(picture.scrollTo, CGPoint(x: 0, y: 100))
    expectEqual(picture.selected, [.init(section: 0, item: 7)])
    expectEqual(picture.background, .named("systemTeal"))
  }
}

private final class OwnLayout: UICollectionViewCompositionalLayout {}

private final class DiagonalLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let offset = CGFloat(indexPath.item) * 20
    attributes.frame = CGRect(x: offset, y: offset, width: 10, height: 10)
    return attributes
  }
}

/// Three empty cells.
private final class CountedCells: NSObject, UICollectionViewDataSource {
  @MainActor init(_ view: UICollectionView) {
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
