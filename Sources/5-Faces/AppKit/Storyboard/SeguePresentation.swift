// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// The presentation of a segue's destination, as the document describes it (rule IB-57).
@MainActor
final class SeguePresentation {
  private enum Form {
    case sheet, modal, popover
  }

  private let form: Form
  private let element: InterfaceElement
  /// The identifier of what a popover points at; nil for what triggers the segue.
  let anchorIdentifier: String?
  /// The view that a popover points at, once the view is loaded that it is in.
  weak var anchor: NSView?

  init(_ element: InterfaceElement) {
    self.element = element
    anchorIdentifier = element["popoverAnchorView"]
    form =
      switch element["kind"] {
      case "popover", "popoverPresentation": .popover
      case "sheet": .sheet
      default: .modal
      }
  }

  func present(
    _ destination: NSResponder, from source: any StoryboardController, _ sender: Any?
  ) {
    guard
      let presenting = source as? NSViewController
        ?? (source as? NSWindowController)?.contentViewController
    else {
      programmerError(
        element.error(
          "the segue \"\(element.segueName)\" presents from a window without a controller of its "
            + "contents"
        ).description)
    }
    if let controller = destination as? NSWindowController {
      present(controller, from: presenting)
    } else if let controller = destination as? NSViewController {
      present(controller, from: presenting, sender)
    }
  }

  private func present(
    _ controller: NSViewController, from presenting: NSViewController, _ sender: Any?
  ) {
    switch form {
    case .sheet: presenting.presentAsSheet(controller)
    case .modal: presenting.presentAsModalWindow(controller)
    case .popover:
      presenting.loadViewIfNeeded()
      let view = anchor ?? sender as? NSView ?? presenting.view
      presenting.present(
        controller, asPopoverRelativeTo: view.bounds, of: view, preferredEdge: edge,
        behavior: behavior)
    }
  }

  private func present(_ controller: NSWindowController, from presenting: NSViewController) {
    guard let window = controller.window else { return }
    if form == .sheet, let owner = presenting.view.window {
      // The sheet keeps its controller.
      owner.beginSheet(window) { _ in withExtendedLifetime(controller) {} }
    } else if form == .modal {
      window.keptController = controller
      window.beginModal(over: presenting.viewIfLoaded?.window)
      controller.showWindow(nil)
    } else {
      programmerError(
        element.error(
          "the segue \"\(element.segueName)\" cannot present a window in a popover, or from a view in "
            + "no window"
        ).description)
    }
  }

  private var edge: NSRectEdge {
    switch element["preferredEdge"] {
    case "minY": .minY
    case "maxX": .maxX
    case "maxY": .maxY
    default: .minX
    }
  }

  private var behavior: NSPopover.Behavior {
    switch element["popoverBehavior"] {
    case "t", "transient": .transient
    case "semitransient": .semitransient
    default: .applicationDefined
    }
  }
}
