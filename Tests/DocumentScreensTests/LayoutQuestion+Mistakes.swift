// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutQuestion {
  /// Mistakes that new users made, and others, of which no public thread was found.
  static let mistakes: [LayoutQuestion] = [
    LayoutQuestion(
      "Why do the cells of a group with a count not size themselves?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: { estimated: 100 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }], count: 2, divides: true
        } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "100 = the estimate: no item is measured, the group's count shares it out in equal parts"),
    LayoutQuestion(
      "Why are the contentInsets of my group ignored at the bottom?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }], contentInsets: 20 } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "contentInsets leading 20, trailing 20; top and bottom are ignored: the height "
        + "is estimated"),
    LayoutQuestion(
      "Why is a page of my carousel cut off at the right?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1.2 }, height: 120, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] },
        orthogonalScrollingBehavior: "groupPaging" } }, data: { sections: [{ count: 12 }] }
        }
      """, at: [0, 0],
      says: "partly visible: 78 of 468 points are cut off at the right"),
    LayoutQuestion(
      "Why are there two columns where I asked for three?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.34 }, height: { fractionalHeight: 1 } }] } } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "3 subitems need 397.8 of 390: fractions of 1.02; the line breaks after 2"),
    LayoutQuestion(
      "Why is the second of two fixed columns never there on a small phone?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: 300,
        height: { fractionalHeight: 1 } }, { width: 300, height: { fractionalHeight: 1 } }]
        } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "only the first is ever in it, at every width below 600"),
    LayoutQuestion(
      "Why are my two columns one column that is half empty?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 0.5 }, height: 40 }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "its subitems stand below one another, 0.5 of the group wide: the rest of it stays empty"),
    LayoutQuestion(
      "Why do small items of a carousel leave most of its height empty?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 0.3 } }] } } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "its subitems stand beside one another, 0.3 of the group high: the rest of it stays empty"),
    LayoutQuestion(
      "Why can I scroll my list sideways?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: 450, height: 44, items: [{ width: { fractionalWidth: 1 },
        height: { fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "it is 450 wide (absolute 450), the section leaves 390: the contents scroll "
        + "across as well"),
    LayoutQuestion(
      "Why does interGroupSpacing do nothing?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 800, items: [{ width: {
        fractionalWidth: 1 }, height: 40 }] }, interGroupSpacing: 12 } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "interGroupSpacing 12 has no effect: one group holds all 12 items"),
    LayoutQuestion(
      "Why do my two headers lie on each other?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, boundaryItems: [{ kind:
        "title", width: { fractionalWidth: 1 }, height: 30, alignment: "top" }, { kind:
        "menu", width: { fractionalWidth: 1 }, height: 30, alignment: "top" }] } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0], kind: "menu",
      says: #""title" and "menu" cover each other: both have 390 × 30 at 0, 0"#),
    LayoutQuestion(
      "Why is the first cell hidden behind the pinned header?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, boundaryItems: [{ kind:
        "header", width: { fractionalWidth: 1 }, height: 44, alignment: "top",
        pinToVisibleBounds: true, extendsBoundary: false }] } }, data: { sections: [{ count:
        12 }] } }
      """, at: [0, 0],
      says: "it lies on 44 points of the groups: extendsBoundary is false"),
    LayoutQuestion(
      "Why is the badge at the corner cut off?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 80, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, supplementaryItems: [{
        kind: "badge", width: 24, height: 24, anchor: { edges: ["top", "trailing"],
        fractionalOffset: [0.5, -0.5] } }] }] } } }, data: { sections: [{ count: 8, each: {
        badge: "3" } }] } }
      """, at: [0, 3], kind: "badge",
      says: "12 points above the section and 12 beyond the right edge are cut off"),
    LayoutQuestion(
      "Why are the badges of my carousel cut off, in spite of contentInsets?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 0.5 }, height: 80, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 }, supplementaryItems: [{ kind:
        "badge", width: 24, height: 24, anchor: { edges: ["top", "trailing"],
        fractionalOffset: [0, -0.5] } }] }] }, contentInsets: 20,
        orthogonalScrollingBehavior: "continuous" } }, data: { sections: [{ count: 8, each:
        { badge: "3" } }] } }
      """, at: [0, 0], kind: "badge",
      says: "contentInsets of at least 12 for the group, or a smaller offset"),
    LayoutQuestion(
      "Why is a cell 0 points high?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.5 }, height: { fractionalHeight: 0 } }] } } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "height 0 = fractionalHeight 0 × 44 (group 1)"),
    LayoutQuestion(
      "I divide the width of the view by two, and there is one cell per row. Why?",
      """
      { version: 1, layout: { type: "flow", itemSize: [195, 100], minimumInteritemSpacing:
        0, sectionInset: { top: 10, left: 10, bottom: 10, right: 10 } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "2 items of 195 need 390 with minimumInteritemSpacing 0, the line has 370: 1 is in it"),
    LayoutQuestion(
      "Why does edgeSpacing push the last item of a row to the next one?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, edgeSpacing: { leading: 2,
        trailing: 2 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 3],
      says: "fractions of 1 and edgeSpacing of 16; the line breaks after 3"),
    LayoutQuestion(
      "Why does my group show only the first of its two items?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }, { width: { fractionalWidth:
        1 }, height: { fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "its 2 subitems need 400 (200 + 200) of 200: only the first is ever in it"),
    LayoutQuestion(
      "Why does the layout crash or vanish: no room for this group?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 60, items: [{ width: 20,
        height: { fractionalHeight: 1 }, contentInsets: { leading: 16, trailing: 16 } }] } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "contentInsets 16 + 16 are more than its width, 20"),
  ]
}
