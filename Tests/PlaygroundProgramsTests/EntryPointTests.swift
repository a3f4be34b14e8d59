// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PlaygroundPrograms
import Testing

@Suite("Entry point of a file")
struct EntryPointTests {
  private func point(_ source: String) -> EntryPoint? { EntryPoint(in: source) }

  @Test func `A controller, a view and a layout are shown`() {
    #expect(point("final class A: UIViewController {}") == .type("A"))
    #expect(point("class B: UIView { let x = 1 }") == .type("B"))
    #expect(point("class C: UICollectionViewFlowLayout {}") == .type("C"))
    #expect(point("@MainActor public class D: UIKit.UITableViewController, P {}") == .type("D"))
  }

  @Test func `Controllers of the Mac are shown, and classes that hold data are not`() {
    #expect(point("import AppKit\nfinal class A: NSViewController {}") == .type("A"))
    #expect(point("class B: NSWindowController { let x = 1 }") == .type("B"))
    #expect(point("class C: AppKit.NSSplitViewController, P {}") == .type("C"))
    #expect(point("class Base: NSViewController {}\nclass D: Base {}") == .type("D"))
    #expect(point("class A: NSViewController {}\nclass B: UIView {}") == .type("A"))
    #expect(point("class A: NSViewController {}\nclass B: NSWindowController {}") == .type("B"))
    for name in [
      "NSArrayController", "NSController", "NSObject", "NSCollectionViewItem", "NSTreeController",
    ] {
      #expect(point("class A: \(name) {}") == nil, "\(name)")
    }
  }

  @Test func `A controller goes before a view, and a view before a layout`() {
    let source = """
      class Layout: UICollectionViewLayout {}
      class Screen: UIViewController {}
      class Part: UIView {}
      """
    #expect(point(source) == .type("Screen"))
    #expect(point("class Part: UIView {}\nclass L: UICollectionViewLayout {}") == .type("Part"))
  }

  @Test func `The last one of a kind is shown, and one below another is of its kind`() {
    let source = """
      class Base: UIViewController {}
      class Screen: Base {}
      """
    #expect(point(source) == .type("Screen"))
  }

  @Test func `Cells and supplementary views are no screens`() {
    let source = """
      class L: UICollectionViewLayout {}
      class Cell: UICollectionViewListCell {}
      class Header: UICollectionReusableView {}
      class Row: UITableViewCell {}
      """
    #expect(point(source) == .type("L"))
  }

  @Test func `The function playground goes before every class`() {
    #expect(
      point("class A: UIView {}\n@MainActor func playground() -> UIView { A() }") == .function)
    #expect(point("func playground(_ x: Int) {}") == nil)
    #expect(point("private func playground() -> UIView { UIView() }") == nil)
  }

  @Test func `What is nested, private, commented or in a string is not shown`() {
    #expect(point("enum E { class A: UIViewController {} }") == nil)
    #expect(point("private class A: UIViewController {}") == nil)
    #expect(point("// class A: UIViewController {}") == nil)
    #expect(point("/* /* */ class A: UIViewController {} */") == nil)
    #expect(point("let s = \"class A: UIViewController {}\"") == nil)
    #expect(point("let s = \"\"\"\nclass A: UIViewController {}\n\"\"\"") == nil)
    #expect(point("let s = #\"\"# + \"\\(\"}\")\"\nclass A: UIView {}") == .type("A"))
  }

  @Test func `Braces in regular expressions open nothing`() {
    #expect(point("let brace = #/{/#\nclass A: UIView {}") == .type("A"))
    #expect(point("let call = ##/f(\\/#|{/##\nclass A: UIView {}") == .type("A"))
    #expect(point("let long = #/\n  [{(]  # an opening one\n/#\nclass A: UIView {}") == .type("A"))
    #expect(point("class A: UIView { let brace = #/}/#; class B: UIView {} }") == .type("A"))
    #expect(point("class A: UIView { let slash = #/\\/#{/# }\nclass B: UIView {}") == .type("B"))
    // What a comment or a string opens is not seen in one, and the other way round.
    #expect(point("let address = #/https:\\/\\/(.*)\"/#; class A: UIView {}") == .type("A"))
    #expect(point("let text = \"#/\"; class A: UIView {} // /#") == .type("A"))
    // The compiler takes one that is not closed to end with its line.
    #expect(point("let brace = #/{\nclass A: UIView {}") == .type("A"))
    #expect(point("#if os(Linux)\nclass A: UIView {}\n#endif") == .type("A"))
  }

  @Test func `Files that do not compile have an entry or none`() {
    #expect(point("") == nil)
    #expect(point("class") == nil)
    #expect(point("class A: B {}\nclass B: A {}") == nil)
    #expect(point("class A: UIView {\n let s = \"never closed") == .type("A"))
    #expect(point("struct S: View {}") == nil)
    #expect(point("/* never closed class A: UIView {}") == nil)
    #expect(point("class func f() {}\nclass A: UIView") == .type("A"))
    #expect(point("class A: UIView {}\nf(\"\\") == .type("A"))
    #expect(point("class A: UIView {}\nf(#/\n\\") == .type("A"))
  }
}
