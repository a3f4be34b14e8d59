// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Expectations
import Testing

@testable import gallery

/// Arguments are read as those of one command, with the result that the whole command gives.
@Suite("Arguments of the gallery") struct ArgumentsTests {
  @Test(arguments: [
    "grid --out grid.png", "grid", "grid list --out a.png",
    "grid --out a.png --appearance both --text blocks",
    "grid --appearance purple --out a.png", "grid --help", "grid --version", "grid --nonsense",
    "grid --scale 9 --out a.png", "grid --size 10x10 --device iphone-se --out a.png", "help grid",
    "Feed.storyboard --scene feed --out a.png", "My.swift --out a.png --watch",
    "a.layout.json --out -",
    "render grid --out a.png", "list grid", "list --json", "verify grid --shard 2/5",
    "explain grid 0,1",
    "--help", "--version", "", "nosuchsample --out a.png", "grid --generate-completion-script bash",
    "feed --out a.png", "grid -o a.png -- --help", "-- grid --out a.png", "help", "render --help",
    "grid --out", "list a b", "explain grid", "lint -h", "compare a.png", "serve grid --port x",
    "accept --version", "files x",
  ])
  func `A line is read as the whole command reads it`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    expectEqual(
      outcome { try Gallery.command(of: words) }, outcome { try Gallery.parseAsRoot(words) })
  }

  private func outcome(_ parse: () throws -> any ParsableCommand) -> String {
    do {
      return "\(try parse())"
    } catch let failure as GalleryFailure {
      return "\(failure.code.exitCode): \(failure.message)"
    } catch {
      let code = Gallery.exitCode(for: error)
      guard code != .success else { return Gallery.fullMessage(for: error) }
      return "\(code): \(Gallery.message(for: error))"
    }
  }

  @Test func `A command that is read alone has what was typed`() throws {
    let render = try #require(
      try Gallery.command(of: ["grid", "--out", "a.png", "--text", "blocks", "--direction", "rtl"])
        as? Render)
    expectEqual(render.samples, ["grid"])
    expectEqual(render.out, "a.png")
    expectEqual(render.picture.text, .blocks)
    expectEqual(render.picture.direction, .rtl)
  }

  @Test func `No sample has the name of a command`() {
    let commands = Set(
      Gallery.configuration.subcommands.flatMap {
        [$0.configuration.commandName].compactMap { $0 } + $0.configuration.aliases
      } + ["help"])
    expectEqual(commands.count, Gallery.configuration.subcommands.count + 1)
    expectEqual(catalogue.flatMap { [$0.name] + $0.aliases }.filter(commands.contains), [])
  }

  @Test func `Words of an option are its cases`() {
    expectEqual(Appearance.allValueStrings, ["light", "dark", "both"])
    expectEqual(Appearance.allValueDescriptions, [:])
    expectEqual(Appearance(argument: "dark"), .dark)
    expectNil(Appearance(argument: "Dark"))
    expectEqual(Appearance.both.defaultValueDescription, "both")
  }
}
