// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The common parts of the items of all bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  package weak var observer: (any BarItemObserver)?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item that says nothing.
  public override init() { super.init() }

  /// Creates a bar item of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self, reading: NibSteps.barItem)
  }

  /// Called once after an Interface Builder document created the item and its outlets are set.
  /// Never called for items created in code.
  open func awakeFromNib() {}

  /// The words of the item; nil for none. Line breaks count as spaces where it is shown.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image of the item; nil for none. A navigation bar and a toolbar show it in place of
  /// ``title``, a tab bar with it.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// The image in low bars; nil for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { changed() } }
  }
  /// Has no effect: there is no accessibility viewer. A larger image for one.
  open var largeContentSizeImage: UIImage?
  /// The insets that move the image, by side.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { changed() } }
  }
  /// The insets that move the image in low bars, by side.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
  }
  /// A Boolean value that says whether the item can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A number to find the item by.
  open var tag = 0
  /// Has no effect: nothing reads it. The identifier of the item in user interface tests.
  open var accessibilityIdentifier: String?
  /// The name of the item for those who do not see it; nil for its title.
  open var accessibilityLabel: String?

  /// Sets the attributes of the title in a state.
  ///
  /// - Parameters:
  ///   - attributes: A font and a colour; nil for the bar's.
  ///   - state: The state; what is set for `normal` applies where nothing else is set.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    changed()
  }

  /// Returns how the title looks in a state.
  ///
  /// - Returns: What was set for it, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  func changed() { observer?.barItemDidChange(self) }
}

@MainActor
package protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

@MainActor
package protocol NavigationItemObserver: AnyObject {
  func navigationItemDidChange(_ item: UINavigationItem)
}

/// A controller with bars that show what its children say.
@MainActor
package protocol BarContainer: AnyObject {
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Called after a child named another scroll view, or where its view is to reach.
  func barRelationsDidChange(of child: UIViewController)
  func tabBarItemDidChange(of child: UIViewController)
}
