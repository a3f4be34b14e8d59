// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import PlaygroundPrograms
import Testing

@Suite("Entry point of a file")
struct EntryPointTests {
  private func point(_ source: String) -> EntryPoint? { EntryPoint(in: source) }

  @Test func `A controller, a view and a layout are shown`() {
    expectEqual(point("final class A: UIViewController {}"), .type("A"))
    expectEqual(point("class B: UIView { let x = 1 }"), .type("B"))
    expectEqual(point("class C: UICollectionViewFlowLayout {}"), .type("C"))
    expectEqual(point("@MainActor public class D: UIKit.UITableViewController, P {}"), .type("D"))
  }

  @Test func `Controllers of the Mac are shown, and classes that hold data are not`() {
    expectEqual(point("import AppKit\nfinal class A: NSViewController {}"), .type("A"))
    expectEqual(point("class B: NSWindowController { let x = 1 }"), .type("B"))
    expectEqual(point("class C: AppKit.NSSplitViewController, P {}"), .type("C"))
    expectEqual(point("class Base: NSViewController {}\nclass D: Base {}"), .type("D"))
    expectEqual(point("class A: NSViewController {}\nclass B: UIView {}"), .type("A"))
    expectEqual(point("class A: NSViewController {}\nclass B: NSWindowController {}"), .type("B"))
    for name in [
      "NSArrayController", "NSController", "NSObject", "NSCollectionViewItem", "NSTreeController",
    ] {
      expectNil(point("class A: \(name) {}"), "\(name)")
    }
  }

  @Test func `A controller goes before a view, and a view before a layout`() {
    let source = """
      class Layout: UICollectionViewLayout {}
      class Screen: UIViewController {}
      class Part: UIView {}
      """
    expectEqual(point(source), .type("Screen"))
    expectEqual(point("class Part: UIView {}\nclass L: UICollectionViewLayout {}"), .type("Part"))
  }

  @Test func `The last one of a kind is shown, and one below another is of its kind`() {
    let source = """
      class Base: UIViewController {}
      class Screen: Base {}
      """
    expectEqual(point(source), .type("Screen"))
  }

  @Test func `Cells and supplementary views are no screens`() {
    let source = """
      class L: UICollectionViewLayout {}
      class Cell: UICollectionViewListCell {}
      class Header: UICollectionReusableView {}
      class Row: UITableViewCell {}
      """
    expectEqual(point(source), .type("L"))
  }

  @Test func `The function playground goes before every class`() {
    expectEqual(
      point("class A: UIView {}\n@MainActor func playground() -> UIView { A() }"), .function)
    expectNil(point("func playground(_ x: Int) {}"))
    expectNil(point("private func playground() -> UIView { UIView() }"))
  }

  @Test func `Previews go before classes, and after the function playground`() {
    expectEqual(EntryPoint(in: "class A: UIView {}", hasPreviews: true), .previews)
    expectEqual(EntryPoint(in: "", hasPreviews: true), .previews)
    expectEqual(
      EntryPoint(in: "func playground() -> UIView { UIView() }", hasPreviews: true), .function)
  }

  @Test func `What is nested, private, commented or in a string is not shown`() {
    expectNil(point("enum E { class A: UIViewController {} }"))
    expectNil(point("private class A: UIViewController {}"))
    expectNil(point("// class A: UIViewController {}"))
    expectNil(point("/* /* */ class A: UIViewController {} */"))
    expectNil(point("let s = \"class A: UIViewController {}\""))
    expectNil(point("let s = \"\"\"\nclass A: UIViewController {}\n\"\"\""))
    expectEqual(point("let s = #\"\"# + \"\\(\"}\")\"\nclass A: UIView {}"), .type("A"))
  }

  @Test func `Braces in regular expressions open nothing`() {
    expectEqual(point("let brace = #/{/#\nclass A: UIView {}"), .type("A"))
    expectEqual(point("let call = ##/f(\\/#|{/##\nclass A: UIView {}"), .type("A"))
    expectEqual(
      point("let long = #/\n  [{(]  # an opening one\n/#\nclass A: UIView {}"), .type("A"))
    expectEqual(point("class A: UIView { let brace = #/}/#; class B: UIView {} }"), .type("A"))
    expectEqual(point("class A: UIView { let slash = #/\\/#{/# }\nclass B: UIView {}"), .type("B"))
    // What a comment or a string opens is not seen in one, and the other way round.
    expectEqual(point("let address = #/https:\\/\\/(.*)\"/#; class A: UIView {}"), .type("A"))
    expectEqual(point("let text = \"#/\"; class A: UIView {} // /#"), .type("A"))
    // The compiler takes one that is not closed to end with its line.
    expectEqual(point("let brace = #/{\nclass A: UIView {}"), .type("A"))
    expectEqual(point("#if os(Linux)\nclass A: UIView {}\n#endif"), .type("A"))
  }

  @Test func `Files that do not compile have an entry or none`() {
    expectNil(point(""))
    expectNil(point("class"))
    expectNil(point("class A: B {}\nclass B: A {}"))
    expectEqual(point("class A: UIView {\n let s = \"never closed"), .type("A"))
    expectNil(point("struct S: View {}"))
    expectNil(point("/* never closed class A: UIView {}"))
    expectEqual(point("class func f() {}\nclass A: UIView"), .type("A"))
    expectEqual(point("class A: UIView {}\nf(\"\\"), .type("A"))
    expectEqual(point("class A: UIView {}\nf(#/\n\\"), .type("A"))
  }
}
