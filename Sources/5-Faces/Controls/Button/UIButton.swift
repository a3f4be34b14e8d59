// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A control that performs an action when it is tapped: text, an image, or both, with or without a
/// background.
///
/// What it shows is set for each state, as in ``setTitle(_:for:)``, or comes from a
/// ``configuration-swift.property``. Of a button with a configuration, the title and the image that are set for
/// the usual state replace the configuration's.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of the button, which decides its appearance without a configuration.
  public private(set) var buttonType: ButtonType
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  let parts = ButtonParts()
  private var isShowing = false
  private var needsShowing = true
  private var isLifting = false

  /// Creates a button without a look of its own.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    buttonType = coder.nibButtonType
    super.init(coder: coder)
    take(buttonType)
    coder.decode(self, reading: Self.nibStep)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button of a type that does something.
  ///
  /// - Parameters:
  ///   - buttonType: What it looks like.
  ///   - primaryAction: What it does, and its title and image; nil for nothing.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a frame that does something.
  ///
  /// - Parameters:
  ///   - frame: Its place, in points.
  ///   - primaryAction: What it does, and its title and image; nil for nothing.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: What it shows and looks like.
  ///   - primaryAction: What it does, and its title and image if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ type: ButtonType) {
    buttonType = type
    if let image = type.image { setImage(image, for: .normal) }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: Look

  /// The configuration of the button; nil for what was set for its states.
  open var configuration: Configuration? { didSet { needsConfigurationUpdate() } }
  /// A closure that updates the configuration whenever the state changes; nil for none. It sets
  /// ``configuration-swift.property``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that says whether the configuration's colours follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// The role of the button: its effect on the reader's data.
  open var role = Role.normal { didSet { partChanged() } }
  /// The alignment of the contents from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { partChanged() }
  }
  /// The alignment of the contents from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The distances from the edges to the contents, in points; not of a button with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { partChanged() } }
  /// The insets that move the title, in points; the size stays. Not of a button with a
  /// configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image, in points; the size stays. Not of a button with a
  /// configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// A Boolean value that says whether a custom button's image is darker while it is touched.
  open var adjustsImageWhenHighlighted = true { didSet { partChanged() } }
  /// A Boolean value that says whether a custom button's image is paler while it cannot be used.
  open var adjustsImageWhenDisabled = true { didSet { partChanged() } }

  /// The label of the title; of a button with a configuration what it says is the configuration's.
  open var titleLabel: UILabel? {
    show()
    return parts.title(of: self)
  }
  /// The view of the image.
  open var imageView: UIImageView? {
    show()
    return parts.image(of: self)
  }
  /// The label of a configuration's subtitle; nil if it has none.
  open var subtitleLabel: UILabel? { parts.subtitle }

  private func needsConfigurationUpdate() {
    // The handler sets the configuration itself.
    guard !isUpdatingConfiguration else { return partChanged() }
    setNeedsUpdateConfiguration()
  }

  private var isUpdatingConfiguration = false
  private var needsUpdate = false

  /// Requests an update of the configuration before the button is next shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    partChanged()
  }

  /// Updates the configuration for the state; a subclass may override it.
  open func updateConfiguration() {
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    if automaticallyUpdatesConfiguration, let configuration {
      self.configuration = configuration.updated(for: self)
    }
    configurationUpdateHandler?(self)
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    updateConfiguration()
  }

  /// A Boolean value that says whether the button can be used.
  open override var isEnabled: Bool { didSet { stateDidChange(from: oldValue, to: isEnabled) } }
  /// A Boolean value that says whether the button is selected.
  open override var isSelected: Bool { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  /// A Boolean value that says whether a touch is on the button.
  open override var isHighlighted: Bool {
    didSet { stateDidChange(from: oldValue, to: isHighlighted) }
  }

  private func stateDidChange(from old: Bool, to new: Bool) {
    if old != new { setNeedsUpdateConfiguration() }
  }

  /// Updates the colours for the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Updates the title for the reader's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Size

  /// Something that is shown changed: size and places are looked at again.
  func partChanged() {
    guard !isShowing else { return }
    needsShowing = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns false for a single tap that a recognizer around the button waits for.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// The size of the contents and what is around them.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of the contents and what is around them, if possible not wider than a width.
  ///
  /// - Parameter size: Its width is the most that words may have; none if it is zero.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    show()
    let layout = shownLayout(in: size.width > 0 ? size.width : .infinity)
    return layout.size
  }

  /// Lays out the contents of the button's state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
    layOutParts()
  }

  /// Returns where the background is.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The frame of the background, in points of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where title and image are.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The frame of the content, in points of the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let configuration else { return bounds.inset(by: contentEdgeInsets) }
    let insets = configuration.contentInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }

  /// Returns where the title is.
  ///
  /// - Parameter contentRect: Where title and image are.
  /// - Returns: The frame of the title, in points of the button.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).title
  }

  /// Returns where the image is.
  ///
  /// - Parameter contentRect: Where title and image are.
  /// - Returns: The frame of the image, in points of the button.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).image
  }

  /// Gives the subviews what is to be seen. Only after a change: a label that is given words asks for
  /// layout, even if they are the same.
  private func show() {
    guard needsShowing, !isShowing else { return }
    needsShowing = false
    isShowing = true
    defer { isShowing = false }
    updateConfigurationIfNeeded()
    if let configuration { show(configuration) } else { showStates() }
  }

  private func layOutParts() {
    isShowing = true
    defer { isShowing = false }
    parts.background?.frame = backgroundRect(forBounds: bounds)
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    let space = contentRect(forBounds: bounds)
    let frames = frames(in: space)
    parts.shownTitle?.frame = titleRect(forContentRect: space)
    parts.shownImage?.frame = imageRect(forContentRect: space)
    parts.subtitle?.frame = frames.subtitle
    parts.indicator?.frame = frames.indicator
    if let configuration { roundCorners(configuration) }
  }

  // MARK: Menus

  /// The menu to choose from: by a long press, or by a tap where
  /// ``UIControl/showsMenuAsPrimaryAction`` says so. Nil for nothing.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      chooseFirst()
      partChanged()
    }
  }

  /// A Boolean value that says whether a tap changes the selection: of a button with a menu its title is
  /// what was chosen there, of another one ``UIControl/isSelected`` changes.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      chooseFirst()
      partChanged()
    }
  }

  /// Returns what the button's menu shows.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Called before the menu disappears: shows the choice of the menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    partChanged()
    animator?.addCompletion { [weak self] in self?.partChanged() }
  }

  // MARK: Use

  /// A touch that ends inside uses the button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLifting = true
    defer { isLifting = false }
    super.touchesEnded(touches, with: event)
  }

  /// Sends the actions of events; a tap sends the button's primary action too.
  open override func sendActions(for controlEvents: Event) {
    guard isLifting, controlEvents.contains(.touchUpInside) else {
      return super.sendActions(for: controlEvents)
    }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.sendActions(for: controlEvents)
    super.sendActions(for: .primaryActionTriggered)
  }
}
