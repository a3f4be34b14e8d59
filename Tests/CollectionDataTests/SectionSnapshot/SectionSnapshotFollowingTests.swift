// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Testing

/// Behaviour rule DD-17: a section that is held as trees follows a snapshot that changes it.
@Suite("Section snapshot that follows a list")
struct SectionSnapshotFollowingTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// A, expanded, with A1, collapsed, that hides A1a, and A2; B.
  private var example: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["A", "B"])
    snapshot.append(["A1", "A2"], to: "A")
    snapshot.append(["A1a"], to: "A1")
    snapshot.expand(["A"])
    return snapshot
  }

  private func expectFollowing(
    _ shown: String, gives outline: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let items = shown.split(separator: " ").map(String.init)
    let result = Snapshot(forest: example.forest.following(items))
    #expect(result.visibleItems == items, sourceLocation: sourceLocation)
    #expect(result.visualDescription() == outline + "\n", sourceLocation: sourceLocation)
  }

  @Test func `What is shown already changes nothing`() {
    expectEqual(example.forest.following(["A", "A1", "A2", "B"]), example.forest)
  }

  @Test func `What vanishes takes along what is hidden below it`() {
    expectFollowing(
      "A A2 B",
      gives: """
        - A
          * A2
        * B
        """)
  }

  @Test func `What is new stands behind the one before it, at its level`() {
    expectFollowing(
      "A A1 X A2 Y B Z",
      gives: """
        - A
          + A1
            * A1a
          * X
          * A2
          * Y
        * B
        * Z
        """)
  }

  @Test func `What is new between a parent and its first child is a child`() {
    expectFollowing(
      "A X A1 A2 B",
      gives: """
        - A
          * X
          + A1
            * A1a
          * A2
        * B
        """)
  }

  @Test func `What is new at the front is a root`() {
    expectFollowing(
      "X A A1 A2 B",
      gives: """
        * X
        - A
          + A1
            * A1a
          * A2
        * B
        """)
  }

  @Test func `Children of what vanishes go one level up`() {
    expectFollowing(
      "A1 A2 B",
      gives: """
        + A1
          * A1a
        * A2
        * B
        """)
  }

  @Test func `What moves within its parent stays below it, with what is hidden`() {
    expectFollowing(
      "A A2 A1 B",
      gives: """
        - A
          * A2
          + A1
            * A1a
        * B
        """)
  }

  @Test func `What moves behind a root becomes one`() {
    expectFollowing(
      "A A2 B A1",
      gives: """
        - A
          * A2
        * B
        + A1
          * A1a
        """)
  }

  @Test func `A parent that moves with its children keeps them`() {
    expectFollowing(
      "B A A1 A2",
      gives: """
        * B
        - A
          + A1
            * A1a
          * A2
        """)
  }

  @Test func `What was hidden is shown where the list says`() {
    expectFollowing(
      "A A1 A2 B A1a",
      gives: """
        - A
          * A1
          * A2
        * B
        * A1a
        """)
  }
}
