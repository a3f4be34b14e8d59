// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A field for what is searched for, with a cancel button and scopes.
///
/// By itself it is 56 points high, with a background and lines at its edges; in a navigation bar 52,
/// or 54 in the design of iOS 26, with neither, and 48 at the bottom of a phone. What is typed goes into
/// ``searchTextField``.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  private let field = UISearchTextField()
  private let parts = SearchBarParts()
  private var showsCancel = false
  private var showsScopes = false
  private var scope = 0
  weak var searchController: UISearchController?
  /// The place that a navigation item has given the bar.
  var place = SearchBarPlace.alone {
    didSet {
      guard place != oldValue else { return }
      field.isPlatter = place == .bottom
      if place == .alone || oldValue == .alone { return heightChanged() }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var isInNavigationBar: Bool { place != .alone }

  /// Creates a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, reading: Self.nibStep)
  }

  private func setUp() {
    field.searchBar = self
    parts.add(to: self, field)
    parts.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    parts.bookmarkButton.addAction(
      UIAction { [weak self] _ in self?.openBookmarks() }, for: .touchUpInside)
    parts.scopes.choose = { [weak self] in self?.chooseScope($0) }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    showBackground()
  }

  /// The delegate, which decides and is notified.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field in which the user types.
  open var searchTextField: UISearchTextField { field }
  /// The text; never nil when read. Setting it does not tell the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The placeholder while there is no text; "Search" in navigation bars unless set.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of words above the field.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      parts.prompt.text = prompt.map { UITextField.inOneLine($0) }
      heightChanged()
    }
  }

  // MARK: Buttons

  /// A Boolean value that says whether a cancel button is shown after the field.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is shown.
  ///   - animated: Whether the field makes space over time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    layoutIfNeeded()
    showsCancel = showsCancelButton
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: SearchMetrics.duration) { layoutIfNeeded() }
  }
  /// A Boolean value that says whether a bookmark button is shown in the field while it is empty.
  open var showsBookmarkButton = false {
    didSet {
      guard showsBookmarkButton != oldValue else { return }
      field.rightView = showsBookmarkButton ? parts.bookmarkButton : nil
      showBookmarkButton()
    }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil for no scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      parts.scopes.titles = scopeButtonTitles ?? []
      selectedScopeButtonIndex = min(scope, max(0, (scopeButtonTitles?.count ?? 1) - 1))
      heightChanged()
    }
  }
  /// The scope that is chosen: its place among the titles. Setting it does not tell the delegate; a
  /// place without a title is as the nearest.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      scope = min(max(newValue, 0), max(0, (scopeButtonTitles?.count ?? 1) - 1))
      parts.scopes.select(scope)
    }
  }
  /// A Boolean value that says whether the scopes are shown below the field.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes.
  ///
  /// - Parameters:
  ///   - show: Whether they are shown.
  ///   - animate: Whether what is in the bar moves over time. The bar's own height is its
  ///     superview's matter.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != showsScopes else { return }
    layoutIfNeeded()
    showsScopes = show
    heightChanged()
    guard animate else { return }
    UIView.animate(withDuration: SearchMetrics.duration) { layoutIfNeeded() }
  }

  // MARK: Appearance

  /// The background style of the field.
  open var searchBarStyle = Style.default { didSet { showBackground() } }
  /// The colour behind the field; nil for the system's.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// An image behind the field, in place of colour and lines; an empty one for nothing.
  open var backgroundImage: UIImage? { didSet { showBackground() } }
  /// Has no effect: the opacity of the bar is that of its colour. A Boolean value that says whether
  /// it is translucent.
  open var isTranslucent = true
  /// Has no effect: there is no keyboard. The appearance of the keyboard, light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Has no effect: nothing is checked. The mode of spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Has no effect: letters are as they are typed. The mode of curly quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Has no effect: letters are as they are typed. The mode in which two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Has no effect: letters are as they are typed. The mode in which spaces are added and removed
  /// around words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Has no effect: nothing is filled in. The content of the text, such as a password; nil for any.
  open var textContentType: UITextContentType?
  /// Has no effect: there is no keyboard. A Boolean value that says whether its Return key waits
  /// for text.
  open var enablesReturnKeyAutomatically = false
  /// Has no effect: letters are as they are typed. The mode of capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Has no effect: nothing is corrected. The mode of correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect: there is no keyboard. The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect: there is no keyboard. The title of its Return key.
  open var returnKeyType = UIReturnKeyType.search

  // MARK: Typing

  /// A Boolean value that says whether the field can be first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// A Boolean value that says whether the field gets what is typed.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Makes the field resign first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Size

  /// The natural size: 56 points high, 52 in navigation bars; a prompt adds 19, scopes 44.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  /// Returns the available width, and the height of ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// Lays out the field, the button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(
      in: self,
      SearchBarParts.Arrangement(
        field: field, showsCancel: showsCancel, showsScopes: hasScopes,
        hasPrompt: prompt != nil, place: place))
  }

  /// The cancel button follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.cancelButton.tintColorDidChange()
  }
}

extension UISearchBar {
  /// The background style of a search bar's field.
  public enum Style: UInt, Hashable, Sendable {
    /// A bar's background.
    case `default` = 0
    /// A bar's background without lines.
    case prominent = 1
    /// The style without a background: the field alone.
    case minimal = 2
  }

  private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  private var height: CGFloat {
    let ordinary =
      switch place {
      case .alone: SearchMetrics.height
      case .stacked: SearchMetrics.heightInBar[traitCollection.design]
      case .inline: SearchMetrics.inlineSize.height
      case .bottom: SearchMetrics.bottomHeight
      }
    return ordinary + (hasScopes ? SearchMetrics.scopeAreaHeight : 0)
      + (prompt != nil ? SearchMetrics.promptHeight : 0)
  }

  private func heightChanged() {
    if isInNavigationBar, placeholder == nil { placeholder = "Search" }
    showBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.searchBarHeightDidChange()
  }

  private func showBackground() {
    let hasBackground =
      searchBarStyle != .minimal && !isInNavigationBar && backgroundImage == nil
    parts.background.backgroundColor =
      hasBackground ? barTintColor ?? UIBlurEffect.Style.systemChromeMaterial.color : nil
    parts.image.image = isInNavigationBar ? nil : backgroundImage
    for line in parts.lines { line.isHidden = !hasBackground || searchBarStyle == .prominent }
  }

  private func showBookmarkButton() {
    field.rightViewMode = showsBookmarkButton && !field.hasText ? .always : .never
  }

  /// Does what a tap on the cancel button does.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.searchBarDidCancel()
  }

  private func openBookmarks() { delegate?.searchBarBookmarkButtonClicked(self) }

  private func chooseScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.searchBarScopeDidChange()
  }
}

// What the field tells besides its delegate.
extension UISearchBar {
  func fieldShouldBeginEditing() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

  func fieldDidBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.searchBarDidBeginEditing()
  }

  func fieldShouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func fieldDidEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

  func fieldShouldChange(in range: NSRange, to text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// - Parameter isTyped: Whether the user changed it, not the program.
  func fieldTextDidChange(isTyped: Bool) {
    showBookmarkButton()
    if isTyped { delegate?.searchBar(self, textDidChange: field.text ?? "") }
    searchController?.searchBarTextDidChange()
  }

  func fieldTokensDidChange() {
    showBookmarkButton()
    searchController?.searchBarTextDidChange()
  }

  func fieldDidReturn() {
    let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
    guard fieldShouldChange(in: end, to: "\n") else { return }
    delegate?.searchBarSearchButtonClicked(self)
    searchController?.searchBarDidSearch()
  }
}

extension UISearchBar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UISearchBar>? {
    guard element.name == "searchBar" else { return nil }
    let scopes = element.elements(of: "scopeButtonTitles").map(\.content)
    var values = NibValues<UISearchBar>(element)
    values.choice(
      "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal],
      otherwise: .default
    ) { $0.searchBarStyle = $1 }
    values.text("text") { $0.text = $1 }
    values.text("placeholder") { $0.placeholder = $1 }
    values.text("prompt") { $0.prompt = $1 }
    values.flag("showsCancelButton", otherwise: false) { $0.showsCancelButton = $1 }
    values.flag("showsBookmarkButton", otherwise: false) { $0.showsBookmarkButton = $1 }
    values.set(scopes.isEmpty ? nil : scopes) { $0.scopeButtonTitles = $1 }
    values.flag("showsScopeBar", otherwise: false) { $0.showsScopeBar = $1 }
    values.color("barTintColor") { $0.barTintColor = $1 }
    return values.step
  }
}

extension UISearchBar: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(UISearchBar.self) { $0.delegate = try $1() }
    case "text": ObjectiveCKey(UISearchBar.self) { $0.text = try $1() }
    case "placeholder": ObjectiveCKey(UISearchBar.self) { $0.placeholder = try $1() }
    default: nil
    }
  }
}
