// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import PictureResults
import UIKit

/// Says why an element of a sample is where it is, or why it is not seen.
struct Explain: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why an item is where it is, or why it is not visible.",
    discussion: """
      Prints the arithmetic behind each number, from the container to the item. For an item that \
      is not visible, prints the first reason and how to change it.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "The sample's name (see 'gallery list'), or a file (see 'gallery help files').")
  var sample: String

  @Argument(
    help: ArgumentHelp("The section and the item, such as 0,5.", valueName: "s,i"),
    transform: ElementPath.parse)
  var path: ElementPath?

  @Option(help: "The element kind of a header, footer, badge or background.")
  var kind: String?

  @Flag(
    help: "Print the layout passes: what was measured, what moved as a result, and why each ended.")
  var passes = false

  @Flag(help: "Print a JSON object in place of text.")
  var json = false

  @OptionGroup var picture: PictureOptions

  @OptionGroup(title: "Options of particular samples") var own: SampleOptions

  func validate() throws {
    guard path != nil || passes else {
      throw ValidationError(
        """
        Missing item: give its section and item, such as 0,5, or use --passes. To list all elements:  \
        \(OwnProgram.command) \(ShellWord.quoted(sample)) --marks
        """)
    }
    guard kind == nil || path != nil else {
      throw ValidationError("--kind also needs a section and an item, such as 0,0.")
    }
  }

  var swiftFile: SwiftFile? { SwiftFile(sample) }

  func run() throws {
    try MainActor.assumeIsolated { try explain(Subject.find(sample)) }
  }

  @MainActor private func explain(_ subject: Subject) throws {
    var settings = picture.settings(
      of: subject, own: own, style: picture.appearance(of: subject).styles[0])
    settings.tracesPasses = passes
    let screen = try Screen(subject, settings: settings)
    // Data sources may refer to the controller, which only the screen holds.
    defer { withExtendedLifetime(screen) {} }
    let view = try explainedView(on: screen)
    let found = try path.map { path in try explanation(of: path, in: view) }
    let trace = passes ? view.layoutTrace : nil
    guard !json else {
      return try Console.printJSON(
        ExplanationRecord(
          sample: subject.argument, element: found.map(ExplanationRecord.Element.init),
          passes: trace?.passes.map(ExplanationRecord.Pass.init)))
    }
    if let found { Console.print(found) }
    if let trace {
      if found != nil { Console.print("") }
      Console.print(trace)
    }
  }

  @MainActor private func explainedView(
    on screen: Screen
  ) throws(GalleryFailure) -> any ExplainedView {
    guard let view = Screen.explainedViews(in: screen.window).first else {
      throw GalleryFailure("'\(sample)' has no collection view and no table to explain.", .usage)
    }
    return view
  }

  @MainActor private func explanation(
    of path: ElementPath, in view: any ExplainedView
  ) throws(GalleryFailure) -> ElementExplanation {
    let indexPath = IndexPath(item: path.item, section: path.section)
    let explanation: ElementExplanation
    if let kind {
      let supplementary = view.explanation(
        forSupplementaryElementOfKind: kind, at: indexPath)
      let decoration = view.explanation(forDecorationElementOfKind: kind, at: indexPath)
      explanation =
        supplementary.obstacle == .noAttributes && decoration.obstacle != .noAttributes
        ? decoration : supplementary
    } else {
      explanation = view.explanation(forItemAt: indexPath)
    }
    guard explanation.obstacle == .notInData, let reason = explanation.reasons.first else {
      return explanation
    }
    throw GalleryFailure(
      "'\(sample)' has no \(kind == nil ? "item" : "element") \(path.section),\(path.item): "
        + "\(reason.text). To list its elements:  \(OwnProgram.command) "
        + "\(ShellWord.quoted(sample)) --marks", .usage)
  }
}
