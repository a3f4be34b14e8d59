// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The observations of a view's properties. A view without any has only a bit that says so.
@MainActor
final class ViewObservations {
  private var records: [ObservationRecord] = []
  /// The number of changes under way that consist of several: they are reported at their end.
  private var depth = 0

  fileprivate static let key: UnsafeRawPointer = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  func add(_ record: ObservationRecord) { records.append(record) }

  func begin() { depth += 1 }

  func end() { depth = max(0, depth - 1) }

  /// Reports what has changed, in the order in which observations began.
  ///
  /// - Returns: Whether there are observations yet.
  func report() -> Bool {
    guard depth == 0 else { return true }
    for record in records { record.reportChange() }
    records.removeAll(where: \.isOver)
    return !records.isEmpty
  }
}

extension UIView {
  private var observations: ViewObservations? {
    objc_getAssociatedObject(self, ViewObservations.key) as? ViewObservations
  }

  func observe(with record: ObservationRecord) {
    let observations = observations ?? ViewObservations()
    observations.add(record)
    objc_setAssociatedObject(self, ViewObservations.key, observations, .OBJC_ASSOCIATION_RETAIN)
    layoutState.isObserved = true
  }

  /// Has changes reported together, at the next ``propertiesDidChange()``.
  @inline(__always)
  func propertiesWillChange() { if layoutState.isObserved { observations?.begin() } }

  @inline(__always)
  func propertiesDidChange() {
    guard layoutState.isObserved else { return }
    observations?.end()
    reportChanges()
  }

  @inline(__always)
  func propertyDidChange() { if layoutState.isObserved { reportChanges() } }

  private func reportChanges() {
    // A closure that is called may begin another observation, where none was left or is.
    guard let reported = observations, !reported.report(), observations === reported else { return }
    layoutState.isObserved = false
    objc_setAssociatedObject(self, ViewObservations.key, nil, .OBJC_ASSOCIATION_RETAIN)
  }
}
