// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization
import Views

/// A view with an intrinsic size that constraints place.
@MainActor
class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// The root of the worked examples: 320 × 480 at scale 2.
@MainActor
func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.traitOverrides.displayScale = 2
  return view
}

extension UIView {
  /// Adds a view that constraints place.
  func add<View: UIView>(_ view: View) -> View {
    addPlaced(view)
    return view
  }

  /// Adds views that constraints place.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

/// What the console says meanwhile.
@MainActor
func messages(_ work: () throws -> Void) rethrows -> [String] {
  let lines = Mutex<[String]>([])
  try withoutActuallyEscaping(work) { work in
    try Console.$listener.withValue({ line in lines.withLock { $0.append(line) } }) { try work() }
  }
  return lines.withLock { $0 }
}
