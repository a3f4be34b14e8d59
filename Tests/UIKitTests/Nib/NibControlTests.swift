// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(axes.map { plain.contentHuggingPriority(for: $0).rawValue } == [250, 250])
    #expect(axes.map { held.contentHuggingPriority(for: $0).rawValue } == [301, 302])
    #expect(plain.isUserInteractionEnabled && !held.isUserInteractionEnabled)
    #expect("\(type(of: plain))" == "UI" + name.prefix(1).uppercased() + name.dropFirst())
  }

  @Test func `A segmented control has the document's segments`() throws {
    let plain = try Self.view(UISegmentedControl.self, "<segmentedControl id=\"a\"/>")
    #expect(plain.numberOfSegments == 0)
    #expect(plain.selectedSegmentIndex == UISegmentedControl.noSegment && !plain.isMomentary)
    let control = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a" selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" enabled="NO">
      \(Self.place)
      <segments><segment title="First"/><segment title="Second" enabled="NO" width="90"/>
      <segment image="star" catalog="system"/></segments>
      <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
      """)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 200, height: 40))
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First" && control.isEnabledForSegment(at: 0))
    #expect(control.titleForSegment(at: 1) == "Second" && !control.isEnabledForSegment(at: 1))
    #expect(control.widthForSegment(at: 1) == 90 && control.widthForSegment(at: 0) == 0)
    #expect(control.imageForSegment(at: 2) != nil)
    #expect(control.apportionsSegmentWidthsByContent && !control.isEnabled)
    #expect(control.selectedSegmentTintColor == .systemRed)
    let momentary = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a" momentary="YES" selectedSegmentIndex="0"><segments>
      <segment title="a"/></segments></segmentedControl>
      """)
    #expect(momentary.isMomentary)
    #expect(momentary.selectedSegmentIndex == UISegmentedControl.noSegment)
    // A segment that is not there is none.
    let beyond = try Self.view(
      UISegmentedControl.self, "<segmentedControl id=\"a\" selectedSegmentIndex=\"4\"/>")
    #expect(beyond.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A slider has the document's range and colours`() throws {
    let plain = try Self.view(UISlider.self, "<slider id=\"a\"/>")
    #expect(plain.value == 0 && plain.minimumValue == 0 && plain.maximumValue == 1)
    #expect(plain.isContinuous && plain.thumbTintColor == nil)
    let slider = try Self.view(
      UISlider.self,
      """
      <slider id="a" value="30" minValue="-10" maxValue="50" continuous="NO" minimumValueImage="minus" catalog="system">
      \(Self.place)
      <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
      <color key="maximumTrackTintColor" systemColor="systemGreenColor"/>
      <color key="thumbTintColor" systemColor="systemBlueColor"/></slider>
      """)
    #expect(slider.value == 30 && slider.minimumValue == -10 && slider.maximumValue == 50)
    #expect(!slider.isContinuous && slider.minimumValueImage != nil)
    #expect(slider.maximumValueImage == nil)
    #expect(slider.minimumTrackTintColor == .systemRed)
    #expect(slider.maximumTrackTintColor == .systemGreen)
    #expect(slider.thumbTintColor == .systemBlue)
  }

  @Test func `A stepper has the document's range and step`() throws {
    let plain = try Self.view(UIStepper.self, "<stepper id=\"a\"/>")
    #expect(plain.value == 0 && plain.minimumValue == 0 && plain.maximumValue == 100)
    #expect(plain.stepValue == 1 && plain.isContinuous && plain.autorepeat && !plain.wraps)
    let stepper = try Self.view(
      UIStepper.self,
      """
      <stepper id="a" value="4" minimumValue="2" maximumValue="20" stepValue="0.5" wraps="YES" autorepeat="NO" continuous="NO"/>
      """)
    #expect(stepper.value == 4 && stepper.minimumValue == 2 && stepper.maximumValue == 20)
    #expect(stepper.stepValue == 0.5 && stepper.wraps)
    #expect(!stepper.autorepeat && !stepper.isContinuous)
    let still = try Self.view(UIStepper.self, "<stepper id=\"a\" stepValue=\"0\"/>")
    #expect(still.stepValue == 1)
  }

  @Test func `A page control has the document's pages and colours`() throws {
    let plain = try Self.view(UIPageControl.self, "<pageControl id=\"a\"/>")
    #expect(plain.numberOfPages == 0 && !plain.hidesForSinglePage)
    let control = try Self.view(
      UIPageControl.self,
      """
      <pageControl id="a" numberOfPages="5" currentPage="2" hidesForSinglePage="YES" backgroundStyle="prominent" preferredIndicatorImage="star" catalog="system">
      <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
      <color key="currentPageIndicatorTintColor" systemColor="systemGreenColor"/></pageControl>
      """)
    #expect(control.numberOfPages == 5 && control.currentPage == 2)
    #expect(control.hidesForSinglePage && control.backgroundStyle == .prominent)
    #expect(control.pageIndicatorTintColor == .systemRed)
    #expect(control.currentPageIndicatorTintColor == .systemGreen)
    #expect(control.preferredIndicatorImage != nil)
  }

  @Test func `A progress view has the document's progress and colours`() throws {
    let plain = try Self.view(UIProgressView.self, "<progressView id=\"a\"/>")
    #expect(plain.progress == 0 && plain.progressViewStyle == .default)
    let view = try Self.view(
      UIProgressView.self,
      """
      <progressView id="a" progress="0.25" progressViewStyle="bar" trackImage="minus" catalog="system">
      <color key="progressTintColor" systemColor="systemRedColor"/>
      <color key="trackTintColor" systemColor="systemGreenColor"/></progressView>
      """)
    #expect(view.progress == 0.25 && view.progressViewStyle == .bar)
    #expect(view.progressTintColor == .systemRed && view.trackTintColor == .systemGreen)
    #expect(view.trackImage != nil && view.progressImage == nil)
  }

  @Test func `An activity indicator has the document's style, and turns if it says so`() throws {
    let plain = try Self.view(
      UIActivityIndicatorView.self,
      "<activityIndicatorView id=\"a\">\(Self.place)</activityIndicatorView>")
    #expect(plain.style == .medium && !plain.isAnimating)
    #expect(!plain.hidesWhenStopped && !plain.isHidden)
    let view = try Self.view(
      UIActivityIndicatorView.self,
      """
      <activityIndicatorView id="a" style="large" animating="YES" hidesWhenStopped="YES">
      <rect key="frame" x="10" y="20" width="37" height="37"/>
      <color key="color" systemColor="systemRedColor"/></activityIndicatorView>
      """)
    #expect(view.style == .large && view.isAnimating && view.hidesWhenStopped && !view.isHidden)
    #expect(view.color == .systemRed)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 37, height: 37))
    let stopped = try Self.view(
      UIActivityIndicatorView.self,
      "<activityIndicatorView id=\"a\" style=\"white\" hidesWhenStopped=\"YES\"/>")
    #expect(stopped.isHidden && stopped.color == .white)
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
    #expect(control === controller.tableView.refreshControl)
    #expect(control.superview === controller.tableView)
    #expect(control.attributedTitle?.string == "Loading" && !control.isRefreshing)
    #expect(control.tintColor == .systemRed && !control.isUserInteractionEnabled)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
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
    #expect(slider.value == 0.5)
    let stepper = try Self.view(
      UIStepper.self, "<stepper id=\"a\">\(attribute("stepValue", "2"))</stepper>")
    #expect(stepper.stepValue == 2)
    let progress = try Self.view(
      UIProgressView.self, "<progressView id=\"a\">\(attribute("progress", "0.5"))</progressView>")
    #expect(progress.progress == 0.5)
    let pages = try Self.view(
      UIPageControl.self, "<pageControl id=\"a\">\(attribute("numberOfPages", "3"))</pageControl>")
    #expect(pages.numberOfPages == 3)
    let segments = try Self.view(
      UISegmentedControl.self,
      """
      <segmentedControl id="a"><segments><segment title="a"/></segments>
      \(attribute("selectedSegmentIndex", "0"))</segmentedControl>
      """)
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func `Without a document, a control is as one that code creates`() throws {
    let progress = try #require(UIProgressView(coder: NSCoder()))
    #expect(progress.progress == 0 && progress.progressViewStyle == .default)
    let pages = try #require(UIPageControl(coder: NSCoder()))
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
  }
}
