// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The values of a document for those who do not see a view: an element `accessibility`.
@MainActor
struct NibAccessibility {
  private let identifier, label, hint: String?
  private let isElement: Bool?
  private let traits: UIAccessibilityTraits?

  init(_ element: NibElement) {
    identifier = element["identifier"]
    label = element.text("label")
    hint = element.text("hint")
    isElement = element.child(for: "isElement")?["value"].map { $0 == "YES" }
    traits = element.child(for: "traits").map { $0.options(Self.traits) }
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

  func set(on view: UIView) {
    if let identifier { view.accessibilityIdentifier = identifier }
    if let label { view.accessibilityLabel = label }
    if let hint { view.accessibilityHint = hint }
    if let isElement { view.isAccessibilityElement = isElement }
    if let traits { view.accessibilityTraits = traits }
  }
}
