// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import UIKit

extension Screen {
  /// Puts the content of a subject into its window, with what the system has around it.
  static func enter(
    _ content: any ScreenContent, of subject: Subject, in window: UIWindow,
    _ settings: ScreenSettings
  ) {
    guard settings.chrome.isDevice, let controller = content.viewController else {
      return content.enter(window)
    }
    window.safeAreaInsets = PictureDevice(screen: settings.size).safeArea
    // What has bars of its own gets no other ones.
    guard !(controller is UINavigationController), !(controller is UISplitViewController),
      !(controller is UITabBarController)
    else {
      return content.enter(window)
    }
    if (controller.navigationItem.title ?? "").isEmpty {
      controller.navigationItem.title = subject.title
    }
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  /// What is drawn around the window; nil for nothing.
  func makeSurround() -> PictureSurround? {
    switch settings.chrome {
    case .none: return nil
    case .bars, .device:
      guard let root = window.rootViewController else { return nil }
      return PictureSurround(
        settings.chrome == .device ? .device : .statusBar,
        of: PictureDevice(screen: settings.size), controller: root, traits: window.traitOverrides)
    case .window:
      let front = MacWindowFront(title: subject.title)
      front.traitOverrides = window.traitOverrides
      let radius = CGSize(width: MacWindowFront.cornerRadius, height: MacWindowFront.cornerRadius)
      return PictureSurround(
        insets: UIEdgeInsets(top: MacWindowFront.titleBarHeight, left: 0, bottom: 0, right: 0),
        corners: CornerRadii(
          topLeft: .zero, topRight: .zero, bottomRight: radius, bottomLeft: radius),
        front: front)
    }
  }

  /// Whether the picture is of a phone that lies on its side.
  static func isPhoneOnSide(_ settings: ScreenSettings) -> Bool {
    settings.chrome.isDevice && settings.size.width > settings.size.height
      && !PictureDevice(screen: settings.size).isPad
  }
}

extension Subject {
  /// The name in words, as a title has them.
  fileprivate var title: String {
    let words = name.hasPrefix("mac-") ? String(name.dropFirst(4)) : name
    return words.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
