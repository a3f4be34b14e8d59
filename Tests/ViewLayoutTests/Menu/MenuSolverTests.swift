// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import ViewLayout

/// The numbers of interaction section 4.3, and of its examples IE-29 to IE-33.
@Suite("Menu solver")
struct MenuSolverTests {
  @Test func `Three actions are 131.5 high: IE-29`() {
    let menu = menuSolver().solve([.row(0), .row(1), .row(2)])
    expectEqual(menu.size, CGSize(width: 250, height: 131.5))
    expectEqual(menu.items.map(\.frame.minY), [0, 44, 88])
    expectEqual(menu.items.map(\.frame.height), [43.5, 43.5, 43.5])
  }

  @Test func `Rows are 44 apart at scale 3 too`() {
    let menu = menuSolver(scale: 3).solve([.row(0), .row(1)])
    expectNear(menu.items[0].frame.height, 43.667, within: 0.001)
    expectNear(menu.items[1].frame.minY, 44, within: 1e-9)
  }

  @Test func `A group of two below two actions is 183 high: IE-30`() {
    let menu = menuSolver().solve([.row(0), .row(1), .group([.row(2), .row(3)], header: nil)])
    expectEqual(menu.size.height, 183)
    expectEqual(menu.items.map(\.frame.minY), [0, 44, 95.5, 139.5])
    expectEqual(menu.separatorFrame(above: 2), CGRect(x: 0, y: 87.5, width: 250, height: 8))
    expectEqual(menu.separatorFrame(above: 1), CGRect(x: 0, y: 43.5, width: 250, height: 0.5))
    expectNil(menu.separatorFrame(above: 0))
  }

  @Test func `A group ends with a band, and two groups share one`() {
    let group = MenuSpecification.Element.group([.row(1)], header: nil)
    let menu = menuSolver().solve([group, group, .row(2)])
    expectEqual(menu.items.map(\.separator), [.none, .band, .band])
  }

  @Test func `A group without elements leaves no trace`() {
    let menu = menuSolver().solve([
      .row(0), .group([.group([], header: 5)], header: 4), .row(1),
    ])
    expectEqual(menu.items.map(\.separator), [.none, .hairline])
  }

  @Test func `A subtitle makes a row 64.5 high, a second line 65.5: IE-31`() {
    let solver = menuSolver()
    let subtitle = solver.solve([.row(0, subtitle: true)])
    expectEqual(subtitle.size.height, 64.5)
    let lines = solver.solve(MenuSpecification([.row(0)])) { _ in 2 }
    expectEqual(lines.size.height, 65.5)
  }

  @Test func `Titles have two lines at most, but for accessibility sizes`() {
    let row = MenuSpecification([.row(0)])
    expectEqual(menuSolver().solve(row) { _ in 5 }.items[0].titleLines, 2)
    expectEqual(menuSolver(.accessibilityMedium).solve(row) { _ in 5 }.items[0].titleLines, 5)
  }

  @Test func `One mark moves all texts to 32: IE-32`() throws {
    let menu = menuSolver().solve([.row(0), .row(1, mark: true), .row(2), .row(3), .row(4)])
    for item in menu.items {
      let layout = try #require(menu.rowLayout(of: item, isMirrored: false))
      expectEqual(layout.title.minX, 32)
    }
    let marked = try #require(menu.rowLayout(of: menu.items[1], isMirrored: false))
    expectEqual(marked.mark, CGPoint(x: 18.5, y: 21.75))
    expectNil(menu.rowLayout(of: menu.items[0], isMirrored: false)?.mark)
  }

  /// A checkmark is 15 wide at the standard text size, and grows with the title's font of 17.
  @Test(
    arguments: [
      (.extraSmall, 14), (.large, 17), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `A mark at a large text size keeps its distance from the edge and from the text`(
    category: UIContentSizeCategory, font: CGFloat
  ) throws {
    let menu = menuSolver(scale: 2, category).solve([.row(0), .row(1, mark: true)])
    let layouts = menu.items.compactMap { menu.rowLayout(of: $0, isMirrored: false) }
    let mark = try #require(layouts.last?.mark)
    let half = 15 * font / 17 / 2
    expectAtLeast(mark.x - half, 11 - 0.01, "\(category)")
    for layout in layouts {
      expectAtLeast(layout.title.minX - (mark.x + half), 6 - 0.26, "\(category)")
      expectEqual(layout.title.minX, PixelGrid(scale: 2).round(layout.title.minX))
    }
    if font <= 17 { expectEqual(layouts[0].title.minX, 32) }
  }

  @Test func `An opened submenu keeps its texts at 32`() {
    let opener = MenuSpecification.Row(id: 9, hasMark: true)
    let menu = menuSolver().solve(MenuSpecification([.row(0)], opener: opener)) { _ in 1 }
    expectEqual(menu.items.map(\.content), [.opener(opener), .row(.init(id: 0))])
    expectEqual(menu.rowLayout(of: menu.items[1], isMirrored: false)?.title.minX, 32)
  }

  @Test func `An image is centred at 222, and its text ends at 206: IE-33`() throws {
    let menu = menuSolver().solve([.row(0, image: true)])
    let layout = try #require(menu.rowLayout(of: menu.items[0], isMirrored: false))
    expectEqual(layout.image, CGPoint(x: 222, y: 21.75))
    expectEqual((layout.title.minX, layout.title.maxX), (16, 206))
  }

  @Test func `From right to left rows are mirrored`() throws {
    let menu = menuSolver().solve([.row(0, subtitle: true, image: true, mark: true)])
    let layout = try #require(menu.rowLayout(of: menu.items[0], isMirrored: true))
    expectEqual((layout.title.minX, layout.title.maxX), (44, 218))
    expectEqual((layout.subtitle?.minX, layout.subtitle?.maxX), (44, 218))
    expectEqual(layout.mark?.x, 231.5)
    expectEqual(layout.image?.x, 28)
  }

  @Test func `A header is 36 high with one line, 52 with two: IR-12`() {
    let solver = menuSolver()
    let one = solver.solve([.row(1)], header: 0)
    expectEqual(one.items.map(\.frame.minY), [0, 36.5])
    let two = solver.solve(MenuSpecification([.row(1)], header: 0)) { $0.role == .header ? 3 : 1 }
    expectEqual(two.items.map(\.frame.minY), [0, 52.5])
    expectEqual(two.items[0].titleLines, 2)
  }

  @Test(
    "The window decides the width",
    arguments: [
      (390, false, 250), (767, false, 250), (768, false, 262), (1024, false, 262),
      (390, true, 358), (402, true, 370), (1024, true, 343), (200, false, 168), (20, false, 0),
    ] as [(CGFloat, Bool, CGFloat)])
  func windowDecidesWidth(window: CGFloat, isAccessible: Bool, width: CGFloat) {
    let category: UIContentSizeCategory = isAccessible ? .accessibilityLarge : .large
    expectEqual(menuSolver(category, windowWidth: window).width, width)
  }

  @Test func `Accessibility sizes show no images`() throws {
    let menu = menuSolver(.accessibilityMedium).solve([.row(0, image: true)])
    let layout = try #require(menu.rowLayout(of: menu.items[0], isMirrored: false))
    expectNil(layout.image)
    expectEqual((layout.title.minX, layout.title.maxX), (16, 342))
    // A line of 34: 28 / 22 * 34 is 43.27, to the pixel 43.5, and 0.71 * 34 is 24.14, 24.
    expectEqual(menu.size.height, 67.5)
  }

  @Test func `A palette's columns share the width, and meet on pixels`() {
    let palette = MenuSpecification.Palette(ids: [4, 5, 6], size: .small)
    let menu = menuSolver().solve([.palette(palette), .row(7)])
    expectEqual(menu.items.map(\.frame.minY), [0, 44.5])
    let frames = menu.columnFrames(of: menu.items[0], isMirrored: false)
    expectEqual(frames.map(\.minX), [0, 83.5, 166.5])
    expectEqual(frames.map(\.maxX), [83.5, 166.5, 250])
    expectEqual(menu.element(at: CGPoint(x: 90, y: 20), isMirrored: false), 5)
    expectEqual(menu.element(at: CGPoint(x: 10, y: 20), isMirrored: true), 6)
    expectEqual(menu.frame(of: 6, isMirrored: true)?.minX, 0)
  }

  @Test func `Medium elements are 66 high`() {
    let palette = MenuSpecification.Palette(ids: [0, 1], size: .medium)
    expectEqual(menuSolver().solve([.palette(palette)]).size.height, 66)
  }

  @Test func `A menu that opens upwards has its first element last`() {
    let specification = MenuSpecification(
      [.row(0), .group([.row(1), .row(2)], header: 8)], header: 9)
    let menu = menuSolver().solve(specification.reversed) { _ in 1 }
    expectEqual(
      menu.items.map(\.content),
      [
        .header(9), .header(8), .row(.init(id: 2)), .row(.init(id: 1)), .row(.init(id: 0)),
      ])
  }

  @Test func `Points find rows, and nothing on separators and headers`() {
    let menu = menuSolver().solve([.row(1), .row(2)], header: 0)
    func element(_ y: CGFloat) -> Int? {
      menu.element(at: CGPoint(x: 100, y: y), isMirrored: false)
    }
    expectEqual(
      [10, 36.25, 36.5, 79.9, 80.25, 80.5, 200, -1].map(element),
      [
        nil, nil, 1, 1, nil, 2, nil, nil,
      ])
    expectNil(menu.element(at: CGPoint(x: 251, y: 40), isMirrored: false))
  }

  @Test func `Each text is measured once`() {
    var measured: [MenuSolver.Text: Int] = [:]
    let rows = (0..<1000).map { MenuSpecification.Element.row($0, subtitle: $0 % 3 == 0) }
    _ = menuSolver().solve(MenuSpecification(rows, header: 1000)) {
      measured[$0, default: 0] += 1
      return 1
    }
    expectEqual(measured.count, 1000 + 334 + 1)
    expectAll(measured.values, where: { $0 == 1 })
  }

  @Test func `Random menus are stacked without gaps and overlaps`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var id = 0
      let elements = randomElements(
        &random, count: random.next(below: 12), depth: 2, id: &id)
      let solver = menuSolver(
        scale: random.pick([1, 2, 3]), random.pick(UIContentSizeCategory.allCategories))
      let lines = 1 + random.next(below: 3)
      let menu = solver.solve(MenuSpecification(elements)) { _ in lines }
      var y: CGFloat = 0
      for (index, item) in menu.items.enumerated() {
        y += menu.separatorFrame(above: index)?.height ?? 0
        expectNear(item.frame.minY, y, within: 1e-9, "seed \(seed)")
        expectEqual(item.frame.width, solver.width)
        y = item.frame.maxY
        if let layout = menu.rowLayout(of: item, isMirrored: random.once(in: 2)) {
          let last = layout.subtitle ?? layout.title
          expectAtMost(last.maxY, item.frame.height, "seed \(seed)")
          expectAtLeast(layout.title.minX, 16)
          expectAtMost(layout.title.maxX, solver.width - 16)
        }
      }
      expectNear(menu.size.height, y, within: 1e-9, "seed \(seed)")
    }
  }

  @Test func `A span finds the items that it touches`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var id = 0
      let menu = menuSolver().solve(
        randomElements(&random, count: 20, depth: 1, id: &id))
      let top = CGFloat.random(in: -50...1000, using: &random)
      let bottom = top + CGFloat.random(in: 0...300, using: &random)
      let expected = menu.items.indices.filter {
        menu.items[$0].frame.maxY > top && menu.items[$0].frame.minY < bottom
      }
      expectEqual(Array(menu.items(from: top, to: bottom)), expected, "seed \(seed)")
    }
  }
}
