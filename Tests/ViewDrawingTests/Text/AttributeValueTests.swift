// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

/// Foundation on Linux takes an object for one of Core Foundation's where bits 8 to 17 of the word behind its
/// header are zero, and stops the program where it compares two of them.
@Suite("Values of attributes")
struct AttributeValueTests {
  private let values: [NSObject] = [
    UIColor.red, UIColor.label, UIColor { _ in .red }, UIFont.systemFont(ofSize: 10),
    NSParagraphStyle(), NSMutableParagraphStyle(), NSShadow(), NSTextAttachment(),
  ]

  @Test func `An object that is a value of an attribute is none of Core Foundation's`() {
    for value in values {
      let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      expectNotEqual(word & 0x3FF00, 0, "\(type(of: value))")
    }
  }

  @Test func `Texts take values that differ, one after the other and side by side`() {
    let key = NSAttributedString.Key("value")
    for first in values {
      for second in values {
        let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
        let all = NSRange(location: 0, length: 2)
        text.addAttribute(key, value: second, range: all)
        text.addAttribute(key, value: first, range: NSRange(location: 1, length: 1))
        let copy = NSMutableAttributedString(attributedString: text)
        expectEqual(copy.attribute(key, at: 0, effectiveRange: nil) as? NSObject, second)
        expectEqual(copy.attribute(key, at: 1, effectiveRange: nil) as? NSObject, first)
        copy.addAttribute(key, value: first, range: all)
        expectEqual(copy.attribute(key, at: 0, effectiveRange: nil) as? NSObject, first)
      }
    }
  }

  @Test func `Values that say the same are equal and have one hash, others are not`() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 2
    let pairs: [(NSObject, NSObject, other: NSObject)] = [
      (UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.blue),
      (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 11)),
      (NSParagraphStyle(), NSMutableParagraphStyle(), spaced),
      (NSShadow(), NSShadow(), shadow),
    ]
    for (first, second, other) in pairs {
      expectEqual(first, second)
      expectEqual(first.hash, second.hash)
      expectEqual(Set([first, second, other]).count, 2)
      expectNotEqual(first, other)
      expectNotEqual(first, NSObject())
    }
  }
}
