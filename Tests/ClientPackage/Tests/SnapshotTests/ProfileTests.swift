// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SnapshotTesting
import UIKit
import XCTest

final class ProfileTests: XCTestCase {
  @MainActor func testProfile() async {
    let profile = UIViewController()
    profile.view.backgroundColor = .systemBackground
    let name = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
    name.text = "Ada Rossi"
    profile.view.addSubview(name)

    assertSnapshot(of: profile, as: .image(on: .iPhone13))
    assertSnapshot(of: profile, as: .recursiveDescription(on: .iPhone13))
    assertSnapshot(
      of: name, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }
}
