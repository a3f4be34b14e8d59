// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PictureResults
import UIKit

/// Draws every sample into a folder.
struct All: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Draw every sample, or every file of a folder.",
    discussion: """
      The files of a folder that are drawn are those of 'gallery help files'. The errors of those \
      that cannot be drawn are printed at the end; the others are drawn.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "A folder of files of your own, in place of the samples.")
  var folder: String?

  @Option(help: .hidden) var file: String?

  @Option(help: "The folder to write into; it is created if it does not exist.")
  var outDir: String

  @Option(help: "The format of the files: \(PictureFormat.names).")
  var format: PictureFormat = .png

  @OptionGroup var picture: PictureOptions

  @OptionGroup(title: "Options of particular samples") var own: SampleOptions

  @OptionGroup(title: "Anatomy") var anatomy: AnatomyOptions

  @Flag(help: "Print nothing on standard error but failures.")
  var quiet = false

  var swiftFile: SwiftFile? { file.flatMap { SwiftFile($0) } }
  var isQuiet: Bool { true }

  func checkArguments() throws {
    guard picture.scrollSection.isEmpty, picture.fling.isEmpty else {
      throw GalleryFailure(
        "--scroll-section and --fling apply to one sample; draw it by its name.", .usage)
    }
    guard anatomy.highlight == nil, !anatomy.paths else {
      throw GalleryFailure(
        "--highlight and --paths apply to one sample; draw it by its name.", .usage)
    }
    if let option = own.settings.options.first {
      throw GalleryFailure("\(option.rawValue) applies to one sample; draw it by its name.", .usage)
    }
  }

  func run() throws {
    try Destination.createFolder(outDir)
    if let file {
      try MainActor.assumeIsolated { try draw(Subject.find(file, quiet: true)) }
    } else if let folder {
      try drawFiles(of: folder)
    } else {
      try MainActor.assumeIsolated { try drawSamples() }
    }
  }

  @MainActor private func drawSamples() throws {
    let progress = quiet ? .off : Console.progress
    defer { progress.erase() }
    let subjects = try Subject.find([])
    // Options that not every sample can follow, such as an offset, leave those out.
    var failures: [GalleryFailure] = []
    for (index, subject) in subjects.enumerated() {
      progress.show(index + 1, of: subjects.count, subject.name)
      do {
        try draw(subject)
      } catch let failure as GalleryFailure where failure.code == .usage {
        failures.append(failure)
      }
    }
    guard !failures.isEmpty else { return }
    progress.erase()
    for failure in failures { Console.error(failure.description) }
    throw GalleryFailure(
      "\(failures.count) of \(subjects.count) samples cannot be drawn, for the reasons above.",
      .usage)
  }

  @MainActor private func draw(_ subject: Subject) throws {
    for style in picture.appearance(of: subject).styles {
      var settings = picture.settings(of: subject, own: own, style: style)
      anatomy.apply(to: &settings, of: subject)
      settings.chrome = settings.chrome.suited(to: subject)
      let screen = try Screen(subject, settings: settings)
      let path = "\(outDir)/\(subject.name).\(format.rawValue)"
      let destination = try Destination(path: path, format: .picture(format))
      let file = picture.appearance(of: subject) == .both ? destination.with(style) : destination
      _ = try file.write(screen, as: format)
    }
  }

  /// Draws each file by a process of its own, and prints in the end what is wrong with some.
  private func drawFiles(of folder: String) throws {
    let files = try FileArgument.files(in: folder)
    let progress = quiet ? .off : Console.progress
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    var failures: [Int32] = []
    do {
      defer { progress.erase() }
      try Data().write(to: errors)
      let handle = try FileHandle(forWritingTo: errors)
      for (index, file) in files.enumerated() {
        progress.show(index + 1, of: files.count, file)
        let code = try OwnProgram.run(
          CommandLine.arguments.dropFirst() + ["--file", file], errors: handle)
        if code != 0 { failures.append(code) }
      }
    }
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    for line in text.split(separator: "\n") { Console.error(String(line)) }
    guard let code = failures.first else { return }
    throw GalleryFailure(
      "\(failures.count) of \(files.count) files cannot be drawn, for the reasons above.",
      GalleryFailure.Code(rawValue: code) ?? .internal)
  }
}
