// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing
import WaitingSuites

/// Gives the same item for all.
final class OneItemSource: CountingSource {
  let item = PlainItem()
  override func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { item }
}

/// Has no supplementary views.
final class HeaderlessSource: NSObject, NSCollectionViewDataSource {
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { PlainItem() }
}

/// Appkit section 5: what is wrong stops the program, with the numbers and what to do.
@Suite("AppKit: bad input")
struct BadInputTests {
  @Test(.waitsForProcesses) func `An item needs a registered class`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: .zero)
        _ = view.makeItem(withIdentifier: .init("note"), for: IndexPath(item: 3, section: 0))
      }
    }
    expectStop(
      result, says: "no class is registered for the identifier \"note\"",
      "register(_:forItemWithIdentifier:)")
  }

  @Test(.waitsForProcesses) func `A supplementary view needs a registered class`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: .zero)
        _ = view.makeSupplementaryView(
          ofKind: "title", withIdentifier: .init("note"), for: IndexPath(item: 0, section: 2))
      }
    }
    expectStop(
      result, says: "of kind \"title\" for [2, 0]",
      "register(_:forSupplementaryViewOfKind:withIdentifier:)")
  }

  @Test(.waitsForProcesses) func `Only items are registered as items`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        NSCollectionView(frame: .zero).register(
          NSView.self, forItemWithIdentifier: .init("note"))
      }
    }
    expectStop(result, says: "NSView cannot be the item \"note\"", "not an NSCollectionViewItem")
  }

  @Test(.waitsForProcesses) func `Only views are registered as supplementary views`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        NSCollectionView(frame: .zero).register(
          NSCollectionViewItem.self, forSupplementaryViewOfKind: "title",
          withIdentifier: .init("note"))
      }
    }
    expectStop(result, says: "NSCollectionViewItem cannot be", "not a subclass of NSView")
  }

  @Test(.waitsForProcesses) func `An item is shown once`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(
          clip: NSSize(width: 100, height: 100), counts: [2], layout: NSCollectionViewFlowLayout(),
          source: OneItemSource([2]))
        fixture.window.layoutIfNeeded()
      }
    }
    expectStop(result, says: "the item at [0, 1]", "already shows the item at [0, 0]")
  }

  @Test(.waitsForProcesses) func `A layout with headers needs their views`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let flow = NSCollectionViewFlowLayout()
        flow.headerReferenceSize = NSSize(width: 0, height: 10)
        let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let source = HeaderlessSource()
        view.collectionViewLayout = flow
        view.dataSource = source
        view.layoutSubtreeIfNeeded()
      }
    }
    expectStop(
      result, says: "\"UICollectionElementKindSectionHeader\" at [0, 0]",
      "HeaderlessSource does not implement")
  }

  @Test(.waitsForProcesses) func `The selection is among the data`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(
          clip: NSSize(width: 100, height: 100), counts: [2], layout: NSCollectionViewFlowLayout())
        fixture.view.selectionIndexPaths = [IndexPath(item: 2, section: 0)]
      }
    }
    expectStop(result, says: "no item at [0, 2]", "section 0 has 2 items")
  }

  @Test(.waitsForProcesses) func `A scroll position makes one choice for each axis`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(
          clip: NSSize(width: 100, height: 100), counts: [2], layout: NSCollectionViewFlowLayout())
        fixture.view.scrollToItems(
          at: [IndexPath(item: 0, section: 0)], scrollPosition: [.top, .nearestHorizontalEdge])
      }
    }
    expectStop(result, says: "513 makes 2 vertical choices")
  }

  @Test(.waitsForProcesses) func `Items that are scrolled to exist`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(
          clip: NSSize(width: 100, height: 100), counts: [2], layout: NSCollectionViewFlowLayout())
        fixture.view.scrollToItems(at: [IndexPath(item: 0, section: 4)], scrollPosition: .top)
      }
    }
    expectStop(result, says: "no item at [4, 0]")
  }

  @Test(.waitsForProcesses) func `A frame is finite`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSView(frame: .zero)
        view.frame = NSRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      }
    }
    expectStop(result, says: "NSView: the frame", "not finite")
  }

  @Test(.waitsForProcesses) func `A view is not in itself`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (NSView(frame: .zero), NSView(frame: .zero))
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    expectStop(result, says: "a view cannot contain itself")
  }

  @Test(.waitsForProcesses) func `A grid has no negative number of rows`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let grid = NSCollectionViewGridLayout()
        grid.maximumNumberOfRows = -1
        let fixture = Fixture(clip: NSSize(width: 100, height: 100), counts: [2], layout: grid)
        fixture.window.layoutIfNeeded()
      }
    }
    expectStop(result, says: "maximumNumberOfRows is -1")
  }

  @Test(.waitsForProcesses) func `Counts follow from what a batch names`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(
          clip: NSSize(width: 100, height: 100), counts: [2], layout: NSCollectionViewFlowLayout())
        fixture.source.counts = [5]
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectStop(result, says: "NSCollectionView:")
  }

  @Test(.waitsForProcesses) func `A diffable provider gives an item`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        view.collectionViewLayout = NSCollectionViewFlowLayout()
        let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Aneto"])
        source.apply(snapshot)
        view.layoutSubtreeIfNeeded()
      }
    }
    expectStop(result, says: "returned nil for the item Aneto at [0, 0]")
  }

  // MARK: Dragging

  @Test @MainActor func `A delegate that names a place outside the data refuses that move`() {
    let (fixture, source) = Fixture.letters([["A", "B"]])
    let item = NSPasteboardItem()
    item.setString("X", forType: .letter)
    let places: [(NSIndexPath, NSCollectionView.DropOperation)] = [
      (NSIndexPath(forItem: 3, inSection: 0), .before),
      (NSIndexPath(forItem: 2, inSection: 0), .on),
      (NSIndexPath(forItem: -1, inSection: 0), .before),
      (NSIndexPath(forItem: 0, inSection: 1), .before),
      (NSIndexPath(index: 0), .before),
    ]
    for (place, operation) in places {
      source.retarget = { path, proposed in (path, proposed) = (place, operation) }
      fixture.window.beginForeignDrag(of: [item], at: fixture.middle(0, 0))
      expectNil(fixture.indicatorFrame, "\(place)")
      fixture.window.releaseMouse()
      expectLacks(source.log, where: { $0.hasPrefix("accept") }, "\(place)")
      NSPasteboard(name: .drag).clearContents()
    }
    source.retarget = { path, proposed in
      (path, proposed) = (NSIndexPath(forItem: 2, inSection: 0), .before)
    }
    expectEqual(fixture.window.drop([item], at: fixture.middle(0, 0)), .move)
  }

  @Test(.waitsForProcesses) func `A drag begins in a window`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let event = NSEvent.mouseEvent(
          with: .leftMouseDragged, location: .zero, modifierFlags: [], timestamp: 0,
          windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
        let view = NSCollectionView(frame: .zero)
        guard let event else { return }
        view.beginDraggingSession(with: [], event: event, source: view)
      }
    }
    expectStop(result, says: "NSCollectionView cannot begin a drag: it is not in a window")
  }

  @Test(.waitsForProcesses) func `A window has one drag`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let window = NSWindow()
        window.beginForeignDrag(of: ["a" as NSString], at: .zero)
        window.beginForeignDrag(of: ["b" as NSString], at: .zero)
      }
    }
    expectStop(result, says: "another is in progress; end that one first")
  }

  @Test(.waitsForProcesses) func `An item is on one pasteboard`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let item = NSPasteboardItem()
        item.setString("x", forType: .string)
        NSPasteboard.general.writeObjects([item])
        NSPasteboard.withUniqueName().writeObjects([item])
      }
    }
    expectStop(
      result, says: "is already on the pasteboard \"Apple CFPasteboard general\"",
      "write a new item")
  }
}
