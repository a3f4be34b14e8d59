// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

extension UINavigationBar: BarItemObserver, NavigationItemObserver {
  var metrics: BarMetrics { BarMetrics(of: self) }

  /// The heights of the parts for an item, none of them reduced.
  func fullHeights(at index: Int, of items: [UINavigationItem]) -> NavigationBarHeights {
    let metrics = metrics
    guard items.indices.contains(index) else {
      return NavigationBarHeights(contents: metrics.navigationBar, largestTitle: 0)
    }
    let item = items[index]
    let place = searchPlace(of: item)
    let search = item.searchController
    let palette = place == .stacked ? search : nil
    if let search, search.hidesBarContents, place != .inline {
      return NavigationBarHeights(
        contents: 0, largestTitle: 0, largestPalette: palette?.barPaletteHeight ?? 0)
    }
    var heights = NavigationBarHeights(
      contents: metrics.navigationBar + (item.prompt == nil ? 0 : metrics.prompt),
      largestTitle: isLarge(at: index, of: items) ? largeTitleHeight : 0,
      largestPalette: palette?.barPaletteHeight ?? 0,
      hidesPalette: palette != nil && item.hidesSearchBarWhenScrolling)
    heights.titleSnap = metrics.titleSnap
    return heights
  }

  /// Returns the place of an item's search bar, or where it would be.
  func searchPlace(of item: UINavigationItem) -> SearchBarPlace {
    guard item.preferredSearchBarPlacement != .stacked else { return .stacked }
    switch metrics.integratedSearch {
    case .bottom where isAboveSearch: return .bottom
    case .inline:
      // Scopes are below the field, which is chosen.
      let search = item.searchController
      let hasScopes = search?.searchBar.scopeButtonTitles?.isEmpty == false
      return traitCollection.horizontalSizeClass != .compact && !hasScopes ? .inline : .stacked
    default: return .stacked
    }
  }

  /// The height that a large title adds to the bar; 0 where there is none.
  private var largeTitleHeight: CGFloat {
    let usual = metrics.largeTitle
    return usual > 0 ? usual + LargeTitleText.growth(in: traitCollection) : 0
  }

  /// Whether the title of an item is large: as it says, or else as the one before.
  private func isLarge(at index: Int, of items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles else { return false }
    for item in items[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always, .inline: return true
      case .never: return false
      }
    }
    return true
  }

  var heights: NavigationBarHeights {
    if let controlledHeights { return controlledHeights }
    let items = items ?? []
    return fullHeights(at: items.count - 1, of: items)
  }

  var shownAppearance: UINavigationBarAppearance {
    let item = topItem
    let isCompact = metrics.isCompact
    let standard =
      (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance
      ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard !isOverContents, goBack != nil else { return withLegacySettings(standard) }
    let atEdge =
      (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
      ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    if let atEdge { return withLegacySettings(atEdge) }
    let clear: UINavigationBarAppearance = withLegacySettings(standard).copy()
    clear.configureWithTransparentBackground()
    return clear
  }

  /// Whether a client says how the bar looks while no contents are under it.
  var saysEdgeAppearance: Bool {
    scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
      || topItem?.scrollEdgeAppearance != nil || topItem?.compactScrollEdgeAppearance != nil
  }

  /// Looks as the appearances say, with new buttons.
  func restyle() {
    showStyle()
    contents?.reload()
  }

  /// Looks as the appearances say.
  func showStyle() {
    let appearance = shownAppearance
    background.show(
      appearance, on: metrics.fadesContents ? .fade(ground ?? .systemBackground) : .material)
    contents?.show(
      NavigationBarContents.Style(
        appearance: appearance, metrics: metrics, heights: heights, design: traitCollection.design,
        searchPlace: topItem.map { searchPlace(of: $0) } ?? .stacked))
  }

  func show(_ items: [UINavigationItem]) {
    take(items)
    goingContents?.removeFromSuperview()
    goingContents = nil
    contents?.removeFromSuperview()
    contents = makeContents()
    restyle()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    heightMayHaveChanged?()
  }

  private func makeContents() -> NavigationBarContents? {
    guard let topItem else { return nil }
    let view = NavigationBarContents(
      topItem, after: backItem,
      NavigationBarContents.Style(
        appearance: shownAppearance, metrics: metrics, heights: heights,
        design: traitCollection.design, searchPlace: searchPlace(of: topItem)),
      back: { [weak self] in
        guard let self else { return }
        if let goBack { goBack() } else { popItem(animated: true) }
      })
    view.frame = bounds
    addSubview(view)
    if leadingSystemItem != nil { view.reload() }
    for item in view.barItems { item.observer = self }
    return view
  }

  /// Prepares to show other items over time.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - direction: Where the new ones come from.
  /// - Returns: What is to be done in an animation, and what at its end.
  func beginTransition(
    to items: [UINavigationItem], _ direction: NavigationDirection
  ) -> (animations: () -> Void, completion: () -> Void) {
    goingContents?.removeFromSuperview()
    let going = contents
    goingContents = going
    take(items)
    contents = makeContents()
    let coming = contents
    let width = bounds.width
    let sign: CGFloat = direction == .forward ? 1 : -1
    // Titles move half as far as the screens below them; large ones go with their screen.
    let (far, near) = (width * 0.5, width * 0.3)
    UIView.performWithoutAnimation {
      coming?.layoutIfNeeded()
      coming?.displace(
        title: sign * (direction == .forward ? far : near),
        largeTitle: direction == .forward ? width : -near)
      coming?.alpha = 0
    }
    let animations = { [weak self] in
      coming?.alpha = 1
      coming?.displace(title: 0, largeTitle: 0)
      going?.alpha = 0
      going?.displace(
        title: -sign * (direction == .forward ? near : far),
        largeTitle: direction == .forward ? -near : width)
      self?.showStyle()
    }
    let completion = { [weak self] in
      going?.removeFromSuperview()
      guard let self, goingContents === going else { return }
      goingContents = nil
    }
    return (animations, completion)
  }

  // MARK: Changes

  package func barItemDidChange(_ item: UIBarItem) { contents?.reload() }

  package func navigationItemDidChange(_ item: UINavigationItem) {
    restyle()
    for item in contents?.barItems ?? [] { item.observer = self }
    setNeedsLayout()
    heightMayHaveChanged?()
  }
}

/// The heights of the parts of a navigation bar, from top to bottom, in points.
package struct NavigationBarHeights: Hashable, Sendable {
  /// The row with title and items, and the prompt above it.
  var contents: CGFloat
  /// The visible height of the large title; more than ``largestTitle`` while contents are pulled
  /// down beyond their start.
  package var largeTitle: CGFloat
  /// The visible height of the palette, a search bar.
  package var palette: CGFloat
  /// The height of the large title when all of it is shown; 0 without one.
  var largestTitle: CGFloat
  /// The height of the palette when all of it is shown; 0 without one.
  var largestPalette: CGFloat
  /// Whether the palette goes away with contents that are scrolled.
  var hidesPalette = false
  /// The distance by which a large title may be pulled up to come back, in points; nil for half of it.
  package var titleSnap: CGFloat?

  package init(
    contents: CGFloat, largestTitle: CGFloat, largestPalette: CGFloat = 0,
    hidesPalette: Bool = false
  ) {
    self.contents = contents
    self.largestTitle = largestTitle
    self.largestPalette = largestPalette
    self.hidesPalette = hidesPalette
    largeTitle = largestTitle
    palette = largestPalette
  }

  package var total: CGFloat { contents + largeTitle + palette }
  /// The least height: what is left when contents are far under the bar.
  package var least: CGFloat { contents + (hidesPalette ? 0 : largestPalette) }
  /// The height that contents at their start keep clear of.
  package var most: CGFloat { contents + largestTitle + largestPalette }

  /// Makes space as contents are scrolled: the palette goes first, then the large title.
  ///
  /// - Parameter distance: How far the start of the contents is below the least height, in points;
  ///   negative when it is above.
  package mutating func follow(_ distance: CGFloat) {
    guard distance.isFinite else { return }
    let free = max(distance, 0)
    let extra = max(0, free - (most - least))
    largeTitle = min(free, largestTitle)
    palette = hidesPalette ? min(max(free - largestTitle, 0), largestPalette) : largestPalette
    if largestTitle > 0 { largeTitle += extra }
  }

  /// Returns where contents come to rest, so that no part of the bar is left half of its height.
  ///
  /// - Parameter distance: As of ``follow(_:)``, where the contents would come to rest.
  /// - Returns: The nearest distance at which palette and large title are all there or gone.
  package func settled(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, distance < most - least else { return distance }
    if let titleSnap, distance < largestTitle {
      return largestTitle - distance <= titleSnap ? largestTitle : 0
    }
    let stops = [0, hidesPalette ? largestTitle : 0, most - least]
    return stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }
}
