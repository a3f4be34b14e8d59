// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What a program asks of its one application.
@MainActor
struct ApplicationTests {
  @Test func `The reading direction and the text size are the key window's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
    expectEqual(UIApplication.shared.preferredContentSizeCategory, .accessibilityLarge)
    UIWindow(frame: .zero).makeKeyAndVisible()
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
  }

  @MainActor private final class Categories {
    var list: [UIContentSizeCategory] = []
  }

  @Test func `A change of the key window's text size is posted once, with the new category`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let posted = Categories()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let value = notification.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        let category = UIApplication.shared.preferredContentSizeCategory
        expectEqual(value, category)
        posted.list.append(category)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(posted.list, [.extraLarge])
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.traitOverrides.layoutDirection = .rightToLeft
    other.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(posted.list, [.extraLarge])
    window.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(posted.list, [.extraLarge, .small])
  }

  @Test func `The names of a change of the text size are UIKit's`() {
    expectEqual(
      UIContentSizeCategory.didChangeNotification.rawValue,
      "UIContentSizeCategoryDidChangeNotification")
    expectEqual(UIContentSizeCategory.newValueUserInfoKey, "UIContentSizeCategoryNewValueKey")
  }
}
