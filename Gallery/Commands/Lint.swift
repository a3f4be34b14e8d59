// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutDocuments
import PictureResults
import UIKit

/// Looks for what breaks in a sample's layout at some sizes.
struct Lint: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Find what breaks at other sizes, or for some people (exit code 0: nothing, 1: findings).",
    discussion: """
      Looks at the layout at each size, by default at the sample's own, on a small and a large \
      phone and on a tablet, in portrait and in landscape; and, light and dark, for texts \
      without contrast, buttons under 44 points, and elements and images without a label. A \
      FILE of your own is read as 'gallery help files' says.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "The sample's name (see 'gallery list'), or a file (see 'gallery help files').")
  var sample: String

  @Option(
    help:
      "Sizes in points, such as 320x568,390x844; by default the sample's own and four of devices.",
    transform: SizeList.parse)
  var sizes: SizeList?

  @Flag(help: "Print a JSON object in place of text.")
  var json = false

  func validate() throws {
    for size in sizes?.sizes ?? [] {
      do {
        try PictureLimits.check(size, scale: 1)
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  var swiftFile: SwiftFile? { SwiftFile(sample) }

  func run() throws {
    let count = try MainActor.assumeIsolated { try lint(Subject.find(sample)) }
    guard count > 0 else { return }
    let word = ShellWord.quoted(sample)
    throw GalleryFailure(
      "\(count) finding\(count == 1 ? "" : "s"). To see why each element is where it is:  "
        + "\(OwnProgram.command) \(word) --marks --out marks.png", .differs)
  }

  /// Prints what is found in a subject.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: The number of findings.
  /// - Throws: A usage failure if there is nothing to look at.
  @MainActor private func lint(_ subject: Subject) throws -> Int {
    let sizes = sizes?.sizes ?? Self.standardSizes(of: subject)
    var findings: [LintFinding] = []
    for size in sizes {
      guard let found = try Self.findings(in: subject, at: size) else {
        throw GalleryFailure(
          "'\(sample)' has no collection view and no table whose layout could be checked.", .usage)
      }
      for finding in found {
        if let index = findings.firstIndex(where: { $0.identity == finding.identity }) {
          findings[index].add(finding)
        } else {
          findings.append(finding)
        }
      }
    }
    if json {
      try Console.printJSON(LintRecord(subject, at: sizes, findings))
    } else if findings.isEmpty {
      let list = sizes.map(\.compactDescription).joined(separator: ", ")
      Console.print("No findings at \(sizes.count) size\(sizes.count == 1 ? "" : "s"): \(list).")
    } else {
      findings.forEach { Console.print($0.description) }
    }
    return findings.count
  }

  /// The sizes of a small phone, a large one, that one on its side, and a tablet, in points.
  private static let deviceSizes = [
    CGSize(width: 320, height: 568), CGSize(width: 430, height: 932),
    CGSize(width: 932, height: 430), CGSize(width: 1024, height: 768),
  ]

  /// Returns the sizes at which a subject is looked at if none are given: its own, and those of
  /// devices; of the Mac, where windows have any size, its own, half of it and twice of it.
  @MainActor private static func standardSizes(of subject: Subject) -> [CGSize] {
    let own = subject.size
    let others =
      subject.isMac
      ? [0.5, 2].map { CGSize(width: own.width * $0, height: own.height * $0) } : deviceSizes
    return [own] + others.filter { $0 != own }
  }

  /// Returns the findings in a subject on a screen of a size.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - size: The size in points.
  /// - Returns: Those of layouts, and those of accessibility, light and dark; nil if there is nothing
  ///   to look at: the Mac's views say nothing of accessibility.
  /// - Throws: A failure to show the subject.
  @MainActor static func findings(
    in subject: Subject, at size: CGSize
  ) throws(GalleryFailure) -> [LintFinding]? {
    var settings = ScreenSettings()
    settings.size = size
    if size == subject.size {
      settings.scale = subject.picture.scale ?? settings.scale
      settings.documentKeys = subject.picture.sizeKeys
    }
    let screen = try Screen(subject, settings: settings)
    // Section providers may refer to the controller, which only the screen holds.
    defer { withExtendedLifetime(screen) {} }
    let views = Screen.explainedViews(in: screen.window)
    guard !subject.isMac || !views.isEmpty else { return nil }
    var findings = views.flatMap(\.findings).map(LintFinding.init)
    guard !subject.isMac else { return findings }
    findings += try screen.accessibilityFindings().map(LintFinding.init)
    settings.style = .dark
    let dark = try Screen(subject, settings: settings)
    findings += try dark.accessibilityFindings().map(LintFinding.init)
    return findings
  }
}
