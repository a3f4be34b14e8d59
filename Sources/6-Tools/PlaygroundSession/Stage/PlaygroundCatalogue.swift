// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import UIKit

/// The contents of a playground: their names, and the functions that create them.
@MainActor
package protocol PlaygroundCatalogue: AnyObject {
  /// The contents, in the order of the page; at least one.
  var contents: [PlaygroundContent] { get }
  /// The kinds of chrome that can surround a content, as ``PlaygroundSettings/chrome`` names it;
  /// empty where nothing can.
  var chromes: [String] { get }

  /// The documents that a new one can begin with, in the order of the page; empty where it makes none.
  var starts: [PlaygroundStart] { get }
  /// Whether the page can make a document of what is shown.
  var capturesDocuments: Bool { get }

  /// Handles a message that neither the session nor its stage knows.
  ///
  /// - Returns: The name of the content to open; nil if the message is not known.
  /// - Throws: ``PlaygroundError`` for what cannot be done.
  func receive(
    _ type: String, _ message: Data, on stage: any PlaygroundStage
  ) throws(PlaygroundError) -> String?

  /// Puts a content on a stage, at rest.
  ///
  /// - Throws: ``PlaygroundError`` for an unknown name, or settings that do not fit.
  func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage
}

/// A catalogue that makes no documents, and knows no messages of its own.
extension PlaygroundCatalogue {
  package var starts: [PlaygroundStart] { [] }
  package var capturesDocuments: Bool { false }

  package func receive(
    _ type: String, _ message: Data, on stage: any PlaygroundStage
  ) throws(PlaygroundError) -> String? { nil }
}

/// A document that a new one begins with.
package struct PlaygroundStart: Codable, Hashable, Sendable {
  /// Its name, unique among the starts.
  package let name: String
  /// One sentence: what it shows.
  package let summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// One content: what a user's code creates.
@MainActor
package final class OwnCatalogue: PlaygroundCatalogue {
  package let contents: [PlaygroundContent]
  package let chromes: [String] = []
  private let make: () -> UIViewController

  package init(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
    contents = [PlaygroundContent(name: name, summary: "Your own code.")]
    self.make = make
  }

  package func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage {
    guard contents.contains(where: { $0.name == name }) else {
      throw PlaygroundError("Unknown name '\(name.prefix(40))'.")
    }
    return try OwnStage(make(), settings)
  }
}
