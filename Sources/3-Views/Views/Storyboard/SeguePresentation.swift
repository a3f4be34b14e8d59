// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The presentation of a segue's destination, as the document describes it (rule IB-35).
@MainActor
final class SeguePresentation {
  let isAnimated: Bool
  private let style: UIModalPresentationStyle?
  private let transitionStyle: UIModalTransitionStyle?
  private let isPopover: Bool
  /// The directions in which the arrow of a popover may point, as bits; nil for any.
  private let directions: UInt?
  /// The identifier of what a popover points at; nil for what triggers the segue.
  let anchorIdentifier: String?
  /// The view or item that a popover points at, once the view is loaded that it is in.
  weak var anchor: AnyObject?

  init(_ element: NibElement) {
    isAnimated = element.flag("animates", otherwise: true)
    style = element.presentationStyle
    transitionStyle = element.transitionStyle
    isPopover = element["kind"] == "popoverPresentation" || element["kind"] == "popover"
    anchorIdentifier = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    directions = element.child(for: "popoverArrowDirection").map { element in
      let names = ["up", "down", "left", "right"]
      return names.enumerated().reduce(into: 0) { bits, name in
        if element.flag(name.element, otherwise: false) { bits |= 1 << UInt(name.offset) }
      }
    }
  }

  /// Has a destination presented as the document says, unless the source changes it afterwards.
  func prepare(_ destination: UIViewController, from source: UIViewController, _ sender: Any?) {
    if let style { destination.modalPresentationStyle = style }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    guard isPopover else { return }
    destination.modalPresentationStyle = .popover
    let trigger: AnyObject? =
      switch sender {
      case let recognizer as UIGestureRecognizer: recognizer.view
      case let view as UIView: view
      case let item as UIBarButtonItem: item
      default: nil
      }
    UIViewController.presenter?.setPopover(
      of: destination, at: anchor ?? trigger, from: source, directions: directions)
  }
}

extension NibElement {
  /// The style in which a controller is presented; nil if the document says none.
  var presentationStyle: UIModalPresentationStyle? {
    choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
      ])
  }

  /// The way in which a controller comes; nil if the document says none.
  var transitionStyle: UIModalTransitionStyle? {
    choice(
      "modalTransitionStyle",
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
      ])
  }
}
