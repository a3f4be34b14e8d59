// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing
import WaitingSuites

/// Has no view.
final class ViewlessItem: NSCollectionViewItem {
  override func loadView() {}
}

/// Says what a test wants.
final class AnyLayout: NSCollectionViewLayout {
  var size = NSSize(width: 100, height: 100)
  var frame = NSRect(x: 0, y: 0, width: 10, height: 10)
  override var collectionViewContentSize: NSSize { size }
  override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}

/// Appkit section 5, the other half.
@Suite("AppKit: more bad input")
struct MoreBadInputTests {
  /// Holds the fixtures: their data sources have no other owner.
  @MainActor private static var held: [Fixture] = []

  @MainActor
  static func fixture(_ counts: [Int] = [2], _ layout: NSCollectionViewLayout? = nil) -> Fixture {
    let fixture = Fixture(
      clip: NSSize(width: 100, height: 100), counts: counts,
      layout: layout ?? NSCollectionViewFlowLayout())
    held.append(fixture)
    return fixture
  }

  @Test(.waitsForProcesses) func `A nib that is nil takes the class back`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = Self.fixture().view
        view.register(nil as NSNib?, forItemWithIdentifier: CountingSource.identifier)
        _ = view.makeItem(
          withIdentifier: CountingSource.identifier, for: IndexPath(item: 7, section: 0))
      }
    }
    expectStop(result, says: "no class is registered", "\"plain\"")
  }

  @Test(.waitsForProcesses) func `An item makes its view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ViewlessItem(nibName: nil, bundle: nil).view }
    }
    expectStop(result, says: "ViewlessItem.loadView() did not create a view")
  }

  @Test(.waitsForProcesses) func `A diffable provider gives a supplementary view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let flow = NSCollectionViewFlowLayout()
        flow.headerReferenceSize = NSSize(width: 0, height: 10)
        let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        view.collectionViewLayout = flow
        let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) {
          _, _, _ in PlainItem()
        }
        source.supplementaryViewProvider = { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutSubtreeIfNeeded()
      }
    }
    expectStop(
      result, says: "supplementary view provider returned nil",
      "\"UICollectionElementKindSectionHeader\" at [0, 0]")
  }

  @Test(.waitsForProcesses) func `What is selected as well is among the data`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.fixture().view.selectItems(
          at: [IndexPath(item: 0, section: 3)], scrollPosition: [])
      }
    }
    expectStop(result, says: "no item at [3, 0]", "there are 1 sections")
  }

  @Test(.waitsForProcesses) func `An index names an item of one section`() async {
    let item = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Self.fixture([2, 2]).view.item(at: 1) }
    }
    expectStop(item, says: "NSCollectionView.item(at:)", "there are 2", "index path")
    let frame = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Self.fixture([2, 2]).view.frameForItem(at: 1) }
    }
    expectStop(frame, says: "NSCollectionView.frameForItem(at:)", "there are 2")
    let other = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Self.fixture([2, 2]).view.frameForItem(at: 1, withNumberOfItems: 3)
      }
    }
    expectStop(other, says: "frameForItem(at:withNumberOfItems:)")
  }

  @Test(.waitsForProcesses) func `Content is for views without a data source`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Self.fixture().view.content = [1, 2, 3] }
    }
    expectStop(result, says: "NSCollectionView.content", "3 objects", "dataSource")
  }

  @Test(.waitsForProcesses) func `So are a prototype and its copies`() async {
    let prototype = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Self.fixture().view.itemPrototype = PlainItem() }
    }
    expectStop(
      prototype, says: "NSCollectionView.itemPrototype", "makeItem(withIdentifier:for:)")
    let copy = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Self.fixture().view.newItem(forRepresentedObject: 1) }
    }
    expectStop(copy, says: "newItem(forRepresentedObject:)", "data source")
  }

  @Test(.waitsForProcesses) func `Content needs a prototype`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        view.content = ["Denali"]
        view.layoutSubtreeIfNeeded()
      }
    }
    expectStop(result, says: "no itemPrototype to copy for Denali", "override")
  }

  @Test(
    "Updates name what there is", .waitsForProcesses,
    arguments: ["insert", "delete", "reload", "move", "section"])
  func updates(of change: String) async {
    // Values cannot be captured by another process: each has its own.
    switch change {
    case "insert":
      await expectRefusal(
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            Self.fixture().view.insertItems(at: [IndexPath(item: 9, section: 0)])
          }
        })
    case "delete":
      await expectRefusal(
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            Self.fixture().view.deleteItems(at: [IndexPath(item: 9, section: 0)])
          }
        })
    case "reload":
      await expectRefusal(
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            Self.fixture().view.reloadItems(at: [IndexPath(item: 9, section: 0)])
          }
        })
    case "move":
      await expectRefusal(
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            Self.fixture().view.moveItem(
              at: IndexPath(item: 9, section: 0), to: IndexPath(item: 0, section: 0))
          }
        })
    default:
      await expectRefusal(
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run { Self.fixture().view.deleteSections([9]) }
        })
    }
  }

  private func expectRefusal(of result: ExitTest.Result?) async {
    expectStop(result, says: "NSCollectionView:", "9")
  }

  @Test(.waitsForProcesses) func `Frames, sizes and contents are finite`() async {
    let frame = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = AnyLayout()
        layout.frame = NSRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
        _ = Self.fixture([1], layout)
      }
    }
    expectStop(frame, says: "AnyLayout gives the item at [0, 0] the frame", "finite")
    let content = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = AnyLayout()
        layout.size = NSSize(width: 100, height: CGFloat.infinity)
        _ = Self.fixture([1], layout)
      }
    }
    expectStop(content, says: "AnyLayout.collectionViewContentSize", "finite")
    let size = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let flow = NSCollectionViewFlowLayout()
        flow.itemSize = NSSize(width: CGFloat.nan, height: 10)
        _ = Self.fixture([1], flow)
      }
    }
    expectStop(size, says: "size of item 0 in section 0")
    let margin = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let grid = NSCollectionViewGridLayout()
        grid.minimumItemSize = NSSize(width: 10, height: CGFloat.infinity)
        _ = Self.fixture([1], grid)
      }
    }
    expectStop(margin, says: "minimumItemSize.height is inf")
  }

  @Test(.waitsForProcesses) func `A grid has no negative number of columns`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let grid = NSCollectionViewGridLayout()
        grid.maximumNumberOfColumns = -3
        _ = Self.fixture([1], grid)
      }
    }
    expectStop(result, says: "maximumNumberOfColumns is -3")
  }

  @Test @MainActor func `Negative lengths count as zero`() {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: -10, height: 20)
    flow.minimumLineSpacing = -5
    flow.sectionInset = NSEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
    let fixture = Self.fixture([3], flow)
    expectEqual(fixture.frame(0)?.size, NSSize(width: 0, height: 20))
    expectEmpty(fixture.view.visibleItems())
  }

  @Test @MainActor func `Margins larger than the view leave one column`() {
    let grid = NSCollectionViewGridLayout()
    grid.margins = NSEdgeInsets(top: 90, left: 90, bottom: 90, right: 90)
    grid.minimumItemSize = NSSize(width: 20, height: 10)
    let fixture = Self.fixture([2], grid)
    expectEqual(fixture.frame(0), NSRect(x: 90, y: 90, width: 20, height: 10))
    expectEqual(fixture.frame(1), NSRect(x: 90, y: 100, width: 20, height: 10))
    expectEqual(grid.collectionViewContentSize, NSSize(width: 200, height: 200))
  }

  @Test @MainActor func `The least size wins over the greatest`() {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 40, height: 30)
    grid.maximumItemSize = NSSize(width: 20, height: 10)
    expectEqual(Self.fixture([2], grid).frame(1), NSRect(x: 40, y: 0, width: 40, height: 30))
  }

  @Test(.waitsForProcesses) func `A group has a count`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
        _ = Self.fixture(
          [1],
          NSCollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      }
    }
    expectStop(result, says: "count", "0")
  }

  @Test(.waitsForProcesses) func `A provider describes each section`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Self.fixture([1], NSCollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    expectStop(result, says: "section 0")
  }

  @Test(.waitsForProcesses) func `Identifiers are unique`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["K2", "K2"])
    }
    expectStop(result, says: "K2")
  }
}
