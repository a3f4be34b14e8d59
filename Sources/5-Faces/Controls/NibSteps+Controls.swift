// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

/// The parts of elements that the controls of this module decode, with a document's defaults for the
/// values that it leaves out (rule IB-9).
extension NibSteps {
  static func segmentedControl(_ element: NibElement) -> NibStep<UISegmentedControl>? {
    guard element.name == "segmentedControl" else { return nil }
    let segments = element.elements(of: "segments").map { segment in
      (
        title: segment.text("title") ?? "", image: segment.image("image"),
        width: segment.number("width") ?? 0, isEnabled: segment.flag("enabled", otherwise: true)
      )
    }
    let isMomentary = element.flag("momentary", otherwise: false)
    let fitsContents = element.flag("apportionsSegmentWidthsByContent", otherwise: false)
    let tint = element.color(for: "selectedSegmentTintColor")
    var selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    if selected != UISegmentedControl.noSegment, !segments.indices.contains(selected) {
      element.announce("there is no segment \(selected); no segment is selected")
      selected = UISegmentedControl.noSegment
    }
    return { control, _ in
      for (index, segment) in segments.enumerated() {
        if let image = segment.image {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: segment.title, at: index, animated: false)
        }
        if segment.width > 0 { control.setWidth(segment.width, forSegmentAt: index) }
        if !segment.isEnabled { control.setEnabled(false, forSegmentAt: index) }
      }
      control.apportionsSegmentWidthsByContent = fitsContents
      control.selectedSegmentTintColor = tint
      control.isMomentary = isMomentary
      if !isMomentary { control.selectedSegmentIndex = selected }
    }
  }

  static func slider(_ element: NibElement) -> NibStep<UISlider>? {
    guard element.name == "slider" else { return nil }
    var values = NibValues<UISlider>(element)
    values.number("minValue", otherwise: 0) { $0.minimumValue = Float($1) }
    values.number("maxValue", otherwise: 1) { $0.maximumValue = Float($1) }
    values.number("value", otherwise: 0) { $0.value = Float($1) }
    values.flag("continuous", otherwise: true) { $0.isContinuous = $1 }
    values.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    values.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    values.color("thumbTintColor") { $0.thumbTintColor = $1 }
    values.image("minimumValueImage") { $0.minimumValueImage = $1 }
    values.image("maximumValueImage") { $0.maximumValueImage = $1 }
    return values.step
  }

  static func stepper(_ element: NibElement) -> NibStep<UIStepper>? {
    guard element.name == "stepper" else { return nil }
    var step = element.number("stepValue") ?? 1
    if step <= 0 {
      element.announce("the step \(step) is not above zero; it counts as 1")
      step = 1
    }
    var values = NibValues<UIStepper>(element)
    values.number("minimumValue", otherwise: 0) { $0.minimumValue = Double($1) }
    values.number("maximumValue", otherwise: 100) { $0.maximumValue = Double($1) }
    values.number("value", otherwise: 0) { $0.value = Double($1) }
    values.set(step) { $0.stepValue = Double($1) }
    values.flag("continuous", otherwise: true) { $0.isContinuous = $1 }
    values.flag("autorepeat", otherwise: true) { $0.autorepeat = $1 }
    values.flag("wraps", otherwise: false) { $0.wraps = $1 }
    return values.step
  }

  static func pageControl(_ element: NibElement) -> NibStep<UIPageControl>? {
    guard element.name == "pageControl" else { return nil }
    var values = NibValues<UIPageControl>(element)
    // A view for each dot: more than a thousand are a mistake of the document.
    values.integer("numberOfPages", otherwise: 0) { $0.numberOfPages = min($1, 1_000) }
    values.integer("currentPage", otherwise: 0) { $0.currentPage = $1 }
    values.flag("hidesForSinglePage", otherwise: false) { $0.hidesForSinglePage = $1 }
    values.choice(
      "backgroundStyle",
      ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal],
      otherwise: .automatic
    ) { $0.backgroundStyle = $1 }
    values.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    values.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
    values.image("preferredIndicatorImage") { $0.preferredIndicatorImage = $1 }
    return values.step
  }

  static func progressView(_ element: NibElement) -> NibStep<UIProgressView>? {
    guard element.name == "progressView" else { return nil }
    var values = NibValues<UIProgressView>(element)
    values.choice("progressViewStyle", ["default": .default, "bar": .bar], otherwise: .default) {
      $0.progressViewStyle = $1
    }
    values.number("progress", otherwise: 0) { $0.progress = Float($1) }
    values.color("progressTintColor") { $0.progressTintColor = $1 }
    values.color("trackTintColor") { $0.trackTintColor = $1 }
    values.image("progressImage") { $0.progressImage = $1 }
    values.image("trackImage") { $0.trackImage = $1 }
    return values.step
  }

  static func activityIndicatorView(_ element: NibElement) -> NibStep<UIActivityIndicatorView>? {
    guard element.name == "activityIndicatorView" else { return nil }
    var values = NibValues<UIActivityIndicatorView>(element)
    values.choice(
      "style",
      [
        "medium": .medium, "large": .large, "gray": .gray, "white": .white,
        "whiteLarge": .whiteLarge,
      ], otherwise: .medium
    ) { $0.style = $1 }
    values.color("color") { $0.color = $1 }
    values.flag("hidesWhenStopped", otherwise: false) { $0.hidesWhenStopped = $1 }
    values.flag("animating") { if $1 { $0.startAnimating() } }
    values.flag("hidden") { if $1 { $0.isHidden = true } }
    return values.step
  }
}

// MARK: Keys

extension UISegmentedControl: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "selectedSegmentIndex" else { return nil }
    return ObjectiveCKey(UISegmentedControl.self) { $0.selectedSegmentIndex = try $1() }
  }
}

extension UISlider: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "value": ObjectiveCKey(UISlider.self) { $0.value = try $1() }
    case "minimumValue": ObjectiveCKey(UISlider.self) { $0.minimumValue = try $1() }
    case "maximumValue": ObjectiveCKey(UISlider.self) { $0.maximumValue = try $1() }
    default: nil
    }
  }
}

extension UIStepper: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "value": ObjectiveCKey(UIStepper.self) { $0.value = try $1() }
    case "minimumValue": ObjectiveCKey(UIStepper.self) { $0.minimumValue = try $1() }
    case "maximumValue": ObjectiveCKey(UIStepper.self) { $0.maximumValue = try $1() }
    case "stepValue": ObjectiveCKey(UIStepper.self) { $0.stepValue = try $1() }
    default: nil
    }
  }
}

extension UIPageControl: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "numberOfPages": ObjectiveCKey(UIPageControl.self) { $0.numberOfPages = try $1() }
    case "currentPage": ObjectiveCKey(UIPageControl.self) { $0.currentPage = try $1() }
    default: nil
    }
  }
}

extension UIProgressView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "progress" else { return nil }
    return ObjectiveCKey(UIProgressView.self) { $0.progress = try $1() }
  }
}
