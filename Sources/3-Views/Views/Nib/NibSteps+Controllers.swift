// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension NibSteps {
  static func controller(_ element: NibElement) -> NibStep<UIViewController>? {
    let title = element.text("title")
    let hidesBottomBar = element.flag("hidesBottomBarWhenPushed", otherwise: false)
    let includesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars", otherwise: false)
    let edges = element.child(for: "edgesForExtendedLayout").map(\.edges)
    let size = element.size(for: "preferredContentSize")
    let style = element.presentationStyle
    let transitionStyle = element.transitionStyle
    let definesContext = element.flag("definesPresentationContext", otherwise: false)
    let providesStyle = element.flag(
      "providesPresentationContextTransitionStyle", otherwise: false)
    return { controller, _ in
      if let title { controller.title = title }
      controller.hidesBottomBarWhenPushed = hidesBottomBar
      controller.extendedLayoutIncludesOpaqueBars = includesOpaqueBars
      if let edges { controller.edgesForExtendedLayout = edges }
      if let size { controller.preferredContentSize = size }
      if let style { controller.modalPresentationStyle = style }
      if let transitionStyle { controller.modalTransitionStyle = transitionStyle }
      if definesContext { controller.definesPresentationContext = true }
      if providesStyle { controller.providesPresentationContextTransitionStyle = true }
    }
  }

  static func navigationItem(_ element: NibElement) -> NibStep<UINavigationItem>? {
    let title = element.text("title")
    let prompt = element.text("prompt")
    let backTitle = element.text("backButtonTitle")
    let hidesBack = element.flag("hidesBackButton", otherwise: false)
    let supplementsBack = element.flag("leftItemsSupplementBackButton", otherwise: false)
    let largeTitle =
      element.choice(
        "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never])
      ?? UINavigationItem.LargeTitleDisplayMode.automatic
    let backMode =
      element.choice(
        "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal])
      ?? UINavigationItem.BackButtonDisplayMode.default
    return { item, _ in
      item.title = title
      item.prompt = prompt
      if let backTitle { item.backButtonTitle = backTitle }
      item.hidesBackButton = hidesBack
      item.leftItemsSupplementBackButton = supplementsBack
      item.largeTitleDisplayMode = largeTitle
      item.backButtonDisplayMode = backMode
    }
  }
}

extension NibElement {
  fileprivate var edges: UIRectEdge {
    options(["top": .top, "left": .left, "bottom": .bottom, "right": .right])
  }

  /// The attributes of a title in a bar; nil without any.
  package var titleAttributes: [NSAttributedString.Key: Any]? {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = color(for: "textColor") { attributes[.foregroundColor] = color }
    if let font = font(for: "fontDescription") { attributes[.font] = font }
    return attributes.isEmpty ? nil : attributes
  }
}
