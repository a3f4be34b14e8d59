// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// What the elements of controls say, from the document to the property.
@MainActor
@Suite("Controls of nibs")
struct NibControlTests {
  private static func view<View: UIView>(_ type: View.Type, _ element: String) throws -> View {
    return try #require(NibSources.nib(element).instantiate(withOwner: nil).first as? View)
  }

  /// The attributes and the frame that all elements below have.
  private static let place = """
    <rect key="frame" x="1" y="2" width="200" height="40"/>
    """

  @Test(
    arguments: [
      "segmentedControl", "slider", "stepper", "pageControl", "progressView",
      "activityIndicatorView",
    ])
  func `The priorities of a control are the document's`(name: String) throws {
    let plain = try Self.view(UIView.self, "<\(name) id=\"a\"/>")
    let held = try Self.view(
      UIView.self,
      """
      <\(name) id="a" horizontalHuggingPriority="301" verticalHuggingPriority="302" \
      userInteractionEnabled="NO"/>
      """)
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    expectEqual(axes.map { plain.contentHuggingPriority(for: $0).rawValue }, [250, 250])
    expectEqual(axes.map { held.contentHuggingPriority(for: $0).rawValue }, [301, 302])
    expect(plain.isUserInteractionEnabled)
    expect(!held.isUserInteractionEnabled)
    expectEqual("\(type(of: plain))", "UI" + name.prefix(1).uppercased() + name.dropFirst())
  }

  @Test func `A segmented control has the document's segments`() throws {
    let plain = try Self.view(UISegmentedControl.self, "<segmentedControl id=\"a\"/>")
    expectEqual(plain.numberOfSegments, 0)
    expectEqual(plain.selectedSegmentIndex, UISegmentedControl.noSegment)
    expect(!plain.isMomentary)
    let control = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a" selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" enabled="NO">
      \(Self.place)
      <segments><segment title="First"/><segment title="Second" enabled="NO" width="90"/>
      <segment image="star" catalog="system"/></segments>
      <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
      """)
    expectEqual(control.frame, CGRect(x: 1, y: 2, width: 200, height: 40))
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(control.titleForSegment(at: 0), "First")
    expect(control.isEnabledForSegment(at: 0))
    expectEqual(control.titleForSegment(at: 1), "Second")
    expect(!control.isEnabledForSegment(at: 1))
    expectEqual(control.widthForSegment(at: 1), 90)
    expectEqual(control.widthForSegment(at: 0), 0)
    expectNotNil(control.imageForSegment(at: 2))
    expect(control.apportionsSegmentWidthsByContent)
    expect(!control.isEnabled)
    expectEqual(control.selectedSegmentTintColor, .systemRed)
    let momentary = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a" momentary="YES" selectedSegmentIndex="0"><segments>
      <segment title="a"/></segments></segmentedControl>
      """)
    expect(momentary.isMomentary)
    expectEqual(momentary.selectedSegmentIndex, UISegmentedControl.noSegment)
    // A segment that is not there is none.
    let beyond = try Self.view(
      UISegmentedControl.self, "<segmentedControl id=\"a\" selectedSegmentIndex=\"4\"/>")
    expectEqual(beyond.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func `A slider has the document's range and colours`() throws {
    let plain = try Self.view(UISlider.self, "<slider id=\"a\"/>")
    expectEqual(plain.value, 0)
    expectEqual(plain.minimumValue, 0)
    expectEqual(plain.maximumValue, 1)
    expect(plain.isContinuous)
    expectNil(plain.thumbTintColor)
    let slider = try Self.view(
      UISlider.self,
      """
      <slider id="a" value="30" minValue="-10" maxValue="50" continuous="NO" minimumValueImage="minus" catalog="system">
      \(Self.place)
      <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
      <color key="maximumTrackTintColor" systemColor="systemGreenColor"/>
      <color key="thumbTintColor" systemColor="systemBlueColor"/></slider>
      """)
    expectEqual(slider.value, 30)
    expectEqual(slider.minimumValue, -10)
    expectEqual(slider.maximumValue, 50)
    expect(!slider.isContinuous)
    expectNotNil(slider.minimumValueImage)
    expectNil(slider.maximumValueImage)
    expectEqual(slider.minimumTrackTintColor, .systemRed)
    expectEqual(slider.maximumTrackTintColor, .systemGreen)
    expectEqual(slider.thumbTintColor, .systemBlue)
  }

  @Test func `A stepper has the document's range and step`() throws {
    let plain = try Self.view(UIStepper.self, "<stepper id=\"a\"/>")
    expectEqual(plain.value, 0)
    expectEqual(plain.minimumValue, 0)
    expectEqual(plain.maximumValue, 100)
    expectEqual(plain.stepValue, 1)
    expect(plain.isContinuous)
    expect(plain.autorepeat)
    expect(!plain.wraps)
    let stepper = try Self.view(
      UIStepper.self,
      """
      <stepper id="a" value="4" minimumValue="2" maximumValue="20" stepValue="0.5" wraps="YES" autorepeat="NO" continuous="NO"/>
      """)
    expectEqual(stepper.value, 4)
    expectEqual(stepper.minimumValue, 2)
    expectEqual(stepper.maximumValue, 20)
    expectEqual(stepper.stepValue, 0.5)
    expect(stepper.wraps)
    expect(!stepper.autorepeat)
    expect(!stepper.isContinuous)
    let still = try Self.view(UIStepper.self, "<stepper id=\"a\" stepValue=\"0\"/>")
    expectEqual(still.stepValue, 1)
  }

  @Test func `A page control has the document's pages and colours`() throws {
    let plain = try Self.view(UIPageControl.self, "<pageControl id=\"a\"/>")
    expectEqual(plain.numberOfPages, 0)
    expect(!plain.hidesForSinglePage)
    let control = try Self.view(
      UIPageControl.self,
      """
      <pageControl id="a" numberOfPages="5" currentPage="2" hidesForSinglePage="YES" backgroundStyle="prominent" preferredIndicatorImage="star" catalog="system">
      <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
      <color key="currentPageIndicatorTintColor" systemColor="systemGreenColor"/></pageControl>
      """)
    expectEqual(control.numberOfPages, 5)
    expectEqual(control.currentPage, 2)
    expect(control.hidesForSinglePage)
    expectEqual(control.backgroundStyle, .prominent)
    expectEqual(control.pageIndicatorTintColor, .systemRed)
    expectEqual(control.currentPageIndicatorTintColor, .systemGreen)
    expectNotNil(control.preferredIndicatorImage)
  }

  @Test func `A progress view has the document's progress and colours`() throws {
    let plain = try Self.view(UIProgressView.self, "<progressView id=\"a\"/>")
    expectEqual(plain.progress, 0)
    expectEqual(plain.progressViewStyle, .default)
    let view = try Self.view(
      UIProgressView.self,
      """
      <progressView id="a" progress="0.25" progressViewStyle="bar" trackImage="minus" catalog="system">
      <color key="progressTintColor" systemColor="systemRedColor"/>
      <color key="trackTintColor" systemColor="systemGreenColor"/></progressView>
      """)
    expectEqual(view.progress, 0.25)
    expectEqual(view.progressViewStyle, .bar)
    expectEqual(view.progressTintColor, .systemRed)
    expectEqual(view.trackTintColor, .systemGreen)
    expectNotNil(view.trackImage)
    expectNil(view.progressImage)
  }

  @Test func `An activity indicator has the document's style, and turns if it says so`() throws {
    let plain = try Self.view(
      UIActivityIndicatorView.self,
      "<activityIndicatorView id=\"a\">\(Self.place)</activityIndicatorView>")
    expectEqual(plain.style, .medium)
    expect(!plain.isAnimating)
    expect(!plain.hidesWhenStopped)
    expect(!plain.isHidden)
    let view = try Self.view(
      UIActivityIndicatorView.self,
      """
      <activityIndicatorView id="a" style="large" animating="YES" hidesWhenStopped="YES">
      <rect key="frame" x="10" y="20" width="37" height="37"/>
      <color key="color" systemColor="systemRedColor"/></activityIndicatorView>
      """)
    expectEqual(view.style, .large)
    expect(view.isAnimating)
    expect(view.hidesWhenStopped)
    expect(!view.isHidden)
    expectEqual(view.color, .systemRed)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 37, height: 37))
    let stopped = try Self.view(
      UIActivityIndicatorView.self,
      "<activityIndicatorView id=\"a\" style=\"white\" hidesWhenStopped=\"YES\"/>")
    expect(stopped.isHidden)
    expectEqual(stopped.color, .white)
  }

  @Test func `A table's controller has the document's refresh control`() throws {
    let nib = NibSources.nib(
      """
      <tableViewController id="c"><tableView key="view" id="t">\(Self.place)</tableView>
      <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" id="r">
      <rect key="frame" x="0" y="0" width="1000" height="1000"/>
      <color key="tintColor" systemColor="systemRedColor"/>
      <attributedString key="attributedTitle"><fragment content="Loading"/></attributedString>
      </refreshControl></tableViewController>
      """)
    let controller = try #require(nib.instantiate(withOwner: nil).first as? UITableViewController)
    let control = try #require(controller.refreshControl)
    expectSame(control, controller.tableView.refreshControl)
    expectSame(control.superview, controller.tableView)
    expectEqual(control.attributedTitle?.string, "Loading")
    expect(!control.isRefreshing)
    expectEqual(control.tintColor, .systemRed)
    expect(!control.isUserInteractionEnabled)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 200, height: 60))
  }

  @Test func `Runtime attributes set what controls show`() throws {
    func attribute(_ key: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(key)">
      <real key="value" value="\(value)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    let slider = try Self.view(
      UISlider.self, "<slider id=\"a\">\(attribute("value", "0.5"))</slider>")
    expectEqual(slider.value, 0.5)
    let stepper = try Self.view(
      UIStepper.self, "<stepper id=\"a\">\(attribute("stepValue", "2"))</stepper>")
    expectEqual(stepper.stepValue, 2)
    let progress = try Self.view(
      UIProgressView.self, "<progressView id=\"a\">\(attribute("progress", "0.5"))</progressView>")
    expectEqual(progress.progress, 0.5)
    let pages = try Self.view(
      UIPageControl.self, "<pageControl id=\"a\">\(attribute("numberOfPages", "3"))</pageControl>")
    expectEqual(pages.numberOfPages, 3)
    let segments = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a"><segments><segment title="a"/></segments>
      \(attribute("selectedSegmentIndex", "0"))</segmentedControl>
      """)
    expectEqual(segments.selectedSegmentIndex, 0)
  }

  @Test func `Without a document, a control is as one that code creates`() throws {
    let progress = try #require(UIProgressView(coder: NSCoder()))
    expectEqual(progress.progress, 0)
    expectEqual(progress.progressViewStyle, .default)
    let pages = try #require(UIPageControl(coder: NSCoder()))
    expectEqual(pages.numberOfPages, 0)
    expectEqual(pages.currentPage, 0)
  }
}
