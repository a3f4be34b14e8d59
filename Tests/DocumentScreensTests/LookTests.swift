// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// What cells, headers and backgrounds show.
@MainActor @Suite("Looks of documents") struct LookTests {
  @Test(arguments: [
    ("title", ["a", "-", "b"]), ("number", ["0", "1", "2"]), ("item", ["0", "1", "0"]),
    ("path", ["0, 0", "0, 1", "1, 0"]), ("none", ["-", "-", "-"]),
  ])
  func `A look says which text is shown`(text: String, expected: [String]) throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "flow" }, looks: { cell: { text: "\(text)" } },
          data: { sections: [{ items: ["a", { id: "x" }] }, { items: ["b"] }] } }
        """))
    let paths = [[0, 0], [0, 1], [1, 0]].map { IndexPath(indexes: $0) }
    let shown = paths.map { stage.label(at: $0)?.text ?? "-" }
    expectEqual(shown, expected)
  }

  @Test func `The title is shown by default, or else the number`() throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "flow" },
          data: { sections: [{ items: ["a", { id: "x" }] }] } }
        """))
    expectEqual(stage.label(at: IndexPath(item: 0, section: 0))?.text, "a")
    let label = stage.label(at: IndexPath(item: 1, section: 0))
    expectEqual(label?.text, "1")
    expectEqual(label?.textColor, .white)
    expectEqual(label?.textAlignment, .center)
    expectEqual(label?.superview?.backgroundColor, .systemBlue)
    expectEqual(label?.superview?.layer.cornerRadius, 8)
  }

  @Test func `A badge is a small red capsule by default, and a header among frames is not`() throws
  {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "compositional", section: { group: {
            group: "horizontal", width: { fractionalWidth: 1 }, height: 80,
            items: [{ width: 80, height: 80, supplementaryItems: [{ kind: "badge", width: 40,
              height: 24, anchor: { edges: ["bottom"] } }] }] } } },
          data: { sections: [{ count: 3, each: { badge: "12" } }] } }
        """))
    let badge = try #require(
      stage.view.supplementaryView(
        forElementKind: "badge", at: IndexPath(item: 0, section: 0)))
    let look = try #require(badge.subviews.first)
    expectEqual(
      look.backgroundColor, UIColor(red: 215.0 / 255, green: 0, blue: 21.0 / 255, alpha: 1))
    expectEqual(look.layer.cornerRadius, 12)
    let label = try #require(look.subviews.first as? UILabel)
    expectEqual(label.text, "12")
    expectEqual(label.textColor, .white)
    expectEqual(label.font, UIFont.preferredFont(forTextStyle: .caption1))
    let frames = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "frames", contentSize: [320, 480],
            elements: [{ kind: "title", index: [0, 0], frame: [0, 0, 320, 40] }] },
          data: { sections: [{ count: 1, texts: { title: "A" } }] } }
        """))
    let title = frames.view.supplementaryView(
      forElementKind: "title", at: IndexPath(item: 0, section: 0))
    expectEqual(title?.subviews.first?.layer.cornerRadius, 0)
    expectEqual(title?.subviews.first?.backgroundColor, .secondarySystemFill)
  }

  @Test func `An item's color and look win over the section's`() throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "flow" },
          looks: { cell: { background: { cycle: ["systemRed", "#00FF0080"] } },
            other: { background: { light: "white", dark: "black" } } },
          data: { sections: [{ items: ["a", "b", { id: "c", color: "systemPink" },
            { id: "d", look: "other" }] }] } }
        """))
    let colors = (0..<4).map {
      stage.label(at: IndexPath(item: $0, section: 0))?.superview?.backgroundColor
    }
    expectEqual(colors[0], .systemRed)
    expectEqual(colors[1], UIColor(red: 0, green: 1, blue: 0, alpha: 128.0 / 255))
    expectEqual(colors[2], .systemPink)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(colors[3]?.resolvedColor(with: dark).cgColor, UIColor.black.cgColor)
  }

  @Test func `A picture is loaded once, and a placeholder names what is missing`() throws {
    var loaded: [String] = []
    let images = ImageProvider { path in
      loaded.append(path)
      return path == "cat.png"
        ? UIImage(systemName: "star").map { ImageProvider.Loaded($0, pixels: 0) } : nil
    }
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "flow", itemSize: [100, 100] },
          looks: { cell: { type: "image" } },
          data: { sections: [{ items: [{ id: "a", image: "cat.png" }, { id: "b", image: "cat.png" },
            { id: "c", image: "images/dog.png" }] }] } }
        """), images: images)
    expectEqual(loaded, ["cat.png", "images/dog.png"])
    expectEqual(stage.label(at: IndexPath(item: 2, section: 0))?.text, "dog.png")
    expectNil(stage.label(at: IndexPath(item: 0, section: 0)))
  }

  @Test func `Pictures that have too many pixels together are placeholders, whoever draws`() throws
  {
    let star = try #require(UIImage(systemName: "star"))
    let images = ImageProvider { _ in ImageProvider.Loaded(star, pixels: 40_000_000) }
    let document = try Stage.read(
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 100] },
        looks: { cell: { type: "image" } },
        data: { sections: [{ items: [{ id: "a", image: "a.png" }, { id: "b", image: "b.png" }] }] } }
      """)
    let stage = Stage(document, images: images)
    expectNil(stage.label(at: IndexPath(item: 0, section: 0)))
    expectEqual(stage.label(at: IndexPath(item: 1, section: 0))?.text, "b.png")
    expectEqual(images.problem, "The pictures of a document have at most 64 megapixels.")
    expectEqual(document.imageNames, ["a.png", "b.png"])
    // An edited document that names the second one alone shows it.
    images.forgetOthers(than: ["b.png"])
    expectNil(images.problem)
    let other = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "flow", itemSize: [100, 100] },
          looks: { cell: { type: "image" } }, data: { sections: [{ items: [{ image: "b.png" }] }] } }
        """), images: images)
    expectNil(other.label(at: IndexPath(item: 0, section: 0)))
  }

  @Test func `Titles, symbols and list contents are drawn in cells that are measured`() throws {
    func height(_ type: String) throws -> Double {
      let stage = Stage(
        try Stage.read(
          """
          { version: 1, layout: { type: "compositional", section: { group: {
              group: "vertical", width: { fractionalWidth: 1 }, height: { estimated: 5 },
              items: [{ width: { fractionalWidth: 1 }, height: { estimated: 5 } }] } } },
            looks: { cell: { type: "\(type)", padding: 3, lines: 0 } },
            data: { sections: [{ items: [{ title: "Milk", subtitle: "2 litres", symbol: "star" }] }] } }
          """))
      return stage.cells([1])[0][0][3]
    }
    let (label, titles) = (try height("label"), try height("titles"))
    expectGreater(label, 20)
    expectGreater(titles, label + 10)
    try expectGreater(height("symbol"), 10)
    try expectAtLeast(height("list"), 44)
  }

  @Test func `A background has the look of its kind`() throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "compositional", sections: [
            { decorations: [{ kind: "card" }], group: \(Self.row) },
            { decorations: [{ kind: "shade" }], group: \(Self.row) }] },
          looks: { shade: { background: "systemYellow", cornerRadius: 3 } },
          data: { sections: [{ count: 1 }, { count: 1 }] } }
        """))
    let backgrounds = stage.view.subviews.filter { "\(type(of: $0))".contains("Background") }
    let looks = backgrounds.compactMap(\.subviews.first)
    expectEqual(looks.map(\.backgroundColor), [.secondarySystemBackground, .systemYellow])
    expectEqual(looks.map(\.layer.cornerRadius), [12, 3])
  }

  @Test func `Every name of a colour has a colour`() {
    for name in LayoutDocument.Color.names {
      expect(
        LayoutDocument.Color.named(name).uiColor != LayoutDocument.Color.named("?").uiColor
          || name == "systemGray", "\(name)")
    }
  }

  private static let row = """
    { group: "horizontal", width: { fractionalWidth: 1 }, height: 40,
      items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }
    """
}

extension Stage {
  /// The first label of a cell.
  func label(at path: IndexPath) -> UILabel? {
    view.cellForItem(at: path).flatMap(Self.label)
  }

  private static func label(in view: UIView) -> UILabel? {
    (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }
}
