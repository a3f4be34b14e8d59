// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// The name of the class with its module, as clients use it for reuse identifiers.
  public class func description() -> String { String(reflecting: self) }
}
