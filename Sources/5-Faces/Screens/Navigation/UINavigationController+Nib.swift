// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

extension UINavigationController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    guard relationship == "rootViewController" || relationship == "viewControllers" else { return }
    setViewControllers(viewControllers + [controller], animated: false)
  }

  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UINavigationController>? {
    guard element.name == "navigationController" else { return nil }
    let hidesBar = element.flag("navigationBarHidden", otherwise: false)
    let hidesToolbar = element.flag("toolbarHidden", otherwise: true)
    let hidesOnSwipe = element.flag("hidesBarsOnSwipe", otherwise: false)
    let hidesOnTap = element.flag("hidesBarsOnTap", otherwise: false)
    return { controller, _ in
      controller.isNavigationBarHidden = hidesBar
      controller.isToolbarHidden = hidesToolbar
      if hidesOnSwipe { controller.hidesBarsOnSwipe = true }
      if hidesOnTap { controller.hidesBarsOnTap = true }
    }
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey { (controller: UINavigationController, value) in
      controller.delegate = try value()
    }
  }
}
