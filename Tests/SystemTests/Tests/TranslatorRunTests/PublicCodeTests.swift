// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

/// What libraries that were written for iOS do, as programs: each is translated, compiled beside a
/// small UIKit and run.
@Suite("Code of public libraries", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct PublicCodeTests {
  private struct Run {
    let messages: String
    let output: String
    let errors: String
    let code: Int32
  }

  /// Translates sources, compiles the copies into a program and runs it.
  private func run(
    _ sources: [(name: String, text: String)], for platform: String? = nil, mode: String = "5"
  ) throws -> Run {
    try TemporaryFolder.use { folder in
      let standIn = try StandIn.compiled()
      for source in sources { try folder.write(source.text, to: source.name) }
      let names = sources.map(\.name)
      let translation = try TranslatorTool.translate(names, in: folder, for: platform)
      try #require(translation.code == 0, "\(translation.messages)")
      let compiled = try Program.run(
        try #require(TranslatorTool.compiler),
        [
          "-parse-as-library", "-warnings-as-errors", "-swift-version", mode, "-module-name", "App",
          "-I", standIn, "-L", standIn, "-lUIKit", "-o", "program",
        ] + names.map { "copies/objc_\($0)" }, in: folder)
      let copies = names.indices.map { translation.text($0) }.joined(separator: "\n")
      try #require(compiled.code == 0, "\(compiled.output)\(compiled.errors)\n\(copies)")
      let run = try Program.run(folder.appending(path: "program").path, [])
      return Run(
        messages: translation.messages, output: run.output, errors: run.errors, code: run.code)
    }
  }

  @Test(arguments: ["5", "6"])
  func `Objects are made by every form of an initializer of a class that is not written out`(
    mode: String
  ) throws {
    let text = """
      import UIKit
      class Loud: UILabel {
        let word: String
        override init(frame: CGRect) {
          word = "\\(Int(frame.width))"
          super.init(frame: frame)
        }
      }
      class Screen: UIViewController {
        let word: String
        override init() {
          word = "screen"
          super.init()
        }
      }
      @MainActor protocol Section {
        associatedtype Cell: UIView
        var width: CGFloat { get }
      }
      extension Section {
        func plain() -> Cell { Cell() }
        func wide() -> Cell { Cell(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
        func own() -> Self.Cell { Self.Cell.init() }
        func maker() -> () -> Cell { Cell.init }
        func framed() -> (CGRect) -> Cell { Cell.init(frame:) }
      }
      struct LoudSection: Section {
        typealias Cell = Loud
        let width: CGFloat = 7
        func concrete() -> Cell { Cell(frame: .zero) }
      }
      @MainActor func a<T: UIView>(_ t: T.Type) -> T { t.init() }
      @MainActor func b<T: UIView>(_ t: T.Type) -> () -> T { T.init }
      @MainActor func c<T: UIView>(_ t: T.Type) -> (CGRect) -> T { t.init(frame:) }
      @MainActor func d<T>(_ t: T.Type) -> T where T: UIView { .init() }
      @MainActor func e<T: UIViewController>() -> T {
        let made: T = .init()
        return made
      }
      @MainActor func f<S: Section>(_ section: S) -> S.Cell { S.Cell() }
      @MainActor class Maker<View: UIView> {
        let type: View.Type
        let others: [UIView.Type]
        lazy var view: View = .init()
        init(_ type: View.Type, _ others: [UIView.Type]) {
          self.type = type
          self.others = others
        }
        func all() -> [UIView] {
          var made = [type.init(), self.type.init(), view]
          for type in others { made.append(type.init() as! View) }
          made += others.map { $0.init() as! View }
          guard let first = others.first else { return made }
          return made + [first.init(), others[0].init()]
        }
        func copy(of view: UIView) -> UIView { Swift.type(of: view).init(frame: view.frame) }
      }
      @main @MainActor enum Program {
        static func main() {
          let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
          print(a(Loud.self).word, b(Loud.self)().word, c(Loud.self)(rect).word, d(Loud.self).word)
          let section = LoudSection()
          print(section.plain().word, section.wide().word, section.own().word, f(section).word)
          print(section.concrete().word, (e() as Screen).word)
          let maker = Maker(Loud.self, [Loud.self, Loud.self])
          print(maker.all().map { ($0 as? Loud)?.word ?? "none" })
          print((maker.copy(of: c(Loud.self)(rect)) as? Loud)?.word ?? "none")
        }
      }
      """
    let run = try run([("Making.swift", text)], mode: mode)
    #expect(run.messages == "")
    #expect(
      run.output == """
        0 0 3 0
        0 7 0 0
        0 screen
        ["0", "0", "0", "0", "0", "0", "0", "0", "0"]
        3

        """)
  }

  @Test(arguments: ["5", "6"])
  func `What is moved out of an extension keeps the isolation of what it overrides`(mode: String)
    throws
  {
    let driver = """
      import UIKit
      @MainActor class Driver: NSObject {
        let name = "driver"
      }
      class Truck: Driver {}
      class Named: UIView {
        nonisolated func title() -> String { "named" }
        func shared() -> String { "shared" }
      }
      class Sub: Named {}
      class Plain: NSObject {}
      @main enum Program {
        @MainActor static func main() {
          print((Driver() as NSObject).debugDescription, (Truck() as NSObject).description)
          print(Sub(frame: .zero).title(), Sub(frame: .zero).shared(), Sub(frame: .zero) == Sub(frame: .zero))
          print((PlainSub() as Plain).ask())
        }
      }
      """
    let extensions = """
      import UIKit
      extension Driver {
        override var debugDescription: String { "Driver(\\(name))" }
      }
      extension Truck {
        public override var description: String { get { "Truck" } }
      }
      extension Sub {
        override func title() -> String { "sub " + super.title() }
        override func shared() -> String { "\\(Int(frame.width)) " + super.shared() }
        override func isEqual(_ object: Any?) -> Bool { object is Sub }
      }
      @MainActor extension Plain {
        func ask() -> String { "plain \\(UIView(frame: .zero).frame.width)" }
      }
      class PlainSub: Plain {
        override func ask() -> String { "sub" + super.ask() }
      }
      """
    let run = try run([("Driver.swift", driver), ("Driver+Text.swift", extensions)], mode: mode)
    #expect(run.messages == "")
    #expect(
      run.output == """
        Driver(driver) Truck
        sub named 0 shared true
        subplain 0.0

        """)
  }

  @Test func `A file for one system is compiled where the target asks for it`() throws {
    let text = """
      #if os(iOS) || os(tvOS)
      import UIKit
      @objc protocol PagerDelegate {
        @objc optional func moved()
      }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func wire() -> Selector { #selector(tap) }
        #if !os(iOS)
        func elsewhere() {}
        #endif
      }
      #if os( iOS )
      extension Pager {
        override func layoutSubviews() { print("layout") }
        @objc func tap() { print("tap") }
      }
      #endif
      #endif
      #if os(macOS)
      let notCompiled: Missing = 1
      #endif
      """
    let main = """
      import UIKit
      @main @MainActor enum Program {
        static func main() {
          let pager = Pager(frame: .zero)
          pager.delegate?.moved?()
          pager.wire().run(pager)
          pager.layoutSubviews()
          #if os(Linux) && os(iOS)
          print("both")
          #endif
        }
      }
      """
    let run = try run([("Pager.swift", text), ("Main.swift", main)], for: "iOS")
    #expect(run.messages == "")
    #expect(run.output == "tap\nlayout\nboth\n")
  }

  @Test func `A target for the Mac has its entry, and the files for macOS`() throws {
    // A small AppKit: what matters here is whose `main()` runs.
    let appKit = """
      @_exported public import Foundation
      @preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {}
      extension NSApplicationDelegate where Self: NSObject {
        public static func main() { print("AppKit runs \\(Self.self)") }
      }
      """
    let plain = """
      #if os(OSX)
      import Cocoa
      #elseif canImport(UIKit)
      import UIKit
      #endif
      #if os(macOS)
      @NSApplicationMain
      class AppDelegate: NSObject, NSApplicationDelegate {}
      #endif
      """
    let own = """
      import AppKit
      @NSApplicationMain final class AppDelegate: NSObject, NSApplicationDelegate {
        static func main() { print("its own main") }
      }
      """
    try TemporaryFolder.use { folder in
      let compiler = try #require(TranslatorTool.compiler)
      for name in ["AppKit", "Cocoa"] {
        let source = name == "AppKit" ? appKit : "@_exported import AppKit\n"
        try folder.write(source, to: "\(name).swift")
        let library = try Program.run(
          compiler,
          [
            "-parse-as-library", "-emit-module", "-module-name", name, "-emit-library", "-static",
            "-I", ".", "-o", "lib\(name).a", "\(name).swift",
          ], in: folder)
        try #require(library.code == 0, "\(library.output)\(library.errors)")
      }
      for (text, output) in [(plain, "AppKit runs AppDelegate\n"), (own, "its own main\n")] {
        try folder.write(text, to: "App.swift")
        let translation = try TranslatorTool.translate(["App.swift"], in: folder, for: "macOS")
        #expect(translation.messages == "")
        let compiled = try Program.run(
          compiler,
          [
            "-parse-as-library", "-swift-version", "5", "-module-name", "App", "-I", ".", "-L", ".",
            "-lAppKit", "-o", "program", "copies/objc_App.swift",
          ], in: folder)
        try #require(
          compiled.code == 0, "\(compiled.output)\(compiled.errors)\(translation.text(0))")
        #expect(try Program.run(folder.appending(path: "program").path, []).output == output)
      }
    }
  }

  @Test func `A library that offers nibs compiles without a word, and stops where UIKit does`()
    throws
  {
    let library = """
      import UIKit
      protocol NibOffering: UIView {}
      extension NibOffering {
        static var nib: UINib { UINib(nibName: "\\(self)", bundle: nil) }
        static func fromNib() -> Self? {
          Bundle.main.loadNibNamed("Cell", owner: nil)?.first as? Self
        }
      }
      class Cell: UIView, NibOffering {}
      @main @MainActor enum Program {
        static func main() {
          print(Cell(frame: .zero).frame.width, type(of: Cell.nib))
          if CommandLine.arguments.count == 1 { _ = Cell.fromNib() }
        }
      }
      """
    let run = try run([("Nibs.swift", library)])
    #expect(run.messages == "")
    #expect(run.code != 0)
    #expect(run.errors.contains("no nib files"))
  }

  @Test(arguments: ["5", "6"])
  func `Associated objects work, and the import of their module compiles`(mode: String) throws {
    let text = """
      import Foundation
      #if canImport(ObjectiveC)
      #error("there is no runtime")
      #endif
      import ObjectiveC.runtime
      import func ObjectiveC.objc_getAssociatedObject
      nonisolated(unsafe) private var key: UInt8 = 0
      class Owner {}
      extension Owner {
        var note: String? {
          get { objc_getAssociatedObject(self, &key) as? String }
          set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
        var action: Selector { Selector(("tap")) }
      }
      """
    let main = """
      import UIKit
      @main enum Program {
        static func main() {
          let (first, second) = (Owner(), Owner())
          first.note = "first"
          print(first.note ?? "none", second.note ?? "none")
          first.note = nil
          print(first.note ?? "none")
        }
      }
      class Tapped: NSObject { @objc func tap() {} }
      """
    let run = try run([("Owner.swift", text), ("Main.swift", main)], mode: mode)
    #expect(run.messages == "")
    #expect(run.output == "first none\nnone\n")
  }

  @Test(arguments: ["5", "6"])
  func `A library that exchanges methods runs without what it would have done`(mode: String) throws
  {
    let text = """
      import Foundation
      import UIKit
      class Screen: UIView {
        override func layoutSubviews() { print("own") }
        @objc func exchanged() { print("exchanged") }
        static func exchange() {
          let first = class_getInstanceMethod(self, #selector(layoutSubviews))!
          let second = class_getInstanceMethod(self, #selector(exchanged))!
          method_exchangeImplementations(first, second)
        }
      }
      class Table: UITableView {
        override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
      }
      @MainActor func make<T: UITableView>(_ type: T.Type) -> T {
        T.init(frame: .zero, style: .grouped)
      }
      @main @MainActor enum Program {
        static func main() {
          Screen.exchange()
          Screen(frame: .zero).layoutSubviews()
          print(type(of: make(Table.self)), make(Table.self).style)
        }
      }
      """
    let run = try run([("Screen.swift", text)], mode: mode)
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(run.messages.hasPrefix("Screen.swift:9:5: warning: 'method_exchangeImplementations'"))
    #expect(run.output == "own\nTable grouped\n")
  }

  @Test(arguments: ["os", "os.log", "OSLog"])
  func `Apple's log is imported by the name that it has here`(name: String) throws {
    try TemporaryFolder.use { folder in
      try folder.write("// Log\nimport \(name)\nlet log = Logger()\n", to: "Log.swift")
      let translation = try TranslatorTool.translate(["Log.swift"], in: folder)
      #expect(translation.messages == "")
      let lines = translation.text(0).split(separator: "\n")
      #expect(lines[1].trimmingCharacters(in: .whitespaces) == "import UnifiedLog")
    }
  }
}
