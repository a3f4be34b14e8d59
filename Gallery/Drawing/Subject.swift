// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import PictureResults
import UIKit
import Views

/// The subject of pictures: a sample of the catalogue, or what a file of the user's own shows.
struct Subject {
  /// The word that names it on the command line: a sample's name, or the path of a file.
  let argument: String
  /// The name in trees, titles and folders of references.
  var name: String
  /// The size of its pictures where no option says another, in points.
  var size = CGSize(width: 390, height: 844)
  /// The size of its references, in points.
  var referenceSize = CGSize(width: 390, height: 844)
  /// A Boolean value that says whether it is a window of the Mac.
  var isMac = false
  var motion = Motion.none
  /// The options that others may not have.
  var options: [SampleOption] = []
  /// The number of parts of its outline that can be open.
  var partCount = 0
  /// The references that are particular to it: their names, and what each changes.
  var ownStates: [GoldenState.Change] = []
  /// The document that it is made of; nil for others.
  var document: OpenDocument?
  /// The files of a document of Interface Builder; empty for others.
  var ownFiles: [String] = []
  /// Creates what is put on a screen. The seed is where random data begins.
  let makeContent: @MainActor (_ seed: UInt64) -> any ScreenContent

  /// What is known of a subject's animations.
  enum Motion: Equatable {
    /// Nothing.
    case none
    /// Whatever its code begins; only the code knows.
    case unknown
    /// A duration in seconds, nil until all animations are over, and what a still shows, as a share of
    /// the whole; nil for the beginning.
    case known(duration: TimeInterval?, poster: Double?)

    var duration: TimeInterval? { if case .known(let duration, _) = self { duration } else { nil } }
    var poster: Double? { if case .known(_, let poster) = self { poster } else { nil } }
    /// A Boolean value that says whether it is known to show something over time.
    var isKnown: Bool { if case .known = self { true } else { false } }
  }
}

extension Subject {
  /// What options say that are not given; empty but for documents.
  var picture: LayoutDocument.Picture { document?.document.picture ?? LayoutDocument.Picture() }
  /// The frames per second of its films; nil for the usual number.
  var framesPerSecond: Int? { document?.document.film?.fps }
  /// The files that its picture is made of; empty but for documents.
  var sources: [String] { document?.sources ?? ownFiles }

  /// What to do where something that moves is needed, as a sentence.
  var adviceToAnimate: String {
    if document != nil {
      return "Add a 'film' to the document, with its steps, or give --actions FILE."
    }
    return "Animated samples: \(animatedSamples.map { $0.name }.joined(separator: ", "))."
  }

  /// Makes a subject of a sample.
  @MainActor init(_ sample: any Sample.Type) {
    argument = sample.name
    name = sample.name
    makeContent = { sample.init(seed: $0) }
    size = sample.size
    referenceSize = sample.referenceSize ?? sample.size
    isMac = sample is MacSample.Type
    if let animated = sample.animated {
      motion = .known(duration: animated.duration, poster: animated.poster)
    }
    if let configurable = sample.configurable {
      options = configurable.options
      partCount = configurable.partCount
    }
    ownStates =
      [
        sample.ownStates, GoldenState.anatomyChanges(of: sample),
        GoldenState.chromeChanges(of: sample), GoldenState.designChanges(of: sample),
      ]
      .flatMap { changes in changes.map { GoldenState.Change(name: $0.key, change: $0.value) } }
  }

  /// Finds a subject by the word that a user typed.
  ///
  /// - Parameters:
  ///   - argument: The name or an alias of a sample, or the path of a file.
  ///   - scene: The scene of a storyboard; nil for the one that it begins with.
  ///   - language: The language of a document's texts; nil for the one that it was made in.
  ///   - quiet: Whether nothing is printed of what a document leaves out.
  /// - Returns: The subject.
  /// - Throws: A usage failure that suggests the nearest name; for a file, why it cannot be shown.
  @MainActor static func find(
    _ argument: String, scene: String? = nil, language: String? = nil, quiet: Bool = false
  ) throws(GalleryFailure) -> Subject {
    if let scene, !argument.hasSuffix(".storyboard") {
      throw GalleryFailure(
        "--scene \(scene) needs a .storyboard file (was '\(argument)').", .usage)
    }
    if let language {
      guard InterfaceFile.isDocument(argument) else {
        throw GalleryFailure(
          "--language \(language) needs a .xib or .storyboard file (was '\(argument)').", .usage)
      }
      guard ResourceFolders.isLanguage(language) else {
        throw GalleryFailure(
          "'\(language)' is not a language: give its code, such as de or pt-BR.", .usage)
      }
    }
    if let file = SwiftFile(argument) { return try file.subject() }
    if let file = InterfaceFile(argument, scene: scene, language: language) {
      return try file.subject(isQuiet: quiet)
    }
    if let file = DocumentFile(argument) { return Subject(try file.read(isQuiet: quiet)) }
    return Subject(try SampleName.find(argument))
  }

  /// Finds several subjects.
  ///
  /// - Parameter arguments: What was typed; nothing for the whole catalogue.
  /// - Returns: The subjects.
  /// - Throws: What ``find(_:)`` throws.
  @MainActor static func find(_ arguments: [String]) throws(GalleryFailure) -> [Subject] {
    guard !arguments.isEmpty else { return catalogue.map { Subject($0) } }
    var found: [Subject] = []
    for argument in arguments { found.append(try find(argument)) }
    return found
  }
}

/// The content of a screen: a controller in a window of its own.
@MainActor protocol ScreenContent: AnyObject {
  /// The controller, for bars around it; nil for a window of the Mac.
  var viewController: UIViewController? { get }
  /// The reason why it shows nothing, as sentences; nil for what shows something.
  var problem: String? { get }

  /// Makes the window that it will be in.
  func makeWindow(size: CGSize) -> UIWindow
  /// Puts it into its window, which has its traits by then.
  func enter(_ window: UIWindow)
}

extension ScreenContent {
  var problem: String? { nil }

  func makeWindow(size: CGSize) -> UIWindow { UIWindow(frame: CGRect(origin: .zero, size: size)) }

  func enter(_ window: UIWindow) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}

extension ScreenContent where Self: UIViewController {
  var viewController: UIViewController? { self }
}

/// A content that does something over time by itself.
@MainActor protocol MovingContent: ScreenContent {
  /// Begins what it shows over time: called once at time 0, when the first layout is done.
  func begin()

  /// Moves what it moves by itself, such as a scripted scroll.
  ///
  /// Called before each frame, with times that never go back. Where it moves things to must be a
  /// function of the time alone, so that any frame rate shows the same motion.
  ///
  /// - Parameter time: Seconds since ``begin()``.
  func move(to time: TimeInterval)
}
