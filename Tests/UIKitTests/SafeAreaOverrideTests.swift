// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

// What code for iOS has: the property is read-only and open.
private final class InsetView: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
  }
}

private final class InsetWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top += 5
    return insets
  }
}

@Suite("Overrides of the safe area")
@MainActor
struct SafeAreaOverrideTests {
  @Test func `A view's and a window's override count, and a window's is still set`() {
    let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    expectEqual(window.safeAreaInsets.top, 25)
    expectEqual(controller.view.safeAreaInsets.top, 25)
    let plain = UIWindow(frame: window.frame)
    plain.safeAreaInsets.top = 20
    plain.safeAreaInsets.top += 1
    expectEqual(plain.safeAreaInsets.top, 21)
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(view.safeAreaInsets.top, 12)
    view.insetsLayoutMarginsFromSafeArea = true
    expectEqual(view.layoutMargins.top, 20)
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins.top, 8)
  }

  @Test func `Constraints do not count an image's alignment insets`() {
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let image = pixels.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(pixels.alignmentRectInsets, .zero)
    expectEqual(image.alignmentRectInsets.right, 4)
    expectEqual(image.size, CGSize(width: 40, height: 30))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 60),
    ])
    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 48, y: 59, width: 40, height: 30))
    view.image = pixels
    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 50, y: 60, width: 40, height: 30))
  }
}
