// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// Draws one sample.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw one sample (the command's name may be left out).")

  @Argument(help: "The sample's name; 'gallery list' prints them.")
  var sample: String?

  @Option(name: .shortAndLong, help: "The file to write: .png, .svg, .pdf, .json, .txt, or '-'.")
  var out: String?

  @Option(help: "The format where the file's name does not say it: \(PictureFormat.names).")
  var format: PictureFormat?

  @OptionGroup var picture: PictureOptions

  @Flag(help: "Print nothing on standard error but failures.")
  var quiet = false

  func run() throws {
    guard let sample else {
      guard out == nil else {
        throw GalleryFailure("Which sample? 'gallery list' prints their names.", .usage)
      }
      return print(Overview.text)
    }
    let type = try SampleName.find(sample)
    guard let out else {
      throw GalleryFailure("Where to? Give --out FILE, such as --out \(sample).png.", .usage)
    }
    let destination = try Destination(path: out, format: format)
    if destination.isStandardOutput, picture.appearance == .both {
      throw GalleryFailure("Two pictures do not fit on standard output; give --out FILE.", .usage)
    }
    try MainActor.assumeIsolated {
      for style in picture.appearance.styles {
        let screen = try Screen(type, options: picture, style: style)
        let file = picture.appearance == .both ? destination.with(style) : destination
        let note = try file.write(screen)
        if !quiet, let note { Console.error(note) }
      }
    }
  }
}
