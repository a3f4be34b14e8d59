// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization
import Testing
import Views

/// Documents made of text, and what the console says of them.
@MainActor
enum NibDocuments {
  /// The text of a nib for iOS with objects, which begin at line 4 of the document.
  static func text(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects></document>
    """
  }

  static func nib(_ objects: String) -> UINib {
    UINib(data: Data(text(objects).utf8), bundle: nil)
  }

  /// The first object of a nib with objects.
  static func view<View: UIView>(
    _ type: View.Type = UIView.self, _ objects: String, owner: AnyObject? = nil
  ) throws -> View {
    try #require(nib(objects).instantiate(withOwner: owner).first as? View)
  }

  /// Lines that the console gets while a closure runs.
  static func console(during body: () throws -> Void) rethrows -> [String] {
    let lines = Mutex<[String]>([])
    try withoutActuallyEscaping(body) { body in
      try Console.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
        try body()
      }
    }
    return lines.withLock { $0 }
  }

  /// A root view of a size with subviews and constraints.
  static func root(_ size: CGSize, _ subviews: String, constraints: String = "") -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
    <subviews>
    \(subviews)
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(constraints)
    </constraints></view>
    """
  }

  /// A view that constraints place.
  static func box(_ id: String, attributes: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="0" y="0" width="1" height="1"/></view>
    """
  }
}
