// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// The observation of a property, which goes on as long as this object exists; see
/// ``KeyValueObservable/observe(_:options:changeHandler:)``.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let record: ObservationRecord

  init(of record: ObservationRecord) {
    self.record = record
    super.init()
  }

  /// Ends the observation, on any thread: its closure is released, and no longer called. Nothing
  /// happens the second time.
  public func invalidate() { record.end() }

  deinit { record.end() }
}

/// One observation of a view, from its beginning to its end.
final class ObservationRecord: Sendable {
  private let report: Mutex<(@MainActor () -> Void)?>

  /// - Parameter report: Calls the client if the property has another value.
  init(_ report: @escaping @MainActor () -> Void) { self.report = Mutex(report) }

  var isOver: Bool { report.withLock { $0 == nil } }

  @MainActor func reportChange() {
    let report = report.withLock { $0 }
    report?()
  }

  func end() {
    // What the closure holds is released when the lock is open again: it may end other observations.
    let gone = report.withLock { report in
      defer { report = nil }
      return report
    }
    withExtendedLifetime(gone) {}
  }
}
