// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
package import LayoutDocuments
package import UIKit

/// A screen that shows a layout document: its layout, its data and its looks in one collection view.
///
/// An edit changes what the layout reads, in the view that is there: ``update(to:)``.
package final class DocumentViewController: UIViewController {
  package var collectionView: UICollectionView {
    loadViewIfNeeded()
    return documentView
  }
  package var document: LayoutDocument { source.document }

  /// The reason why nothing is shown, as sentences: the layout has no solution, or would show more
  /// than ``ReadingLimits/elements``. Nil while there is none; it says what the last layout pass found.
  package var problem: String? { isViewLoaded ? documentView.layoutProblems?.first : nil }

  /// The reason why a picture is not shown, as a sentence; nil while there is none.
  package var imageProblem: String? { source.images.problem }

  let source: DocumentSource
  private(set) lazy var documentView = makeDocumentView()
  private lazy var dataSource = makeDataSource()
  private var data = DocumentSnapshot()
  /// The steps of the film that are still to come; nil before it begins.
  var remainingSteps: ArraySlice<LayoutDocument.Step>?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - document: The document, with values in the ranges of the format.
  ///   - images: The source of pictures; at first one that gives placeholders alone.
  package init(_ document: LayoutDocument, images: ImageProvider = ImageProvider()) {
    source = DocumentSource(document, images: images)
    super.init(nibName: nil, bundle: nil)
    additionalSafeAreaInsets = document.picture.safeArea ?? .zero
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    documentView.frame = view.bounds
    documentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    documentView.backgroundColor = background
    documentView.delegate = self
    view.addSubview(documentView)
    apply(DocumentSnapshot(document.data), after: [:], animated: false)
  }

  private var background: UIColor { document.picture.background?.uiColor ?? .systemBackground }

  // MARK: Changes

  /// Shows another document in the view that is there. What was scrolled to and selected stays where
  /// it still holds, and so does what was measured where the layout stays.
  ///
  /// - Parameter new: The document, with values in the ranges of the format.
  /// - Complexity: O(items) where data or looks are others, or sections may be lists; else that of
  ///   solving the layout.
  package func update(to new: LayoutDocument) {
    let old = document
    guard new != old else { return }
    change(to: new, animated: false)
    additionalSafeAreaInsets = new.picture.safeArea ?? .zero
    guard isViewLoaded, old.picture.background != new.picture.background else { return }
    documentView.backgroundColor = background
  }

  /// Shows another layout, data and looks, over time if that is asked for.
  func change(to new: LayoutDocument, animated: Bool) {
    let old = document
    let isOtherLayout = new.layout != old.layout
    let areOtherElements = old.data != new.data || old.looks != new.looks
    // Cells of lists have other looks; no other layout changes what a cell shows.
    let needsContents =
      areOtherElements || isOtherLayout && (old.layout.mayHaveLists || new.layout.mayHaveLists)
    let contents = isViewLoaded && needsContents ? itemContents() : [:]
    let oldSections = data.sections
    source.update(to: new)
    guard isViewLoaded else { return }
    if isOtherLayout { showLayout(animated: animated) }
    if needsContents {
      let snapshot = DocumentSnapshot(new.data)
      // A batch would first show the items of before in the new layout, with the contents of others.
      let reloads = isOtherLayout && !animated && snapshot != data
      apply(snapshot, after: contents, animated: animated, reloading: reloads)
    }
    if areOtherElements { forgetSizes(measuredIn: old, oldSections, contents) }
    if isOtherLayout, new.layout.mayHaveLists { showRows() }
    if areOtherElements || isOtherLayout { showSupplementaryViews() }
  }

  private func itemContents() -> [DocumentSnapshot.Item: ElementContent] {
    var contents: [DocumentSnapshot.Item: ElementContent] = [:]
    for (section, items) in data.items.enumerated() {
      for (index, item) in items.enumerated() {
        contents[item] = source.cell(at: IndexPath(item: index, section: section))
      }
    }
    return contents
  }

  private func showLayout(animated: Bool) {
    documentView.layoutProblems?.forget()
    if animated {
      // Two layouts, so that elements go from one to the other.
      documentView.setCollectionViewLayout(source.makeLayout(), animated: true)
    } else if source.update(documentView.collectionViewLayout) {
      // They were measured in the lengths of the layout before, and along what it estimated.
      documentView.forgetMeasuredSizes()
    } else {
      documentView.collectionViewLayout = source.makeLayout()
    }
  }

  /// Shows other data.
  ///
  /// - Parameters:
  ///   - new: The data.
  ///   - contents: The contents of items before; where they are others now, cells show them.
  ///   - animated: Whether items move over time.
  ///   - reloads: Whether all cells are asked for again in any case.
  private func apply(
    _ new: DocumentSnapshot, after contents: [DocumentSnapshot.Item: ElementContent],
    animated: Bool, reloading reloads: Bool = false
  ) {
    var changed: [DocumentSnapshot.Item] = []
    var needsOtherCells = false
    let rows = contents.isEmpty || reloads ? [:] : shownRows()
    for (section, items) in new.items.enumerated() {
      for (index, item) in items.enumerated() {
        guard let old = contents[item] else { continue }
        let content = source.cell(at: IndexPath(item: index, section: section))
        if content != old { changed.append(item) }
        if let isRow = rows[item], isRow != content.isListContent { needsOtherCells = true }
      }
    }
    guard new != data || !changed.isEmpty else { return }
    data = new
    var snapshot = new.snapshot
    if needsOtherCells || reloads {
      reload(snapshot)
    } else {
      snapshot.reconfigureItems(changed)
      dataSource.apply(snapshot, animatingDifferences: animated)
    }
  }

  /// Shows other data in cells that are asked for again. Items that stay are selected as before.
  private func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<DocumentSnapshot.Section, DocumentSnapshot.Item>
  ) {
    let selected = (documentView.indexPathsForSelectedItems ?? [])
      .compactMap(dataSource.itemIdentifier)
    dataSource.applySnapshotUsingReloadData(snapshot, completion: nil)
    for path in selected.compactMap(dataSource.indexPath) {
      documentView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  /// Returns whether the cells on screen are rows, by items. A layout that is exchanged before the data
  /// are may have shown an item as the row that it is in neither document.
  private func shownRows() -> [DocumentSnapshot.Item: Bool] {
    var rows: [DocumentSnapshot.Item: Bool] = [:]
    // As a batch of updates does before anything else.
    documentView.layoutIfNeeded()
    for path in documentView.indexPathsForVisibleItems {
      guard let item = dataSource.itemIdentifier(for: path) else { continue }
      rows[item] = documentView.cellForItem(at: path) is DocumentListCell
    }
    return rows
  }

  // MARK: Views

  private func makeDocumentView() -> DocumentCollectionView {
    let view = DocumentCollectionView(frame: .zero, collectionViewLayout: source.makeLayout())
    view.source = source
    view.layoutProblems = LayoutProblems(mostElements: ReadingLimits.elements)
    source.view = view
    return view
  }

  private func makeDataSource()
    -> UICollectionViewDiffableDataSource<DocumentSnapshot.Section, DocumentSnapshot.Item>
  {
    documentView.registerElements()
    let dataSource = UICollectionViewDiffableDataSource<
      DocumentSnapshot.Section, DocumentSnapshot.Item
    >(
      collectionView: documentView
    ) { [source] view, path, _ in
      let content = source.cell(at: path)
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: content.isListContent ? "list" : "cell", for: path)
      (cell as? any DocumentElement)?.show(content, images: source.images)
      return cell
    }
    dataSource.supplementaryViewProvider = { [source] view, kind, path in
      let content = source.supplementaryView(ofKind: kind, at: path)
      (view as? DocumentCollectionView)?.registerSupplementaryViews(ofKind: kind)
      let element = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: content.isListContent ? "list" : "view", for: path)
      (element as? any DocumentElement)?.show(content, images: source.images)
      return element
    }
    return dataSource
  }

  /// Has rows take the standard looks of their list, once it is laid out.
  private func showRows() {
    documentView.layoutIfNeeded()
    for path in documentView.indexPathsForVisibleItems {
      guard let row = documentView.cellForItem(at: path) as? DocumentListCell else { continue }
      row.show(source.cell(at: path), images: source.images)
    }
  }

  /// Has elements that stay and show something else begin with their estimates, as new ones do: those
  /// out of sight, too, which no update of what is on screen reaches.
  private func forgetSizes(
    measuredIn old: LayoutDocument, _ oldSections: [DocumentSnapshot.Section],
    _ contents: [DocumentSnapshot.Item: ElementContent]
  ) {
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(oldSections, oldSections.indices))
    documentView.forgetMeasuredSizes { [source, data] element in
      guard data.sections.indices.contains(element.section) else { return false }
      let path = IndexPath(item: element.index, section: element.section)
      if element.category == .cell {
        let items = data.items[element.section]
        guard items.indices.contains(element.index), let content = contents[items[element.index]]
        else { return false }
        return content != source.cell(at: path)
      }
      guard let kind = element.kind, let oldIndex = oldIndices[data.sections[element.section]]
      else { return false }
      return source.supplementaryView(ofKind: kind, at: path)
        != source.supplementaryView(
          ofKind: kind, at: IndexPath(item: element.index, section: oldIndex), in: old)
    }
  }

  /// Has headers, footers, badges and backgrounds show what the document now says.
  private func showSupplementaryViews() {
    documentView.layoutIfNeeded()
    for kind in documentView.knownKinds {
      for path in documentView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = documentView.supplementaryView(forElementKind: kind, at: path)
        let content = source.supplementaryView(ofKind: kind, at: path)
        guard view is DocumentListCell == content.isListContent else {
          // Views are of other classes now.
          return reload(dataSource.snapshot())
        }
        (view as? any DocumentElement)?.show(content, images: source.images)
      }
    }
    for case let background as DocumentBackgroundView in documentView.subviews {
      background.refresh()
    }
  }
}

extension DocumentViewController {
  /// Begins the film of the document: called once at time 0, when the first layout is done.
  package func beginFilm() { remainingSteps = document.film.map { $0.steps[...] } }

  /// The time of the next step of the film, in seconds since its beginning; nil after the last one.
  package var nextStepTime: TimeInterval? { remainingSteps?.first?.at }

  /// Takes the next step of the film. The window is at its time, ``nextStepTime``, so that any frame
  /// rate shows the same motion. Without a next step it does nothing.
  package func takeNextStep() {
    guard let step = remainingSteps?.popFirst() else { return }
    var new = document
    if let data = step.data { new.data = data }
    if let layout = step.layout { new.layout = layout }
    change(to: new, animated: step.animated)
    if let offset = step.scrollTo {
      // An offset holds for the contents that are there.
      collectionView.layoutIfNeeded()
      collectionView.setContentOffset(offset, animated: step.animated)
    }
    if let selected = step.selected { select(selected, animated: step.animated) }
  }

  /// Selects items, and deselects all others; those that are not in the data count for nothing.
  package func select(_ paths: [LayoutDocument.ItemPath], animated: Bool = false) {
    let view = collectionView
    let wanted = Set(
      paths.compactMap { path -> IndexPath? in
        guard path.section >= 0, path.section < view.numberOfSections, path.item >= 0,
          path.item < view.numberOfItems(inSection: path.section)
        else { return nil }
        return IndexPath(item: path.item, section: path.section)
      })
    view.allowsMultipleSelection = wanted.count > 1 || view.allowsMultipleSelection
    for path in view.indexPathsForSelectedItems ?? [] where !wanted.contains(path) {
      view.deselectItem(at: path, animated: animated)
    }
    for path in wanted.sorted() {
      view.selectItem(at: path, animated: animated, scrollPosition: [])
    }
  }
}
