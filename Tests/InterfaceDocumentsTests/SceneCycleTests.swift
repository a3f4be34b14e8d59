// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

/// Scenes that would be in themselves, found before the program runs (rule IB-59).
@Suite("Scenes in themselves")
struct SceneCycleTests {
  /// A scene whose controller has segues. Each scene is one line.
  private static func scene(
    _ id: String, element: String = "viewController", _ segues: String
  ) -> String {
    "<scene sceneID=\"s\(id)\"><objects><\(element) title=\"Scene \(id)\" id=\"\(id)\">"
      + "<connections>\(segues)</connections></\(element)></objects></scene>\n"
  }

  private static func segue(
    _ kind: String, to destination: String, _ attributes: String = ""
  ) -> String {
    "<segue kind=\"\(kind)\" destination=\"\(destination)\" \(attributes)/>"
  }

  private static func root(_ destination: String) -> String {
    segue("relationship", to: destination, "relationship=\"rootViewController\"")
  }

  /// The statement on a storyboard. The first scene is line 4 of the document.
  private static func cycle(_ scenes: String...) throws -> String? {
    let text =
      SampleDocuments.declaration
      + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">\n"
      + "<scenes>\n" + scenes.joined() + "</scenes></document>"
    return try SampleDocuments.read(text).embeddingCycle?.description
  }

  @Test func `A scene that embeds itself is an error at its segue`() throws {
    try expectEqual(
      Self.cycle(Self.scene("A", Self.segue("embed", to: "A", "identifier=\"inside\""))),
      "Cell.xib:4: the segue \"inside\" puts a scene into itself: Scene A → Scene A")
  }

  @Test func `So is one that another embeds, at the segue that closes the circle`() throws {
    try expectEqual(
      Self.cycle(
        Self.scene("A", Self.segue("embed", to: "B") + Self.segue("embed", to: "C")),
        Self.scene("B", ""), Self.scene("C", Self.segue("embed", to: "D")),
        Self.scene("D", Self.segue("embed", to: "C", "id=\"x\""))),
      "Cell.xib:7: the segue \"x\" puts a scene into itself: Scene C → Scene D → Scene C")
  }

  @Test func `Two ways to one scene are no circle, and neither is one that is shown`() throws {
    try expectNil(
      Self.cycle(
        Self.scene("A", Self.segue("embed", to: "B") + Self.segue("embed", to: "C")),
        Self.scene("B", Self.segue("embed", to: "C")),
        Self.scene("C", Self.segue("show", to: "A"))))
  }

  @Test func `Relationships lead into a scene, too`() throws {
    try expectEqual(
      Self.cycle(Self.scene("N", element: "navigationController", Self.root("N")))?
        .contains("Scene N → Scene N"), true)
    try expectEqual(
      Self.cycle(
        Self.scene("N", element: "navigationController", Self.root("A")),
        Self.scene("A", Self.segue("embed", to: "N", "id=\"x\""))),
      "Cell.xib:5: the segue \"x\" puts a scene into itself: Scene N → Scene A → Scene N")
    // The second controller of tabs is shown when it is chosen.
    try expectNil(
      Self.cycle(
        Self.scene(
          "T", element: "tabBarController",
          Self.segue("relationship", to: "A", "relationship=\"viewControllers\"")),
        Self.scene("A", Self.segue("embed", to: "T"))))
  }

  @Test func `A method or a class of the program's may end it`() throws {
    for attribute in ["destinationCreationSelector=\"make:\"", "customClass=\"Own\""] {
      try expectNil(Self.cycle(Self.scene("A", Self.segue("embed", to: "A", attribute))))
    }
  }

  @Test func `A reference to a scene of the storyboard is that scene`() throws {
    func scenes(_ reference: String) throws -> String? {
      try Self.cycle(
        """
        <scene sceneID="sA"><objects><viewController storyboardIdentifier="Loop" id="A"><connections>
        <segue kind="embed" destination="P" id="x"/></connections></viewController></objects></scene>
        <scene sceneID="sP"><objects><viewControllerPlaceholder \(reference) id="P"/></objects></scene>
        """)
    }
    try expectEqual(
      scenes("referencedIdentifier=\"Loop\""),
      "Cell.xib:5: the segue \"x\" puts a scene into itself: Loop → Loop")
    try expectNil(scenes("storyboardName=\"Other\" referencedIdentifier=\"Loop\""))
  }
}
