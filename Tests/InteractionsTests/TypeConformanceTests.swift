// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Interactions
import Testing
import Views

/// Interaction rule IX-14.
@Suite("Types of data that are cases of others")
struct TypeConformanceTests {
  @Test(
    arguments: [
      ("public.plain-text", "public.text"), ("public.plain-text", "public.data"),
      ("public.utf8-plain-text", "public.plain-text"), ("public.utf8-plain-text", "public.text"),
      ("public.png", "public.image"), ("public.jpeg", "public.image"),
      ("public.file-url", "public.url"), ("com.example.note", "public.data"),
      ("com.example.note", "public.item"), ("com.example.note", "com.example.note"),
    ])
  func `A type is a case of itself and of what it conforms to`(type: String, other: String) {
    expect(TypeConformance.conforms(type, to: other))
  }

  @Test(
    arguments: [
      ("public.url", "public.file-url"), ("public.text", "public.plain-text"),
      ("public.png", "public.text"), ("com.example.note", "public.text"),
      ("public.data", "public.text"),
    ])
  func `No type is a case of another one`(type: String, other: String) {
    expect(!TypeConformance.conforms(type, to: other))
  }
}
