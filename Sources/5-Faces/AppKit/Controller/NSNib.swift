// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// Represents an Interface Builder file, which this platform cannot read.
@preconcurrency @MainActor
open class NSNib: NSObject {
  /// A file's name.
  public typealias Name = String

  /// Finds no file.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect, since nib files cannot be read.
  ///   - bundle: Has no effect, since nib files cannot be read.
  public init?(nibNamed nibName: Name, bundle: Bundle?) { nil }

  /// Stands for a file that was read. Registering it stops the program.
  ///
  /// - Parameters:
  ///   - nibData: Not read.
  ///   - bundle: Has no effect, since nib files cannot be read.
  public init(nibData: Data, bundle: Bundle?) {}

  /// Stops the program.
  ///
  /// - Parameters:
  ///   - owner: The object whose outlets would be set.
  ///   - topLevelObjects: Not written.
  /// - Returns: Nothing: it does not return.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    programmerError("Nib files are not supported on this platform: create the views in code.")
  }

  /// Stops the program for anything but nil.
  static func refuse(_ nib: NSNib?) {
    guard nib != nil else { return }
    programmerError(
      "Nib files are not supported on this platform: register a class that makes its view in "
        + "loadView().")
  }
}

extension Bundle {
  /// Stops the program: there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibName: What the message calls the nib.
  ///   - owner: The owner of the outlets, which there are none of.
  ///   - topLevelObjects: Not written.
  /// - Returns: Nothing, since the program stops.
  @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    programmerError(
      "The nib \"\(nibName)\" cannot be used: nib files are not supported on this platform. "
        + "Create the views in code.")
  }
}
