// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import UIKit

/// Controls in the design of iOS 26.
@Suite("Controls of iOS 26") @MainActor
struct DesignControlTests {
  /// Shows a control in a window of the design.
  private func show<Control: UIView>(_ control: Control, size: CGSize? = nil) -> Control {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.traitOverrides.design = .iOS26
    window.traitOverrides.displayScale = 3
    Self.windows.append(window)
    window.addSubview(control)
    control.frame.size = size ?? control.sizeThatFits(.zero)
    window.layoutIfNeeded()
    return control
  }

  private static var windows: [UIWindow] = []

  private func deep(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + deep($0) } }

  @Test func `LK-205 to LK-209: a switch is 63 by 28, with a flat thumb of 37 by 24`() throws {
    let toggle = show(UISwitch())
    expectEqual(toggle.bounds.size, CGSize(width: 63, height: 28))
    expectEqual(toggle.intrinsicContentSize, CGSize(width: 63, height: 28))
    let thumb = try #require(deep(toggle).first { $0.backgroundColor == .white })
    expectEqual(thumb.frame, CGRect(x: 2, y: 2, width: 37, height: 24))
    expectEqual(thumb.layer.cornerRadius, 12)
    expectEqual(thumb.layer.shadowOpacity, 0)
    expect(deep(toggle).contains { $0.backgroundColor == .tertiaryLabel })
    toggle.isOn = true
    toggle.layoutIfNeeded()
    expectEqual(thumb.frame.minX, 24)
    expect(deep(toggle).contains { $0.backgroundColor == .systemGreen })
  }

  @Test func `LK-215 to LK-218: a slider has a track of 6 and a thumb of 37 by 24`() {
    let slider = show(UISlider(), size: CGSize(width: 200, height: 34))
    expectEqual(slider.intrinsicContentSize.height, 34)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track, CGRect(x: 0, y: 14, width: 200, height: 6))
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    expectEqual(thumb(0), CGRect(x: 0, y: 5, width: 37, height: 24))
    expectEqual(thumb(1).maxX, 200)
    slider.value = 0.5
    slider.layoutIfNeeded()
    // The fill ends at the middle of the thumb.
    expect(slider.subviews.contains { $0.frame == CGRect(x: 0, y: 14, width: 100, height: 6) })
  }

  @Test func `LK-225 to LK-229: segments of 87 make 261, in capsules without dividers`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 0
    for index in 0..<3 { control.setWidth(87, forSegmentAt: index) }
    _ = show(control)
    expectEqual(control.bounds.size, CGSize(width: 261, height: 32))
    let back = deep(control).first { $0.backgroundColor == .tertiarySystemFill }
    expectEqual(back?.layer.cornerRadius, 16)
    let selected = deep(control).first { $0.layer.cornerRadius == 14 }
    expectEqual(selected?.frame, CGRect(x: 2, y: 2, width: 83, height: 28))
    control.traitOverrides.design = .iOS17
    expectEqual(control.sizeThatFits(.zero).width, 263)
  }

  @Test func `LK-235, LK-236: a stepper is a capsule with a divider of 24`() {
    let stepper = show(UIStepper())
    expectEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
    expectEqual(
      deep(stepper).first { $0.backgroundColor == .tertiarySystemFill }?.layer.cornerRadius, 16)
    expect(deep(stepper).contains { $0.frame.height == 24 && $0.frame.width == 1 })
  }

  @Test func `LK-251: the dynamic corners of a configured button are a capsule`() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Continue"
    _ = show(button, size: CGSize(width: 120, height: 34))
    let radii = deep(button).map(\.layer.cornerRadius)
    expect(radii.contains(17))
  }

  @Test func `LK-240, LK-243: page controls and fields are as they were`() {
    func sizes(_ design: InterfaceDesign) -> [CGSize] {
      UITraitCollection(design: design).sized {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Text"
        return [pages.intrinsicContentSize, field.intrinsicContentSize]
      }
    }
    expectEqual(sizes(.iOS26), sizes(.iOS17))
  }
}

extension UITraitCollection {
  /// Returns what code makes with this collection as the current one.
  fileprivate func sized(_ make: () -> [CGSize]) -> [CGSize] {
    var result: [CGSize] = []
    performAsCurrent { result = make() }
    return result
  }
}
