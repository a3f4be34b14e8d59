// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The contents of a navigation bar for a controller: its title, and the items on both sides.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  package weak var observer: (any NavigationItemObserver)?
  package var searchOwner: UIViewController? { didSet { changed() } }
  private var leading: [UIBarButtonItem] = []
  private var trailing: [UIBarButtonItem] = []
  private var hidesBack = false

  /// Creates a navigation item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a navigation item of an Interface Builder document. With another coder it is empty.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self, reading: NibSteps.navigationItem)
    func items(_ side: String) -> [UIBarButtonItem]? {
      let one = coder.nibObject(for: "\(side)BarButtonItem") as? UIBarButtonItem
      return one.map { [$0] } ?? coder.nibObjects(in: "\(side)BarButtonItems")
    }
    leading = items("left") ?? []
    trailing = items("right") ?? []
    backBarButtonItem = coder.nibObject(for: "backBarButtonItem") as? UIBarButtonItem
    titleView = coder.nibObject(for: "titleView") as? UIView
  }

  init(controllerTitle: String?) {
    title = controllerTitle
    super.init()
  }

  /// The words in the middle of the bar or, large, below it. Line breaks count as spaces.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view in place of the title; nil for none. It is as large as its constraints or its frame say,
  /// and no larger than the space between the items.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line of words above the title, which makes the bar 30 points higher; nil for none.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// The mode in which the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: Back button

  /// The item that the next one shows to lead back here; nil for a button with the title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// The title of the button that leads back here; nil for the item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The display mode of the button that leads back here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// A Boolean value that says whether the item shows no button that leads back.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Sets whether the back button is hidden.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether it shows none.
  ///   - animated: Has no effect: it is there, or gone, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != hidesBack else { return }
    hidesBack = hidesBackButton
    changed()
  }
  /// A Boolean value that says whether the items before the title are beside the button that
  /// leads back; otherwise they take its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Items

  /// The items before the title, the first at the edge; nil or none for no items.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading.isEmpty ? nil : leading }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items after the title, the first at the edge; nil or none for no items.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing.isEmpty ? nil : trailing }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first item before the title; setting it leaves no other there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first item after the title; setting it leaves no other there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// Sets the items before the title.
  ///
  /// - Parameters:
  ///   - items: The items, the first at the edge; nil for none.
  ///   - animated: Has no effect: they are there at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard (items ?? []) != leading else { return }
    leading = items ?? []
    changed()
  }
  /// Sets the items after the title.
  ///
  /// - Parameters:
  ///   - items: The items, the first at the edge; nil for none.
  ///   - animated: Has no effect: they are there at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard (items ?? []) != trailing else { return }
    trailing = items ?? []
    changed()
  }
  /// Sets the only item before the title.
  ///
  /// - Parameters:
  ///   - item: The item; nil for none.
  ///   - animated: Has no effect: it is there at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the only item after the title.
  ///
  /// - Parameters:
  ///   - item: The item; nil for none.
  ///   - animated: Has no effect: it is there at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Search

  /// A Boolean value that says whether the search bar goes away with the contents that are scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The place that the search bar is to have. In the design of iOS 17 it is always stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }

  // MARK: Appearance

  /// The appearance of the bar while the item is shown; nil for as the bar says.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copy()
      changed()
    }
  }
  /// The appearance of the bar where it is low; nil for as the bar says.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      changed()
    }
  }
  /// The appearance of the bar while no contents are under it; nil for as the bar says.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      changed()
    }
  }
  /// The appearance of a low bar while no contents are under it; nil for as the bar says.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copy()
      changed()
    }
  }

  private func changed() { observer?.navigationItemDidChange(self) }
}

extension UINavigationItem {
  /// The mode in which the title of an item is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The display mode of the previous item; large for the first.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is small.
    case never = 2
    /// A large title, beside the buttons where there is space. It works as `always` here.
    case inline = 3
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// The place that the design has for it: stacked, or ``integrated`` in that of iOS 26.
    case automatic = 0
    /// The end of the navigation bar's row on a tablet, and the bottom of a navigation controller on an
    /// upright phone, unless that is in a tab bar controller; else stacked.
    case integrated = 1
    /// The row below the title.
    case stacked = 2
    /// The middle of the row on a tablet. Here as ``integrated``.
    case integratedCentered = 3
    /// A button that becomes a field. Here as ``integrated``.
    case integratedButton = 4

    /// The name of ``integrated`` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// The way in which the button that leads back to an item shows a title.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title; "Back" or nothing where there is no space for it.
    case `default` = 0
    /// The title "Back"; none where there is no space for it.
    case generic = 1
    /// The symbol alone, without a title.
    case minimal = 2
  }
}
