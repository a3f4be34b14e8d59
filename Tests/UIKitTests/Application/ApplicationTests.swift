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
}
