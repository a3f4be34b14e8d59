// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import UIKit

// An option wins over the document's picture, and that over the default.
extension PictureOptions {
  /// The appearances that are drawn.
  func appearance(of subject: Subject) -> Appearance {
    appearance ?? subject.picture.appearance.flatMap { Appearance(rawValue: "\($0)") } ?? .light
  }

  /// What is drawn around the view.
  func chrome(of subject: Subject) -> Chrome {
    chrome ?? subject.picture.chrome.flatMap { Chrome(rawValue: "\($0)") } ?? .none
  }

  /// The options as settings of a subject for one of the appearances.
  func settings(of subject: Subject, style: UIUserInterfaceStyle) -> ScreenSettings {
    let picture = subject.picture
    let direction =
      direction ?? picture.direction.flatMap { Direction(rawValue: "\($0)") } ?? .ltr
    let text = text ?? picture.text.flatMap { TextOption(rawValue: "\($0)") } ?? .real
    return ScreenSettings(
      size: pointSize ?? subject.size, scale: scale ?? picture.scale ?? 2, style: style,
      direction: direction.trait,
      textSize: textSize?.category ?? picture.textSize?.category ?? .large,
      contentOffset: scrollTo?.point ?? picture.scrollTo,
      sectionOffsets: scrollSection.isEmpty ? picture.sectionOffsets : scrollSection,
      flings: fling, showsFullContent: fullContent || picture.fullContent == true,
      chrome: chrome(of: subject), seed: seed, text: text.trait, own: ownSettings(of: subject))
  }

  private func ownSettings(of subject: Subject) -> SampleSettings {
    var settings = sample.settings
    if settings.selected.isEmpty {
      settings.selected = (subject.picture.selected ?? []).map {
        ItemOption(section: $0.section, item: $0.item)
      }
    }
    return settings
  }
}

extension LayoutDocument.Picture {
  /// The offsets of sections that scroll sideways, as the option has them.
  fileprivate var sectionOffsets: [SectionOffset] {
    (scrollSections ?? []).map { SectionOffset(section: $0.section, offset: $0.offset) }
  }
}

extension AnatomyOptions {
  /// What options and document say of a subject; nil for none.
  func pictureAnatomy(of subject: Subject) -> PictureAnatomy? {
    let picture = subject.picture
    guard var result = pictureAnatomy ?? picture.pictureAnatomy else { return nil }
    if picture.legend == false { result.showsLegend = false }
    return result
  }
}

extension LayoutDocument.Picture {
  /// The anatomy that the picture asks for; nil for none.
  fileprivate var pictureAnatomy: PictureAnatomy? {
    guard anatomy != nil || highlight != nil else { return nil }
    let parts = anatomy ?? []
    let kinds =
      parts.contains(.all)
      ? PictureAnatomy.Kind.allCases : parts.compactMap { PictureAnatomy.Kind(rawValue: "\($0)") }
    var result = PictureAnatomy(Set(kinds))
    result.highlightedItem = highlight.map { IndexPath(item: $0.item, section: $0.section) }
    return result
  }
}
