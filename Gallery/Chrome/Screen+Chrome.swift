// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import UIKit

extension Screen {
  /// Puts a sample into its window, with what the system has around it.
  static func enter(_ controller: any Sample, in window: UIWindow, _ settings: ScreenSettings) {
    guard settings.chrome.isDevice, let sample = controller as? UIViewController else {
      return controller.enter(window)
    }
    window.safeAreaInsets = PictureDevice(screen: settings.size).safeArea
    // What has bars of its own gets no other ones.
    guard !(sample is UINavigationController), !(sample is UISplitViewController) else {
      return controller.enter(window)
    }
    if (sample.navigationItem.title ?? "").isEmpty {
      sample.navigationItem.title = title(of: type(of: controller))
    }
    window.rootViewController = UINavigationController(rootViewController: sample)
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
      let front = MacWindowFront(title: Self.title(of: type(of: controller)))
      front.traitOverrides = window.traitOverrides
      let radius = CGSize(width: MacWindowFront.cornerRadius, height: MacWindowFront.cornerRadius)
      return PictureSurround(
        insets: UIEdgeInsets(top: MacWindowFront.titleBarHeight, left: 0, bottom: 0, right: 0),
        corners: CornerRadii(
          topLeft: .zero, topRight: .zero, bottomRight: radius, bottomLeft: radius),
        front: front)
    }
  }

  /// A sample's name in words, as a title has them.
  private static func title(of sample: any Sample.Type) -> String {
    let name = sample.name.hasPrefix("mac-") ? String(sample.name.dropFirst(4)) : sample.name
    return name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Whether the picture is of a phone that lies on its side.
  static func isPhoneOnSide(_ settings: ScreenSettings) -> Bool {
    settings.chrome.isDevice && settings.size.width > settings.size.height
      && !PictureDevice(screen: settings.size).isPad
  }
}
