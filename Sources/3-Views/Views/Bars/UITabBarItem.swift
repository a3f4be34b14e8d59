// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An item of a tab bar: an image, a title, and a badge at the image's corner.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item that says nothing.
  public override init() { super.init() }

  /// Creates an item of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let name = coder.nibElement?["systemItem"], let item = NibSteps.systemTabs[name] {
      take(item)
    }
    coder.decode(self, reading: NibSteps.tabBarItem)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: Its words; nil for none.
  ///   - image: Its image; nil for none.
  ///   - tag: A number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image while it is selected.
  ///
  /// - Parameters:
  ///   - title: Its words; nil for none.
  ///   - image: Its image; nil for none.
  ///   - selectedImage: Its image while it is selected; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  ///
  /// - Parameters:
  ///   - systemItem: The item, which decides title and image.
  ///   - tag: A number to find it by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    take(systemItem)
    self.tag = tag
  }

  // There is no symbol of a clock among those that `UIImage(systemName:)` knows.
  private static let clock: UIImage = {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 24 24" fill="none">
      <path fill="currentColor" fill-rule="evenodd"
      d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM11 5.5H13V13H7V11H11Z"/></svg>
      """
    guard let image = UIImage(data: Data(document.utf8)) else {
      programmerError("The clock's drawing cannot be read.")
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()

  private func take(_ systemItem: SystemItem) {
    title = systemItem.title
    image = systemItem.symbolName.map { UIImage(systemName: $0) } ?? Self.clock
  }

  /// The image while the item is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { changed() } }
  }
  /// The words of the badge; nil for no badge, and empty for one without words.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge; nil for that of the appearance, which is red unless it says another.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { changed() } } }
  /// The offset of the title from where it is by itself, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { changed() } }
  }
  /// The appearance of the bar while the item is selected; nil for the bar's.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copy()
      changed()
    }
  }
  /// The appearance of the bar with the item selected and no contents under it; nil for the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      changed()
    }
  }

  /// Sets the attributes of the badge's text in a state.
  ///
  /// - Parameters:
  ///   - textAttributes: A font and a colour; nil for the appearance's.
  ///   - state: The state; what is set for `normal` applies where nothing else is set.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// Returns how the words of the badge look in a state.
  ///
  /// - Returns: What was set for it, or nil.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// An item with the system's title and image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The title "More", and three dots.
    case more = 0
    /// The title "Favorites", and a star.
    case favorites = 1
    /// The title "Featured", and a star.
    case featured = 2
    /// The title "Top Rated", and a star.
    case topRated = 3
    /// The title "Recents", and a clock.
    case recents = 4
    /// The title "Contacts", and a person.
    case contacts = 5
    /// The title "History", and a clock.
    case history = 6
    /// The title "Bookmarks", and a book.
    case bookmarks = 7
    /// The title "Search", and a magnifying glass.
    case search = 8
    /// The title "Downloads", and an arrow that points down.
    case downloads = 9
    /// The title "Most Recent", and a clock.
    case mostRecent = 10
    /// The title "Most Viewed", and a list.
    case mostViewed = 11

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The name of the item's symbol; nil for the clock.
    fileprivate var symbolName: String? {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: nil
      case .contacts: "person.fill"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down"
      case .mostViewed: "list.bullet"
      }
    }
  }
}

extension NibSteps {
  /// Reads what an element says of a tab's item beyond what all items of bars have.
  static func tabBarItem(_ element: NibElement) -> NibStep<UITabBarItem>? {
    if let name = element["systemItem"], systemTabs[name] == nil {
      element.announce("unknown systemItem \"\(name)\"; it counts as left out")
    }
    var values = NibValues<UITabBarItem>(element)
    values.image("selectedImage") { $0.selectedImage = $1 }
    values.text("badgeValue") { $0.badgeValue = $1 }
    return values.step
  }

  /// The system's items, by the names that documents have for them.
  static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
