// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import PlaygroundSession
import UIKit

/// The samples, for a playground.
@MainActor final class GalleryCatalogue: PlaygroundCatalogue {
  let contents = catalogue.map { sample in
    PlaygroundContent(
      name: sample.name, summary: sample.summary, isAnimated: sample.animated != nil,
      options: (sample.configurable?.options ?? []).map(\.knob))
  }

  /// Those of iOS; a sample of the Mac has a window in their place.
  let chromes = [Chrome.none, .bars, .device].map(\.rawValue)

  func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage {
    do throws(GalleryFailure) {
      let subject = try Subject.find(name)
      return SampleStage(try Screen(subject, settings: settings.checked(for: subject)))
    } catch {
      throw PlaygroundError(error.message)
    }
  }
}

extension SampleOption {
  /// The option as a knob: the words of the command line.
  fileprivate var knob: PlaygroundContent.Option {
    let (values, example): ([String], String) =
      switch self {
      case .listAppearance: (ListAppearanceOption.allCases.map(\.rawValue), "")
      case .expanded: ([], "all, none or 0,2")
      case .selected: ([], "0,3")
      case .swiped: ([], "0,3=-120")
      case .query: ([], "text")
      case .wifi: (SwitchOption.allCases.map(\.rawValue), "")
      case .step: ([], "4")
      case .cadence: (CadenceOption.allCases.map(\.rawValue), "")
      case .intent: (IntentOption.allCases.map(\.rawValue), "")
      }
    return PlaygroundContent.Option(name: rawValue, values: values, example: example)
  }
}

extension PlaygroundSettings {
  /// The settings as a screen's, held to what the command line takes.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: The settings.
  /// - Throws: A usage failure in the command's words.
  func checked(
    for subject: Subject
  ) throws(GalleryFailure) -> ScreenSettings {
    for name in options.keys where SampleOption(rawValue: name) == nil {
      throw GalleryFailure("Unknown option '\(name.prefix(40))'.", .usage)
    }
    for value in options.values where value.hasPrefix("-") || value.count > 200 {
      throw GalleryFailure("Invalid option value '\(value.prefix(40))'.", .usage)
    }
    do {
      let options = try PictureOptions.parse(arguments)
      guard options.appearance(of: subject) != .both else {
        throw GalleryFailure("A playground shows one appearance at a time.", .usage)
      }
      var settings = options.settings(of: subject, style: options.appearance(of: subject).styles[0])
      settings.chrome = settings.chrome.suited(to: subject)
      return settings
    } catch let failure as GalleryFailure {
      throw failure
    } catch {
      throw GalleryFailure(PictureOptions.message(for: error), .usage)
    }
  }
}
