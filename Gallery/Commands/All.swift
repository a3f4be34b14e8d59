// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PictureResults
import UIKit

/// Draws every sample into a folder.
struct All: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Draw every sample.")

  @Option(help: "The folder to write into; it is created if it is not there.")
  var outDir: String

  @Option(help: "The format of the files: \(PictureFormat.names).")
  var format: PictureFormat = .png

  @OptionGroup var picture: PictureOptions

  @OptionGroup(title: "Anatomy") var anatomy: AnatomyOptions

  @Flag(help: "Print nothing on standard error but failures.")
  var quiet = false

  func run() throws {
    guard picture.scrollSection.isEmpty, picture.fling.isEmpty else {
      throw GalleryFailure(
        "--scroll-section and --fling speak of one sample; draw it by its name.", .usage)
    }
    guard anatomy.highlight == nil, !anatomy.paths else {
      throw GalleryFailure(
        "--highlight and --paths speak of one sample; draw it by its name.", .usage)
    }
    if let option = picture.sample.settings.options.first {
      throw GalleryFailure("\(option.rawValue) speaks of one sample; draw it by its name.", .usage)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: outDir, withIntermediateDirectories: true)
    } catch {
      throw GalleryFailure("The folder '\(outDir)' cannot be created.", .cannotWrite)
    }
    let progress = quiet ? .off : Console.progress
    defer { progress.erase() }
    try MainActor.assumeIsolated {
      let subjects = try Subject.find([])
      for (index, subject) in subjects.enumerated() {
        progress.show(index + 1, of: subjects.count, subject.name)
        for style in picture.appearance.styles {
          var settings = picture.settings(of: subject, style: style)
          settings.anatomy = anatomy.pictureAnatomy
          settings.chrome = settings.chrome.suited(to: subject)
          let screen = try Screen(subject, settings: settings)
          let path = "\(outDir)/\(subject.name).\(format.rawValue)"
          let destination = try Destination(path: path, format: .picture(format))
          let file = picture.appearance == .both ? destination.with(style) : destination
          _ = try file.write(screen, as: format)
        }
      }
    }
  }
}
