// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@testable import Controls

@Suite("Steppers and page controls") @MainActor
struct StepperTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeStepper() -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 100, width: 300, height: 300))
    window.makeKeyAndVisible()
    window.addSubview(stepper)
    window.layoutIfNeeded()
    return stepper
  }

  private func tap(_ view: UIView, atX x: CGFloat) {
    window.tap(at: view.convert(CGPoint(x: x, y: 16), to: nil))
    window.layoutIfNeeded()
  }

  // [M]
  @Test func `A stepper is 94 × 32 points whatever it is given`() {
    let stepper = makeStepper()
    expectEqual(stepper.frame, CGRect(x: 10, y: 100, width: 94, height: 32))
    expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    expectEqual(stepper.sizeThatFits(.zero), CGSize(width: 94, height: 32))
  }

  @Test(arguments: [(.iOS17, 14), (.iOS26, 13)] as [(InterfaceDesign, CGFloat)])
  func `LK-237: the signs are 14 long, and 13 in the design of iOS 26`(
    design: InterfaceDesign, length: CGFloat
  ) throws {
    window.traitOverrides.design = design
    let stepper = makeStepper()
    stepper.value = 50
    let minus = try #require(
      stepper.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first)
    expectEqual(minus.tintColor, .label)
    let pixels = try Pixels(of: UIImageView(image: minus.image), scale: 4)
    let (width, height) = (pixels.raster.width, pixels.raster.height)
    // Half of a pixel's ink and more.
    func isInked(_ x: Int, _ y: Int) -> Bool { pixels.hex(x, y).suffix(2) >= "80" }
    let columns = (0..<width).count { x in (0..<height).contains { isInked(x, $0) } }
    let rows = (0..<height).count { y in (0..<width).contains { isInked($0, y) } }
    expectNear(CGFloat(columns) / 4, length, within: 0.51)
    expect((1.5...2.25).contains(CGFloat(rows) / 4))
    stepper.value = 0
    expectEqual(minus.tintColor, .tertiaryLabel)
  }

  @Test func `Taps step within the range and say so`() {
    let stepper = makeStepper()
    stepper.maximumValue = 5
    stepper.stepValue = 2
    var log: [Double] = []
    stepper.addAction(UIAction { _ in log.append(stepper.value) }, for: .valueChanged)
    tap(stepper, atX: 20)
    for _ in 0..<4 { tap(stepper, atX: 70) }
    tap(stepper, atX: 20)
    expectEqual(log, [2, 4, 5, 3])
  }

  @Test func `One that wraps goes on at the other end`() {
    let stepper = makeStepper()
    stepper.wraps = true
    tap(stepper, atX: 20)
    expectEqual(stepper.value, 100)
    tap(stepper, atX: 70)
    expectEqual(stepper.value, 0)
  }

  @Test func `From right to left the minus is at the right`() {
    let stepper = makeStepper()
    stepper.semanticContentAttribute = .forceRightToLeft
    tap(stepper, atX: 20)
    expectEqual(stepper.value, 1)
  }

  @Test func `The range holds the value, and its ends push each other`() {
    let stepper = UIStepper()
    stepper.value = 300
    expectEqual(stepper.value, 100)
    stepper.minimumValue = 200
    expectEqual((stepper.minimumValue, stepper.maximumValue, stepper.value), (200, 200, 200))
    stepper.maximumValue = 10
    expectEqual((stepper.minimumValue, stepper.maximumValue, stepper.value), (10, 10, 10))
    stepper.value = .nan
    expectEqual(stepper.value, 10)
  }

  @Test func `A touch that rests steps again, faster and faster`() {
    let stepper = makeStepper()
    window.beginTouch(at: stepper.convert(CGPoint(x: 70, y: 16), to: nil))
    expectEqual(stepper.value, 1)
    window.advance(to: 0.4)
    expectEqual(stepper.value, 1)
    window.advance(to: 1)
    let early = stepper.value
    expectAtLeast(early, 2)
    window.advance(to: 3)
    let late = stepper.value
    expectGreater(late - early, 4)
    window.moveTouch(to: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    window.advance(to: 4)
    expectEqual(stepper.value, late)
    stepper.removeFromSuperview()
    window.advance(to: 5)
    window.endTouch()
    window.advance(to: 6)
    expectEqual(stepper.value, late)
  }

  @Test
  func `Without repeating a touch steps once, and one that is not continuous sends at its end`() {
    let stepper = makeStepper()
    stepper.autorepeat = false
    stepper.isContinuous = false
    var log: [Double] = []
    stepper.addAction(UIAction { _ in log.append(stepper.value) }, for: .valueChanged)
    window.beginTouch(at: stepper.convert(CGPoint(x: 70, y: 16), to: nil))
    window.advance(to: 3)
    expectEmpty(log)
    window.endTouch()
    expectEqual(log, [1])
  }

  @Test(.waitsForProcesses) func `A step that is not above zero stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "The step of a UIStepper is 0.0: give a number above zero.")
  }

  @Test func `A page control goes to the page on the side of the tap`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    control.numberOfPages = 3
    window.addSubview(control)
    window.layoutIfNeeded()
    var log: [Int] = []
    control.addAction(UIAction { _ in log.append(control.currentPage) }, for: .valueChanged)
    tap(control, atX: 20)
    for _ in 0..<3 { tap(control, atX: 180) }
    tap(control, atX: 20)
    expectEqual(log, [1, 2, 1])
    control.semanticContentAttribute = .forceRightToLeft
    tap(control, atX: 20)
    expectEqual(control.currentPage, 2)
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.currentPage = -4
    expectEqual(control.currentPage, 0)
  }

  // Behaviour rule CN-4, measured on iOS at scale 3.
  @Test func `The dots of a page control are 7.4 wide and 17.667 apart`() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.pageIndicatorTintColor = .black
    control.currentPageIndicatorTintColor = .black
    let pixels = try Pixels(of: control, scale: 30)
    let middle = pixels.raster.height / 2
    var (starts, ends): ([CGFloat], [CGFloat]) = ([], [])
    var wasInk = false
    for x in 0..<pixels.raster.width {
      let isInk = pixels.hex(x, middle) != "00000000"
      if isInk, !wasInk { starts.append(CGFloat(x) / 30) }
      if !isInk, wasInk { ends.append(CGFloat(x) / 30) }
      wasInk = isInk
    }
    expectEqual([starts.count, ends.count], [3, 3])
    for (start, end) in zip(starts, ends) { expectNear(end - start, 7.4, within: 0.07) }
    for (start, next) in zip(starts, starts.dropFirst()) {
      expectNear(next - start, 53 / 3, within: 0.07)
    }
  }

  // Behaviour rule CN-4.
  @Test func `The divider of a stepper is grey in light`() throws {
    let stepper = UIStepper()
    stepper.frame.size = stepper.intrinsicContentSize
    let pixels = try Pixels(of: stepper, scale: 3)
    let (x, y) = (pixels.raster.width / 2, pixels.raster.height / 2)
    expectEqual(pixels.hex(x, y), "D5D5D5FF")
  }

  @Test func `The look of a page control`() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    expectEqual(control.intrinsicContentSize, control.size(forNumberOfPages: 3))
    expectLess(control.size(forNumberOfPages: 0).width, control.size(forNumberOfPages: 1).width)
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    expectEqual(dots.map(\.tintColor), [.blue, .red, .red])
    let star = try #require(UIImage(systemName: "star.fill"))
    control.setIndicatorImage(star, forPage: 1)
    expectSame(control.indicatorImage(forPage: 1), star)
    control.preferredIndicatorImage = UIImage(systemName: "circle")
    expectEqual(dots[1].image?.size, star.size)
    let capsule = try #require(control.subviews.first)
    expect(capsule.isHidden)
    control.backgroundStyle = .prominent
    expect(!capsule.isHidden)
    control.hidesForSinglePage = true
    expectAll(dots, where: { !$0.isHidden })
    control.numberOfPages = 1
    expectAll(control.subviews, where: { $0.isHidden })
  }
}
