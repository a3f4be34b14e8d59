// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UIDropInteractionDelegate {
  /// The optional methods named `dropInteraction` of a `UIDropInteractionDelegate`: a call is nil if the method is not implemented.
  public var dropInteraction: OptionalDropInteractionDelegateMethods? { OptionalDropInteractionDelegateMethods(delegate: self) }
}

/// The optional methods of a drop interaction's delegate.
///
/// A call has the result of the method of a `UIDropInteractionDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalDropInteractionDelegateMethods {
  let delegate: any UIDropInteractionDelegate

  /// Calls `dropInteraction(_:canHandle:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool? {
    OptionalMethod.answer("dropInteraction(_:canHandle:)", of: delegate) { delegate.dropInteraction(interaction, canHandle: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) -> Void? {
    OptionalMethod.answer("dropInteraction(_:sessionDidEnter:)", of: delegate) { delegate.dropInteraction(interaction, sessionDidEnter: session) }
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal? {
    OptionalMethod.answer("dropInteraction(_:sessionDidUpdate:)", of: delegate) { delegate.dropInteraction(interaction, sessionDidUpdate: session) }
  }

  /// Calls `dropInteraction(_:sessionDidExit:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) -> Void? {
    OptionalMethod.answer("dropInteraction(_:sessionDidExit:)", of: delegate) { delegate.dropInteraction(interaction, sessionDidExit: session) }
  }

  /// Calls `dropInteraction(_:performDrop:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) -> Void? {
    OptionalMethod.answer("dropInteraction(_:performDrop:)", of: delegate) { delegate.dropInteraction(interaction, performDrop: session) }
  }

  /// Calls `dropInteraction(_:concludeDrop:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) -> Void? {
    OptionalMethod.answer("dropInteraction(_:concludeDrop:)", of: delegate) { delegate.dropInteraction(interaction, concludeDrop: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) -> Void? {
    OptionalMethod.answer("dropInteraction(_:sessionDidEnd:)", of: delegate) { delegate.dropInteraction(interaction, sessionDidEnd: session) }
  }

  /// Calls `dropInteraction(_:previewForDropping:withDefault:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
    OptionalMethod.answer("dropInteraction(_:previewForDropping:withDefault:)", of: delegate) { delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview) } ?? nil
  }

  /// Calls `dropInteraction(_:item:willAnimateDropWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) -> Void? {
    OptionalMethod.answer("dropInteraction(_:item:willAnimateDropWith:)", of: delegate) { delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator) }
  }
}

extension UIDropInteractionDelegate {
  /// Returns `true`: the default of `dropInteraction(_:canHandle:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `dropInteraction(_:sessionDidEnter:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `UIDropProposal(operation: .cancel)`: the default of `dropInteraction(_:sessionDidUpdate:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    OptionalMethod.unimplemented(by: self, UIDropProposal(operation: .cancel))
  }

  /// Does nothing: the default of `dropInteraction(_:sessionDidExit:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dropInteraction(_:performDrop:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dropInteraction(_:concludeDrop:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dropInteraction(_:sessionDidEnd:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `dropInteraction(_:previewForDropping:withDefault:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `dropInteraction(_:item:willAnimateDropWith:)`.
  public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
    OptionalMethod.unimplemented(by: self)
  }
}
