// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The names of a piece of Swift, each given once.
struct SwiftNames {
  private var taken: Set<String>

  /// Creates names of which some are taken, as those of parameters are.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns the name itself, or with the first digit from 2 on that makes it free.
  mutating func unique(_ name: String) -> String {
    var result = Self.isKeyword(name) ? name + "2" : name
    var number = 2
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  /// Returns a text in lower camel case, of ASCII letters and digits alone; `other` where it has
  /// none of them or begins with a digit.
  static func camelCase(_ text: String, else other: String) -> String {
    var result = ""
    var beginsWord = false
    for letter in text {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        beginsWord = true
        continue
      }
      result += beginsWord && !result.isEmpty ? letter.uppercased() : String(letter)
      beginsWord = false
    }
    guard let first = result.first, first.isLetter else {
      return result.isEmpty ? other : other + result
    }
    return first.lowercased() + result.dropFirst()
  }

  /// Returns a text in upper camel case; the other parameter is that of ``camelCase(_:else:)``.
  static func upperCamelCase(_ text: String, else other: String) -> String {
    let name = camelCase(text, else: other)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func isKeyword(_ name: String) -> Bool {
    [
      "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
      "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
      "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
      "is",
      "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
      "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
      "try", "typealias", "var", "where", "while",
    ].contains(name)
  }
}
