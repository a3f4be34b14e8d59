// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// Looks for what breaks in a sample's layout at some sizes.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find what breaks in a layout at other sizes (exit code 0: nothing, 1: findings).")

  @Argument(help: "The sample's name (see 'gallery list').")
  var sample: String

  @Option(
    help: "Sizes in points, such as 320x568,390x844; the sample's own by default.",
    transform: SizeList.parse)
  var sizes: SizeList?

  func validate() throws {
    for size in sizes?.sizes ?? [] {
      do {
        try PictureLimits.check(size, scale: 1)
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  func run() throws {
    let count = try MainActor.assumeIsolated {
      let subject = try Subject.find(sample)
      var findings: [LayoutFinding] = []
      for size in sizes?.sizes ?? [subject.size] {
        guard let found = try Self.findings(in: subject, at: size) else {
          throw GalleryFailure(
            "'\(sample)' has no collection view whose layout could be checked.", .usage)
        }
        for finding in found where !findings.contains(finding) { findings.append(finding) }
      }
      findings.forEach { Console.print($0) }
      return findings.count
    }
    guard count > 0 else { return }
    throw GalleryFailure("\(count) finding\(count == 1 ? "" : "s").", .differs)
  }

  /// What is found in a subject on a screen of a size; nil if it has no collection view.
  @MainActor static func findings(
    in subject: Subject, at size: CGSize
  ) throws(GalleryFailure) -> [LayoutFinding]? {
    var settings = ScreenSettings()
    settings.size = size
    // Section providers may refer to the controller, which only the screen holds.
    let screen = try Screen(subject, settings: settings)
    return withExtendedLifetime(screen) {
      let collections = Screen.collections(in: screen.window)
      return collections.isEmpty ? nil : collections.flatMap(\.findings)
    }
  }
}
