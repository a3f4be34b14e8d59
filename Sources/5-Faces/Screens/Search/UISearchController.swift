// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A search: its bar, and what is shown while it goes on.
///
/// The bar is shown by the navigation item whose `searchController` this is, or wherever a client puts
/// it; in the design of iOS 26 an upright phone has it at the bottom, unless the item's
/// `preferredSearchBarPlacement` is `stacked`. The search is active from when its field is typed into until it is cancelled; meanwhile it lies
/// over the controller that its bar is in.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// search.searchBar.becomeFirstResponder()
/// search.searchBar.searchTextField.insertText("peak")  // as if it were typed
/// ```
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var phase = Phase.inactive
  private var isUpdating = false
  private var showsResults: Bool?
  private var suggestionList: SuggestionList?

  private enum Phase {
    case inactive
    case presenting
    case active
    case dismissing
  }

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shows what was found, over everything else while there is
  ///   text; nil where the controller behind does that itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
    if let results {
      addChild(results)
      results.didMove(toParent: self)
    }
  }

  /// Creates a search without a controller for results.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect: a search controller has no nib file.
  ///   - bundle: Has no effect: a search controller creates its views itself.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.searchController = self
  }

  /// The search's bar.
  open var searchBar: UISearchBar { bar }
  /// The object that shows the results of a search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified as a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil where the controller behind does.
  open var searchResultsController: UIViewController? { results }

  /// A Boolean value that says whether the search goes on. Setting it begins or ends the search; it
  /// cannot begin while its bar is in no window.
  open var isActive: Bool {
    get { phase == .presenting || phase == .active }
    set { if newValue { present() } else { dismissSearch() } }
  }

  /// A Boolean value that says whether what is behind is dimmed while there is no text.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContents() } }
  /// A Boolean value that says whether titles and items of the navigation bar go away meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that says whether the bar has a cancel button meanwhile.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that says whether the bar shows its scopes meanwhile.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that says whether ``searchResultsController`` is shown while there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { showContents() } }
  /// A Boolean value that says whether ``searchResultsController`` is shown; automatic until set.
  open var showsSearchResultsController: Bool {
    get {
      showsResults ?? (automaticallyShowsSearchResultsController && bar.searchTextField.hasText)
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The suggestions that are shown in place of the contents behind or of the results, while the
  /// search goes on; nil or none for nothing. ``searchResultsUpdater`` learns of a choice.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

  /// Creates what lies over the contents: a view that dims them.
  open override func loadView() {
    let view = SearchContentView()
    view.dismiss = { [weak self] in self?.dismissSearch() }
    self.view = view
  }

  /// Resizes the results to fill the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for covering in [results?.viewIfLoaded, suggestionList] { covering?.frame = view.bounds }
  }
}

extension UISearchController {
  /// The controller that the search lies over: the bar's, of a navigation controller the top one.
  private var host: UIViewController? {
    var responder: UIResponder? = bar.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return nil }
    return controller.children.last { $0.navigationItem.searchOwner === self } ?? controller
  }

  private func present() {
    guard phase == .inactive, bar.window != nil else { return }
    phase = .presenting
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    let host = host
    if let host { cover(host) }
    UIView.animate(withDuration: SearchMetrics.duration) {
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
      if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
        bar.setShowsScope(true, animated: true)
      }
      barContentsChanged(around: host)
      viewIfLoaded?.alpha = 1
    } completion: { [weak self] _ in
      guard let self, phase == .presenting else { return }
      phase = .active
      delegate?.didPresentSearchController(self)
    }
    bar.becomeFirstResponder()
    updateResults()
  }

  private func dismissSearch() {
    guard isActive else { return }
    phase = .dismissing
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    if bar.searchTextField.hasText { bar.text = nil }
    updateResults()
    let host = host
    UIView.animate(withDuration: SearchMetrics.duration) {
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
      if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
      barContentsChanged(around: host)
      viewIfLoaded?.alpha = 0
    } completion: { [weak self] _ in
      guard let self, phase == .dismissing else { return }
      phase = .inactive
      uncover()
      delegate?.didDismissSearchController(self)
    }
  }

  /// Lies over a controller, below the bars.
  private func cover(_ host: UIViewController) {
    guard let behind = host.viewIfLoaded, let container = behind.superview else { return }
    host.addChild(self)
    barInsets = host.barInsets
    view.frame = behind.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 0
    container.insertSubview(view, aboveSubview: behind)
    didMove(toParent: host)
    showContents()
    view.layoutIfNeeded()
  }

  private func uncover() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Has the navigation bar look at what it shows.
  private func barContentsChanged(around host: UIViewController?) {
    guard let host, host.navigationItem.searchOwner === self else { return }
    host.navigationItem.observer?.navigationItemDidChange(host.navigationItem)
  }

  /// Dims what is behind, or shows the results.
  private func showContents() {
    guard let view = viewIfLoaded as? SearchContentView, parent != nil else { return }
    let showsResults = results != nil && showsSearchResultsController
    if showsResults, let resultsView = results?.view, resultsView.superview !== view {
      resultsView.frame = view.bounds
      view.addSubview(resultsView)
    }
    results?.viewIfLoaded?.isHidden = !showsResults
    let showsSuggestions = searchSuggestions?.isEmpty == false
    if showsSuggestions, let suggestionList {
      suggestionList.frame = view.bounds
      view.addSubview(suggestionList)
    } else {
      suggestionList?.removeFromSuperview()
    }
    view.isDimming =
      !showsResults && !showsSuggestions && obscuresBackgroundDuringPresentation
    view.showsContents = showsResults || showsSuggestions
  }

  private func showSuggestions() {
    let suggestions = searchSuggestions ?? []
    if !suggestions.isEmpty, suggestionList == nil {
      let list = SuggestionList()
      list.choose = { [weak self] in self?.choose($0) }
      suggestionList = list
    }
    suggestionList?.show(suggestions)
    showContents()
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    guard isActive, !isUpdating else { return }
    isUpdating = true
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    isUpdating = false
    showContents()
  }

  private func updateResults() {
    guard !isUpdating else { return }
    isUpdating = true
    searchResultsUpdater?.updateSearchResults(for: self)
    isUpdating = false
    showContents()
  }
}

// What the search bar tells.
extension UISearchController {
  func searchBarDidBeginEditing() {
    if isActive { return }
    present()
  }

  func searchBarTextDidChange() { if isActive { updateResults() } }

  func searchBarDidSearch() { bar.resignFirstResponder() }

  func searchBarDidCancel() { dismissSearch() }

  func searchBarScopeDidChange() { if isActive { updateResults() } }

  func searchBarHeightDidChange() { barContentsChanged(around: host) }
}

/// The view over the contents while a search goes on.
private final class SearchContentView: UIView {
  /// Called for a tap on what is dimmed.
  var dismiss: (() -> Void)?
  var isDimming = false {
    didSet { backgroundColor = isDimming ? UIColor(white: 0, alpha: 0.2) : nil }
  }
  /// Whether there is something to touch.
  var showsContents = false

  /// Passes touches to the contents behind where nothing covers them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (isDimming || showsContents) && super.point(inside: point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDimming { dismiss?() }
  }
}

/// The methods that update the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search begins or ends, and when its text or its scope changed.
  ///
  /// - Parameter searchController: The search. Changing its text does not call this again.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chose a suggestion; does nothing unless implemented.
  ///
  /// - Parameters:
  ///   - searchController: The search. What this method changes of its text and tokens calls nothing.
  ///   - searchSuggestion: The suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// The methods that respond to the beginning and end of a search. All are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search appears.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has appeared.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search disappears.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called after ``willPresentSearchController(_:)``: the search appears whatever the method does.
  func presentSearchController(_ searchController: UISearchController)
}

extension UINavigationItem {
  /// The search whose bar is shown below the title; nil for none.
  public var searchController: UISearchController? {
    get { searchOwner as? UISearchController }
    set {
      guard newValue !== searchOwner else { return }
      searchController?.searchBar.place = .alone
      newValue?.searchBar.place = .stacked
      searchOwner = newValue
    }
  }
}

extension UISearchController {
  /// The height of the search bar, which the navigation bar or its controller places.
  var barPaletteHeight: CGFloat { searchBar.intrinsicContentSize.height }
  /// Whether the search takes the place of title and items.
  var hidesBarContents: Bool { isActive && hidesNavigationBarDuringPresentation }
}
