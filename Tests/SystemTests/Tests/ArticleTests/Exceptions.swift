// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// All that differs from a reader's own machine, each with its reason: the programs that something
/// stands in for, and the commands that are not run.
enum Exceptions {
  /// A program that is another one for the commands of the pages.
  struct StandIn: Sendable {
    let name: String
    let reason: String
    let script: String
  }

  /// `BUILT` is the folder of the built programs; `TESTS` and `PROGRAM` are programs that were
  /// compiled from what the pages print.
  static let standIns = [
    StandIn(
      name: "swift",
      reason: """
        The programs are built already: a build inside a test's process would wait for the build \
        that runs the test. Tests are those that the pages print, compiled before.
        """,
      script: """
        case $1 in
          test) exec "$TESTS" ;;
          run) shift ;;
          *) echo "Nothing stands in for: swift $*" >&2; exit 64 ;;
        esac
        if [ "${1:-}" = -c ]; then shift 2; fi
        case ${1:-} in
          "") exec "$PROGRAM" ;;
          gallery) shift; exec gallery "$@" ;;
          illustrate) shift; exec "$BUILT/illustrate" --skip-build "$@" ;;
          *) name=$1; shift; exec "$BUILT/$name" "$@" ;;
        esac
        """),
    StandIn(
      name: "gallery",
      reason: """
        What serves goes on until it is ended: it is, once it has printed its address. Another \
        program may have the port.
        """,
      script: """
        if [ "$1" != serve ]; then exec "$BUILT/gallery" "$@"; fi
        address=$(mktemp)
        "$BUILT/gallery" "$@" --port 0 >"$address" &
        while kill -0 $! && ! grep -q '^http://127.0.0.1:' "$address"; do sleep 0.05; done
        kill -TERM $!
        wait $!
        rm "$address"
        """),
    StandIn(
      name: "apt-get",
      reason: """
        It needs the network and a user who may install. What it is to install is installed, where \
        there are Debian's packages: nothing here would have been built otherwise. A file is the \
        package of the gallery, of its present version.
        """,
      script: """
        if [ "$1" != install ] || ! command -v dpkg >/dev/null; then exit 0; fi
        shift
        for word in "$@"; do
          case $word in
            -*) ;;
            ./*) test "$word" = "./gallery_$("$BUILT/gallery" --version)_amd64.deb" ;;
            *) dpkg -s "$word" >/dev/null ;;
          esac
        done
        """),
  ]

  /// A command that is not run.
  struct NotRun: Sendable {
    /// What it begins with.
    let text: String
    let reason: String
    /// Files of the package, and what each has in it while the command is right.
    let evidence: [String: String]
  }

  static let notRun = [
    NotRun(
      text: "swift build -c release --static-swift-stdlib --product gallery",
      reason: """
        It takes ten minutes. Packages are made with it, and the gate links the same program from what \
        the benchmarks are linked with.
        """,
      evidence: [
        ".ci/package": "--static-swift-stdlib", "Package.swift": "executable(name: \"gallery\"",
        "Tests/Benchmarks/link-static-gallery": "swiftc -static-stdlib",
      ]),
    NotRun(
      text: "swift build -c release --package-path Tests/Benchmarks --product gallery",
      reason: "It takes ten minutes. The gate runs the benchmarks' commands, this one among them.",
      evidence: [".ci/run": "printed benchmarks"]),
    NotRun(
      text: "swift test --disable-xctest\n",
      reason: "It runs the tests of the library. The gate runs it, beside these.",
      evidence: [".ci/run": "printed test"]),
    NotRun(
      text: "git clone https://…/OpenCollectionView",
      reason: "The package cannot know its address.", evidence: [:]),
    NotRun(
      text: "python3 -m venv .venv && .venv/bin/pip install sphinx furo",
      reason: "It needs the network. What the page is made of is checked without Sphinx.",
      evidence: [:]),
    NotRun(
      text: ".venv/bin/pip install \"git+https://",
      reason: "The package cannot know its address. The gate installs the folder.",
      evidence: [".ci/run": "cp -r Python", "Python/pyproject.toml": "name = \"layout-fences\""]),
    NotRun(
      text: "podman build --platform linux/amd64 --target record",
      reason: "It makes a container. The gallery's tests compare its packages with the page's.",
      evidence: ["Containerfile": "AS record"]),
    NotRun(
      text: "podman run --rm --platform linux/amd64",
      reason: "It runs in a container. The gallery's tests run the entry point.",
      evidence: ["Tests/GalleryTests/PackageTests.swift": ".ci/record-pictures"]),
    NotRun(
      text: "make", reason: "It runs Sphinx, and the command that is run here without it.",
      evidence: [
        "Sources/5-Faces/UIKit/UIKit.docc/Articles/Layout-documents.md":
          "docs/pictures/trips-light.svg:\n\tgallery docs/trips.layout.json5 --appearance both"
      ]),
    NotRun(
      text: ".ci/system-tests --filter PlaygroundMeasurement",
      reason: "It measures for minutes, in a browser.",
      evidence: [
        "Tests/SystemTests/Tests/PageTests/PlaygroundMeasurement.swift":
          "struct PlaygroundMeasurement"
      ]),
    NotRun(
      text: "swift run --package-path Tests/ClientPackage Pantry --out",
      reason: "It builds another package. The gate does, and its tests draw the same screens.",
      evidence: [
        ".ci/run": "client=(--package-path Tests/ClientPackage --scratch-path .build)",
        "Tests/ClientPackage/Package.swift": "name: \"Pantry\"",
      ]),
    NotRun(
      text: "swift package --allow-writing-to-package-directory illustrate",
      reason: "SwiftPM builds a plug-in for it. It starts the command that the others here run.",
      evidence: ["Package.swift": "verb: \"illustrate\""]),
    NotRun(
      text: "docc convert",
      reason: "It reads what the plug-in writes. The gate runs both for the client's package.",
      evidence: [".ci/run": "printed docc"]),
    NotRun(
      text: "swift test --enable-code-coverage",
      reason: "It builds a package a second time, with counters.",
      evidence: ["Tests/SystemTests/Tests/TranslatorRunTests/CoverageTests.swift": "coverage"]),
    NotRun(
      text: ".build/plugins/outputs/*/TranslateObjectiveC.tool/objc-translate coverage",
      reason: "It reads what the command before it has counted. The translator's tests run it.",
      evidence: [
        "Tests/SystemTests/Tests/TranslatorRunTests/CoverageTests.swift": "\"coverage\""
      ]),
    NotRun(
      text: "gallery SAMPLE --actions FILE",
      reason: "It names two options of any sample. The gallery's own tests run such commands.",
      evidence: ["Tests/GalleryTests/ActionsTests.swift": "--actions"]),
    NotRun(
      text: "gallery S --out", reason: "It is a part of a rule: an option of any sample.",
      evidence: ["Gallery/Commands/Render.swift": "out"]),
    NotRun(
      text: "gallery --out x.txt", reason: "It is a part of a rule: an option of any sample.",
      evidence: ["Gallery/Commands/Render.swift": "out"]),
  ]

  /// A command that ends with another exit code than 0, as the page says.
  static let exitCodes: [String: Int32] = [
    // Two pictures that differ.
    "swift run gallery compare a.png b.png": 1
  ]

  /// What pages speak of as the reader's own.
  static let readersFiles = [
    "docs/trips.layout.json5": """
    { version: 1, name: "trips", layout: { type: "flow" }, data: { sections: [{ count: 3 }] } }

    """,
    "MyLayout.swift": """
    import UIKit

    final class MyLayout: UICollectionViewFlowLayout {}

    """,
    "MyMacScreen.swift": """
    import AppKit

    final class MyMacScreenController: NSViewController {
      override func loadView() { view = NSTextField(labelWithString: "A screen of the Mac") }
    }

    """,
    "Cell.xib": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="90" height="40"/></view></objects></document>

    """,
    "Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene sceneID="1"><objects><viewController storyboardIdentifier="detail" id="d">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="40"/></view>
    </viewController></objects></scene></scenes></document>

    """,
    "grid.layout.json5": """
    { version: 1, layout: { type: "flow" }, data: { sections: [{ count: 9 }] } }

    """,
  ]

  /// Addresses that the package cannot know.
  static let repository = "https://…/OpenCollectionView"
}
