// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// An error in a layout's description.
///
/// UIKit raises an exception for each of these. The initializers trap with ``description``; the
/// validating functions that they call throw, so that tools and tests can ask first.
public enum DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A dimension whose number is NaN or infinite.
  case dimensionNotFinite(value: String, factory: String)
  /// A group of a list of subitems that is empty.
  case groupWithoutSubitems(axis: String)
  /// A group of fewer than one copies.
  case countBelowOne(count: Int)
  /// A number of the description, or one that a custom group's provider gave, is not finite.
  case numberNotFinite(value: String, place: String)

  /// The message for a description error: the fault, with the numbers, and its remedy.
  public var description: String {
    switch self {
    case .dimensionNotFinite(let value, let factory):
      "NSCollectionLayoutDimension.\(factory) needs a finite number (was \(value))."
    case .groupWithoutSubitems(let axis):
      """
      A \(axis) group needs at least one subitem (was given none). Give it an item, or omit the \
      section.
      """
    case .countBelowOne(let count):
      "A group's count must be at least 1 (was \(count))."
    case .numberNotFinite(let value, let place):
      "A layout needs finite numbers (\(place) was \(value))."
    }
  }

  /// Checks the number of a dimension: behaviour rule D-3.
  ///
  /// - Throws: ``dimensionNotFinite(value:factory:)`` for NaN and the infinities.
  package static func checkDimension(
    _ dimension: CGFloat, rule: NSCollectionLayoutDimension.Rule
  ) throws(DescriptionError) {
    guard dimension.isFinite else {
      throw .dimensionNotFinite(value: dimension.compactDescription, factory: "\(rule)(_:)")
    }
  }

  /// Checks what a group of a list is made of: behaviour rule I-0.
  ///
  /// - Parameters:
  ///   - subitemCount: How many subitems it has.
  ///   - count: How many copies of them, or nil for as many as fit.
  ///   - axis: The axis along which it lines them up.
  /// - Throws: ``groupWithoutSubitems(axis:)`` or ``countBelowOne(count:)``.
  package static func checkGroup(
    subitemCount: Int, count: Int?, axis: NSCollectionLayoutGroup.Axis
  ) throws(DescriptionError) {
    guard subitemCount > 0 else { throw .groupWithoutSubitems(axis: "\(axis)") }
    if let count, count < 1 { throw .countBelowOne(count: count) }
  }

  /// Checks a number.
  ///
  /// - Throws: ``numberNotFinite(value:place:)`` for NaN and the infinities.
  static func checkFinite(
    _ number: CGFloat, _ place: @autoclosure () -> String
  ) throws(DescriptionError) {
    guard number.isFinite else {
      throw .numberNotFinite(value: number.compactDescription, place: place())
    }
  }

  /// Runs a check and stops the program if it fails.
  static func stop(unlessPassed check: () throws(DescriptionError) -> Void) {
    do {
      try check()
    } catch {
      programmerError(error.description)
    }
  }
}
