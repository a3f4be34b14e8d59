// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Testing

@Suite("Texts in XML")
struct XMLTextTests {
  @Test(arguments: [
    ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("&amp;", "&amp;amp;"),
    ("\"it's\"", "&quot;it's&quot;"), ("a\tb\r\nc", "a\tb\r\nc"), ("é😀", "é😀"),
    ("a\u{0}\u{1B}[1m\u{7F}\u{85}\u{9F}\u{A0}b", "a[1m\u{A0}b"),
    ("\u{FFFE}a\u{FFFF}\u{1FFFF}\u{FFFD}", "a\u{FFFD}"), ("", ""),
  ])
  func `Marks are escaped, and what XML does not have is left out`(text: String, xml: String) {
    expectEqual(XMLText.escaped(text), xml)
  }

  @Test func `An attribute keeps line breaks and both quotation marks`() {
    expectEqual(
      XMLText.escaped("a\n\t\r\"it's\"", isAttribute: true), "a&#10;&#9;&#13;&quot;it&apos;s&quot;")
  }
}
