// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

extension JSONValue {
  /// Creates an object, whose nil values are left out.
  static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  static func number(_ number: Int) -> JSONValue { .number(Double(number)) }

  static func path(_ path: ValuePath) -> JSONValue { .string(path.description) }
}
