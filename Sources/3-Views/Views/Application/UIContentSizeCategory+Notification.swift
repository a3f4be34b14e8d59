// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UIContentSizeCategory {
  /// Posted when ``UIApplication/preferredContentSizeCategory`` changed, which is when the text size
  /// in the traits of the key window does: after its views took their new traits. Its object is the
  /// application, and its `userInfo` has the new category.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category in the `userInfo` of ``didChangeNotification``.
  ///
  /// > Note: Differs from UIKit: the value is a `UIContentSizeCategory`; there it can also be taken for
  /// > its name, as text.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIWindow {
  /// Posts that the reader's text size changed if it did and the window is key.
  func announceTextSize(since previous: UITraitCollection) {
    let category = traitCollection.preferredContentSizeCategory
    guard isKeyWindow, category != previous.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
