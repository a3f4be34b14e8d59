// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UIButton {
  /// Sets the title of a state; nil for that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    if state == .normal { configuration?.title = title }
    partChanged()
  }

  /// Sets the attributed title of a state; nil for none. It replaces the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    partChanged()
  }

  /// Sets the colour of the title in a state; nil for that of the normal state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    partChanged()
  }

  /// Sets the image of a state; nil for that of the normal state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    if state == .normal { configuration?.image = image }
    partChanged()
  }

  /// Sets the background image of a state; nil for that of the normal state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    partChanged()
  }

  /// Sets the size and weight of symbols; `state` is ignored.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    parts.image(of: self).preferredSymbolConfiguration = configuration
    partChanged()
  }

  /// Returns the title of a state.
  public func title(for state: State) -> String? { titles.shown(in: state) }
  /// Returns the title of a state with fonts and colours.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.shown(in: state)
  }
  /// Returns the colour that was set for the title in a state.
  public func titleColor(for state: State) -> UIColor? {
    titleColors.shown(in: state) ?? usualTitleColor(in: state)
  }
  /// Returns the image of a state.
  public func image(for state: State) -> UIImage? { images.shown(in: state) }
  /// Returns the image that fills the background in a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }

  /// The title that is shown.
  public var currentTitle: String? {
    guard let configuration else { return title(for: state) }
    return title(in: configuration).map { String($0.characters) }
  }
  /// The title that is shown, with fonts and colours.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image that is shown.
  public var currentImage: UIImage? {
    guard let configuration else { return image(for: state) }
    return image(in: configuration)
  }
  /// The image that fills the background.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The colour of the title where none was set: a custom button's is white, others have the tint colour,
  /// paler while touched.
  private func usualTitleColor(in state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  // MARK: Showing

  func showStates() {
    parts.removeSubtitle()
    parts.removeIndicator()
    parts.removeBackground()
    // UIKit's system buttons show a fifth of their colour while touched.
    let isPale = buttonType != .custom && isHighlighted
    showTitle(alpha: isPale && titleColors[exactly: .highlighted] == nil ? 0.2 : 1)
    showImage(alpha: isPale ? 0.2 : 1)
    if let image = currentBackgroundImage {
      parts.backgroundImage(of: self).image = image
    } else {
      parts.backgroundImage?.image = nil
    }
  }

  private func showTitle(alpha: CGFloat) {
    let attributed = currentAttributedTitle
    let words = chosenElement?.title ?? title(for: state)
    guard attributed != nil || words != nil || parts.shownTitle != nil else { return }
    let label = parts.title(of: self)
    label.textColor = currentTitleColor
    if let attributed { label.attributedText = attributed } else { label.text = words }
    label.alpha = alpha
  }

  private func showImage(alpha: CGFloat) {
    let image = chosenElement?.image ?? image(for: state)
    guard image != nil || parts.shownImage != nil else { return }
    let view = parts.image(of: self)
    let isTemplate = buttonType != .custom && image?.renderingMode == .automatic
    view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = image?.isSymbolImage == true && !isEnabled ? .tertiaryLabel : nil
    var alpha = alpha
    if buttonType == .custom {
      if isHighlighted, adjustsImageWhenHighlighted, images[exactly: .highlighted] == nil {
        alpha = 0.5
      }
      if !isEnabled, adjustsImageWhenDisabled, images[exactly: .disabled] == nil { alpha = 0.5 }
    }
    view.alpha = alpha
  }
}

// A button whose title is what was chosen in its menu.
extension UIButton {
  var chosenElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first
  }

  /// Has one action of the menu on, as UIKit does: the first, if none is.
  func chooseFirst() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if !menu.options.contains(.singleSelection) {
      self.menu = UIMenu(
        title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
        options: menu.options.union(.singleSelection),
        preferredElementSize: menu.preferredElementSize, children: menu.children)
      return
    }
    if menu.selectedElements.isEmpty { firstAction(in: menu)?.state = .on }
  }

  private func firstAction(in menu: UIMenu) -> UIAction? {
    for child in menu.children {
      if let action = child as? UIAction { return action }
      if let inner = child as? UIMenu, inner.options.contains(.displayInline),
        let action = firstAction(in: inner)
      {
        return action
      }
    }
    return nil
  }
}
