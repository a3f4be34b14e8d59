// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSCoder {
  @MainActor
  var nibButtonType: UIButton.ButtonType {
    guard let element = nibElement, element.name == "button" else { return .custom }
    return element.choice(
      "buttonType",
      [
        "custom": .custom, "system": .system, "roundedRect": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
      ]) ?? .custom
  }
}

extension UIButton {
  private struct NibState {
    let state: State
    let title: String?
    let attributedTitle: NSAttributedString?
    let color: UIColor?
    let image, background: UIImage?

    @MainActor
    init(_ state: State, _ element: NibElement) {
      self.state = state
      title = element.text("title")
      attributedTitle = element.child(for: "attributedTitle").map(NibAttributedText.init)?.text
      color = element.color(for: "titleColor")
      image = element.image("image")
      background = element.image("backgroundImage")
    }

    @MainActor
    func set(on button: UIButton) {
      if let title { button.setTitle(title, for: state) }
      if let attributedTitle { button.setAttributedTitle(attributedTitle, for: state) }
      if let color { button.setTitleColor(color, for: state) }
      if let image { button.setImage(image, for: state) }
      if let background { button.setBackgroundImage(background, for: state) }
    }
  }

  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UIButton>? {
    guard element.name == "button" else { return nil }
    let states: [NibState] = element.children(named: "state").compactMap { state in
      switch state["key"] {
      case "normal"?: NibState(.normal, state)
      case "highlighted"?: NibState(.highlighted, state)
      case "disabled"?: NibState(.disabled, state)
      case "selected"?: NibState(.selected, state)
      default: nil
      }
    }
    let configuration = element.child(for: "configuration").flatMap(nibConfiguration)
    var values = NibValues<UIButton>(element)
    values.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ], otherwise: .center
    ) { $0.contentHorizontalAlignment = $1 }
    values.choice(
      "contentVerticalAlignment",
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill], otherwise: .center
    ) { $0.contentVerticalAlignment = $1 }
    values.choice(
      "role",
      ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive],
      otherwise: .normal
    ) { $0.role = $1 }
    values.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    values.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    values.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    values.flag("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
    values.flag("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
    // Xcode keeps the state's title and image in the document of a button with a configuration, which
    // has them itself or has none.
    for state in states where configuration == nil || state.state != .normal {
      values.change { state.set(on: $0) }
    }
    values.set(element.font(for: "fontDescription")) { $0.titleLabel?.font = $1 }
    values.choice("lineBreakMode", NibSteps.lineBreaks) { $0.titleLabel?.lineBreakMode = $1 }
    values.set(configuration) { $0.configuration = $1 }
    return values.step
  }

  private static func nibConfiguration(_ element: NibElement) -> Configuration? {
    guard
      var configuration = element.choice(
        "style",
        [
          "plain": Configuration.plain(), "gray": .gray(), "tinted": .tinted(),
          "filled": .filled(), "borderless": .borderless(),
        ])
    else { return nil }
    configuration.title = element.text("title")
    if let title = element.child(for: "attributedTitle").map(NibAttributedText.init)?.text {
      configuration.attributedTitle = AttributedString(title)
    }
    configuration.subtitle = element.text("subtitle")
    configuration.image = element.image("image")
    if let color = element.color(for: "baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = element.color(for: "baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    setShape(of: &configuration, element)
    return configuration
  }

  private static func setShape(of configuration: inout Configuration, _ element: NibElement) {
    let corners: Configuration.CornerStyle? = element.choice(
      "cornerStyle",
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
        "large": .large, "capsule": .capsule,
      ])
    let size: Configuration.Size? = element.choice(
      "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
    let placement: NSDirectionalRectEdge? = element.choice(
      "imagePlacement",
      ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    let alignment: Configuration.TitleAlignment? = element.choice(
      "titleAlignment",
      [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
      ])
    if let corners { configuration.cornerStyle = corners }
    if let size { configuration.buttonSize = size }
    if let placement { configuration.imagePlacement = placement }
    if let alignment { configuration.titleAlignment = alignment }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let insets = element.directionalInsets(for: "contentInsets") {
      configuration.contentInsets = insets
    }
  }
}
