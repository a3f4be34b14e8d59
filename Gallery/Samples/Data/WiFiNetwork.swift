// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A wireless network in reach.
struct WiFiNetwork: Hashable {
  let name: String
  let isSecure: Bool

  /// The networks in reach, by name.
  static let available = [
    WiFiNetwork(name: "Atelier 3", isSecure: true),
    WiFiNetwork(name: "Blue Door Café", isSecure: false),
    WiFiNetwork(name: "Corner Bakery", isSecure: false),
    WiFiNetwork(name: "Greenhouse", isSecure: true),
    WiFiNetwork(name: "Lighthouse Guests", isSecure: true),
    WiFiNetwork(name: "Nordlicht", isSecure: true),
    WiFiNetwork(name: "Old Mill", isSecure: true),
    WiFiNetwork(name: "Second Floor", isSecure: true),
    WiFiNetwork(name: "Tram 14", isSecure: false),
  ]

  /// The network that is used while Wi-Fi is on.
  static let current = WiFiNetwork(name: "Treehouse", isSecure: true)
}
