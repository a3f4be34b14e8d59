// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import DocumentScreens
import Foundation
import LayoutDocuments
import PlaygroundSession
import UIKit
import Workbench

/// The samples, for a playground.
@MainActor final class GalleryCatalogue: PlaygroundCatalogue {
  let contents = catalogue.map { sample in
    PlaygroundContent(
      name: sample.name, summary: sample.summary, isAnimated: sample.animated != nil,
      options: (sample.configurable?.options ?? []).map(\.knob))
  }

  /// Those of iOS; a sample of the Mac has a window in their place.
  let chromes = [Chrome.none, .bars, .device].map(\.rawValue)

  let starts = PlaygroundStart.documents
  let capturesDocuments = true
  /// The document that was made on the page; nil before that.
  private var document: Workbench?
  /// The name of the content that is a document, which no sample has.
  private static let documentName = "document"

  func receive(
    _ type: String, _ message: Data, on stage: any PlaygroundStage
  ) throws(PlaygroundError) -> String? {
    switch type {
    case "newDocument":
      let start = try DocumentStart.named(in: message)
      try open(start.text, name: start.name, label: "New")
    case "editAsDocument":
      let views = Screen.collections(in: stage.window).compactMap { $0 as? UICollectionView }
      guard views.count == 1, let view = views.first else {
        throw PlaygroundError(
          "Only a sample with one collection view of iOS can be edited as a document.")
      }
      let (document, notes) = view.layoutDocument()
      let text = notes.map { "// \($0)\n" }.joined() + document.canonicalText
      try open(text, name: "document", label: "Edit as document")
    default: return nil
    }
    return Self.documentName
  }

  private func open(_ text: String, name: String, label: String) throws(PlaygroundError) {
    guard let document else {
      return document = Workbench(text, name: name, hasFile: false)
    }
    do throws(EditRefusal) {
      try document.open(text, name: name, label: label)
    } catch { throw PlaygroundError(error.description) }
  }

  func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage {
    if name == Self.documentName {
      // Where the session before this one had a document, the server sends it next.
      let start = DocumentStart.all[0]
      let document = document ?? Workbench(start.text, name: start.name, hasFile: false)
      self.document = document
      return try document.makeStage(settings)
    }
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

/// The options of a screen that a playground shows.
private struct ScreenOptions: ParsableArguments {
  @OptionGroup var picture: PictureOptions
  @OptionGroup var own: SampleOptions
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
    // A control character in a command that is pasted is a key that is pressed.
    for value in options.values
    where value.hasPrefix("-") || value.count > 200
      || value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      throw GalleryFailure("Invalid option value '\(value.prefix(40))'.", .usage)
    }
    do {
      let options = try ScreenOptions.parse(arguments)
      let appearance = options.picture.appearance(of: subject)
      guard appearance != .both else {
        throw GalleryFailure("A playground shows one appearance at a time.", .usage)
      }
      var settings = options.picture.settings(
        of: subject, own: options.own, style: appearance.styles[0])
      settings.chrome = settings.chrome.suited(to: subject)
      do throws(PlaygroundError) {
        try PlaygroundSettings.check(settings.size, scale: settings.scale)
      } catch { throw GalleryFailure(error.description, .usage) }
      return settings
    } catch let failure as GalleryFailure {
      throw failure
    } catch {
      throw GalleryFailure(ScreenOptions.message(for: error), .usage)
    }
  }
}
