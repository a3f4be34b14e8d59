// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Implements what it must, and nothing else.
private final class BareDelegate: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_: UICollectionView, prefetchItemsAt _: [IndexPath]) {}
}

/// Implements `sizeForItemAt` by way of other methods that are not implemented.
private final class BorrowingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let other = BareDelegate()

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let spacing = self.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: 0)
    let size = other.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    expectNil(
      (other as any UICollectionViewDelegateFlowLayout).collectionView?(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
    return CGSize(width: size.width + spacing, height: 7)
  }
}

/// Hands on what it is asked and told, as delegates do that stand between.
private final class Interceptor: NSObject, UICollectionViewDelegateFlowLayout {
  weak var next: (any UICollectionViewDelegate)?
  var log: [String] = []

  init(next: any UICollectionViewDelegate) { self.next = next }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (next as? UICollectionViewDelegateFlowLayout)?.collectionView?(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? CGSize(width: 20, height: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    next?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    next?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append(next?.scrollViewDidScroll?(scrollView) == nil ? "nothing scrolls" : "scrolls")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }
}

/// A layout that reads sizes from any delegate, with a size of its own for others.
private final class ColumnLayout: UICollectionViewLayout {
  func height(at indexPath: IndexPath) -> CGFloat {
    guard let collectionView,
      let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    else { return 0 }
    let size = delegate.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath)
    return size?.height ?? 44
  }

  var sectionCount: Int {
    guard let collectionView else { return 0 }
    return collectionView.dataSource?.numberOfSections?(in: collectionView) ?? 1
  }
}

/// A conformer with a `collectionView` and a `numberOfSections` of its own.
private final class Screen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let collectionView: UICollectionView
  var numberOfSections = 3

  init() {
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nil, bundle: nil)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func reload() {
    numberOfSections += 1
    collectionView.reloadData()
    let view = collectionView
    view.layoutIfNeeded()
  }
}

private final class ListController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { false }

  func count() -> Int { collectionView.numberOfSections }
}

@Suite("Optional methods of delegates")
@MainActor
struct OptionalMethodTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 0, section: 0)

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  /// Calls every optional method of a delegate.
  ///
  /// - Returns: The names of all, and of those that answer nil.
  private func calls(
    of delegate: any UICollectionViewDelegateFlowLayout
  ) -> (all: [String], unimplemented: [String]) {
    let cell = UICollectionViewCell()
    var (all, unimplemented): ([String], [String]) = ([], [])
    func note<Answer>(_ name: String, _ answer: Answer?) {
      all.append(name)
      if answer == nil { unimplemented.append(name) }
    }
    note("size", delegate.collectionView?(view, layout: layout, sizeForItemAt: path))
    note("inset", delegate.collectionView?(view, layout: layout, insetForSectionAt: 0))
    note("line", delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0))
    note(
      "interitem",
      delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0))
    note(
      "header", delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0))
    note(
      "footer", delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0))
    note("should highlight", delegate.collectionView?(view, shouldHighlightItemAt: path))
    note("did highlight", delegate.collectionView?(view, didHighlightItemAt: path))
    note("did unhighlight", delegate.collectionView?(view, didUnhighlightItemAt: path))
    note("should select", delegate.collectionView?(view, shouldSelectItemAt: path))
    note("should deselect", delegate.collectionView?(view, shouldDeselectItemAt: path))
    note("did select", delegate.collectionView?(view, didSelectItemAt: path))
    note("did deselect", delegate.collectionView?(view, didDeselectItemAt: path))
    note("can perform", delegate.collectionView?(view, canPerformPrimaryActionForItemAt: path))
    note("perform", delegate.collectionView?(view, performPrimaryActionForItemAt: path))
    note("can edit", delegate.collectionView?(view, canEditItemAt: path))
    note("can focus", delegate.collectionView?(view, canFocusItemAt: path))
    note("focus", delegate.collectionView?(view, selectionFollowsFocusForItemAt: path))
    note(
      "should begin multiple",
      delegate.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path))
    note(
      "did begin multiple",
      delegate.collectionView?(view, didBeginMultipleSelectionInteractionAt: path))
    note("did end multiple", delegate.collectionViewDidEndMultipleSelectionInteraction?(view))
    note("will display", delegate.collectionView?(view, willDisplay: cell, forItemAt: path))
    note("did end", delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: path))
    note(
      "will display view",
      delegate.collectionView?(
        view, willDisplaySupplementaryView: cell, forElementKind: "kind", at: path))
    note(
      "did end view",
      delegate.collectionView?(
        view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "kind", at: path))
    note(
      "target offset",
      delegate.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero))
    note(
      "target path",
      delegate.collectionView?(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: path))
    note(
      "old target path",
      delegate.collectionView?(
        view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path))
    note(
      "transition",
      delegate.collectionView?(
        view, transitionLayoutForOldLayout: layout, newLayout: UICollectionViewFlowLayout()))
    var offset = CGPoint.zero
    note("scroll", delegate.scrollViewDidScroll?(view))
    note("begin drag", delegate.scrollViewWillBeginDragging?(view))
    note(
      "will end drag",
      delegate.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &offset))
    note("end drag", delegate.scrollViewDidEndDragging?(view, willDecelerate: false))
    note("end decelerating", delegate.scrollViewDidEndDecelerating?(view))
    note("end animation", delegate.scrollViewDidEndScrollingAnimation?(view))
    note("zoomed view", delegate.viewForZooming?(in: view))
    note("begin zoom", delegate.scrollViewWillBeginZooming?(view, with: nil))
    note("zoom", delegate.scrollViewDidZoom?(view))
    note("end zoom", delegate.scrollViewDidEndZooming?(view, with: nil, atScale: 1))
    note("may go to top", delegate.scrollViewShouldScrollToTop?(view))
    note("top", delegate.scrollViewDidScrollToTop?(view))
    note("insets", delegate.scrollViewDidChangeAdjustedContentInset?(view))
    return (all, unimplemented)
  }

  /// Calls every optional method of a data source.
  ///
  /// - Returns: The names of those that answer nil.
  private func unimplemented(
    _ source: any UICollectionViewDataSource,
    _ prefetching: any UICollectionViewDataSourcePrefetching
  ) -> [String] {
    var names: [String] = []
    if source.numberOfSections?(in: view) == nil { names.append("sections") }
    if source.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path) == nil {
      names.append("supplementary")
    }
    if source.collectionView?(view, canMoveItemAt: path) == nil { names.append("can move") }
    if source.collectionView?(view, moveItemAt: path, to: path) == nil { names.append("move") }
    if source.indexTitles?(for: view) == nil { names.append("titles") }
    if source.collectionView?(view, indexPathForIndexTitle: "A", at: 0) == nil {
      names.append("title")
    }
    if prefetching.collectionView?(view, cancelPrefetchingForItemsAt: [path]) == nil {
      names.append("cancel")
    }
    return names
  }

  @Test func `Every method of a delegate that implements none is nil`() {
    let calls = calls(of: BareDelegate())
    expectEqual(calls.unimplemented, calls.all)
  }

  @Test func `No method of a delegate that implements all is nil`() {
    expectEqual(calls(of: EverythingFlowDelegate()).unimplemented, [])
  }

  @Test func `Every method of a data source that implements none is nil`() {
    let bare = BareDelegate()
    expectEqual(
      unimplemented(bare, bare),
      ["sections", "supplementary", "can move", "move", "titles", "title", "cancel"])
  }

  @Test func `Only the titles are nil of a data source that implements all`() {
    // It has the method, which answers nil.
    let everything = EverythingDelegate()
    expectEqual(unimplemented(everything, everything), ["titles"])
  }

  @Test func `The same method can be called as it is`() {
    let bare = BareDelegate() as any UICollectionViewDelegateFlowLayout
    layout.itemSize = CGSize(width: 30, height: 40)
    expectEqual(
      bare.collectionView(view, layout: layout, sizeForItemAt: path), CGSize(width: 30, height: 40))
    expect(bare.collectionView(view, shouldSelectItemAt: path))
    bare.collectionView(view, didSelectItemAt: path)
    bare.scrollViewDidScroll(view)
    let source = BareDelegate() as any UICollectionViewDataSource
    expectEqual(source.numberOfSections(in: view), 1)
  }

  @Test func `A method that calls defaults of its own and of others is implemented`() {
    let delegate = BorrowingDelegate()
    layout.itemSize = CGSize(width: 30, height: 40)
    layout.minimumLineSpacing = 5
    let asked = delegate as any UICollectionViewDelegateFlowLayout
    expectEqual(
      asked.collectionView?(view, layout: layout, sizeForItemAt: path), CGSize(width: 35, height: 7)
    )
    expectNil(asked.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0))
  }

  @Test func `A flow layout takes the sizes of a delegate that borrows them`() {
    let delegate = BorrowingDelegate()
    let source = EverythingDelegate()
    layout.itemSize = CGSize(width: 30, height: 40)
    layout.minimumLineSpacing = 5
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: path)?.bounds.size, CGSize(width: 35, height: 7))
  }

  @Test func `Delegates that stand between hand on, and fill in what is not implemented`() {
    let bare = BareDelegate()
    let between = Interceptor(next: bare)
    let everything = EverythingFlowDelegate()
    func size() -> CGSize { between.collectionView(view, layout: layout, sizeForItemAt: path) }
    expectEqual(size(), CGSize(width: 20, height: 20))
    expect(!between.collectionView(view, shouldSelectItemAt: path))
    between.scrollViewDidScroll(view)
    between.next = everything
    expectEqual(size(), .zero)
    expect(between.collectionView(view, shouldSelectItemAt: path))
    between.scrollViewDidScroll(view)
    between.next = nil
    between.scrollViewDidScroll(view)
    expectEqual(between.log, ["nothing scrolls", "scrolls", "nothing scrolls"])
  }

  @Test func `A layout of a client has sizes and sections of its own for what is not implemented`()
  {
    let layout = ColumnLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let bare = BareDelegate()
    let everything = EverythingFlowDelegate()
    expectEqual(layout.height(at: path), 0)
    view.delegate = bare
    expectEqual(layout.height(at: path), 44)
    view.delegate = everything
    expectEqual(layout.height(at: path), 0)
    expectEqual(layout.sectionCount, 1)
    let screen = Screen()
    view.dataSource = screen
    expectEqual(layout.sectionCount, 3)
  }

  @Test func `A conformer can have members of these names`() {
    let screen = Screen()
    screen.reload()
    expectEqual(screen.collectionView.numberOfSections, 4)
    let source = screen as any UICollectionViewDataSource
    expectEqual(source.numberOfSections?(in: view), 4)
    expectNil(source.collectionView?(view, canMoveItemAt: path))
  }

  @Test func `A collection view controller implements what its subclass overrides`() throws {
    let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(controller.count(), 1)
    let view = try #require(controller.collectionView)
    let delegate = try #require(view.delegate)
    let source = try #require(view.dataSource)
    expectEqual(delegate.collectionView?(view, shouldHighlightItemAt: path), false)
    expectNil(delegate.collectionView?(view, shouldSelectItemAt: path))
    expectNil(delegate.collectionView?(view, didSelectItemAt: path))
    expectNil(delegate.scrollViewDidScroll?(view))
    expectEqual(source.numberOfSections?(in: view), 1)
    expectNil(source.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path))
    expectNil(source.collectionView?(view, canMoveItemAt: path))
  }

  @Test func `Generic code and refined protocols call them, too`() {
    func heights<Delegate: UICollectionViewDelegateFlowLayout>(_ delegate: Delegate) -> CGFloat? {
      delegate.collectionView?(view, layout: layout, sizeForItemAt: path)?.height
    }
    expectNil(heights(BareDelegate()))
    expectEqual(heights(EverythingFlowDelegate()), 0)
    let refined: any PageDelegate = PageScreen()
    expectNil(refined.collectionView?(view, shouldSelectItemAt: path))
    expectNil(refined.collectionView?(view, layout: layout, insetForSectionAt: 0))
    expectEqual(refined.title, "page")
  }
}

@MainActor private protocol PageDelegate: UICollectionViewDelegateFlowLayout {
  var title: String { get }
}

private final class PageScreen: NSObject, PageDelegate {
  var title: String { "page" }
}
