// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import Foundation
import Geometry

enum ItemCounts {
  case presented([Int])
  /// As the data have them, which have too few for what is presented.
  case dataAlone([Int])
}

/// The number of items of each section, asked for once.
@MainActor
final class KnownCounts {
  /// The known counts; nil when the data source has to be asked.
  private(set) var counts: ItemCounts?
  /// Whether there was something to ask for views when the data were counted.
  private(set) var haveSupplier = false
  /// Grows when the counts are forgotten.
  private(set) var version = 0

  func remember(_ counts: ItemCounts) { self.counts = counts }

  /// The data are being counted, with or without something to ask for views.
  func willCount(haveSupplier: Bool) { self.haveSupplier = haveSupplier }

  func forget() {
    counts = nil
    version += 1
  }
}

extension CollectionEngine {
  /// The greatest number of times that data are counted which are loaded again meanwhile.
  private static let countRounds = 4

  /// The number of items of each section as they are presented, asked for when it has to be.
  ///
  /// Of data that have too few items for what is presented it is that of the data, until the next
  /// layout pass conforms to them.
  package var counts: [Int] {
    switch itemCounts {
    case .presented(let counts), .dataAlone(let counts): counts
    }
  }

  package var dataCounts: [Int] {
    switch itemCounts {
    case .presented(let counts): presentation.order.dataCounts(counts)
    case .dataAlone(let counts): counts
    }
  }

  private var itemCounts: ItemCounts {
    if let counts = knownCounts.counts { return counts }
    var data: [Int] = []
    for _ in 0..<Self.countRounds {
      let version = knownCounts.version
      data = countData()
      // A data source may load the data again while it counts them.
      if version == knownCounts.version { break }
    }
    let order = presentation.order
    let counts =
      order.isPossible(in: data)
      ? ItemCounts.presented(order.presentedCounts(data)) : .dataAlone(data)
    knownCounts.remember(counts)
    return counts
  }

  /// Grows when the data are loaded again or change: what clients are asked about may be gone then.
  package var dataVersion: Int { knownCounts.version }

  /// Whether clients may be asked about the items that are shown: they are those of the data, which are
  /// neither to be loaded again nor counted for a batch of updates.
  package var showsData: Bool {
    pass.due != .counting && !pass.isInterrupted && !updates.isCounting
  }

  /// Returns whether clients may still be asked about a version of the data.
  package func mayAsk(about version: Int) -> Bool { version == dataVersion && !isInterrupted }

  /// Returns what clients say of the data, asked again where they load or change the data meanwhile.
  ///
  /// - Parameter ask: Asks the clients as long as ``mayAsk(about:)`` allows it.
  /// - Returns: The last answer: of one version of the data, unless clients change them each time.
  package func settledAnswer<Answer>(_ ask: () -> Answer) -> Answer {
    for _ in 1..<Self.countRounds {
      let version = dataVersion
      let answer = ask()
      if version == dataVersion || pass.isInterrupted { return answer }
    }
    return ask()
  }

  func countData() -> [Int] {
    knownCounts.willCount(haveSupplier: host.suppliesViews)
    return host.countItems()
  }

  /// Counts the data if they have to be, and presents only what they have items for: a data source
  /// that has fewer than it said leaves nothing to be displaced.
  func conformToData() {
    guard case .dataAlone(let counts) = itemCounts else { return }
    let isMoving = presentation.movement != nil
    presentation.conform(to: counts)
    knownCounts.remember(.presented(counts))
    if isMoving, presentation.movement == nil { endAutoScroll() }
  }

  /// The number of items of a section as clients count them; a missing one stops the program.
  ///
  /// - Parameters:
  ///   - section: The index of a section of the data.
  ///   - counts: The numbers of items that the client sees.
  /// - Returns: The number; 0 for a section that went as the data source loaded or changed the data while
  ///   it counted them for this answer.
  package func count(ofSection section: Int, in counts: @autoclosure () -> [Int]) -> Int {
    let generation = dataGeneration
    let counts = counts()
    guard counts.indices.contains(section) else {
      if generation != dataGeneration || pass.isInterrupted { return 0 }
      programmerError(
        """
        There is no section \(section): the \(host.words.view) has \(counts.count) \
        section\(counts.count == 1 ? "" : "s").
        """)
    }
    return counts[section]
  }

  package func hasItem(at path: PresentedIndexPath) -> Bool { Self.isItem(path, in: counts) }

  static func isItem<Order>(_ path: OrderedIndexPath<Order>, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Returns whether a client's path is that of an item, in the counts that the client sees.
  static func isItem(_ path: IndexPath, in counts: [Int]) -> Bool {
    isItem(DataIndexPath(path), in: counts)
  }

  /// Finds the item that a client names; a path outside the data stops the program.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - purpose: The method that the client called, for the message.
  ///   - generation: ``dataGeneration`` when it was called.
  /// - Returns: Whether there is an item; false for one that is gone since the data were loaded again or
  ///   changed by a batch during the call.
  package func requireItem(
    at path: PresentedIndexPath, for purpose: String, since generation: Int
  ) -> Bool {
    guard !hasItem(at: path) else { return true }
    if generation != dataGeneration || pass.isInterrupted { return false }
    let known =
      counts.indices.contains(path.section)
      ? "section \(path.section) has \(counts[path.section]) \(host.words.item)s"
      : "there are \(counts.count) sections"
    programmerError("\(purpose): there is no \(host.words.item) at \(path); \(known).")
  }
}

extension EngineHost {
  /// Returns the counts that a data source answers; less than zero is a programmer error.
  ///
  /// - Parameters:
  ///   - dataSource: Who answers, for the message.
  ///   - sections: The number of sections that it says.
  ///   - items: Returns the number of items that it says for a section.
  /// - Returns: The number of items of each section.
  package func counts(
    of dataSource: AnyObject, sections: Int, items: (_ section: Int) -> Int
  ) -> [Int] {
    guard sections >= 0 else {
      programmerError(
        """
        The data source \(type(of: dataSource)) returned \(sections) as its number of sections; \
        return zero or more.
        """)
    }
    return (0..<sections).map { section in
      let count = items(section)
      guard count >= 0 else {
        programmerError(
          """
          The data source \(type(of: dataSource)) returned \(count) as section \(section)'s number \
          of \(words.item)s; return zero or more.
          """)
      }
      return count
    }
  }
}
