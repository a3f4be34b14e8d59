// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The parts of elements that the classes of this module decode, each with a document's defaults for
/// the values that it leaves out (rule IB-9).
///
/// An element of another name has no such part: a view whose custom class is a label's says nothing
/// about a text.
@MainActor
package enum NibSteps {
  // MARK: Text and images

  static func label(_ element: NibElement) -> NibStep<UILabel>? {
    guard element.name == "label" else { return nil }
    let text = element.text("text")
    let attributedText = element.child(for: "attributedText").map(NibAttributedText.init)?.text
    let font = element.font(for: "fontDescription")
    let color = element.color(for: "textColor")
    let highlighted = element.color(for: "highlightedColor")
    let alignment = element.choice("textAlignment", alignments) ?? .natural
    let lineBreak = element.choice("lineBreakMode", lineBreaks) ?? .byTruncatingTail
    let lineCount = element.integer("numberOfLines") ?? 1
    let baselines =
      element.choice(
        "baselineAdjustment",
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
      ?? UIBaselineAdjustment.alignBaselines
    let fits = element.flag("adjustsFontSizeToFit", otherwise: true)
    let followsCategory = element.flag("adjustsFontForContentSizeCategory", otherwise: false)
    let isEnabled = element.flag("enabled", otherwise: true)
    let isHighlighted = element.flag("highlighted", otherwise: false)
    let maximumWidth = element.number("preferredMaxLayoutWidth") ?? 0
    // Documents before iOS 6 have the least size in points.
    let factor =
      element.number("minimumScaleFactor")
      ?? element.number("minimumFontSize").map { $0 / (font?.pointSize ?? UIFont.labelFontSize) }
    return { label, _ in
      label.font = font
      label.textColor = color
      label.highlightedTextColor = highlighted
      label.textAlignment = alignment
      label.lineBreakMode = lineBreak
      label.numberOfLines = lineCount
      label.baselineAdjustment = baselines
      label.adjustsFontSizeToFitWidth = fits
      label.minimumScaleFactor = min(factor ?? 0, 1)
      label.isEnabled = isEnabled
      label.isHighlighted = isHighlighted
      if maximumWidth != 0 { label.preferredMaxLayoutWidth = maximumWidth }
      if followsCategory { label.adjustsFontForContentSizeCategory = true }
      if let attributedText { label.attributedText = attributedText } else { label.text = text }
    }
  }

  static func imageView(_ element: NibElement) -> NibStep<UIImageView>? {
    guard element.name == "imageView" else { return nil }
    let image = element.image("image")
    let highlighted = element.image("highlightedImage")
    let isHighlighted = element.flag("highlighted", otherwise: false)
    let configuration = symbolConfiguration(element.child(for: "preferredSymbolConfiguration"))
    return { view, _ in
      view.image = image
      view.highlightedImage = highlighted
      view.isHighlighted = isHighlighted
      if let configuration { view.preferredSymbolConfiguration = configuration }
    }
  }

  private static func symbolConfiguration(
    _ element: NibElement?
  ) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: size)
    }
    if let font = element.font(for: "fontDescription") ?? element.font(for: "font") {
      return UIImage.SymbolConfiguration(font: font)
    }
    return element.choice(
      "scale", ["small": .small, "medium": .medium, "large": .large]
    ).map { UIImage.SymbolConfiguration(scale: $0) }
  }

  package static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  package static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  // MARK: Containers

  static func stackView(_ element: NibElement) -> NibStep<UIStackView>? {
    guard element.name == "stackView" else { return nil }
    let axis =
      element.choice("axis", ["horizontal": .horizontal, "vertical": .vertical])
      ?? NSLayoutConstraint.Axis.horizontal
    let distribution =
      element.choice(
        "distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually,
          "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
          "equalCentering": .equalCentering,
        ]) ?? UIStackView.Distribution.fill
    let alignment =
      element.choice(
        "alignment",
        [
          "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
          "center": .center, "trailing": .trailing, "bottom": .trailing,
          "lastBaseline": .lastBaseline,
        ]) ?? UIStackView.Alignment.fill
    let spacing = element.number("spacing") ?? 0
    let usesBaselines = element.flag("baselineRelativeArrangement", otherwise: false)
    let usesMargins = element.flag("layoutMarginsRelativeArrangement", otherwise: false)
    return { stack, _ in
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.isBaselineRelativeArrangement = usesBaselines
      stack.isLayoutMarginsRelativeArrangement = usesMargins
    }
  }

  /// The part of scroll views, which collection views and tables have, too.
  static func scrollView(_ element: NibElement) -> NibStep<UIScrollView>? {
    guard ["scrollView", "collectionView", "tableView", "textView"].contains(element.name) else {
      return nil
    }
    let showsHorizontal = element.flag("showsHorizontalScrollIndicator", otherwise: true)
    let showsVertical = element.flag("showsVerticalScrollIndicator", otherwise: true)
    let isEnabled = element.flag("scrollEnabled", otherwise: true)
    let isPaging = element.flag("pagingEnabled", otherwise: false)
    let bounces = element.flag("bounces", otherwise: true)
    let bouncesVertically = element.flag("alwaysBounceVertical", otherwise: false)
    let bouncesHorizontally = element.flag("alwaysBounceHorizontal", otherwise: false)
    let isLocked = element.flag("directionalLockEnabled", otherwise: false)
    let delaysTouches = element.flag("delaysContentTouches", otherwise: true)
    let cancelsTouches = element.flag("canCancelContentTouches", otherwise: true)
    let style =
      element.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white])
      ?? UIScrollView.IndicatorStyle.default
    let dismissal =
      element.choice(
        "keyboardDismissMode",
        [
          "none": .none, "onDrag": .onDrag, "interactive": .interactive,
          "onDragWithAccessory": .onDragWithAccessory,
          "interactiveWithAccessory": .interactiveWithAccessory,
        ]) ?? UIScrollView.KeyboardDismissMode.none
    let adjustment =
      element.choice(
        "contentInsetAdjustmentBehavior",
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]) ?? UIScrollView.ContentInsetAdjustmentBehavior.automatic
    let scales = (
      least: element.number("minimumZoomScale"), greatest: element.number("maximumZoomScale")
    )
    let bouncesZoom = element.flag("bouncesZoom", otherwise: true)
    let scrollsToTop = element.flag("scrollsToTop", otherwise: true)
    let inset = element.insets(for: "contentInset")
    let indicatorInsets = element.insets(for: "scrollIndicatorInsets")
    let contentSize = element.size(for: "contentSize")
    return { view, _ in
      view.showsHorizontalScrollIndicator = showsHorizontal
      view.showsVerticalScrollIndicator = showsVertical
      view.isScrollEnabled = isEnabled
      view.isPagingEnabled = isPaging
      view.bounces = bounces
      view.alwaysBounceVertical = bouncesVertically
      view.alwaysBounceHorizontal = bouncesHorizontally
      view.isDirectionalLockEnabled = isLocked
      view.delaysContentTouches = delaysTouches
      view.canCancelContentTouches = cancelsTouches
      view.indicatorStyle = style
      view.keyboardDismissMode = dismissal
      view.contentInsetAdjustmentBehavior = adjustment
      if let least = scales.least { view.minimumZoomScale = least }
      if let greatest = scales.greatest { view.maximumZoomScale = greatest }
      view.bouncesZoom = bouncesZoom
      view.scrollsToTop = scrollsToTop
      if let inset { view.contentInset = inset }
      if let indicatorInsets { view.scrollIndicatorInsets = indicatorInsets }
      if let contentSize { view.contentSize = contentSize }
    }
  }

  // MARK: Controls

  static func control(_ element: NibElement) -> NibStep<UIControl>? {
    let isEnabled = element.flag("enabled", otherwise: true)
    let isSelected = element.flag("selected", otherwise: false)
    let isHighlighted = element.flag("highlighted", otherwise: false)
    guard !isEnabled || isSelected || isHighlighted else { return nil }
    return { control, _ in
      control.isEnabled = isEnabled
      control.isSelected = isSelected
      control.isHighlighted = isHighlighted
    }
  }

  static func switchControl(_ element: NibElement) -> NibStep<UISwitch>? {
    guard element.name == "switch" else { return nil }
    let isOn = element.flag("on", otherwise: true)
    let onTint = element.color(for: "onTintColor")
    let thumbTint = element.color(for: "thumbTintColor")
    return { control, _ in
      control.isOn = isOn
      if let onTint { control.onTintColor = onTint }
      if let thumbTint { control.thumbTintColor = thumbTint }
    }
  }

  static func refreshControl(_ element: NibElement) -> NibStep<UIRefreshControl>? {
    guard element.name == "refreshControl" else { return nil }
    let title = element.child(for: "attributedTitle").map { NibAttributedText($0).text }
    return { control, _ in
      // Documents say that touches are on it.
      control.isUserInteractionEnabled = false
      control.attributedTitle = title
    }
  }

  // MARK: Bars

  static func barItem(_ element: NibElement) -> NibStep<UIBarItem>? {
    let title = element.text("title")
    let image = element.image("image")
    let isEnabled = element.flag("enabled", otherwise: true)
    let tag = element.integer("tag") ?? 0
    return { item, _ in
      if let title { item.title = title }
      if let image { item.image = image }
      item.isEnabled = isEnabled
      item.tag = tag
    }
  }

  static func barButtonItem(_ element: NibElement) -> NibStep<UIBarButtonItem>? {
    let style =
      element.choice(
        "style", ["plain": .plain, "done": .done, "bordered": .plain])
      ?? UIBarButtonItem.Style.plain
    let width = element.number("width") ?? 0
    let tint = element.color(for: "tintColor")
    let name = element["systemItem"]
    if let name, systemItems[name] == nil {
      element.announce("unknown systemItem \"\(name)\"; it counts as left out")
    }
    return { item, _ in
      item.style = style
      item.width = width
      if let tint { item.tintColor = tint }
    }
  }

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  // MARK: Gestures

  static func recognizer(_ element: NibElement) -> NibStep<UIGestureRecognizer>? {
    let isEnabled = element.flag("enabled", otherwise: true)
    let cancels = element.flag("cancelsTouchesInView", otherwise: true)
    let delaysBegan = element.flag("delaysTouchesBegan", otherwise: false)
    let delaysEnded = element.flag("delaysTouchesEnded", otherwise: true)
    let taps = element.integer("numberOfTapsRequired")
    let touches = element.integer("numberOfTouchesRequired")
    let duration = element.number("minimumPressDuration")
    let movement = element.number("allowableMovement")
    let minimum = element.integer("minimumNumberOfTouches")
    let maximum = element.integer("maximumNumberOfTouches")
    let direction = swipeDirection(element)
    return { recognizer, _ in
      recognizer.isEnabled = isEnabled
      recognizer.cancelsTouchesInView = cancels
      recognizer.delaysTouchesBegan = delaysBegan
      recognizer.delaysTouchesEnded = delaysEnded
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        if let taps { tap.numberOfTapsRequired = taps }
        if let touches { tap.numberOfTouchesRequired = touches }
      case let press as UILongPressGestureRecognizer:
        if let taps { press.numberOfTapsRequired = taps }
        if let touches { press.numberOfTouchesRequired = touches }
        if let duration { press.minimumPressDuration = duration }
        if let movement { press.allowableMovement = movement }
      case let pan as UIPanGestureRecognizer:
        if let minimum { pan.minimumNumberOfTouches = minimum }
        if let maximum { pan.maximumNumberOfTouches = maximum }
      case let swipe as UISwipeGestureRecognizer:
        if let touches { swipe.numberOfTouchesRequired = touches }
        if let direction { swipe.direction = direction }
      default: break
      }
    }
  }

  /// The directions of swipes: those of an element with that role, or the one that an attribute names.
  private static func swipeDirection(
    _ element: NibElement
  ) -> UISwipeGestureRecognizer.Direction? {
    let directions: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    guard element.name == "swipeGestureRecognizer" else { return nil }
    let own =
      element.child(for: "direction")
      ?? element.children(named: "swipeGestureRecognizerDirection").first
    return own?.options(directions) ?? element.choice("direction", directions)
  }

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
