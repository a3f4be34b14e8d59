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
    let value = element.number("value") ?? 0
    let range = (
      minimum: element.number("minValue") ?? 0, maximum: element.number("maxValue") ?? 1
    )
    let isContinuous = element.flag("continuous", otherwise: true)
    let colors = (
      minimum: element.color(for: "minimumTrackTintColor"),
      maximum: element.color(for: "maximumTrackTintColor"),
      thumb: element.color(for: "thumbTintColor")
    )
    let images = (
      minimum: element.image("minimumValueImage"), maximum: element.image("maximumValueImage")
    )
    return { slider, _ in
      slider.minimumValue = Float(range.minimum)
      slider.maximumValue = Float(range.maximum)
      slider.value = Float(value)
      slider.isContinuous = isContinuous
      slider.minimumTrackTintColor = colors.minimum
      slider.maximumTrackTintColor = colors.maximum
      slider.thumbTintColor = colors.thumb
      slider.minimumValueImage = images.minimum
      slider.maximumValueImage = images.maximum
    }
  }

  static func stepper(_ element: NibElement) -> NibStep<UIStepper>? {
    guard element.name == "stepper" else { return nil }
    let value = element.number("value") ?? 0
    let minimum = element.number("minimumValue") ?? 0
    let maximum = element.number("maximumValue") ?? 100
    var step = element.number("stepValue") ?? 1
    if step <= 0 {
      element.announce("the step \(step) is not above zero; it counts as 1")
      step = 1
    }
    let isContinuous = element.flag("continuous", otherwise: true)
    let repeats = element.flag("autorepeat", otherwise: true)
    let wraps = element.flag("wraps", otherwise: false)
    return { stepper, _ in
      stepper.minimumValue = Double(minimum)
      stepper.maximumValue = Double(maximum)
      stepper.value = Double(value)
      stepper.stepValue = Double(step)
      stepper.isContinuous = isContinuous
      stepper.autorepeat = repeats
      stepper.wraps = wraps
    }
  }

  static func pageControl(_ element: NibElement) -> NibStep<UIPageControl>? {
    guard element.name == "pageControl" else { return nil }
    // A view for each dot: more than a thousand are a mistake of the document.
    let count = min(element.integer("numberOfPages") ?? 0, 1_000)
    let page = element.integer("currentPage") ?? 0
    let hidesOnePage = element.flag("hidesForSinglePage", otherwise: false)
    let style =
      element.choice(
        "backgroundStyle",
        ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal])
      ?? UIPageControl.BackgroundStyle.automatic
    let others = element.color(for: "pageIndicatorTintColor")
    let current = element.color(for: "currentPageIndicatorTintColor")
    let image = element.image("preferredIndicatorImage")
    return { control, _ in
      control.numberOfPages = count
      control.currentPage = page
      control.hidesForSinglePage = hidesOnePage
      control.backgroundStyle = style
      control.pageIndicatorTintColor = others
      control.currentPageIndicatorTintColor = current
      control.preferredIndicatorImage = image
    }
  }

  static func progressView(_ element: NibElement) -> NibStep<UIProgressView>? {
    guard element.name == "progressView" else { return nil }
    let progress = element.number("progress") ?? 0
    let style =
      element.choice("progressViewStyle", ["default": .default, "bar": .bar])
      ?? UIProgressView.Style.default
    let colors = (
      done: element.color(for: "progressTintColor"), rest: element.color(for: "trackTintColor")
    )
    let images = (done: element.image("progressImage"), rest: element.image("trackImage"))
    return { view, _ in
      view.progressViewStyle = style
      view.progress = Float(progress)
      view.progressTintColor = colors.done
      view.trackTintColor = colors.rest
      view.progressImage = images.done
      view.trackImage = images.rest
    }
  }

  static func activityIndicatorView(_ element: NibElement) -> NibStep<UIActivityIndicatorView>? {
    guard element.name == "activityIndicatorView" else { return nil }
    let style =
      element.choice(
        "style",
        [
          "medium": .medium, "large": .large, "gray": .gray, "white": .white,
          "whiteLarge": .whiteLarge,
        ])
      ?? UIActivityIndicatorView.Style.medium
    let color = element.color(for: "color")
    let hides = element.flag("hidesWhenStopped", otherwise: false)
    let turns = element.flag("animating", otherwise: false)
    let isHidden = element.flag("hidden", otherwise: false)
    return { view, _ in
      view.style = style
      if let color { view.color = color }
      view.hidesWhenStopped = hides
      if turns { view.startAnimating() }
      if isHidden { view.isHidden = true }
    }
  }
}

// MARK: Keys

extension UISegmentedControl: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "selectedSegmentIndex" else { return nil }
    return ObjectiveCKey { (control: UISegmentedControl, value) in
      control.selectedSegmentIndex = try value()
    }
  }
}

extension UISlider: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "value": ObjectiveCKey { (slider: UISlider, value) in slider.value = try value() }
    case "minimumValue":
      ObjectiveCKey { (slider: UISlider, value) in slider.minimumValue = try value() }
    case "maximumValue":
      ObjectiveCKey { (slider: UISlider, value) in slider.maximumValue = try value() }
    default: nil
    }
  }
}

extension UIStepper: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "value": ObjectiveCKey { (stepper: UIStepper, value) in stepper.value = try value() }
    case "minimumValue":
      ObjectiveCKey { (stepper: UIStepper, value) in stepper.minimumValue = try value() }
    case "maximumValue":
      ObjectiveCKey { (stepper: UIStepper, value) in stepper.maximumValue = try value() }
    case "stepValue":
      ObjectiveCKey { (stepper: UIStepper, value) in stepper.stepValue = try value() }
    default: nil
    }
  }
}

extension UIPageControl: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "numberOfPages":
      ObjectiveCKey { (control: UIPageControl, value) in control.numberOfPages = try value() }
    case "currentPage":
      ObjectiveCKey { (control: UIPageControl, value) in control.currentPage = try value() }
    default: nil
    }
  }
}

extension UIProgressView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "progress" else { return nil }
    return ObjectiveCKey { (view: UIProgressView, value) in view.progress = try value() }
  }
}
