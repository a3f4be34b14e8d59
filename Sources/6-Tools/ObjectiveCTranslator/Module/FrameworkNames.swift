// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// The names in UIKit that the translator knows, which reads only one module.
enum FrameworkNames {
  /// The protocols that UIKit's protocols inherit.
  static let inherited: [String: [String]] = [
    "NSSearchFieldDelegate": ["NSTextFieldDelegate"],
    "NSTextFieldDelegate": ["NSControlTextEditingDelegate"],
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UINavigationBarDelegate": ["UIBarPositioningDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  /// The methods that a class must have to conform, for one that takes all optional ones from UIKit.
  static let requiredMethods: [String: [String]] = [
    "UICollectionViewDataSource": [
      "collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int",
      "collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell",
    ],
    "UICollectionViewDataSourcePrefetching": [
      "collectionView(_: UICollectionView, prefetchItemsAt _: [IndexPath])"
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_: UICollectionView, itemsForBeginning _: any UIDragSession, "
        + "at _: IndexPath) -> [UIDragItem]"
    ],
    "UICollectionViewDropDelegate": [
      "collectionView(_: UICollectionView, performDropWith _: any UICollectionViewDropCoordinator)"
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_: UIContextMenuInteraction, "
        + "configurationForMenuAtLocation _: CGPoint) -> UIContextMenuConfiguration?"
    ],
    "UIDragInteractionDelegate": [
      "dragInteraction(_: UIDragInteraction, itemsForBeginning _: any UIDragSession) "
        + "-> [UIDragItem]"
    ],
    "UITableViewDataSource": [
      "tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int",
      "tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell",
    ],
    "UITableViewDataSourcePrefetching": [
      "tableView(_: UITableView, prefetchRowsAt _: [IndexPath])"
    ],
    "UITableViewDragDelegate": [
      "tableView(_: UITableView, itemsForBeginning _: any UIDragSession, at _: IndexPath) "
        + "-> [UIDragItem]"
    ],
    "UITableViewDropDelegate": [
      "tableView(_: UITableView, performDropWith _: any UITableViewDropCoordinator)"
    ],
  ]

  /// Returns whether any of UIKit's optional methods has this base name.
  static func isOptionalMethod(_ base: String) -> Bool { optionalBaseNames.contains(base) }

  private static let optionalBaseNames = Set(optionalMethods.values.joined().map(\.base))

  /// Returns whether a name is a protocol's, by the words that UIKit's protocols end with.
  static func isProtocol(_ name: String) -> Bool {
    let words = [
      "Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "Protocol", "Animating",
      "Coordinator", "Context", "ContentConfiguration", "ContentView", "TraitEnvironment",
      "CoordinateSpace", "FocusEnvironment", "FocusItem",
    ]
    return words.contains { name.hasSuffix($0) }
  }

  /// Returns whether a name is a function or type of associated objects, which are UIKit's here.
  static func isAssociation(_ name: String) -> Bool {
    name.hasPrefix("objc_") && name.hasSuffix("AssociatedObject")
      || ["objc_removeAssociatedObjects", "objc_AssociationPolicy"].contains(name)
  }

  /// Returns whether a name is a type of Foundation that FoundationNetworking has on Linux.
  static func isNetworking(_ name: String) -> Bool {
    networking.contains(name) || name.hasPrefix("URLSession")
  }

  private static let networking: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient",
    "URLRequest", "URLResponse",
  ]

  /// UIKit's protocols are isolated to the main actor.
  static func isIsolatedProtocol(_ name: String) -> Bool { name.hasPrefix("UI") }

  /// Returns whether a method or property that another module's class has is on no actor, whatever
  /// the class is on: those of NSObject, and what of UIKit says so.
  static func isNonisolated(_ name: MethodName, ofClass type: String) -> Bool {
    if nonisolatedOfObjects.contains(name.description) { return true }
    return type.hasSuffix("DiffableDataSource") && nonisolatedOfDataSources.contains(name.base)
  }

  private static let nonisolatedOfObjects: Set = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    "isProxy()", "isKind(of:)", "isMember(of:)",
  ]

  private static let nonisolatedOfDataSources: Set = [
    "apply", "applySnapshotUsingReloadData", "snapshot",
  ]

  /// Returns whether a name of UIKit is a class of responders: Objective-C makes objects of any.
  static func isResponder(_ name: String) -> Bool {
    guard name.hasPrefix("UI"), !isProtocol(name) else { return false }
    let words = [
      "View", "Cell", "Controller", "Control", "Button", "Label", "Bar", "Switch", "Slider",
      "Stepper", "Picker", "Field", "Window", "Responder", "Indicator", "Toolbar",
    ]
    return words.contains { name.hasSuffix($0) }
  }

  /// The full name of a method of UIKit that `#selector` names without its labels.
  static func fullName(_ name: MethodName) -> MethodName? {
    guard name.labels == nil else { return nil }
    if let labels = labels[name.base] { return MethodName(base: name.base, labels: labels) }
    let overloads = optionalMethods.values.joined().filter { $0.base == name.base }
    let distinct = Set(overloads)
    return distinct.count == 1 ? distinct.first : nil
  }

  /// Returns whether a selector is one of UIKit's or AppKit's that actions name.
  static func isAction(_ selector: String) -> Bool { actions.contains(selector) }

  private static let actions = Set(
    labels.map { MethodName(base: $0, labels: $1).selector }
      + ["performClose:", "terminate:", "print:", "toggleFullScreen:", "showWindow:", "close"])

  /// Methods without overloads that actions name.
  private static let labels: [String: [String]] = [
    "becomeFirstResponder": [], "resignFirstResponder": [], "setNeedsLayout": [],
    "layoutIfNeeded": [], "layoutSubviews": [], "setNeedsDisplay": [], "removeFromSuperview": [],
    "reloadData": [], "updateConstraints": [], "setNeedsUpdateConstraints": [],
    "invalidateIntrinsicContentSize": [], "sizeToFit": [], "endEditing": ["_"],
    "beginRefreshing": [], "endRefreshing": [], "startAnimating": [], "stopAnimating": [],
    "viewDidLoad": [], "viewWillAppear": ["_"], "viewDidAppear": ["_"], "viewWillDisappear": ["_"],
    "viewDidDisappear": ["_"], "viewWillLayoutSubviews": [], "viewDidLayoutSubviews": [],
    "viewSafeAreaInsetsDidChange": [], "prepareForReuse": [], "bringSubviewToFront": ["_"],
    "sendSubviewToBack": ["_"], "addSubview": ["_"], "invalidateLayout": [], "invalidate": [],
    "selectAll": ["_"], "copy": ["_"], "cut": ["_"], "paste": ["_"], "delete": ["_"],
    "setNeedsStatusBarAppearanceUpdate": [], "setNeedsFocusUpdate": [],
  ]
}

extension MethodName {
  /// Reads a full name, such as `move(to:with:)`.
  init(fullName: String) {
    let parts = fullName.split(separator: "(", maxSplits: 1)
    let labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : nil
    self.init(base: String(parts.first ?? ""), labels: labels)
  }
}
#endif
