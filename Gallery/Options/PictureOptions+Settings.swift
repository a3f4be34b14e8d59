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

  /// The options as settings of a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - own: The options of particular samples.
  ///   - style: One of the appearances.
  /// - Returns: The settings.
  func settings(
    of subject: Subject, own: SampleOptions, style: UIUserInterfaceStyle
  ) -> ScreenSettings {
    let picture = subject.picture
    let sample = own.settings
    let direction =
      direction ?? picture.direction.flatMap { Direction(rawValue: "\($0)") } ?? .ltr
    let text = text ?? picture.text.flatMap { TextOption(rawValue: "\($0)") } ?? .real
    var settings = ScreenSettings(
      size: pointSize ?? subject.size, scale: scale ?? picture.scale ?? 2, style: style,
      direction: direction.trait,
      textSize: textSize?.category ?? picture.textSize?.category ?? .large,
      contentOffset: scrollTo?.point ?? picture.scrollTo,
      sectionOffsets: scrollSection.isEmpty ? picture.sectionOffsets : scrollSection,
      flings: fling, showsFullContent: fullContent || picture.fullContent == true,
      chrome: chrome(of: subject), seed: seed, text: text.trait, own: sample.completed(by: picture))
    settings.design =
      design ?? picture.design.flatMap { InterfaceDesign(rawValue: $0) } ?? .iOS17
    settings.documentKeys = documentKeys(of: picture)
    if sample.selected.isEmpty, picture.selected != nil {
      settings.documentKeys.insert("selected")
    }
    return settings
  }

  /// The keys that decide how large the picture is and what of it is scrolled.
  private func documentKeys(of picture: LayoutDocument.Picture) -> Set<String> {
    var keys = pointSize == nil ? picture.sizeKeys : []
    if !fullContent, picture.fullContent == true { keys.insert("fullContent") }
    if scrollSection.isEmpty, picture.scrollSections != nil { keys.insert("scrollSections") }
    return keys
  }
}

extension SampleSettings {
  /// Returns the settings with what a document's picture selects where no option does.
  fileprivate func completed(by picture: LayoutDocument.Picture) -> SampleSettings {
    guard selected.isEmpty else { return self }
    var settings = self
    settings.selected = (picture.selected ?? []).map {
      ItemOption(section: $0.section, item: $0.item)
    }
    return settings
  }
}

extension LayoutDocument.Picture {
  /// The keys that give the size of the view.
  var sizeKeys: Set<String> {
    size != nil ? ["size"] : device != nil ? ["device"] : []
  }

  /// The offsets of sections that scroll sideways, as the option has them.
  fileprivate var sectionOffsets: [SectionOffset] {
    (scrollSections ?? []).map { SectionOffset(section: $0.section, offset: $0.offset) }
  }
}

extension AnatomyOptions {
  /// Puts what options and document say of a subject into settings.
  func apply(to settings: inout ScreenSettings, of subject: Subject) {
    let picture = subject.picture
    settings.anatomy = pictureAnatomy ?? picture.pictureAnatomy
    if picture.legend == false { settings.anatomy?.showsLegend = false }
    if pictureAnatomy == nil, picture.highlight != nil { settings.documentKeys.insert("highlight") }
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
