// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Public declarations")
struct PublicDeclarationTests {
  @Test(arguments: [
    (
      "public class A { public func b(_ c: Int, at d: [Int: Int] = [:], e: () -> Void) {} }",
      "A.b(_:at:e:)"
    ),
    ("public struct A<B> { public var c, d: B; var e = 1; package let f = 2 }", "A.c A.d"),
    (
      "public struct A { public private(set) var b = 1; public init?<C>(c: C) {} }",
      "A.b A.init(c:)"
    ),
    ("public enum A: Int { case b, c = 2; case d(Int, e: Int); func f() {} }", "A.b A.c A.d"),
    ("public protocol A { func b(); var c: Int { get } }", "A.b() A.c"),
    ("public class A { public override func b() {}; open class func c() {} }", "A.c()"),
    ("class A { public func b() {} }", ""),
    (
      "public class A { public struct B { public subscript(c: Int) -> Int { 1 } } }",
      "A.B.subscript(_:)"
    ),
    ("public import C\nfinal class A {}\nextension Int { public var d: Int { case1() } }", "Int.d"),
    ("public class A { // public func b() {}\n let c = \"public var d\" }", ""),
    ("public func b(c: Int) {}", ".b(c:)"),
    ("public extension Int { var a: Int { 1 }; private var b: Int { 2 } }", "Int.a"),
  ])
  func `Declarations are found by reading`(code: String, names: String) {
    let found = PublicDeclarations(files: [
      SourceTree.File(
        path: "A.swift", lines: code.split(separator: "\n", omittingEmptySubsequences: false))
    ])
    #expect(found.members.map { "\($0.type).\($0.name)" }.joined(separator: " ") == names)
  }
}
