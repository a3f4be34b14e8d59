// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import UIKit

/// The trait that says which design an interface has.
@Suite("The design of an interface") @MainActor
struct DesignTraitTests {
  @Test func `It is that of iOS 17 where nothing says another, and has a name`() {
    expectEqual(UITraitCollection().design, .iOS17)
    expectEqual(UITraitCollection.standard.design, .iOS17)
    expectEqual(UITraitCollection(design: .iOS26).design, .iOS26)
    expectEqual(InterfaceDesign.allCases.map(\.rawValue), ["17", "26"])
    expectNil(InterfaceDesign(rawValue: "27"))
  }

  @Test func `Views inherit it, and one of their own wins`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let outer = UIView()
    let inner = UIView()
    window.addSubview(outer)
    outer.addSubview(inner)
    window.traitOverrides.design = .iOS26
    expectEqual([outer, inner].map(\.traitCollection.design), [.iOS26, .iOS26])
    outer.traitOverrides.design = .iOS17
    expectEqual([window, outer, inner].map(\.traitCollection.design), [.iOS26, .iOS17, .iOS17])
  }

  @Test func `A change is heard`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    window.addSubview(view)
    var heard: [InterfaceDesign] = []
    view.registerForTraitChanges([InterfaceDesignTrait.self]) { (view: UIView, previous) in
      heard += [previous.design, view.traitCollection.design]
    }
    window.traitOverrides.userInterfaceStyle = .dark
    expectEqual(heard, [])
    window.traitOverrides.design = .iOS26
    expectEqual(heard, [.iOS17, .iOS26])
    let (old, new) = (UITraitCollection(design: .iOS17), UITraitCollection(design: .iOS26))
    expect(InterfaceDesignTrait.differs(old, new))
    expect(!InterfaceDesignTrait.differs(old, old))
    expect(new.hasDifferentColorAppearance(comparedTo: old))
  }

  @Test func `What is made before it has traits takes that of the current ones`() {
    UITraitCollection(design: .iOS26).performAsCurrent {
      expectEqual(UISwitch().bounds.size, CGSize(width: 63, height: 28))
      expectEqual(UIListContentConfiguration.cell().directionalLayoutMargins.top, 15)
    }
    expectEqual(UISwitch().bounds.size, CGSize(width: 51, height: 31))
    expectEqual(UIListContentConfiguration.cell().directionalLayoutMargins.top, 11)
  }

  @Test func `A control takes the size of another design, and stays where it is`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 30, width: 0, height: 0))
    window.addSubview(toggle)
    window.traitOverrides.design = .iOS26
    expectEqual(toggle.frame, CGRect(x: 20, y: 30, width: 63, height: 28))
    window.traitOverrides.design = .iOS17
    expectEqual(toggle.frame, CGRect(x: 20, y: 30, width: 51, height: 31))
  }
}

/// The system's colours in the design of iOS 26.
@Suite("Colours of iOS 26") struct DesignColorTests {
  private func bytes(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal
  ) -> [Int] {
    let traits = UITraitCollection {
      $0.design = .iOS26
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
    return (color.resolvedColor(with: traits).cgColor.components ?? [])
      .prefix(3).map { Int(($0 * 255).rounded()) }
  }

  @Test func `LK-260 to LK-272: the system's colours, light and dark`() {
    let table: [(UIColor, [Int], [Int])] = [
      (.systemRed, [255, 56, 60], [255, 66, 69]),
      (.systemOrange, [255, 141, 40], [255, 146, 48]),
      (.systemYellow, [255, 204, 0], [255, 214, 0]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemMint, [0, 200, 179], [0, 218, 195]),
      (.systemTeal, [0, 195, 208], [0, 210, 224]),
      (.systemCyan, [0, 192, 232], [60, 211, 254]),
      (.systemBlue, [0, 136, 255], [0, 145, 255]),
      (.systemIndigo, [97, 85, 245], [109, 124, 255]),
      (.systemPurple, [203, 48, 224], [219, 52, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemBrown, [172, 127, 94], [183, 138, 102]),
      (.systemGray4, [209, 209, 214], [58, 58, 60]),
    ]
    expectEqual(table.map { bytes($0.0, .light) }, table.map(\.1))
    expectEqual(table.map { bytes($0.0, .dark) }, table.map(\.2))
  }

  @Test func `LK-273: the same for readers who prefer contrast`() {
    let table: [(UIColor, [Int], [Int])] = [
      (.systemRed, [233, 21, 45], [255, 97, 101]),
      (.systemBlue, [30, 110, 244], [92, 184, 255]),
      (.systemGreen, [0, 137, 50], [74, 217, 104]),
      (.systemGray, [108, 108, 112], [174, 174, 178]),
      (.systemGray6, [235, 235, 240], [36, 36, 38]),
    ]
    expectEqual(table.map { bytes($0.0, .light, .high) }, table.map(\.1))
    expectEqual(table.map { bytes($0.0, .dark, .high) }, table.map(\.2))
  }

  @Test func `LK-55: separators are 232 on white, and 56 on a dark card`() {
    func over(_ ground: CGFloat, _ style: UIUserInterfaceStyle) -> CGFloat {
      let traits = UITraitCollection {
        $0.design = .iOS26
        $0.userInterfaceStyle = style
      }
      let line = UIColor.separator.resolvedColor(with: traits).cgColor.components ?? []
      return (line[0] * 255 * line[3] + ground * (1 - line[3])).rounded()
    }
    expectEqual([over(255, .light), over(28, .dark)], [232, 56])
  }

  @Test func `The design of iOS 17 has its own, whatever the contrast`() {
    let traits = UITraitCollection { $0.accessibilityContrast = .high }
    expectEqual(
      UIColor.systemRed.resolvedColor(with: traits),
      UIColor(red: 255 / 255, green: 59 / 255, blue: 48 / 255, alpha: 1))
  }
}
