// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

extension CollectionHistory {
  /// The first thing that is not as the model says; nil if all is.
  ///
  /// - Parameter isLaidOut: Whether views must be as the data say.
  func fault(isLaidOut: Bool = true) -> String? {
    if let fault = source.fault { return fault }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != source.sections.map(\.items.count) {
      return "counts are \(counts), the data have \(source.text)"
    }
    let selected = Set(source.rules.selected.compactMap(source.path(of:)))
    if view.selectionIndexPaths != selected {
      return "selected are \(source.text(of: view.selectionIndexPaths)), expected "
        + source.text(of: selected)
    }
    return isLaidOut ? itemFault() ?? scrollFault() : nil
  }

  private func itemFault() -> String? {
    var targets = 0
    for path in view.indexPathsForVisibleItems().sorted() {
      let name = source.name(path)
      guard let item = view.item(at: path) as? HistoryItem else { return "\(name) has no item" }
      if item.shown != source.item(at: path) {
        return "\(name) shows \(item.shown ?? 0), expected \(source.item(at: path) ?? 0)"
      }
      if view.indexPath(for: item) != path { return "the item of \(name) has another path" }
      let isSelected = view.selectionIndexPaths.contains(path)
      if item.isSelected != isSelected { return "\(name) is selected: \(item.isSelected)" }
      if item.view.superview !== view { return "the view of \(name) is not in the collection view" }
      if item.highlightState == .asDropTarget, isDragging {
        targets += 1
      } else if highlightsFollowGesture, let id = item.shown,
        item.highlightState != highlight(of: id)
      {
        return "\(name) is highlighted \(item.highlightState), expected \(highlight(of: id))"
      }
    }
    if targets > 1 { return "there are \(targets) drop targets" }
    let visible = scrollView.contentView.bounds
    for id in source.order {
      guard let path = source.path(of: id), let frame = frame(of: id) else {
        return "item \(id) has no place"
      }
      if isSeen(frame, in: visible), view.item(at: path) == nil {
        return "\(source.name(path)) at \(frame) is not shown in \(visible)"
      }
    }
    return nil
  }

  private func isSeen(_ frame: NSRect, in visible: NSRect) -> Bool {
    frame.minX < visible.maxX && visible.minX < frame.maxX && frame.minY < visible.maxY
      && visible.minY < frame.maxY
  }

  private func highlight(of item: Int) -> NSCollectionViewItem.HighlightState {
    guard let gesture = source.rules.gesture else { return .none }
    if gesture.selects.contains(item) { return .forSelection }
    return gesture.deselects.contains(item) ? .forDeselection : .none
  }

  /// Nothing is shown but the document.
  private func scrollFault() -> String? {
    let clip = scrollView.contentView
    let legal = clip.constrainBoundsRect(clip.bounds).origin
    // A moment of an animated scroll is rounded to pixels.
    if abs(legal.x - clip.bounds.minX) > 0.5 || abs(legal.y - clip.bounds.minY) > 0.5 {
      return "the clip is at \(clip.bounds.origin), which is beyond the document: \(legal)"
    }
    return nil
  }

  // MARK: Settled

  /// What differs from a fresh view of the same data; nil if nothing does.
  func settledFault() -> String? {
    let shown = Set(view.visibleItems().map(ObjectIdentifier.init))
    if Set(source.displayed.keys) != shown {
      return "displayed are \(source.displayed.count) items, shown \(shown.count)"
    }
    let size = window.frame.size
    let other = NSWindow(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [], backing: .buffered,
      defer: false)
    other.backingScaleFactor = window.backingScaleFactor
    let data = HistorySource(source.sections)
    data.rules = source.rules
    let (fresh, freshScroll) = (NSCollectionView(frame: .zero), NSScrollView(frame: .zero))
    Self.install(fresh, in: freshScroll, of: other, data, layout)
    fresh.selectionIndexPaths = Set(source.rules.selected.compactMap(source.path(of:)))
    for section in collapsed.sorted() {
      (fresh.collectionViewLayout as? NSCollectionViewFlowLayout)?.collapseSection(at: section)
    }
    freshScroll.contentInsets = scrollView.contentInsets
    for section in source.sections.indices {
      fresh.setOrthogonalOffset(view.orthogonalOffset(forSection: section), forSection: section)
    }
    // Until it is scrolled along an axis the first layout takes it to where its contents begin there.
    for _ in 0..<2 {
      freshScroll.contentView.scroll(to: scrollView.contentView.bounds.origin)
      other.layoutIfNeeded()
    }
    let (found, expected) = withExtendedLifetime(data) {
      (describe(view, scrollView), describe(fresh, freshScroll))
    }
    guard found != expected else { return nil }
    let difference = expected.difference(from: found)
    let lines = difference.map { change in
      switch change {
      case .remove(_, let line, _): "has \(line)"
      case .insert(_, let line, _): "lacks \(line)"
      }
    }
    return "differs from a fresh view: " + lines.sorted().joined(separator: "; ")
  }

  /// A view's tree: its sizes, its elements and how many views there are.
  private func describe(_ view: NSCollectionView, _ scrollView: NSScrollView) -> [String] {
    func text(_ rect: NSRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height]
        .map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
    }
    var lines = [
      "document \(text(view.frame))", "clip \(text(scrollView.contentView.bounds))",
      "subviews \(view.subviews.count)",
      "scrollers \(scrollView.hasVerticalScroller) \(scrollView.hasHorizontalScroller)",
    ]
    for item in view.visibleItems() {
      let path = view.indexPath(for: item).map(source.name) ?? "no path"
      lines.append(
        """
        item \(path) \((item as? HistoryItem)?.shown ?? 0) at \(text(item.view.frame)) alpha \
        \(item.view.alphaValue)\(item.view.isHidden ? " hidden" : "") \
        \(item.isSelected ? "selected" : "") \(item.highlightState)
        """)
    }
    let kind = NSCollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
      let frame = view.supplementaryView(forElementKind: kind, at: path)?.frame ?? .zero
      lines.append("header \(path.section) at \(text(frame))")
    }
    let order = view.subviews.compactMap { subview in
      view.visibleItems().first { $0.view === subview }.flatMap(view.indexPath(for:))
    }
    lines.append("order \(order.map(source.name).joined(separator: " "))")
    return lines
  }
}
