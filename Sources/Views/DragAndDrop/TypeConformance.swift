// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Which uniform type identifiers are special cases of others (interaction rule IX-14).
package enum TypeConformance {
  /// The types that a type is directly a case of.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.text": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.image": ["public.data"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Returns whether data of a type can be taken for data of another. Every type is one of data.
  package static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || other == "public.data" || other == "public.item" { return true }
    return (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
