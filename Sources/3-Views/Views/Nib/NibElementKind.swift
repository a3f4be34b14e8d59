// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// The classes of elements, by the elements' names.
///
/// Classes of later modules are found by name: this one knows none of them.
@MainActor
enum NibElementKind {
  private static let classes: [String: String] = [
    "view": "Views.UIView", "containerView": "Views.UIView",
    "collectionViewCellContentView": "Views.UIView", "tableViewCellContentView": "Views.UIView",
    "label": "Views.UILabel", "imageView": "Views.UIImageView", "switch": "Views.UISwitch",
    "stackView": "Views.UIStackView", "scrollView": "Views.UIScrollView",
    "refreshControl": "Views.UIRefreshControl",
    "window": "Views.UIWindow",
    "button": "Controls.UIButton", "segmentedControl": "Controls.UISegmentedControl",
    "slider": "Controls.UISlider", "stepper": "Controls.UIStepper",
    "pageControl": "Controls.UIPageControl", "progressView": "Controls.UIProgressView",
    "activityIndicatorView": "Controls.UIActivityIndicatorView",
    "textField": "Screens.UITextField", "textView": "Screens.UITextView",
    "searchBar": "Screens.UISearchBar", "visualEffectView": "Screens.UIVisualEffectView",
    "navigationBar": "Screens.UINavigationBar", "toolbar": "Screens.UIToolbar",
    "tabBar": "Screens.UITabBar", "tabBarItem": "Views.UITabBarItem",
    "collectionView": "CollectionView.UICollectionView",
    "collectionViewCell": "CollectionView.UICollectionViewCell",
    "collectionReusableView": "CollectionView.UICollectionReusableView",
    "collectionViewLayout": "CollectionView.UICollectionViewLayout",
    "collectionViewFlowLayout": "CollectionView.UICollectionViewFlowLayout",
    "tableView": "TableView.UITableView", "tableViewCell": "TableView.UITableViewCell",
    "viewController": "Views.UIViewController",
    "collectionViewController": "CollectionView.UICollectionViewController",
    "tableViewController": "TableView.UITableViewController",
    "navigationController": "Screens.UINavigationController",
    "splitViewController": "Screens.UISplitViewController",
    "tabBarController": "Screens.UITabBarController",
    "barButtonItem": "Views.UIBarButtonItem", "navigationItem": "Views.UINavigationItem",
    "tapGestureRecognizer": "Views.UITapGestureRecognizer",
    "panGestureRecognizer": "Views.UIPanGestureRecognizer",
    "pinchGestureRecognizer": "Views.UIPinchGestureRecognizer",
    "swipeGestureRecognizer": "Views.UISwipeGestureRecognizer",
    "rotationGestureRecognizer": "Views.UIRotationGestureRecognizer",
    "longPressGestureRecognizer": "Views.UILongPressGestureRecognizer",
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": "Views.UILongPressGestureRecognizer",
    "gestureRecognizer": "Views.UIGestureRecognizer",
    "customObject": "Foundation.NSObject",
  ]

  private static let classesOnTheMac: [String: String] = [
    "view": "AppKit.NSView", "customView": "AppKit.NSView",
    "containerView": "AppKit.NSView", "window": "AppKit.NSWindow",
    "box": "AppKit.NSBox", "stackView": "AppKit.NSStackView",
    "segmentedControl": "AppKit.NSSegmentedControl", "button": "AppKit.NSButton",
    "popUpButton": "AppKit.NSPopUpButton", "textField": "AppKit.NSTextField",
    "searchField": "AppKit.NSSearchField", "imageView": "AppKit.NSImageView",
    "scrollView": "AppKit.NSScrollView", "clipView": "AppKit.NSClipView",
    "scroller": "AppKit.NSScroller", "collectionView": "AppKit.NSCollectionView",
    "tableView": "AppKit.NSTableView", "tableCellView": "AppKit.NSTableCellView",
    "collectionViewItem": "AppKit.NSCollectionViewItem",
    "collectionViewLayout": "AppKit.NSCollectionViewLayout",
    "collectionViewFlowLayout": "AppKit.NSCollectionViewFlowLayout",
    "collectionViewGridLayout": "AppKit.NSCollectionViewGridLayout",
    "viewController": "AppKit.NSViewController",
    "windowController": "AppKit.NSWindowController", "popover": "AppKit.NSPopover",
    "menu": "AppKit.NSMenu",
    "menuItem": "AppKit.NSMenuItem", "toolbar": "AppKit.NSToolbar",
    "toolbarItem": "AppKit.NSToolbarItem", "customObject": "Foundation.NSObject",
    "numberFormatter": "Foundation.NumberFormatter",
    "dateFormatter": "Foundation.DateFormatter",
  ]

  private static let foundationClasses: [String: AnyClass] = [
    "Foundation.NSObject": NSObject.self, "Foundation.NumberFormatter": NumberFormatter.self,
    "Foundation.DateFormatter": DateFormatter.self,
  ]

  private static func classes(in recipe: NibRecipe) -> [String: String] {
    recipe.isMac ? classesOnTheMac : classes
  }

  /// The modules in which classes of UIKit are, for custom classes without a module.
  static let modules = [
    "Views", "Interactions", "CellContents", "Controls", "CollectionView", "TableView", "Screens",
  ]

  /// Returns the modules in which a platform's own classes are.
  static func modules(in recipe: NibRecipe) -> [String] { recipe.isMac ? ["AppKit"] : modules }

  static func isOwn(_ type: AnyClass) -> Bool {
    let module = moduleName(of: type)
    return module == "AppKit" || modules.contains(module)
  }

  /// Returns whether an element inside of another is an object of its own, rather than a value.
  static func isObject(_ element: InterfaceElement, in recipe: NibRecipe) -> Bool {
    // Controls of the Mac have what cells of theirs say.
    if recipe.isMac, element.key == "cell" { return false }
    return classes(in: recipe)[element.name] != nil || element["customClass"] != nil
      || element.id != nil && element.child(for: "frame") != nil
  }

  /// Decides how the object of an element is created.
  static func prepare(_ node: NibNode, in recipe: NibRecipe) {
    let element = node.element
    let own: AnyClass? = ownClass(of: element, in: recipe)
    if recipe.isPreview, let name = element["customClass"] {
      let known: AnyClass? = frameworkClass(named: name, below: own, in: recipe)
      make(node, as: known ?? own, in: recipe)
      if known == nil { recipe.replaceClass(name, of: node) }
      return
    }
    make(node, as: customClass(of: element, own: own, in: recipe) ?? own, in: recipe)
  }

  private static func make(_ node: NibNode, as type: AnyClass?, in recipe: NibRecipe) {
    let element = node.element
    if let type {
      node.className = "\(type)"
      // Rule IB-6: a view of a class of its own gets its frame, unless the document is of Xcode 8 or
      // later.
      if element.name == "customView", element["customClass"] != nil,
        recipe.document.root["customObjectInstantitationMethod"] != "direct",
        let type = type as? any NibFramed.Type
      {
        return node.maker = .framed(type)
      }
      if let type = type as? any NibDecodable.Type { return node.maker = .coded(type) }
      if let type = type as? any NibFramed.Type { return node.maker = .framed(type) }
      if let type = type as? NSObject.Type { return node.maker = .plain(type) }
    }
    let standInController: AnyClass? =
      recipe.isMac
      ? NSClassFromString("AppKit.NibStandInController") : NibStandInController.self
    // The Mac's controllers of objects, as an array's, have no view.
    let isOfViews = ["ViewController", "controllerPlaceholder"]
      .contains(where: element.name.hasSuffix)
    if element.isController, !recipe.isMac || isOfViews,
      let type = standInController as? any NibDecodable.Type
    {
      recipe.announce(
        element.error("a \(element.name) cannot be shown here; a plain controller replaces it"))
      node.className = "\(type)"
      return node.maker = .coded(type)
    }
    guard element.child(for: "frame") != nil else {
      recipe.announce(
        element.error("a \(element.name) cannot be used here; it is nil"))
      return
    }
    recipe.announce(
      element.error("a \(element.name) cannot be shown here; a plain view replaces it"))
    let standIn: AnyClass? =
      recipe.isMac ? NSClassFromString("AppKit.NibStandIn") : NibStandIn.self
    guard let standIn, let type = standIn as? any NibDecodable.Type else { return }
    node.className = "\(standIn)"
    node.maker = .coded(type)
  }

  /// The class that an element has by its name; nil for one that the program does not know.
  private static func ownClass(of element: InterfaceElement, in recipe: NibRecipe) -> AnyClass? {
    guard let name = classes(in: recipe)[element.name] else { return nil }
    return foundationClasses[name] ?? NSClassFromString(name)
  }

  /// A class of UIKit's that a document names for an element; nil if the name is a program's own.
  private static func frameworkClass(
    named name: String, below own: AnyClass?, in recipe: NibRecipe
  ) -> AnyClass? {
    let type: AnyClass? = modules(in: recipe).lazy.compactMap { NSClassFromString("\($0).\(name)") }
      .first
    guard let type, own.map({ isSubclass(type, of: $0) }) ?? true else { return nil }
    return type
  }

  /// The class that a document names for an element (rule IB-5); nil without one, or if it is not
  /// found, which is announced.
  private static func customClass(
    of element: InterfaceElement, own: AnyClass?, in recipe: NibRecipe
  ) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    let names =
      module.map { ["\($0).\(name)"] } ?? [name] + modules(in: recipe).map { "\($0).\(name)" }
    guard let type = names.lazy.compactMap({ NSClassFromString($0) }).first else {
      if InterfaceDocument.isUnusedClass(name, of: element) { return nil }
      let instead = own.map { "\($0)" } ?? "a plain view"
      recipe.announce(
        element.error(
          """
          Unknown class \(module.map { "\($0)." } ?? "")\(name) in Interface Builder file; it is \
          created as \(instead). Is the class in the target, and its module right?
          """))
      return nil
    }
    guard let own, !isSubclass(type, of: own) else { return type }
    programmerError(
      element.error(
        "\(names[0]) is not a \(own), which the document's element \(element.name) needs"
      ).description)
  }

  static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let here = current {
      if here == other { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}

/// A plain view for one that there is no class for, as large as the document says (rule IB-56).
final class NibStandIn: UIView {
  private let documentSize: CGSize

  required init?(coder: NSCoder) {
    documentSize = coder.nibElement?.rect(for: "frame")?.size ?? .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { documentSize }
}
