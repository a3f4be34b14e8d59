// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIStoryboard {
  /// Returns the storyboard with which a program begins (rule IB-37); nil without one.
  ///
  /// - Parameter module: The name of the module that the program's delegate is in.
  /// - Returns: The storyboard. One that the index names and that is missing stops the program.
  package static func main(of module: String) -> UIStoryboard? {
    MainDocument(of: module).flatMap(Self.make)
  }

  package static func main(of module: String, in folder: URL) -> UIStoryboard? {
    MainDocument(of: module, in: folder).flatMap(Self.make)
  }

  private static func make(_ document: MainDocument) -> UIStoryboard? {
    guard document.isStoryboard else { return nil }
    return UIStoryboard(name: document.name, bundle: document.bundle)
  }
}
