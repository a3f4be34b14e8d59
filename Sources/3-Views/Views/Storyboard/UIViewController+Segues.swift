// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension UIViewController {
  /// Returns the segue of the scene with an identifier. One that is not there stops the program.
  func requiredSegue(_ identifier: String) -> StoryboardSegueTemplate {
    if let segue = scene?.segue(withIdentifier: identifier) { return segue }
    let known = scene?.segueIdentifiers.map { "'\($0)'" }.joined(separator: ", ") ?? ""
    let advice =
      scene == nil ? "No storyboard created it." : "It has: \(known.isEmpty ? "none" : known)"
    programmerError(
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'. \(advice)")
  }
}
