// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The first stored property of each class whose objects are values of attributes of text: without it
/// Foundation stops the program where it compares two of them.
///
/// To tell Core Foundation's objects from others, `CFEqual` of Foundation on Linux reads the first word
/// behind an object's header: where its bits 8 to 17 are zero, it takes the object for one of Core
/// Foundation's, and ends with `HALT` if both are so. A value that is no `NSObject` is boxed, and that
/// word is its address; in one process of about a thousand an address has these bits, as a colour's had
/// while a button was laid out. An `NSObject` is kept as it is, and its first word is this one.
package struct AttributeValueMark: Sendable {
  private let word: UInt = 0x3FF00

  package init() {}
}
