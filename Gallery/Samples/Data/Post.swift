// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text in a feed.
struct Post: Hashable {
  let name: String
  let date: String
  let text: String
  var hasPicture = false
  let footer: String

  /// The first letters of the name's words.
  var initials: String { String(name.split(separator: " ").compactMap(\.first)) }

  static let all = [
    Post(
      name: "Maria Keller", date: "8 min",
      text: "First snow above the tree line this morning. The path to the hut is still open.",
      footer: "24 likes · 3 comments"),
    Post(
      name: "Jonas Lind", date: "35 min",
      text: """
        We walked the whole ridge in a day, which is further than it looks on the map. The wind \
        came up after noon, so we kept below the summit on the lee side, crossed two snow fields, \
        and were down at the lake before dark. Take more water than you think, and a lamp. The \
        hut has soup until eight, and the bus goes at nine.
        """,
      footer: "112 likes · 18 comments"),
    Post(
      name: "Aiko Mori", date: "1 h", text: "Evening at the lake.", hasPicture: true,
      footer: "208 likes · 9 comments"),
    Post(
      name: "Tom Baker", date: "3 h",
      text: "Does anybody know whether the road over the pass is open again?",
      footer: "2 likes · 6 comments"),
    Post(
      name: "Lena Fischer", date: "5 h",
      text: """
        The hut is full until Sunday, but there is space to camp behind it, and the water tap \
        works.
        """,
      footer: "31 likes · 4 comments"),
    Post(
      name: "Sam Ortiz", date: "Yesterday", text: "New boots. Old blisters.",
      footer: "77 likes · 12 comments"),
  ]
}
