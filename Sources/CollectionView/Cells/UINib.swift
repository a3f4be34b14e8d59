// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A nib file. There are none here: the type stands in signatures, for source compatibility.
public final class UINib: NSObject {
  private let name: String

  /// Creates a nib that can only be refused.
  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Stops the program unless there is no nib.
  static func refuse(_ nib: UINib?) {
    guard let nib else { return }
    programmerError(
      """
      The nib "\(nib.name)" cannot be used: there are no nib files on this platform. \
      Register a class instead.
      """)
  }
}
