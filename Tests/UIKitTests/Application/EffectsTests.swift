// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
struct EffectsTests {
  private func color(of view: UIView, style: UIUserInterfaceStyle = .light) -> UIColor? {
    view.subviews.first?.backgroundColor?.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: style))
  }

  private func alpha(_ color: UIColor?) -> CGFloat { color?.cgColor.alpha ?? 0 }

  @Test func `A thicker material covers more`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    for style in [UIUserInterfaceStyle.light, .dark] {
      let alphas = styles.map {
        alpha(color(of: UIVisualEffectView(effect: UIBlurEffect(style: $0)), style: style))
      }
      expect(alphas == alphas.sorted() && Set(alphas).count == 5, "\(alphas)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `Nothing can be read through bars, pinned headers and alerts`(
    style: UIUserInterfaceStyle
  ) throws {
    let traits = UITraitCollection(userInterfaceStyle: style)
    func shows(_ detail: UIView, in view: UIView) throws -> Bool {
      let picture = try Picture(of: view, scale: 1, traits: traits).data(.png)
      detail.isHidden = true
      defer { detail.isHidden = false }
      return try Picture(of: view, scale: 1, traits: traits).data(.png) != picture
    }
    func detail(at center: CGPoint) -> UIView {
      let view = UIView(frame: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
      view.backgroundColor = .systemRed
      return view
    }
    let materials: [UIBlurEffect.Style] = [.systemChromeMaterial, .systemMaterial]
    let effects = materials.map { UIVisualEffectView(effect: UIBlurEffect(style: $0)) }
    let bars: [UIView] = [UINavigationBar(), UIToolbar(), UITabBar()] + effects
    let shown = try bars.map { bar in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let letter = detail(at: CGPoint(x: 100, y: 20))
      bar.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      root.addSubview(letter)
      root.addSubview(bar)
      return try shows(letter, in: root)
    }
    // The materials that are thinner than that of bars let something through.
    expectEqual(shown, [false, false, false, false, true])

    var state = UICellConfigurationState(traitCollection: traits)
    state.isPinned = true
    let header = UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
    expectEqual(alpha(header.backgroundColor?.resolvedColor(with: traits)), 1)

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let letter = detail(at: CGPoint(x: 195, y: 300))
    controller.view.addSubview(letter)
    try expect(shows(letter, in: window))
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    try expect(!shows(letter, in: window))
  }

  @Test func `A material that is always dark does not follow the traits`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    expectEqual(color(of: view, style: .light), color(of: view, style: .dark))
    let other = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    expectNotEqual(color(of: other, style: .light), color(of: other, style: .dark))
  }

  @Test func `An effect view shows its contents in front of the effect and follows its size`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    expectSame(view.contentView, view.subviews.last)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(view.subviews.first?.frame, view.bounds)
    view.effect = nil
    expectNil(view.subviews.first?.backgroundColor)
  }

  @Test func `A layer that is not double-sided is not drawn from behind`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let card = UIView(frame: view.bounds)
    card.backgroundColor = .red
    card.layer.isDoubleSided = false
    view.addSubview(card)
    view.backgroundColor = .white
    func isDrawn() throws -> Bool {
      let shown = try Picture(of: view, scale: 1).data(.png)
      card.isHidden = true
      defer { card.isHidden = false }
      return try Picture(of: view, scale: 1).data(.png) != shown
    }
    try expect(isDrawn())
    card.layer.transform = CATransform3DMakeScale(-1, 1, 1)
    try expect(!isDrawn())
    card.layer.isDoubleSided = true
    try expect(isDrawn())
  }

  @Test func `A snapshot shows a part as it was`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .blue
    let right = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    right.backgroundColor = .green
    view.addSubview(right)
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: true,
        withCapInsets: .zero))
    right.backgroundColor = .red
    expectEqual(part.bounds.size, CGSize(width: 20, height: 20))
    let green = UIView(frame: part.bounds)
    green.backgroundColor = .green
    try expectEqual(Picture(of: part).data(.png), Picture(of: green).data(.png))
    expectNil(
      view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero))
    expectEqual(view.snapshotView(afterScreenUpdates: false)?.bounds.size, view.bounds.size)
  }

  @Test func `A Display P3 colour is its nearest in sRGB`() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor.components ?? []
    expectEqual(red.map { ($0 * 1000).rounded() }, [1000, 0, 0, 500])
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.components ?? []
    expectAll(grey, where: { abs($0 - 0.5) < 0.001 || $0 == 1 })
  }
}
