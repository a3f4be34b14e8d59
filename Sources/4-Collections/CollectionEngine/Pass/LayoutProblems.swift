// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The reasons why a layout cannot be shown, where these are reported and do not end the program.
///
/// A layout that is written in code has a mistake if it cannot be solved, and the program ends. One
/// that was read from a file is somebody else's: its view gives the engine an object of this class,
/// and shows nothing while there is a problem.
@MainActor
package final class LayoutProblems {
  /// The most elements that are shown at once.
  package let mostElements: Int
  /// The reason why the layout has no solution; nil while it has one.
  private var unsolved: String?
  /// The reason why elements are not shown; nil while they are.
  private var excess: String?

  /// Creates a place for problems.
  ///
  /// - Parameter mostElements: The most elements that are shown at once.
  package init(mostElements: Int) { self.mostElements = mostElements }

  /// The reason why nothing is shown, as sentences; nil while there is none.
  package var first: String? { unsolved ?? excess }

  /// Forgets what was found of a layout that another takes the place of.
  package func forget() {
    unsolved = nil
    excess = nil
  }

  /// Notes that a layout was solved, or why it could not be.
  func solved(_ failure: String?) { unsolved = failure }

  /// Notes the number of elements that are to be shown.
  ///
  /// - Returns: Whether they may be.
  func accept(elementCount: Int) -> Bool {
    excess =
      elementCount <= mostElements
      ? nil
      : """
      \(elementCount) elements would be visible at once, more than \(mostElements); make items \
      larger, or show fewer of them.
      """
    return excess == nil
  }
}
