// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A drag, as its source and its destinations see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// Returns where the touch is.
  ///
  /// - Parameter view: Whose coordinates are wanted.
  /// - Returns: The point.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that says whether the source lets the data be moved.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that says whether only this program may take the drop.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item conforms to any of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether any item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the source attaches to the drag; destinations in the program can read it.
  var localContext: Any? { get set }
}

/// A drag, as its destinations see it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The source's session; nil for a drag from another program.
  var localDragSession: (any UIDragSession)? { get }
  /// Has no effect: loading is not shown. The style of the progress indicator.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the data that were dropped.
  var progress: Progress { get }
  /// Loads all items that can be loaded as objects of a class; only inside the call that performs
  /// the drop (interaction rule IX-16).
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Called with those that could be loaded, in the order of the items.
  /// - Returns: How far it has come.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// An animation of a lift, a drop or a cancelled drag, to which others can be added.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with `start` for a cancelled lift, else `end`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A view that presents its data in another order while something is dragged over it (interaction
/// rule DP-11).
///
/// Clients see the order of the data everywhere; this translates between it and the order that the
/// layout shows, with the gap and placeholders.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns where a section of the data is presented; `NSNotFound` for one that does not exist.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns which section of the data is presented at a place; `NSNotFound` for another.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns where an item of the data is presented; nil for nil and for one that does not exist.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns which item of the data is presented at a place; nil for the gap, for a placeholder, and
  /// for a place that does not exist.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  /// Runs a closure in which the view's methods take and return presented index paths.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
