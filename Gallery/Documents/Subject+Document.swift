// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import LayoutDocuments
import UIKit

extension Subject {
  /// Makes a subject of a document.
  @MainActor init(_ open: OpenDocument) {
    let document = open.document
    let images = open.images
    self.init(
      argument: open.file.title, name: document.name ?? open.file.name,
      makeContent: { _ in
        DocumentContent(document, images: ImageProvider { images?.load($0) })
      })
    self.document = open
    let device = document.picture.device.flatMap { PictureDevice(name: $0) }
    size = document.picture.size ?? device?.size ?? size
    referenceSize = size
    options = [.selected]
    if let film = document.film {
      motion = .known(duration: film.duration, poster: film.poster)
    }
  }
}

extension Subject {
  /// Makes a failure of a value that an option or the document gave: a usage failure, or an error of
  /// the document, which is printed.
  ///
  /// - Parameters:
  ///   - message: Sentences that say what was found and what to give.
  ///   - keys: The keys of the document's picture that may have given the value.
  ///   - settings: The settings, which know what the document gave.
  /// - Returns: The failure to throw.
  func failure(
    _ message: String, of keys: [String], in settings: ScreenSettings
  ) -> GalleryFailure {
    guard let document, let key = keys.first(where: settings.documentKeys.contains) else {
      return GalleryFailure(message, .usage)
    }
    return document.failure(message, at: ValuePath([.key("picture"), .key(key)]))
  }
}

/// A document on a screen.
@MainActor final class DocumentContent: SteppedContent {
  private let controller: DocumentViewController

  init(_ document: LayoutDocument, images: ImageProvider) {
    controller = DocumentViewController(document, images: images)
  }

  var viewController: UIViewController? { controller }

  var problem: String? { controller.problem ?? controller.imageProblem }

  func begin() { controller.beginFilm() }

  func move(to time: TimeInterval) {}

  var nextStepTime: TimeInterval? { controller.nextStepTime }

  func takeNextStep() { controller.takeNextStep() }
}

/// What a screen shows that changes at times of its own.
@MainActor protocol SteppedContent: MovingContent {
  /// The time of the next change, in seconds since ``begin()``; nil after the last one.
  var nextStepTime: TimeInterval? { get }

  /// Makes the next change. The window is at its time.
  func takeNextStep()
}
