// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import ViewLayout
package import Views

/// Shows one list of a menu: its fill and shadow, and those of its rows that are visible.
package final class MenuListView: UIView {
  private(set) var list: MenuList
  private(set) var solved: SolvedMenu
  private(set) var style: MenuStyle
  private(set) var emphasized: (id: Int, emphasis: MenuItemView.Emphasis)?
  private let clip = UIView(frame: .zero)
  private let scrollView = MenuScrollView(frame: .zero)
  private var itemViews: [Int: MenuItemView] = [:]

  init(_ list: MenuList, isReversed: Bool, _ style: MenuStyle) {
    self.list = list
    self.style = style
    solved = style.solve(list, isReversed: isReversed)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    setUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func setUp() {
    let metrics = style.metrics
    let shadow = metrics.colors.shadow.value(in: style.traits)
    backgroundColor = UIColor(metrics.colors.fill)
    for layer in [layer, clip.layer] {
      layer.cornerRadius = metrics.cornerRadius
      layer.cornerCurve = .continuous
    }
    layer.shadowColor = CGColor(shadow.withAlpha(1))
    layer.shadowOpacity = Float(shadow.alpha)
    layer.shadowRadius = metrics.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: metrics.shadowDistance)
    layer.borderWidth = metrics.ring
    if metrics.ring > 0 {
      layer.borderColor = CGColor(metrics.colors.ring.value(in: style.traits))
    }
    clip.clipsToBounds = true
    addSubview(clip)
    scrollView.list = self
    clip.addSubview(scrollView)
  }

  /// The opacity of rows; the fill, which stands for a material that is not drawn, stays.
  package var contentAlpha: CGFloat {
    get { clip.alpha }
    set { clip.alpha = newValue }
  }

  // MARK: Contents

  var shownItemCount: Int { itemViews.count }

  func show(_ list: MenuList, isReversed: Bool, _ style: MenuStyle) {
    self.list = list
    self.style = style
    solved = style.solve(list, isReversed: isReversed)
    for view in itemViews.values { view.removeFromSuperview() }
    itemViews = [:]
    emphasized = nil
    setNeedsLayout()
    scrollView.setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    // The layout is for the width at the end: while a submenu grows its rows stay in the middle.
    scrollView.frame = bounds
    scrollView.contentSize = solved.size
    scrollView.contentOffset = scrollView.clamped(scrollView.contentOffset)
  }

  /// Makes the views of what is visible, and takes the others away.
  fileprivate func showVisibleItems() {
    let visible = scrollView.bounds
    let range = solved.items(from: visible.minY, to: visible.maxY)
    for (index, view) in itemViews where !range.contains(index) {
      view.removeFromSuperview()
      itemViews[index] = nil
    }
    for index in range where itemViews[index] == nil {
      let view = MenuItemView(
        solved.items[index], separatorHeight: solved.separatorFrame(above: index)?.height,
        of: solved, list.offers, style)
      itemViews[index] = view
      scrollView.addSubview(view)
    }
    showEmphasis()
  }

  // MARK: Emphasis

  func emphasize(_ id: Int?, _ emphasis: MenuItemView.Emphasis) {
    emphasized = id.map { ($0, emphasis) }
    showEmphasis()
  }

  private func showEmphasis() {
    let rows = Set(
      itemViews.keys.filter { solved.items[$0].rowIdentity == emphasized?.id && emphasized != nil })
    for (index, view) in itemViews {
      view.emphasize(emphasized?.id, emphasized?.emphasis ?? .none)
      view.hidesHairline = rows.contains(index - 1)
    }
  }

  /// The rows and headers that are visible, from the top: their frames in this view's coordinates,
  /// their texts, and how they are emphasized.
  package var visibleRows: [(frame: CGRect, text: String?, emphasis: String?)] {
    itemViews.keys.sorted().compactMap { index in
      guard let view = itemViews[index] else { return nil }
      let isEmphasized = emphasized != nil && solved.items[index].rowIdentity == emphasized?.id
      return (
        solved.items[index].frame.offsetBy(dx: 0, dy: -scrollOffset), view.textInside,
        isEmphasized ? emphasized.map { "\($0.emphasis)" } : nil
      )
    }
  }

  // MARK: Places

  /// Shows for a moment that there are more rows than can be seen, if there are.
  func flashIndicator() { if scrolls { scrollView.flashScrollIndicators() } }

  /// Whether there are more rows than can be seen.
  var scrolls: Bool { solved.size.height > bounds.height }

  var scrollOffset: CGFloat {
    get { scrollView.contentOffset.y }
    set {
      let offset = scrollView.clamped(CGPoint(x: 0, y: newValue))
      guard offset != scrollView.contentOffset else { return }
      scrollView.contentOffset = offset
      flashIndicator()
    }
  }

  /// The identity of the element at a point of this view; nil where there is none.
  func element(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return solved.element(
      at: CGPoint(x: point.x, y: point.y + scrollOffset), isMirrored: style.isMirrored)
  }

  /// The frame of an element in this view's coordinates; it may lie outside the bounds.
  func frame(of id: Int) -> CGRect? {
    solved.frame(of: id, isMirrored: style.isMirrored)?.offsetBy(dx: 0, dy: -scrollOffset)
  }

  /// Scrolls as little as shows an element whole.
  func reveal(_ id: Int) {
    guard let frame = frame(of: id) else { return }
    layoutIfNeeded()
    if frame.minY < 0 || frame.height > bounds.height {
      scrollOffset += frame.minY
    } else if frame.maxY > bounds.height {
      scrollOffset += frame.maxY - bounds.height
    }
    layoutIfNeeded()
  }
}

/// Asks for the rows that come into view.
private final class MenuScrollView: UIScrollView {
  weak var list: MenuListView?

  override func layoutSubviews() {
    super.layoutSubviews()
    list?.showVisibleItems()
  }
}

extension SolvedMenu.Item {
  /// The identity of the element that has the item to itself.
  fileprivate var rowIdentity: Int? {
    switch content {
    case .row(let row), .opener(let row): row.id
    case .header, .palette: nil
    }
  }
}
