// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// Stands for a file of an interface builder, which there is none of on this platform.
@preconcurrency @MainActor
open class NSNib: NSObject {
  /// A file's name.
  public typealias Name = String

  /// Finds no file.
  ///
  /// - Parameters:
  ///   - nibName: Not read.
  ///   - bundle: Not read.
  public init?(nibNamed nibName: Name, bundle: Bundle?) { nil }

  /// Stops the program for anything but nil.
  static func refuse(_ nib: NSNib?) {
    guard nib != nil else { return }
    programmerError(
      "There are no nib files on this platform: register a class, and make its view in loadView().")
  }
}

/// Makes a view and keeps what it shows.
@preconcurrency @MainActor
open class NSViewController: NSResponder, NSUserInterfaceItemIdentification {
  private var loadedView: NSView?
  private var isLoading = false
  private let name: NSNib.Name?

  // MARK: Creating

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Kept and not read: there are no nib files here.
  ///   - nibBundleOrNil: Not read.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    name = nibNameOrNil
    super.init()
  }

  /// Creates a controller, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
  }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller of the class at hand; for the collection view.
  ///
  /// It calls `init(nibName:bundle:)`, so that a subclass's own runs.
  ///
  /// - Parameter instantiation: Made by the collection view.
  public required convenience init(instantiation: AppKitInstantiation) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name that the controller was created with.
  open var nibName: NSNib.Name? { name }
  /// A name to find the controller by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The words that stand for the controller.
  open var title: String?
  /// What is shown.
  open var representedObject: Any?

  // MARK: View

  /// The view; made by ``loadView()`` when it is first asked for.
  open var view: NSView {
    get { loadedView ?? load() }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// A Boolean value that says whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Override it to make your own, and do not call super.
  open func loadView() { view = NSView(frame: .zero) }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear() {}
  /// Called after the view appeared.
  open func viewDidAppear() {}
  /// Called before the view disappears.
  open func viewWillDisappear() {}
  /// Called after the view disappeared.
  open func viewDidDisappear() {}
  /// Called before the view is laid out.
  open func viewWillLayout() {}
  /// Called after the view was laid out.
  open func viewDidLayout() {}

  private func load() -> NSView {
    guard !isLoading else {
      programmerError(
        "\(type(of: self)).loadView() asks for the view that it is to make: set view first.")
    }
    isLoading = true
    loadView()
    isLoading = false
    guard let view = loadedView else {
      programmerError("\(type(of: self)).loadView() made no view: set view.")
    }
    viewDidLoad()
    return view
  }

  override var usualNextResponder: NSResponder? {
    loadedView?.superview ?? loadedView?.window
  }
}
