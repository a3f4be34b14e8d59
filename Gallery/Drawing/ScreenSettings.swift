// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Everything that decides what a picture of a subject shows.
struct ScreenSettings {
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 2
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  var design = InterfaceDesign.iOS17
  var contentOffset: CGPoint?
  var sectionOffsets: [SectionOffset] = []
  var flings: [SectionOffset] = []
  var showsFullContent = false
  /// The keys of the document's picture that decide, since no option is given in their place.
  var documentKeys: Set<String> = []
  /// What surrounds the subject.
  var chrome = Chrome.none
  var seed: UInt64 = 1
  var text = TextRendering.real
  /// How far what the subject shows over time has come, 0…1; nil before it begins.
  var moment: Double?
  /// Seconds since the beginning of what the subject shows over time; nil before it begins. It counts
  /// before ``moment``.
  var time: TimeInterval?
  /// Whether collection views record their layout passes.
  var tracesPasses = false
  /// What the options of single samples say.
  var own = SampleSettings()
  /// The parts of the layout that are drawn over the picture; nil for none.
  var anatomy: PictureAnatomy?
  /// Whether accessible elements are numbered, with a list of them beside the picture or as its text.
  var showsAccessibility = false
}
