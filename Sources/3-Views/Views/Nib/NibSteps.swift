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
    // Documents before iOS 6 have the least size in points.
    let factor =
      element.number("minimumScaleFactor")
      ?? element.number("minimumFontSize").map { $0 / (font?.pointSize ?? UIFont.labelFontSize) }
    var values = NibValues<UILabel>(element)
    values.change { label in
      label.font = font
      label.textColor = color
      label.highlightedTextColor = highlighted
    }
    values.choice("textAlignment", alignments, otherwise: .natural) { $0.textAlignment = $1 }
    values.choice("lineBreakMode", lineBreaks, otherwise: .byTruncatingTail) {
      $0.lineBreakMode = $1
    }
    values.integer("numberOfLines", otherwise: 1) { $0.numberOfLines = $1 }
    values.choice(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none],
      otherwise: .alignBaselines
    ) { $0.baselineAdjustment = $1 }
    values.flag("adjustsFontSizeToFit", otherwise: true) { $0.adjustsFontSizeToFitWidth = $1 }
    values.change { $0.minimumScaleFactor = min(factor ?? 0, 1) }
    values.flag("enabled", otherwise: true) { $0.isEnabled = $1 }
    values.flag("highlighted", otherwise: false) { $0.isHighlighted = $1 }
    values.number("preferredMaxLayoutWidth") { if $1 != 0 { $0.preferredMaxLayoutWidth = $1 } }
    values.flag("adjustsFontForContentSizeCategory") { label, follows in
      if follows { label.adjustsFontForContentSizeCategory = true }
    }
    values.change { label in
      if let attributedText { label.attributedText = attributedText } else { label.text = text }
    }
    return values.step
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
    var values = NibValues<UIStackView>(element)
    values.choice(
      "axis", ["horizontal": .horizontal, "vertical": .vertical], otherwise: .horizontal
    ) { $0.axis = $1 }
    values.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ], otherwise: .fill
    ) { $0.distribution = $1 }
    values.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .trailing,
        "lastBaseline": .lastBaseline,
      ], otherwise: .fill
    ) { $0.alignment = $1 }
    values.number("spacing", otherwise: 0) { $0.spacing = $1 }
    values.flag("baselineRelativeArrangement", otherwise: false) {
      $0.isBaselineRelativeArrangement = $1
    }
    values.flag("layoutMarginsRelativeArrangement", otherwise: false) {
      $0.isLayoutMarginsRelativeArrangement = $1
    }
    return values.step
  }

  /// The part of scroll views, which collection views and tables have, too.
  static func scrollView(_ element: NibElement) -> NibStep<UIScrollView>? {
    guard ["scrollView", "collectionView", "tableView", "textView"].contains(element.name) else {
      return nil
    }
    var values = NibValues<UIScrollView>(element)
    values.flag("showsHorizontalScrollIndicator", otherwise: true) {
      $0.showsHorizontalScrollIndicator = $1
    }
    values.flag("showsVerticalScrollIndicator", otherwise: true) {
      $0.showsVerticalScrollIndicator = $1
    }
    values.flag("scrollEnabled", otherwise: true) { $0.isScrollEnabled = $1 }
    values.flag("pagingEnabled", otherwise: false) { $0.isPagingEnabled = $1 }
    values.flag("bounces", otherwise: true) { $0.bounces = $1 }
    values.flag("alwaysBounceVertical", otherwise: false) { $0.alwaysBounceVertical = $1 }
    values.flag("alwaysBounceHorizontal", otherwise: false) { $0.alwaysBounceHorizontal = $1 }
    values.flag("directionalLockEnabled", otherwise: false) { $0.isDirectionalLockEnabled = $1 }
    values.flag("delaysContentTouches", otherwise: true) { $0.delaysContentTouches = $1 }
    values.flag("canCancelContentTouches", otherwise: true) { $0.canCancelContentTouches = $1 }
    values.choice(
      "indicatorStyle", ["default": .default, "black": .black, "white": .white],
      otherwise: .default
    ) { $0.indicatorStyle = $1 }
    values.choice(
      "keyboardDismissMode",
      [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
      ], otherwise: UIScrollView.KeyboardDismissMode.none
    ) { $0.keyboardDismissMode = $1 }
    values.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ], otherwise: .automatic
    ) { $0.contentInsetAdjustmentBehavior = $1 }
    values.number("minimumZoomScale") { $0.minimumZoomScale = $1 }
    values.number("maximumZoomScale") { $0.maximumZoomScale = $1 }
    values.flag("bouncesZoom", otherwise: true) { $0.bouncesZoom = $1 }
    values.flag("scrollsToTop", otherwise: true) { $0.scrollsToTop = $1 }
    values.insets("contentInset") { $0.contentInset = $1 }
    values.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
    values.size("contentSize") { $0.contentSize = $1 }
    return values.step
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
    var values = NibValues<UISwitch>(element)
    values.flag("on", otherwise: true) { $0.isOn = $1 }
    values.color("onTintColor") { $0.onTintColor = $1 }
    values.color("thumbTintColor") { $0.thumbTintColor = $1 }
    return values.step
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
    var values = NibValues<UIBarItem>(element)
    values.text("title") { $0.title = $1 }
    values.image("image") { $0.image = $1 }
    values.flag("enabled", otherwise: true) { $0.isEnabled = $1 }
    values.integer("tag", otherwise: 0) { $0.tag = $1 }
    return values.step
  }

  static func barButtonItem(_ element: NibElement) -> NibStep<UIBarButtonItem>? {
    if let name = element["systemItem"], systemItems[name] == nil {
      element.announce("unknown systemItem \"\(name)\"; it counts as left out")
    }
    var values = NibValues<UIBarButtonItem>(element)
    values.choice(
      "style", ["plain": .plain, "done": .done, "bordered": .plain], otherwise: .plain
    ) { $0.style = $1 }
    values.number("width", otherwise: 0) { $0.width = $1 }
    values.color("tintColor") { $0.tintColor = $1 }
    return values.step
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
    let direction = swipeDirection(element)
    var values = NibValues<UIGestureRecognizer>(element)
    values.flag("enabled", otherwise: true) { $0.isEnabled = $1 }
    values.flag("cancelsTouchesInView", otherwise: true) { $0.cancelsTouchesInView = $1 }
    values.flag("delaysTouchesBegan", otherwise: false) { $0.delaysTouchesBegan = $1 }
    values.flag("delaysTouchesEnded", otherwise: true) { $0.delaysTouchesEnded = $1 }
    values.integer("numberOfTapsRequired") { recognizer, taps in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = taps
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = taps
    }
    values.integer("numberOfTouchesRequired") { recognizer, touches in
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = touches
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = touches
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = touches
    }
    values.number("minimumPressDuration") {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = $1
    }
    values.number("allowableMovement") {
      ($0 as? UILongPressGestureRecognizer)?.allowableMovement = $1
    }
    values.integer("minimumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.minimumNumberOfTouches = $1
    }
    values.integer("maximumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.maximumNumberOfTouches = $1
    }
    values.set(direction) { ($0 as? UISwipeGestureRecognizer)?.direction = $1 }
    return values.step
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
    var values = NibValues<UIViewController>(element)
    values.text("title") { $0.title = $1 }
    values.flag("hidesBottomBarWhenPushed", otherwise: false) { $0.hidesBottomBarWhenPushed = $1 }
    values.flag("extendedLayoutIncludesOpaqueBars", otherwise: false) {
      $0.extendedLayoutIncludesOpaqueBars = $1
    }
    values.set(element.child(for: "edgesForExtendedLayout")?.edges) {
      $0.edgesForExtendedLayout = $1
    }
    values.size("preferredContentSize") { $0.preferredContentSize = $1 }
    values.set(element.presentationStyle) { $0.modalPresentationStyle = $1 }
    values.set(element.transitionStyle) { $0.modalTransitionStyle = $1 }
    values.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
    values.flag("providesPresentationContextTransitionStyle") {
      $0.providesPresentationContextTransitionStyle = $1
    }
    return values.step
  }

  static func navigationItem(_ element: NibElement) -> NibStep<UINavigationItem>? {
    var values = NibValues<UINavigationItem>(element)
    values.text("title") { $0.title = $1 }
    values.text("prompt") { $0.prompt = $1 }
    values.text("backButtonTitle") { $0.backButtonTitle = $1 }
    values.flag("hidesBackButton", otherwise: false) { $0.hidesBackButton = $1 }
    values.flag("leftItemsSupplementBackButton", otherwise: false) {
      $0.leftItemsSupplementBackButton = $1
    }
    values.choice(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never],
      otherwise: .automatic
    ) { $0.largeTitleDisplayMode = $1 }
    values.choice(
      "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal],
      otherwise: .default
    ) { $0.backButtonDisplayMode = $1 }
    return values.step
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
