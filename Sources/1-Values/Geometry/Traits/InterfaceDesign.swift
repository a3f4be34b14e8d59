// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The design of an interface, by the version of iOS that introduced it: lengths, colours and
/// shapes of lists, bars and controls. Behaviour is the same in all designs.
///
/// ```swift
/// window.traitOverrides.design = .iOS26
/// ```
///
/// > Note: Differs from UIKit: a trait of ours. On iOS, the SDK that an app was built with decides.
public enum InterfaceDesign: String, Hashable, Sendable, CaseIterable {
  /// The design of iOS 17 and 18, and the default.
  case iOS17 = "17"
  /// The design of iOS 26, with materials as plain colours (behaviour rules LK-1 to LK-307).
  case iOS26 = "26"
}

/// A row of a table of what designs look like: a column for each of them.
///
/// ```swift
/// static let height = ByDesign(44, 52)  // LK-1
/// ```
///
/// What a view looks like it asks such tables; nothing else asks which design it is, but for shapes that one
/// of them alone has.
package struct ByDesign<Value> {
  private let iOS17: Value
  private let iOS26: Value

  /// Creates a row; the columns are in the order of the designs.
  package init(_ iOS17: Value, _ iOS26: Value) {
    (self.iOS17, self.iOS26) = (iOS17, iOS26)
  }

  package subscript(design: InterfaceDesign) -> Value {
    switch design {
    case .iOS17: iOS17
    case .iOS26: iOS26
    }
  }
}

extension ByDesign: Sendable where Value: Sendable {}
extension ByDesign: Equatable where Value: Equatable {}
extension ByDesign: Hashable where Value: Hashable {}
