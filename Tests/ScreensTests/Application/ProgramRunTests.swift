// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import Screens
import Testing
import Views

/// Programs share one `UIApplication`.
@MainActor @Suite(.serialized)
struct ProgramRunTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("program-run-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    SceneDelegate.calls = []
    Launched.isWithoutWindow = false
  }

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func run(_ arguments: String...) throws(ProgramRun.Failure) -> String? {
    try ProgramRun(["/bin/Places"] + arguments).run { AppDelegate() }
  }

  private func failure(_ arguments: String...) -> ProgramRun.Failure? {
    do throws(ProgramRun.Failure) {
      _ = try ProgramRun(["/bin/Places"] + arguments).run { AppDelegate() }
      return nil
    } catch {
      return error
    }
  }

  @Test func `An app with scenes is launched in UIKit's order, and its window is drawn`() throws {
    let out = file("out.png")
    try expectNil(run("--out", out))
    expectEqual(
      SceneDelegate.calls,
      [
        "willFinishLaunching", "didFinishLaunching 7", "configuration", "willConnect unattached",
        "willEnterForeground foregroundInactive", "didBecomeActive foregroundActive",
        "didDisconnect unattached",
      ])
    let image = try #require(UIImage(contentsOfFile: out))
    expectEqual(image.size, CGSize(width: 780, height: 1688))
  }

  @Test func `A scene knows its session, its screen and how it is turned`() throws {
    _ = try run("--out", file("out.txt"))
    expect(Launched.hasIdentifier)
    expect(Launched.isOnMainScreen)
    expectEqual(Launched.orientation, .portrait)
  }

  @Test func `The responder chain goes from the window to the app's delegate`() throws {
    _ = try run("--out", file("out.txt"))
    expectEqual(Launched.nextResponders, ["UIWindowScene", "UIApplication", "AppDelegate"])
  }

  @Test func `A window has what the command line says`() throws {
    _ = try run(
      "-o", file("out.txt"), "--device=ipad", "--scale", "1", "--appearance", "dark",
      "--direction", "rtl", "--text-size", "xLarge", "--design", "26")
    let traits = try #require(Launched.traits)
    expectEqual(Launched.size, CGSize(width: 820, height: 1180))
    expectEqual(traits.displayScale, 1)
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.preferredContentSizeCategory, .extraLarge)
    expectEqual(traits.design, .iOS26)
    expectEqual(traits.horizontalSizeClass, .regular)
    expectEqual(traits.userInterfaceIdiom, .pad)
    expectEqual(Launched.safeArea, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    // What the next program is started with is its own.
    _ = try run("-o", file("out.txt"), "--size", "300x200")
    expectEqual(Launched.size, CGSize(width: 300, height: 200))
    expectEqual(Launched.safeArea, .zero)
    expectEqual(Launched.traits?.verticalSizeClass, .compact)
    expectEqual(Launched.traits?.userInterfaceStyle, .light)
  }

  @Test func `A wrong command line launches nothing and ends with 64`() {
    for (arguments, message) in [
      ([], "Missing --out FILE, such as --out screen.png."),
      (["--out"], "Missing value for --out"),
      (["--out", "x.bmp"], "Invalid value 'x.bmp' for --out"),
      (["--colour", "red"], "Unknown option '--colour'."),
      (["--out", "x.png", "--size", "nanx1"], "Invalid value 'nanx1' for --size"),
      (["--out", "x.png", "--size", "0x10"], "Invalid value '0x10' for --size"),
      (["--out", "x.png", "--design", "27"], "Invalid value '27' for --design: 17 or 26"),
      (["--out", "x.png", "--scale", "9"], "Invalid value '9' for --scale"),
      (["--out", "x.png", "--time", "inf"], "Invalid value 'inf' for --time"),
      (["--out", "x.png", "--duration", "1"], "--duration applies only to a film"),
      (["--out", "x.apng"], "'x.apng' is a film: use --duration SECONDS."),
    ] {
      let failure = failure(arguments)
      expectEqual(failure?.code, 64, "\(arguments)")
      expectEqual(failure?.message.hasPrefix(message), true, "\(failure?.message ?? "nothing")")
      expectEqual(failure?.message.contains("\n"), false)
    }
    expectEmpty(SceneDelegate.calls)
  }

  private func failure(_ arguments: [String]) -> ProgramRun.Failure? {
    do throws(ProgramRun.Failure) {
      _ = try ProgramRun(["/bin/Places"] + arguments).run { AppDelegate() }
      return nil
    } catch {
      return error
    }
  }

  @Test func `A scene begins with the window of the program's storyboard`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController title="First" id="a"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: folder))
    Launched.isWithoutWindow = true
    let arguments = ["Places", "--out", file("out.png"), "--size", "100x200"]
    _ = try ProgramRun(arguments, storyboard: storyboard).run { AppDelegate() }
    expectEqual(Launched.size, CGSize(width: 100, height: 200))
    expectEqual(Launched.title, "First")
    expectEqual(UIImage(contentsOfFile: file("out.png"))?.size.width, 200)
  }

  @Test func `Help is printed and launches nothing`() throws {
    let usage = try #require(try run("--size", "1x1", "--help"))
    expectPrefix(usage, "USAGE: Places --out FILE [options]\n")
    expectContains(usage, "  --device      iphone-se, iphone-mini, iphone,")
    expectEmpty(SceneDelegate.calls)
  }

  @Test func `A place that cannot be written ends with 73`() {
    expectEqual(failure("--out", "/sys/nowhere/out.png")?.code, 73)
  }

  @Test func `A launch without a window ends with 70 and says what is missing`() {
    Launched.isWithoutWindow = true
    let failure = failure("--out", file("out.png"))
    expectEqual(failure?.code, 70)
    expectEqual(failure?.message.contains("makeKeyAndVisible()"), true)
    expectEqual(SceneDelegate.calls.last, "didDisconnect unattached")
  }

  // On iOS nothing is behind a window but the screen.
  @Test func `A window without a background is drawn on black`() throws {
    Launched.background = nil
    defer { Launched.background = .systemTeal }
    for (color, expected) in [(nil, .black), (.clear, .black), (.red, .red)]
      as [(UIColor?, UIColor)]
    {
      Launched.windowBackground = color
      _ = try run("--out", file("out.png"), "--size", "4x4", "--scale", "1")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = expected
      try expectEqual(
        Data(contentsOf: URL(fileURLWithPath: file("out.png"))),
        Picture(of: view, scale: 1).data(.png))
    }
    Launched.windowBackground = nil
  }

  @Test func `A film shows the seconds that are asked for`() throws {
    let out = file("out.apng")
    _ = try run("--out", out, "--duration", "0.1", "--size", "20x20", "--scale", "1")
    let data = try Data(contentsOf: URL(fileURLWithPath: out))
    expectNotNil(data.range(of: Data("acTL".utf8)))
  }
}
