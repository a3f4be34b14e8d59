// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// The frames that the format's description gives for its documents.
@MainActor @Suite("Frames of documents") struct DocumentFrameTests {
  @Test func `The smallest document is a grid of five columns`() throws {
    let stage = try Stage("grid")
    expectEqual(stage.cells([6])[0][5], [0, 78, 78, 78])
    expectEqual(stage.contentSize, [390, 1482])
  }

  @Test(arguments: [false, true])
  func `Groups are nested in groups`(isFromRight: Bool) throws {
    let stage = try Stage("nested-groups", isFromRight: isFromRight)
    let expected: [[Double]] = [
      [10, 10, 253, 317.5], [283, 10, 97, 148.5], [283, 178.5, 97, 148.5], [10, 347.5, 253, 317.5],
    ]
    expectEqual(stage.cells([4])[0], (isFromRight ? expected.map { mirrored($0) } : expected))
    expectEqual(stage.contentSize, [390, 11475])
  }

  @Test(arguments: ["label", "list"])
  func `A badge without a text is hidden in every look`(type: String) throws {
    var document = try Stage.document("badges")
    document.looks["badge"] = try Stage.read(
      """
      { version: 1, layout: { type: "flow" }, looks: { badge: { type: "\(type)" } },
        data: { sections: [{ items: ["a"] }] } }
      """
    ).looks["badge"]
    let stage = Stage(document)
    let hidden = (0..<3).map {
      stage.view.supplementaryView(
        forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.isHidden
    }
    expectEqual(hidden, [false, false, true])
  }

  @Test(arguments: [false, true])
  func `Badges are at corners, and hidden without a text`(isFromRight: Bool) throws {
    let stage = try Stage("badges", isFromRight: isFromRight)
    let cells: [[Double]] = [[25, 25, 77.5, 60], [112.5, 25, 77.5, 60]]
    let badges: [[Double]] = [[88.5, 19, 20, 20], [176, 19, 20, 20]]
    expectEqual(stage.cells([2])[0], (isFromRight ? cells.map { mirrored($0) } : cells))
    let shown = (0..<2).map { stage.supplementary("badge", 0, $0) }
    expectEqual(shown, (isFromRight ? badges.map { mirrored($0) } : badges))
    expectEqual(stage.contentSize, [390, 1790])
    let third = stage.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 2, section: 0))
    expectEqual(third?.isHidden, true)
  }

  @Test(arguments: [false, true])
  func `A variant holds where the view is wide`(isFromRight: Bool) throws {
    func expectFrames(_ expected: [[Double]], _ stage: Stage, width: Double) {
      let cells = stage.cells([10])[0]
      for (index, frame) in expected.enumerated() where !frame.isEmpty {
        expectEqual(cells[index], (isFromRight ? mirrored(frame, in: width) : frame), "\(index)")
      }
    }
    let narrow = try Stage("adaptive-grid", isFromRight: isFromRight)
    expectFrames(
      [[22, 22, 66, 66], [92, 22, 66, 66], [], [], [], [22, 92, 66, 66]], narrow, width: 390)
    expectEqual(narrow.contentSize, [390, 180])
    let wide = try Stage(
      "adaptive-grid", size: CGSize(width: 1024, height: 768), isFromRight: isFromRight)
    expectFrames(
      [[22, 22, 94, 94], [120, 22, 94, 94], [], [], [], [], [], [], [], [904, 22, 94, 94]], wide,
      width: 1024)
  }

  @Test(arguments: [false, true])
  func `A flow breaks lines as the delegate's sizes say`(isFromRight: Bool) throws {
    let stage = try Stage("flow", isFromRight: isFromRight)
    let cells = stage.cells([1, 4, 2])
    let expected: [[[Double]]] = [
      [[10, 54, 66, 66]],
      [[10, 268, 70, 44], [92.5, 268, 116, 44], [221.5, 268, 54, 44], [288, 268, 92, 44]],
      [[10, 618, 66, 44], [86, 594, 66, 92]],
    ]
    expectEqual(cells, expected.map { $0.map { isFromRight ? mirrored($0) : $0 } })
    let headers = (0..<3).map {
      stage.supplementary(UICollectionView.elementKindSectionHeader, $0, 0)
    }
    expectEqual(headers, [[0, 0, 390, 44], [0, 214, 390, 44], [0, 540, 390, 44]])
  }

  @Test(arguments: [false, true])
  func `A list has rows as high as their texts`(isFromRight: Bool) throws {
    let stage = try Stage(
      "groceries", size: CGSize(width: 390, height: 400), isFromRight: isFromRight)
    expectEqual(stage.cells([3])[0], [[20, 39, 350, 60], [20, 99, 350, 60], [20, 159, 350, 60]])
    expectEqual(
      stage.supplementary(UICollectionView.elementKindSectionHeader, 0, 0), [20, 0, 350, 39])
  }

  @Test func `Frames do not depend on looks`() throws {
    for name in ["grid", "nested-groups", "badges", "adaptive-grid", "flow"] {
      var document = try Stage.document(name)
      let plain = Stage(document).frames
      for type in LayoutDocument.Look.ViewType.allCases {
        var look = LayoutDocument.Look()
        look.type = type
        look.textStyle = .largeTitle
        look.padding = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
        document.looks = ["cell": look, "badge": look, "header": look]
        expectEqual(Stage(document).frames, plain, "\(name), \(type)")
      }
    }
  }

  @Test func `An item's size takes the place of its view's along estimated axes`() throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, layout: { type: "compositional", section: { group: {
            group: "vertical", width: { fractionalWidth: 1 }, height: { estimated: 10 },
            items: [{ width: { fractionalWidth: 1 }, height: { estimated: 10 } }] } } },
          data: { sections: [{ count: 3, each: { size: { cycle: [[20, 70], [20, 31]] } } }] } }
        """))
    expectEqual(stage.cells([3])[0], [[0, 0, 390, 70], [0, 70, 390, 31], [0, 101, 390, 70]])
  }

  private func mirrored(_ frame: [Double], in width: Double = 390) -> [Double] {
    [width - frame[0] - frame[2], frame[1], frame[2], frame[3]]
  }
}

extension Stage {
  /// The frames of all that is visible, as lines.
  var frames: [String] {
    let layout = view.collectionViewLayout
    return (layout.layoutAttributesForElements(in: view.bounds) ?? []).map {
      "\($0.indexPath) \($0.representedElementKind ?? "cell") \($0.frame)"
    }
  }
}
