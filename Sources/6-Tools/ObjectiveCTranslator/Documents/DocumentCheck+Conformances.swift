// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

// Rule IB-60.
extension DocumentCheck {
  /// Warns of a delegate or a data source of a framework's class that declares no conformance: Objective-C
  /// would find its methods by their names.
  mutating func checkConformance(
    of outlet: InterfaceElement, _ reference: DocumentClasses.Reference
  ) {
    guard outlet.name == "outlet", let property = outlet["property"],
      let name = classes.names(of: reference)?.lazy.compactMap({
        FrameworkNames.delegates[$0]?[property]
      }).first,
      let id = outlet["destination"], let destination = document.element(withID: id),
      case .own(let type) = classes.reference(of: destination, in: document),
      let foreign = classes.frameworkClass(above: type)
    else { return }
    let adopted = index.superclasses(of: type).own.flatMap {
      index.protocols(index.adopted(by: $0), in: $0.file, scope: $0.name)
    }
    let ofFramework = FrameworkNames.superclasses(of: foreign).flatMap {
      FrameworkNames.conformances[$0] ?? []
    }
    guard !adopted.contains(name), !ofFramework.contains(name) else { return }
    warn(
      at: outlet,
      "the document connects a \(type.name) as \(property), which does not declare that it is a "
        + "\(name): its methods are not called")
  }
}

extension FrameworkNames {
  /// The protocols of the delegates and data sources of each class that documents connect.
  static let delegates: [String: [String: String]] = [
    "UIScrollView": ["delegate": "UIScrollViewDelegate"],
    "UICollectionView": [
      "dataSource": "UICollectionViewDataSource", "delegate": "UICollectionViewDelegate",
      "prefetchDataSource": "UICollectionViewDataSourcePrefetching",
      "dragDelegate": "UICollectionViewDragDelegate",
      "dropDelegate": "UICollectionViewDropDelegate",
    ],
    "UITableView": [
      "dataSource": "UITableViewDataSource", "delegate": "UITableViewDelegate",
      "prefetchDataSource": "UITableViewDataSourcePrefetching",
      "dragDelegate": "UITableViewDragDelegate", "dropDelegate": "UITableViewDropDelegate",
    ],
    "UITextView": ["delegate": "UITextViewDelegate"],
    "UITextField": ["delegate": "UITextFieldDelegate"],
    "UISearchBar": ["delegate": "UISearchBarDelegate"],
    "UITabBar": ["delegate": "UITabBarDelegate"],
    "UINavigationController": ["delegate": "UINavigationControllerDelegate"],
    "UITabBarController": ["delegate": "UITabBarControllerDelegate"],
    "UISplitViewController": ["delegate": "UISplitViewControllerDelegate"],
    "UIGestureRecognizer": ["delegate": "UIGestureRecognizerDelegate"],
    "NSWindow": ["delegate": "NSWindowDelegate"],
    "NSPopover": ["delegate": "NSPopoverDelegate"],
    "NSTextField": ["delegate": "NSTextFieldDelegate"],
    "NSCollectionView": [
      "dataSource": "NSCollectionViewDataSource", "delegate": "NSCollectionViewDelegate",
      "prefetchDataSource": "NSCollectionViewPrefetching",
    ],
    "NSTableView": ["dataSource": "NSTableViewDataSource", "delegate": "NSTableViewDelegate"],
  ]

  /// The protocols of these that a framework's classes conform to themselves.
  static let conformances: [String: [String]] = [
    "UICollectionViewController": [
      "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
    ],
    "UITableViewController": [
      "UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate",
    ],
  ]
}
#endif
