// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What a program asks of its one application.
@MainActor
struct ApplicationTests {
  @Test func `The reading direction and the text size are the key window's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    UIWindow(frame: .zero).makeKeyAndVisible()
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
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
        #expect(value == category)
        posted.list.append(category)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(posted.list == [.extraLarge])
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.traitOverrides.layoutDirection = .rightToLeft
    other.traitOverrides.preferredContentSizeCategory = .small
    #expect(posted.list == [.extraLarge])
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(posted.list == [.extraLarge, .small])
  }

  @Test func `The names of a change of the text size are UIKit's`() {
    #expect(
      UIContentSizeCategory.didChangeNotification.rawValue
        == "UIContentSizeCategoryDidChangeNotification")
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
  }
}
