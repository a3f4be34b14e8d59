// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// The button that shows and hides the columns before the last.
@MainActor
struct DisplayModeButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let split = UISplitViewController(style: .doubleColumn)

  private func navigation(_ column: UISplitViewController.Column) -> UINavigationController? {
    split.viewController(for: column) as? UINavigationController
  }

  private func show(width: CGFloat = 1024, isRegular: Bool = true) {
    for column in [UISplitViewController.Column.primary, .secondary] {
      let controller = UIViewController()
      controller.title = "\(column)"
      split.setViewController(UINavigationController(rootViewController: controller), for: column)
    }
    window.frame.size.width = width
    window.traitOverrides.horizontalSizeClass = isRegular ? .regular : .compact
    window.traitOverrides.userInterfaceIdiom = .pad
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Goes to the end of what is animated, and taps where the first item of a column's bar is.
  private func tapFirstItem(of column: UISplitViewController.Column) {
    guard let bar = navigation(column)?.navigationBar else { return }
    window.tap(at: bar.convert(CGPoint(x: 30, y: 25), to: nil))
    window.advance(to: window.currentTime + 1)
  }

  @Test func `It hides the primary column, and shows it again from the secondary one's bar`() {
    show()
    expectEqual(split.displayMode, .oneBesideSecondary)
    tapFirstItem(of: .primary)
    expectEqual(split.displayMode, .secondaryOnly)
    tapFirstItem(of: .secondary)
    expectEqual(split.displayMode, .oneBesideSecondary)
    tapFirstItem(of: .secondary)
    expectEqual(split.displayMode, .oneBesideSecondary)
  }

  @Test(arguments: [true, false])
  func `It is not there where it is not wanted`(isByGesture: Bool) {
    show()
    if isByGesture {
      split.presentsWithGesture = false
    } else {
      split.displayModeButtonVisibility = .never
    }
    window.layoutIfNeeded()
    tapFirstItem(of: .primary)
    expectEqual(split.displayMode, .oneBesideSecondary)
    split.displayModeButtonVisibility = .always
    window.layoutIfNeeded()
    tapFirstItem(of: .primary)
    expectEqual(split.displayMode, .secondaryOnly)
  }

  @Test func `Where the columns are one there is none`() {
    show(width: 390, isRegular: false)
    tapFirstItem(of: .primary)
    expect(split.isCollapsed)
    expectNil(navigation(.primary)?.topViewController?.navigationItem.leftBarButtonItems)
  }

  @Test func `Its column is on the side where the columns are`() throws {
    func picture(
      _ image: UIImage?, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> Data {
      let view = UIImageView(image: image)
      view.frame.size = CGSize(width: 40, height: 40)
      view.contentMode = .center
      return try Picture(of: view, scale: 2, traits: UITraitCollection(layoutDirection: direction))
        .data(.png)
    }
    let image = split.displayModeButtonItem.image
    let leading = UIImage(systemName: "sidebar.leading")
    try expectEqual(picture(image), picture(leading))
    try expectEqual(picture(image, .rightToLeft), picture(leading, .rightToLeft))
    try expectNotEqual(picture(image), picture(image, .rightToLeft))
  }

  @Test func `The item does the same in a bar of a client's`() {
    show()
    split.displayModeButtonVisibility = .never
    let controller = navigation(.secondary)?.topViewController
    controller?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    window.layoutIfNeeded()
    tapFirstItem(of: .secondary)
    expectEqual(split.displayMode, .secondaryOnly)
  }
}
