// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MX-2 to MX-6, examples W 34 and W 35.
@Suite("AppKit: dropping among items")
@MainActor
struct DropTests {
  private typealias State = NSCollectionViewItem.HighlightState

  /// A letter from elsewhere.
  private func letter(_ name: String = "X") -> NSPasteboardItem {
    let item = NSPasteboardItem()
    item.setString(name, forType: .letter)
    return item
  }

  // MARK: What layouts say

  @Test(
    arguments: [
      (CGPoint(x: 111, y: 20), "on 0.1"), (CGPoint(x: 84, y: 20), "before 0.1"),
      (CGPoint(x: 140, y: 20), "before 0.2"), (CGPoint(x: 150, y: 20), "before 0.2"),
      (CGPoint(x: 150, y: 46), "before 0.4"), (CGPoint(x: 20, y: 140), "before 1.3"),
    ])
  func `A flow layout proposes items and gaps`(point: CGPoint, expected: String) throws {
    let (fixture, source) = Fixture.letters()
    let attributes = try #require(
      fixture.view.collectionViewLayout?.layoutAttributesForDropTarget(at: point))
    let path = try #require(attributes.indexPath)
    let operation = attributes.representedElementCategory == .item ? "on" : "before"
    expectEqual("\(operation) \(source.name(path))", expected)
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(point.x, point.y))
    expectEqual(source.log.first, "validate \(expected)")
  }

  @Test(
    arguments: [
      (1, NSRect(x: 64, y: 2, width: 17.333, height: 40)),
      (0, NSRect(x: 0, y: 2, width: 4, height: 40)),
      (7, NSRect(x: 218.667, y: 50, width: 17.333, height: 40)),
    ])
  func `A flow layout has gaps`(item: Int, expected: NSRect) throws {
    let (fixture, _) = Fixture.letters()
    let attributes = try #require(
      fixture.view.collectionViewLayout?.layoutAttributesForInterItemGap(before: path(0, item)))
    expect(isNear(attributes.frame, expected))
    expectEqual(attributes.representedElementCategory, .interItemGap)
    expectEqual(
      attributes.representedElementKind, NSCollectionView.elementKindInterItemGapIndicator)
    expectEqual(attributes.indexPath, path(0, item))
  }

  @Test func `The base class has items and no gaps`() {
    final class TwoItems: NSCollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: NSRect
      ) -> [NSCollectionViewLayoutAttributes] {
        [0, 1].compactMap { layoutAttributesForItem(at: path(0, $0)) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> NSCollectionViewLayoutAttributes? {
        let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
        attributes.frame = NSRect(x: 60 * indexPath.item, y: 0, width: 50, height: 50)
        return attributes
      }
    }
    let (fixture, source) = Fixture.letters([["A", "B"]], layout: TwoItems())
    let layout = fixture.view.collectionViewLayout
    expectEqual(
      layout?.layoutAttributesForDropTarget(at: NSPoint(x: 70, y: 9))?.indexPath, path(0, 1))
    expectNil(layout?.layoutAttributesForDropTarget(at: NSPoint(x: 55, y: 9)))
    expectNil(layout?.layoutAttributesForInterItemGap(before: path(0, 1)))
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(55, 9))
    // Nothing there: the end; and a gap that the layout does not have is not shown.
    expectEqual(source.log, ["validate before 0.2", "update"])
    expectNil(fixture.indicatorFrame)
    fixture.window.releaseMouse()
    expectEqual(source.log.last, "accept before 0.2")
  }

  @Test func `A compositional layout has the item under the mouse, and gaps beside the nearest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = NSCollectionViewCompositionalLayout(section: section)
    let (fixture, source) = Fixture.letters([["A", "B", "C"]], layout: layout)
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(100, 40))
    fixture.window.moveMouse(to: fixture.point(100, 22))
    expectEqual(fixture.indicatorFrame, NSRect(x: 0, y: 20, width: 300, height: 10))
    fixture.window.moveMouse(to: fixture.point(100, 120))
    expectEqual(fixture.indicatorFrame, NSRect(x: 0, y: 80, width: 300, height: 10))
    expectEqual(
      source.log.filter { $0.hasPrefix("validate") },
      [
        "validate on 0.1", "validate before 0.1", "validate before 0.3",
      ])
  }

  @Test func `In a section that scrolls sideways a gap is where it is seen`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    let (fixture, source) = Fixture.letters(
      [["A", "B", "C", "D", "E"]], layout: NSCollectionViewCompositionalLayout(section: section))
    fixture.view.setOrthogonalOffset(60, forSection: 0)
    fixture.window.layoutIfNeeded()
    // B is at 110 − 60, C at 220 − 60: the gap in front of C is 150…160.
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(157, 25))
    expectEqual(source.log.first, "validate before 0.2")
    expectEqual(fixture.indicatorFrame, NSRect(x: 150, y: 0, width: 10, height: 50))
    fixture.window.moveMouse(to: fixture.point(100, 25))
    expectContains(source.log, "validate on 0.1")
  }

  // MARK: Types

  @Test func `Only what registered types is dropped on`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.drop(["text" as NSString], at: fixture.middle(0, 1))
    expectEmpty(source.log)
    fixture.view.unregisterDraggedTypes()
    expectEqual(fixture.window.drop([letter()], at: fixture.middle(0, 1)), [])
    expectEmpty(source.log)
    fixture.view.registerForDraggedTypes([.string, .letter])
    fixture.view.registerForDraggedTypes([.letter])
    expectEqual(fixture.view.registeredDraggedTypes, [.string, .letter])
    expectEqual(fixture.window.drop(["text" as NSString], at: fixture.middle(0, 1)), .move)
  }

  @Test func `A file is dropped where URLs are`() {
    let (fixture, _) = Fixture.letters()
    fixture.view.registerForDraggedTypes([.URL])
    let file = NSURL(fileURLWithPath: "/tmp/a")
    expectEqual(fixture.window.drop([file], at: fixture.middle(0, 1)), .move)
    let board = NSPasteboard(name: .drag)
    expect(board.canReadItem(withDataConformingToTypes: ["public.url"]))
    expect(!board.canReadItem(withDataConformingToTypes: ["public.image"]))
  }

  @Test func `The innermost view that takes a type gets the drag, and then the one around it`() {
    final class Inbox: NSView {
      var log: [String] = []
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
        log.append("entered")
        return .copy
      }
      override func draggingExited(_ sender: (any NSDraggingInfo)?) { log.append("exited") }
      override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        log.append("perform")
        return true
      }
      override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {
        log.append("conclude")
      }
      override func draggingEnded(_ sender: any NSDraggingInfo) { log.append("ended") }
    }
    let (fixture, source) = Fixture.letters()
    let inbox = Inbox(frame: NSRect(x: 0, y: 0, width: 300, height: 60))
    inbox.registerForDraggedTypes([.letter])
    fixture.window.contentView?.addSubview(inbox)
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 1))
    fixture.window.moveMouse(to: NSPoint(x: 100, y: 20))
    fixture.window.moveMouse(to: NSPoint(x: 101, y: 20))
    expectEqual(inbox.log, ["entered"])
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, State.none)
    fixture.window.moveMouse(to: fixture.middle(0, 1))
    expectEqual(inbox.log, ["entered", "exited"])
    fixture.window.moveMouse(to: NSPoint(x: 100, y: 20))
    fixture.window.releaseMouse()
    expectEqual(inbox.log, ["entered", "exited", "entered", "perform", "conclude", "ended"])
    expectEqual(source.log.last, "ended 1")
  }

  // MARK: Targets

  @Test func `The item that would be dropped on is highlighted until the mouse leaves it`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.middle(0, 1))
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, .asDropTarget)
    fixture.window.moveMouse(to: fixture.point(112, 20))
    // Asked once.
    expectEqual(source.log.count { $0.hasPrefix("shouldChange") }, 1)
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, State.none)
    expectEqual(fixture.view.item(at: path(0, 2))?.highlightState, .asDropTarget)
    fixture.window.moveMouse(to: fixture.point(150, 20))
    expectEqual(fixture.view.item(at: path(0, 2))?.highlightState, State.none)
    expect(isNear(fixture.indicatorFrame, NSRect(x: 141.333, y: 2, width: 17.333, height: 40)))
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    expectNil(fixture.indicatorFrame)
  }

  @Test func `An item that may not be highlighted is no target`() {
    let (fixture, source) = Fixture.letters()
    source.refused = [path(0, 1)]
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.middle(0, 1))
    fixture.window.moveMouse(to: fixture.point(112, 20))
    expectEqual(source.log.count { $0.hasPrefix("shouldChange") }, 1)
    fixture.window.releaseMouse()
    expectLacks(source.log, where: { $0.hasPrefix("accept") })
  }

  @Test func `The delegate may drop elsewhere than the layout proposes`() {
    let (fixture, source) = Fixture.letters()
    source.retarget = { path, operation in
      path = NSIndexPath(forItem: 5, inSection: 0)
      operation = .before
    }
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.middle(0, 1))
    expect(isNear(fixture.indicatorFrame, NSRect(x: 64, y: 50, width: 17.333, height: 40)))
    fixture.window.releaseMouse()
    expectEqual(source.log.last, "accept before 0.5")
    expectNil(fixture.indicatorFrame)
  }

  @Test func `The registered class shows the gap, and its data source may configure it`() {
    final class Marker: NSView, NSCollectionViewElement {
      var applied: [IndexPath?] = []
      func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
        applied.append(layoutAttributes.indexPath)
      }
    }
    let (fixture, _) = Fixture.letters()
    let kind = NSCollectionView.elementKindInterItemGapIndicator
    fixture.view.register(
      Marker.self, forSupplementaryViewOfKind: kind, withIdentifier: CountingSource.header)
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(150, 20))
    let marker = fixture.view.supplementaryView(forElementKind: kind, at: path(0, 2)) as? Marker
    expectEqual(marker?.applied.last, path(0, 2))
    expectEqual(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [path(0, 2)])
    fixture.window.moveMouse(to: fixture.point(70, 20))
    expectSame(fixture.view.visibleSupplementaryViews(ofKind: kind).first, marker)
    fixture.window.press(53)
    expectEmpty(fixture.view.visibleSupplementaryViews(ofKind: kind))
    expectNil(marker?.superview)
  }

  @Test func `Without a class there is a line in the middle, inside the view`() throws {
    let (fixture, _) = Fixture.letters()
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(150, 20))
    let kind = NSCollectionView.elementKindInterItemGapIndicator
    let made = fixture.view.makeSupplementaryView(
      ofKind: kind, withIdentifier: .init("unregistered"), for: path(0, 0))
    let shown = try #require(fixture.view.supplementaryView(forElementKind: kind, at: path(0, 2)))
    expect(type(of: made) == type(of: shown as NSView))
  }

  // MARK: Ends

  @Test func `Something can be dropped in an empty view`() {
    let (fixture, source) = Fixture.letters([[]])
    source.onDrop = { [source] info in
      let name = info.draggingPasteboard.string(forType: .letter) ?? "?"
      source.letters[0].append(name)
      fixture.view.insertItems(at: [path(0, 0)])
    }
    expectEqual(fixture.window.drop([letter()], at: fixture.point(150, 75)), .move)
    expectContains(source.log, "accept before 0.0")
    expectEqual(source.letters, [["X"]])
    fixture.window.layoutIfNeeded()
    expectNotNil(fixture.view.item(at: path(0, 0)))
  }

  @Test func `A view without sections takes nothing`() {
    let (fixture, source) = Fixture.letters([])
    expectEqual(fixture.window.drop([letter()], at: fixture.point(150, 75)), [])
    expectEqual(source.log, ["update"])
  }

  @Test func `Letters are reordered inside a view`() {
    let (fixture, source) = Fixture.letters()
    source.onDrop = { [source] info in
      expectSame(info.draggingSource as? NSCollectionView, fixture.view)
      source.move([path(0, 5)], before: path(0, 2), in: fixture.view)
    }
    fixture.window.drag(from: fixture.middle(0, 5), to: fixture.point(150, 20))
    expectEqual(source.letters[0], ["A", "B", "F", "C", "D", "E", "G"])
    expectEqual(source.log.suffix(2), ["accept before 0.2", "ended 16"])
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 2)])
    expectNil(fixture.indicatorFrame)
  }

  @Test func `Letters are moved from one view to another`() throws {
    let (fixture, source) = Fixture.letters([["A", "B", "C"]])
    let other = LetterSource(letters: [["X", "Y"]])
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    scrollView.documentView = view
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    view.collectionViewLayout = Fixture.exampleFlow()
    view.dataSource = other
    view.delegate = other
    view.registerForDraggedTypes([.letter])
    fixture.window.setContentSize(NSSize(width: 300, height: 300))
    fixture.window.contentView?.addSubview(scrollView)
    fixture.window.layoutIfNeeded()
    other.onDrop = { info in
      var names: [String] = []
      info.enumerateDraggingItems(
        options: [], for: view, classes: [NSPasteboardItem.self], searchOptions: [:]
      ) { item, _, _ in
        names.append((item.item as? NSPasteboardItem)?.string(forType: .letter) ?? "?")
      }
      other.letters[0].insert(contentsOf: names, at: 1)
      view.insertItems(at: Set(names.indices.map { path(0, 1 + $0) }))
      source.letters[0].removeAll { names.contains($0) }
      fixture.view.deleteItems(at: fixture.view.selectionIndexPaths)
    }
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0), path(0, 2)]
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 1))
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, .asDropTarget)
    // The right quarter of X, in the other view.
    let target = view.convert(NSPoint(x: 62, y: 20), to: nil)
    fixture.window.moveMouse(to: target)
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, State.none)
    fixture.window.releaseMouse()
    expectEqual(other.letters, [["X", "A", "C", "Y"]])
    expectEqual(source.letters, [["B"]])
    expectEqual(source.log.last, "ended 16")
    expectEqual(other.log.last, "accept before 0.1")
    expectEmpty(fixture.view.selectionIndexPaths)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 1)
  }

  @Test func `What is refused, released elsewhere or cancelled ends with nothing`() {
    let (fixture, source) = Fixture.letters()
    source.accepts = false
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectEqual(source.log.suffix(2), ["accept on 0.2", "ended 0"])
    source.accepts = true
    source.answer = []
    source.log = []
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectEqual(source.log.suffix(3), ["validate on 0.2", "update", "ended 0"])
    source.answer = .move
    fixture.window.drag(from: fixture.middle(0, 0), to: NSPoint(x: -50, y: 900))
    expectEqual(source.log.last, "ended 0")
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    fixture.window.press(53)
    expectEqual(source.log.last, "ended 0")
    let count = source.log.count
    // The button is still down: no view gets its events any more.
    fixture.window.moveMouse(to: fixture.middle(0, 1))
    fixture.window.releaseMouse()
    expectEqual(source.log.count, count)
    expectEqual(fixture.view.item(at: path(0, 2))?.highlightState, State.none)
  }

  @Test func `Keys other than escape are not heard during a drag`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    fixture.window.press(124)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
    fixture.window.releaseMouse()
    expectEqual(source.log.last, "ended 16")
  }

  @Test func `A target whose item goes is a target no more`() {
    let (fixture, source) = Fixture.letters([["A", "B", "C"]])
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.middle(0, 2))
    source.letters = [["A"]]
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    fixture.window.releaseMouse()
    expectLacks(source.log, where: { $0.hasPrefix("accept") })
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(200, 20))
    expectNotNil(fixture.indicatorFrame)
    source.letters = []
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expectNil(fixture.indicatorFrame)
  }

  // MARK: Data that change below the mouse

  @Test func `A gap stays in front of its item`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(84, 20))
    expectEqual(fixture.indicatorFrame.map { isNear($0.midX, 72.667) }, true)
    source.letters[0].insert("N", at: 0)
    fixture.view.performBatchUpdates({ fixture.view.insertItems(at: [path(0, 0)]) })
    // In front of item 2: from 141.333 to 158.667.
    expectEqual(fixture.indicatorFrame.map { isNear($0.midX, 150) }, true)
    source.letters[0].remove(at: 2)
    fixture.view.performBatchUpdates({ fixture.view.deleteItems(at: [path(0, 2)]) })
    expectEqual(fixture.indicatorFrame.map { isNear($0.midX, 150) }, true)
    source.log = []
    fixture.window.releaseMouse()
    expectEqual(source.log, ["accept before 0.2"])
  }

  @Test func `A drop onto an item goes with the item`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.beginForeignDrag(of: [letter()], at: fixture.point(111, 20))
    source.letters[0].insert("N", at: 0)
    fixture.view.performBatchUpdates({ fixture.view.insertItems(at: [path(0, 0)]) })
    expectEqual(fixture.view.item(at: path(0, 2))?.highlightState, .asDropTarget)
    source.log = []
    fixture.window.releaseMouse()
    expectContains(source.log, "accept on 0.2")
  }
}
