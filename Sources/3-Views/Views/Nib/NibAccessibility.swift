// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NibSteps {
  /// Reads what an element `accessibility` says for those who do not see a view.
  static func accessibility(_ element: NibElement) -> NibStep<UIView> {
    var values = NibValues<UIView>(element)
    values.set(element["identifier"]) { $0.accessibilityIdentifier = $1 }
    values.text("label") { $0.accessibilityLabel = $1 }
    values.text("hint") { $0.accessibilityHint = $1 }
    values.set(element.child(for: "isElement")?["value"]) {
      $0.isAccessibilityElement = $1 == "YES"
    }
    values.set(element.child(for: "traits")?.options(traits)) { $0.accessibilityTraits = $1 }
    return values.step
  }

  private static let traits: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]
}
