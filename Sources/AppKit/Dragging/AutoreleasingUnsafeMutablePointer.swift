// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A pointer to an object that may be exchanged for another, as Objective-C hands it out.
///
/// Foundation on Linux has none. It is valid for as long as the call that it is handed to.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

  /// The object.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
