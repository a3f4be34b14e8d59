// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// Kinds of parts as `items,groups`, or `all`.
struct AnatomyKindsOption: SpelledOption, Equatable {
  static let spelling =
    "all, or some of \(PictureAnatomy.Kind.allCases.map(\.rawValue).joined(separator: ","))"

  let kinds: Set<PictureAnatomy.Kind>

  init?(argument: String) {
    guard argument != "all" else {
      kinds = Set(PictureAnatomy.Kind.allCases)
      return
    }
    var kinds: Set<PictureAnatomy.Kind> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = PictureAnatomy.Kind(rawValue: String(name)) else { return nil }
      kinds.insert(kind)
    }
    self.kinds = kinds
  }
}

/// What of a layout's structure is drawn over the picture.
struct AnatomyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Outline and measure parts of the layout.",
      discussion: "\(AnatomyKindsOption.spelling).", valueName: "list"),
    transform: AnatomyKindsOption.parse)
  var anatomy: AnatomyKindsOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Dim everything but an item, and show the sums that its size comes from.", valueName: "s,i"),
    transform: ItemOption.parse)
  var highlight: ItemOption?

  @Flag(help: "Draw the ways of moving elements as arrows, in an animation.")
  var paths = false

  @Flag(name: .customLong("no-legend"), help: "Leave out the legend beside the picture.")
  var hidesLegend = false

  func validate() throws {
    guard hidesLegend, anatomy == nil, highlight == nil, !paths else { return }
    throw ValidationError("--no-legend needs --anatomy LIST, --highlight S,I or --paths.")
  }

  /// What the options say; nil for none.
  var pictureAnatomy: PictureAnatomy? {
    guard anatomy != nil || highlight != nil || paths else { return nil }
    var result = PictureAnatomy(anatomy?.kinds ?? [])
    result.highlightedItem = highlight?.indexPath
    result.showsPaths = paths
    result.showsLegend = !hidesLegend
    return result
  }

  /// Checks that the options fit a subject.
  ///
  /// - Parameter subject: The subject.
  /// - Throws: A usage failure if it has no paths.
  func check(for subject: Subject) throws(GalleryFailure) {
    guard paths, subject.motion == .none else { return }
    throw GalleryFailure(
      "--paths needs an animated sample, and '\(subject.argument)' is not animated. "
        + subject.adviceToAnimate, .usage)
  }
}
