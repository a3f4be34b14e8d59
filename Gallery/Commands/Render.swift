// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import PictureResults
import PlaygroundSession
import UIKit

/// Draws one sample.
struct Render: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw one sample, or a file of your own (the word 'render' may be omitted).",
    discussion: """
      Animated samples, for --frames, --filmstrip and films: \
      \(animatedSamples.map { $0.name }.joined(separator: ", ")).

      \(GalleryFailure.Code.table)
      """)

  @Argument(
    help: ArgumentHelp(
      "The sample's name (see 'gallery list'), or a file (see 'gallery help files').",
      valueName: "sample"))
  var samples: [String] = []

  @Option(
    name: .shortAndLong,
    help: """
      The file to write: .png, .svg, .pdf, .json, .txt, .accessibility (a text of what a screen \
      reader says), .apng, .gif, .webp, or '-'.
      """)
  var out: String?

  @Option(help: "The folder to draw one or several documents into, each under its name.")
  var outDir: String?

  @Option(help: "The name of a document, in place of its own.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The scene of a storyboard, by its storyboard ID; the initial one by default.",
      valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The one preview of a Swift file to draw, by its name; all by default.", valueName: "name"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "The language of a nib's or storyboard's texts, such as de; by default its own.",
      valueName: "code"))
  var language: String?

  @Option(help: "The format, if the file's extension does not tell it: \(OutputFormat.names).")
  var format: OutputFormat?

  @OptionGroup var picture: PictureOptions

  @OptionGroup(title: "Options of particular samples") var own: SampleOptions

  @OptionGroup(title: "Anatomy") var anatomy: AnatomyOptions

  @Flag(
    help: ArgumentHelp(
      "Number the accessible elements in the order in which a screen reader visits them.",
      discussion: """
        Its words are listed beside the picture; in a .txt, or without --out, there is only the \
        list.
        """))
  var accessibility = false

  @Flag(
    help: ArgumentHelp(
      "Number the elements of collection views, and print their list as JSON.",
      discussion: """
        Each has its number, its frame and its reasons; without --out only the list is printed.
        """))
  var marks = false

  @OptionGroup(title: "Animation") var animation: AnimationOptions

  @Option(help: "The file to write Make's rule into: the picture, and the document's own files.")
  var depfile: String?

  @Flag(help: "Draw a file of your own again whenever it is saved, until Ctrl-C.")
  var watch = false

  @Flag(help: "Print only errors on standard error.")
  var quiet = false

  @Flag(help: .hidden) var asWatched = false

  /// Whether neither a picture nor frames are asked for.
  private var hasNoOutput: Bool { out == nil && outDir == nil && animation.frames == nil }

  var isQuiet: Bool { quiet || asWatched }

  var swiftFile: SwiftFile? {
    watch || outDir != nil ? nil : samples.first.flatMap { SwiftFile($0, preview: preview) }
  }

  func checkArguments() throws {
    try checkWords()
    guard let sample = samples.first else {
      guard hasNoOutput else {
        throw GalleryFailure(
          "Missing sample name: run '\(OwnProgram.command) list' to see all samples.", .usage)
      }
      return
    }
    try SwiftFile.check(preview: preview, of: sample)
    guard !samples.contains("-") || animation.actions != "-" else {
      throw GalleryFailure("Document and actions cannot both be standard input.", .usage)
    }
    guard !marks || outDir == nil else {
      throw GalleryFailure("--marks numbers one picture: give --out FILE.", .usage)
    }
    guard outDir == nil else { return }
    guard !hasNoOutput || accessibility || marks else {
      // A misspelt name first; a file is not compiled for it.
      if let file = SwiftFile(sample) {
        try InputFile.check(file.path)
      } else {
        try MainActor.assumeIsolated { _ = try Subject.find(sample) }
      }
      let name = ShellWord.quoted("\(FileArgument.pictureName(for: sample)).png")
      throw GalleryFailure("Missing --out FILE, such as --out \(name).", .usage)
    }
    // Make's rule is about a file.
    guard depfile == nil || !Console.isOutput(out ?? "-") else {
      throw GalleryFailure("--depfile needs --out FILE.", .usage)
    }
    guard !watch || !Console.isOutput(out ?? "") else {
      throw GalleryFailure("--watch needs --out FILE.", .usage)
    }
    guard !watch, let file = SwiftFile(sample) else { return }
    try InputFile.check(file.path)
    try MainActor.assumeIsolated {
      if hasNoOutput {
        try checkAccessibility(isAnimation: false, nil)
        try checkMarks(isAnimation: false, nil)
      } else {
        _ = try checkedPlan(for: file.subjectBeforeCompiling, to: out)
      }
    }
  }

  func run() throws {
    guard let sample = samples.first else { return Console.print(Overview.text) }
    if watch { try WatchedFile(sample).run() }
    try MainActor.assumeIsolated {
      if hasNoOutput { return try printList(of: try found(sample)) }
      if let outDir { return try drawDocuments(into: outDir) }
      try writeDepfile(for: try draw(try found(sample), to: out))
    }
  }

  /// Returns where a picture goes; nil for frames alone.
  private func checkedDestination(_ out: String?) throws(GalleryFailure) -> Destination? {
    guard format == nil || out != nil else {
      throw GalleryFailure("--format needs --out FILE.", .usage)
    }
    guard let out else { return nil }
    return try Destination(path: out, format: format)
  }

  /// The outputs of a drawing.
  private struct Plan {
    var destination: Destination?
    var appearance: Appearance
    var isAnimation: Bool
  }

  /// Returns what is drawn of a subject, if the options fit it.
  @MainActor private func checkedPlan(
    for subject: Subject, to out: String?
  ) throws(GalleryFailure) -> Plan {
    let destination = try checkedDestination(out)
    let appearance = picture.appearance(of: subject)
    if destination?.isStandardOutput == true, appearance == .both {
      throw GalleryFailure("Two pictures cannot go to standard output: use --out FILE.", .usage)
    }
    try anatomy.check(for: subject)
    let isAnimation = try animation.isAnimation(of: subject, to: destination?.format)
    try checkAccessibility(isAnimation: isAnimation, destination?.format)
    try checkMarks(isAnimation: isAnimation, destination)
    try checkOutputs(destination, appearance, against: subject.sources)
    return Plan(destination: destination, appearance: appearance, isAnimation: isAnimation)
  }

  /// Draws a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - out: The file, or `-`; nil for frames alone.
  /// - Returns: The pictures that were written.
  /// - Throws: A failure to draw or to write.
  @MainActor func draw(_ subject: Subject, to out: String?) throws -> Drawn {
    let plan = try checkedPlan(for: subject, to: out)
    let (destination, appearance, isAnimation) = (
      plan.destination, plan.appearance, plan.isAnimation
    )
    let script = try animation.script(chrome: picture.chrome(of: subject), isFilm: isAnimation)
    var written: [String] = []
    for style in appearance.styles {
      let isOneOfTwo = appearance == .both
      let file = isOneOfTwo ? destination?.with(style) : destination
      var settings = picture.settings(of: subject, own: own, style: style)
      anatomy.apply(to: &settings, of: subject)
      settings.showsAccessibility = accessibility
      var notes: [String?] = []
      if isAnimation {
        let sequence = try FrameSequence(
          of: subject, settings: settings, duration: animation.seconds, script: script)
        notes += try write(
          sequence, to: file, suffix: isOneOfTwo ? Destination.suffix(style) : "")
      }
      if let file, case .picture(let format) = file.format, animation.filmstrip == nil {
        let screen = try still(of: subject, settings, script)
        if marks { screen.showMarks() }
        notes.append(try file.write(screen, as: format))
        if marks, style == appearance.styles[0] { try Console.printJSON(MarkRecord(screen)) }
      }
      if let file, !file.isStandardOutput { written.append(file.path) }
      if !quiet { notes.compactMap(\.self).forEach(Console.error) }
    }
    return Drawn(pictures: written, sources: subject.sources)
  }

  /// Refuses what a list of accessible elements is not part of.
  private func checkAccessibility(
    isAnimation: Bool, _ format: OutputFormat?
  ) throws(GalleryFailure) {
    guard accessibility else { return }
    guard anatomy.pictureAnatomy == nil else {
      throw GalleryFailure("Use only one of --accessibility and --anatomy.", .usage)
    }
    guard !isAnimation, animation.filmstrip == nil, format != .picture(.json) else {
      throw GalleryFailure(
        "--accessibility draws a .png, .svg, .pdf or .txt, and no animation.", .usage)
    }
  }

  /// Refuses pictures without numbers.
  private func checkMarks(
    isAnimation: Bool, _ destination: Destination?
  ) throws(GalleryFailure) {
    guard marks else { return }
    guard !accessibility, anatomy.pictureAnatomy == nil else {
      throw GalleryFailure(
        "--marks takes the place of --accessibility, --anatomy, --highlight and --paths.", .usage)
    }
    let formats: [OutputFormat] = [.picture(.png), .picture(.svg), .picture(.pdf)]
    guard !isAnimation, animation.filmstrip == nil,
      destination.map({ formats.contains($0.format) && !$0.isStandardOutput }) ?? true
    else {
      throw GalleryFailure(
        "--marks draws a .png, .svg or .pdf file, and no animation; its list goes to standard output.",
        .usage)
    }
  }

  /// Prints the accessible elements in the order in which a screen reader goes, or those of collection views.
  @MainActor private func printList(of subject: Subject) throws {
    try checkAccessibility(isAnimation: false, nil)
    try checkMarks(isAnimation: false, nil)
    var settings = picture.settings(
      of: subject, own: own, style: picture.appearance(of: subject).styles[0])
    settings.showsAccessibility = accessibility
    let screen = try still(of: subject, settings, nil)
    if marks { return try Console.printJSON(MarkRecord(screen)) }
    let list = try screen.data(.txt)
    guard !list.isEmpty else {
      throw GalleryFailure("'\(subject.argument)' has no accessible elements.", .usage)
    }
    // The last line break is the console's.
    Console.print(String(decoding: list.dropLast(), as: UTF8.self))
  }

  /// Refuses to write over the files that a picture is made of, before anything is written.
  private func checkOutputs(
    _ destination: Destination?, _ appearance: Appearance, against sources: [String]
  ) throws(GalleryFailure) {
    var targets: [String] = []
    for style in appearance.styles {
      let isOneOfTwo = appearance == .both
      if let destination, !destination.isStandardOutput {
        targets.append(isOneOfTwo ? destination.with(style).path : destination.path)
      }
      if let frames = animation.frames {
        let suffix = isOneOfTwo ? Destination.suffix(style) : ""
        try DependencyFile.check(
          frames: FrameFolder.path(frames, suffix: suffix), against: sources)
      }
    }
    for path in targets { try DependencyFile.check(path, against: sources) }
    guard let depfile else { return }
    try DependencyFile.check(depfile, against: sources)
    guard !DependencyFile.isFile(depfile, among: targets) else {
      throw GalleryFailure("'\(depfile)' cannot be both the picture and Make's rule.", .usage)
    }
  }

  /// Puts a subject on a screen as a still shows it: at its poster, at a time, or after a script.
  @MainActor private func still(
    of subject: Subject, _ settings: ScreenSettings, _ script: ActionScript?
  ) throws -> Screen {
    if let script {
      let screen = try Screen(subject, settings: settings)
      script.run(on: SampleStage(screen), to: animation.stillTime ?? script.end)
      return screen
    }
    var settings = settings
    settings.moment = subject.motion.poster
    settings.time = animation.stillTime
    return try Screen(subject, settings: settings)
  }

  /// Draws what is asked for over time.
  @MainActor private func write(
    _ sequence: FrameSequence, to file: Destination?, suffix: String
  ) throws -> [String?] {
    var notes: [String?] = []
    let film = file?.format.film
    if let rate = animation.rate(of: sequence.subject), animation.frames != nil || film != nil {
      let folder = animation.frames.map { FrameFolder.path($0, suffix: suffix) }
      let outputs = FrameSequence.Outputs(
        folder: folder, file: film == nil ? nil : file, loops: animation.loopCount ?? 0,
        quality: animation.qualityValue)
      notes += try sequence.write(
        to: outputs, rate: rate, showing: quiet ? .off : Console.progress)
    }
    if let file, let count = animation.momentCount {
      let strip = try sequence.filmstrip(of: count)
      notes.append(try file.write(try strip.pngData(), measuring: strip.pixelDescription))
    }
    return notes
  }
}
