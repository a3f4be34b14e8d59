// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The contents of a navigation bar for one of its items: buttons, title, large title and palette.
///
/// It is as large as the bar. In a transition there are two of them, one for each item.
final class NavigationBarContents: UIView {
  struct Style {
    var appearance: UINavigationBarAppearance
    var metrics: BarMetrics
    var heights: NavigationBarHeights
    var design: InterfaceDesign
    var searchPlace: SearchBarPlace
  }

  let item: UINavigationItem
  /// The item before; nil for the first one.
  let previous: UINavigationItem?
  private var style: Style
  private let back: () -> Void

  private var leading: [(view: BarButtonView?, space: CGFloat)] = []
  private var trailing: [(view: BarButtonView?, space: CGFloat)] = []
  private var backButton: BackButtonView?
  /// A button of a client's that leads back.
  private var ownBackButton: BarButtonView?
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitleArea = UIView()
  private let largeTitleLabel = UILabel()
  /// The capsules behind the items; nil before there are any.
  private var platters: PlatterStack?

  /// - Parameters:
  ///   - item: What is shown.
  ///   - previous: The item before; nil for the first one.
  ///   - style: How it looks.
  ///   - back: Does what a tap on the button does that leads back.
  init(
    _ item: UINavigationItem, after previous: UINavigationItem?, _ style: Style,
    back: @escaping () -> Void
  ) {
    self.item = item
    self.previous = previous
    self.style = style
    self.back = back
    super.init(frame: .zero)
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    largeTitleArea.addSubview(largeTitleLabel)
    for view in [largeTitleArea, promptLabel, titleLabel] { addSubview(view) }
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    promptLabel.textAlignment = .center
    reload()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  // Touches between the items are the bar's, and those beside them of what is behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  // MARK: Views

  /// Makes the views of the item's parts again.
  func reload() {
    for view in leading + trailing { view.view?.removeFromSuperview() }
    ownBackButton?.removeFromSuperview()
    backButton?.removeFromSuperview()
    backButton = nil
    ownBackButton = nil
    leading = buttons(of: systemItems + (item.leftBarButtonItems ?? []))
    trailing = buttons(of: item.rightBarButtonItems)
    if showsBackButton { addBackButton() }
    if let titleView = item.titleView, titleView.superview !== self { addSubview(titleView) }
    for view in subviews
    where view !== item.titleView && !(view is BarButtonView) && !(view is BackButtonView)
      && ![largeTitleArea, promptLabel, titleLabel, platters].contains(view)
      && view !== palette?.searchBar
    {
      view.removeFromSuperview()
    }
    search?.searchBar.place = style.searchPlace
    if let palette, palette.searchBar.superview !== self { addSubview(palette.searchBar) }
    restyle()
  }

  /// Looks otherwise; buttons stay as they are until ``reload()``.
  func show(_ style: Style) {
    let isMoved = style.searchPlace != self.style.searchPlace
    self.style = style
    if isMoved { reload() } else { restyle() }
  }

  private var buttonAppearance: BarButtonView.Appearance {
    BarButtonView.Appearance(
      plain: style.appearance.buttonAppearance, done: style.appearance.doneButtonAppearance,
      isCompact: style.metrics.isCompact, design: style.design)
  }

  private func buttons(of items: [UIBarButtonItem]?) -> [(view: BarButtonView?, space: CGFloat)] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      item.observer = superview as? any BarItemObserver ?? item.observer
      guard item.space == nil else { return (nil, item.space == .fixed ? max(item.width, 0) : 0) }
      let view = BarButtonView(item, buttonAppearance)
      addSubview(view)
      return (view, 0)
    }
  }

  private var search: UISearchController? { item.searchController }
  /// The search whose bar is in these contents.
  private var palette: UISearchController? { style.searchPlace == .bottom ? nil : search }

  /// The visible items, whose changes the bar has to follow.
  var barItems: [UIBarButtonItem] {
    (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      + [previous?.backBarButtonItem].compactMap(\.self)
  }

  /// The items that a container adds before those of the first one on the stack.
  private var systemItems: [UIBarButtonItem] {
    guard previous == nil, let item = (superview as? UINavigationBar)?.leadingSystemItem else {
      return []
    }
    return [item]
  }

  private var showsBackButton: Bool {
    previous != nil && !item.hidesBackButton
      && (leading.isEmpty || item.leftItemsSupplementBackButton)
  }

  private func addBackButton() {
    guard let previous else { return }
    if let own = previous.backBarButtonItem, own.customView != nil {
      let view = BarButtonView(own, buttonAppearance)
      ownBackButton = view
      return addSubview(view)
    }
    let view = BackButtonView(
      to: previous, style.appearance, isInCapsule: style.metrics.platters != nil, style.design,
      action: back)
    backButton = view
    addSubview(view)
  }

  private func restyle() {
    let appearance = style.appearance
    let isLarge = style.heights.largestTitle > 0
    let inline = BarText.style(
      appearance.titleTextAttributes, font: .systemFont(ofSize: 17, weight: .semibold),
      color: .label)
    titleLabel.text = item.titleView == nil ? BarText.line(item.title) : nil
    titleLabel.font = inline.font
    titleLabel.textColor = inline.color ?? .label
    let large = BarText.style(
      appearance.largeTitleTextAttributes, font: LargeTitleText.font(in: traitCollection),
      color: .label)
    largeTitleLabel.text = isLarge ? BarText.line(item.title) : nil
    largeTitleLabel.font = large.font
    largeTitleLabel.textColor = large.color ?? .label
    promptLabel.font = .systemFont(ofSize: style.metrics.promptSize)
    promptLabel.text = BarText.line(item.prompt)
    promptLabel.isHidden = item.prompt == nil
    setNeedsLayout()
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distances of the first items from either side.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let safe = safeAreaInsets
    let (left, right) = (style.metrics.margin + safe.left, style.metrics.margin + safe.right)
    return isMirrored ? (right, left) : (left, right)
  }

  private var row: CGRect {
    let height = style.heights.contents
    let prompt = item.prompt == nil ? 0 : min(style.metrics.prompt, height)
    return CGRect(
      x: 0, y: prompt, width: bounds.width,
      height: max(0, min(height - prompt, style.metrics.row)))
  }

  private func position(_ view: UIView?, _ frame: CGRect) {
    let mirrored = CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    view?.position(at: isMirrored ? mirrored : frame)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = row
    // 1. Items, from both sides.
    let start: ClosedRange<CGFloat>
    if let metrics = style.metrics.platters?.navigationBar {
      start = layOutPlatters(metrics, in: row)
    } else {
      start = layOutLeading(in: row, end: layOutTrailing(in: row))
    }
    // 2. The title between them.
    layOutTitle(between: start.lowerBound, start.upperBound, in: row)
    promptLabel.frame = CGRect(
      x: 0, y: max(0, row.minY - 20), width: bounds.width, height: min(16, row.minY))
    // A search may have taken the row's place.
    let buttons: [UIView?] = (leading + trailing).map(\.view) + [backButton, ownBackButton]
    for view in buttons + [platters] { view?.alpha = row.height > 0 ? 1 : 0 }
    // 3. What is below: the large title goes up with the contents, and under the row.
    layOutLargeTitle()
    layOutPalette()
  }

  /// Places the items of both sides with their capsules, and returns what is left for the title.
  private func layOutPlatters(_ metrics: PlatterMetrics, in row: CGRect) -> ClosedRange<CGFloat> {
    let platters = self.platters ?? PlatterStack(above: titleLabel)
    self.platters = platters
    platters.frame = bounds
    var shown: [(frame: CGRect, isProminent: Bool)] = []
    func frame(_ range: ClosedRange<CGFloat>, atEnd: Bool) -> CGRect {
      let width = range.upperBound - range.lowerBound
      let x = atEnd ? bounds.width - range.upperBound : range.lowerBound
      return CGRect(x: x, y: row.minY, width: width, height: min(metrics.height, row.height))
    }
    func add(_ platter: PlatterRow.Platter, atEnd: Bool) {
      let place = frame(platter.range, atEnd: atEnd)
      shown.append((isMirrored ? place.mirrored(in: bounds.width) : place, platter.isProminent))
    }
    func layOut(
      _ items: [(view: BarButtonView?, space: CGFloat)], from start: CGFloat, atEnd: Bool
    ) -> CGFloat {
      let parts = items.map { $0.view?.part(height: row.height) ?? .space }
      let placed = PlatterRow(parts, metrics, from: start)
      for (item, range) in zip(items, placed.ranges) {
        if let range { position(item.view, frame(range, atEnd: atEnd)) }
      }
      for platter in placed.platters { add(platter, atEnd: atEnd) }
      return placed.end
    }
    var start = sides.leading
    if let backButton {
      backButton.chooseTitle { _ in true }
      let range = start...(start + metrics.height)
      position(backButton, frame(range, atEnd: false))
      add(PlatterRow.Platter(range: range), atEnd: false)
      start = range.upperBound + (leading.isEmpty ? 0 : metrics.gap)
    } else if let ownBackButton {
      start = layOut([(ownBackButton, 0)], from: start, atEnd: false)
      if !leading.isEmpty { start += metrics.gap }
    }
    if !leading.isEmpty { start = layOut(leading, from: start, atEnd: false) }
    let first = inlineSearch.map { $0.minX + $0.width + metrics.gap } ?? sides.trailing
    let end = trailing.isEmpty ? first : layOut(trailing, from: first, atEnd: true)
    platters.show(shown)
    let (lower, upper) = (start, bounds.width - end)
    return min(lower, upper)...max(lower, upper)
  }

  /// Places the items at the end, and returns where they begin.
  private func layOutTrailing(in row: CGRect) -> CGFloat {
    let slots = trailing.map { $0.view?.slot(height: row.height) ?? .space($0.space) }
    let ranges = BarSlot.row(slots, from: sides.trailing)
    for (part, range) in zip(trailing, ranges) {
      position(
        part.view,
        CGRect(
          x: bounds.width - range.upperBound, y: row.minY,
          width: range.upperBound - range.lowerBound, height: row.height))
    }
    return bounds.width - (ranges.last?.upperBound ?? sides.trailing)
  }

  /// Places the items at the start, and returns what is left for the title.
  private func layOutLeading(in row: CGRect, end: CGFloat) -> ClosedRange<CGFloat> {
    let slots = leading.map { $0.view?.slot(height: row.height) ?? .space($0.space) }
    let needed = slots.reduce(0) { $0 + $1.width }
    var start = sides.leading
    if let backButton {
      let edge = sides.leading - style.metrics.margin
      let title = titleWidth
      // The longest words that leave the title its width.
      backButton.chooseTitle { width in
        edge + width + needed + title <= end
      }
      let width = min(backButton.fittingWidth, max(0, end - edge))
      position(backButton, CGRect(x: edge, y: row.minY, width: width, height: row.height))
      start = edge + width + (leading.isEmpty ? 0 : 8)
    } else if let ownBackButton {
      let slot = ownBackButton.slot(height: row.height)
      let range = BarSlot.row([slot], from: start)[0]
      position(
        ownBackButton,
        CGRect(
          x: range.lowerBound, y: row.minY, width: range.upperBound - range.lowerBound,
          height: row.height))
      start = range.upperBound
    }
    let ranges = BarSlot.row(slots, from: start)
    for (part, range) in zip(leading, ranges) {
      position(
        part.view,
        CGRect(
          x: range.lowerBound, y: row.minY, width: range.upperBound - range.lowerBound,
          height: row.height))
    }
    let lower = ranges.last?.upperBound ?? start
    return min(lower, end)...max(lower, end)
  }

  private var titleWidth: CGFloat {
    if let titleView = item.titleView {
      return BarButtonView.size(of: titleView, height: row.height).width
    }
    return titleLabel.intrinsicContentSize.width
  }

  /// Places the title in the middle of the bar or, where an item is in its way, beside that.
  private func layOutTitle(between lower: CGFloat, _ upper: CGFloat, in row: CGRect) {
    let offset = style.appearance.titlePositionAdjustment
    let free = max(0, upper - lower)
    let width = min(titleWidth, free)
    let x = pixelGrid.round(min(max(lower, (bounds.width - width) / 2), upper - width))
    if let titleView = item.titleView {
      let height = BarButtonView.size(of: titleView, height: row.height).height
      position(
        titleView,
        CGRect(
          x: x, y: row.minY + ((row.height - height) / 2).rounded(), width: width, height: height))
      return
    }
    let height = titleLabel.intrinsicContentSize.height
    // Its y is rounded down, so that it is on the items' line (behaviour rule NB-1).
    position(
      titleLabel,
      CGRect(
        x: x, y: row.minY + pixelGrid.floor((row.height - height) / 2) + offset.vertical,
        width: width, height: height))
    titleLabel.center.x += offset.horizontal
    // As long as any of the large title is visible it replaces this one.
    let isShown = style.heights.largeTitle <= style.metrics.titleChange
    titleLabel.alpha = isShown && row.height > 0 ? 1 : 0
  }

  private func layOutLargeTitle() {
    let heights = style.heights
    let area = CGRect(
      x: 0, y: heights.contents, width: bounds.width, height: max(0, heights.largeTitle))
    largeTitleArea.frame = area
    largeTitleArea.isHidden =
      heights.largestTitle == 0 || heights.largeTitle <= style.metrics.titleChange
    let height = largeTitleLabel.intrinsicContentSize.height
    let (start, end) = sides
    let frame = CGRect(
      x: start, y: area.height - style.metrics.largeTitleBottom - height,
      width: max(0, bounds.width - start - end), height: height)
    position(largeTitleLabel, frame)
    largeTitleLabel.textAlignment = isMirrored ? .right : .left
  }

  /// The distance from the end of the row, and the size, of a search bar in it; nil for none.
  private var inlineSearch: CGRect? {
    guard style.searchPlace == .inline, let bar = palette?.searchBar else { return nil }
    let size = SearchMetrics.inlineSize
    let button = bar.showsCancelButton ? SearchMetrics.cancelGap[style.design] + size.height : 0
    return CGRect(
      x: sides.trailing - style.metrics.margin + SearchMetrics.inlineMargin, y: row.minY,
      width: size.width + button, height: min(size.height, row.height))
  }

  private func layOutPalette() {
    guard let palette else { return }
    let heights = style.heights
    let view = palette.searchBar
    if let inlineSearch {
      var frame = inlineSearch
      frame.origin.x = bounds.width - frame.maxX
      view.alpha = row.height > 0 ? 1 : 0
      return position(view, frame)
    }
    // It is cut from below as it goes: what is left of it stays at its top.
    view.frame = CGRect(
      x: 0, y: heights.contents + heights.largeTitle, width: bounds.width,
      height: max(0, heights.palette))
    view.alpha = heights.palette > 0 ? 1 : 0
  }

  // MARK: Transitions

  /// Moves everything to where it is before it comes in or after it has gone.
  ///
  /// - Parameters:
  ///   - title: How far titles are moved towards the end of the row, in points.
  ///   - largeTitle: How far the large title is moved likewise, in points.
  func displace(title: CGFloat, largeTitle: CGFloat) {
    let sign: CGFloat = isMirrored ? -1 : 1
    let slide = CGAffineTransform(translationX: sign * title, y: 0)
    titleLabel.transform = slide
    item.titleView?.transform = slide
    backButton?.displaceTitle(by: sign * title)
    largeTitleLabel.transform = CGAffineTransform(translationX: sign * largeTitle, y: 0)
  }

}
