// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Says what a file may declare: the page of `gallery help files`.
struct Files: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files",
    abstract: "What a file of your own may hold, wherever a sample can be named.",
    usage: """
      gallery FILE.swift --out FILE [options] [--watch]
      gallery FILE.layout.json --out FILE [options] [--depfile FILE] [--watch]
      gallery FILE.xib --out FILE [options] [--depfile FILE] [--watch]
      gallery FILE.storyboard --scene ID --out FILE [options] [--watch]
      gallery FILE.layout.json… --out-dir DIR [--format svg] [--depfile FILE]
      gallery explain FILE.swift S,I
      gallery lint FILE.swift
      gallery record FILE.swift
      gallery verify FILE.swift
      gallery all FOLDER --out-dir DIR
      gallery FILE.swift --preview NAME --out FILE
      gallery serve FILE.swift [--preview NAME]
      """,
    discussion: """
      A file FILE.swift is one file of Swift that imports UIKit, or AppKit. It is shown as the first \
      of these that it declares at its top level, not 'private':
        1. the result of a function playground() without parameters: a UIViewController, a UIView, a \
      UICollectionViewLayout, or an NSViewController or an NSWindowController of the Mac;
        2. its previews, #Preview("Name") { … }: one that fills a screen as it is, others side by side \
      with their names; --preview NAME shows one alone;
        3. its last subclass of UIViewController, NSViewController or NSWindowController;
        4. its last subclass of UIView that is no cell and no supplementary view;
        5. its last subclass of UICollectionViewLayout, with numbered cells.
      A class is created without arguments. The size is 390x844 without --size or --device.

      The file is compiled when it is first used, in the language mode of Swift 5, by the compiler \
      that built gallery: this takes a clone of the repository. The program is kept until the file \
      or gallery changes. Errors are printed as FILE:LINE:COLUMN: error: MESSAGE, with exit code 65; \
      so is the signal of a file that crashes, and a file whose code takes more than \
      \(CompiledFile.secondsForPicture) seconds for a picture. A file has at most 4 MiB. What it \
      prints goes to standard error.

      Films and --time show what its code animates; without --duration, a film ends when all \
      animations have. --watch draws again whenever the file is saved, until Ctrl-C.

      A file that ends in .json or .json5 is a layout document, and '-' one on standard input: its \
      layout, its data and its looks, without code. 'gallery check FILE' prints what is wrong with it, \
      'gallery export FILE' the same screen in Swift, and 'gallery export --as schema' what editors \
      complete its keys by. Pictures that it names stand beside it.

      A file that ends in .xib is a document of Interface Builder, as Xcode saves it: the view of \
      File's Owner, or the first view at its top, in the size that it has there. Classes of its \
      program are drawn as those of their elements, without the outlets, actions and attributes of \
      their own, with a line for each class. Images and asset catalogues are those in its folder and \
      the folders above it, up to the project's. Of a .storyboard, --scene names the scene by its \
      storyboard ID; without it, the initial one is drawn, with the controllers that it embeds. \
      Collection views and tables show each prototype once. --language de replaces the texts by those \
      of de.lproj or of a string catalogue beside the document.

      'record' and 'verify' keep the references beside the file, in References/FILE: light, dark and \
      from right to left.

      \(GalleryFailure.Code.table)
      """)

  func run() { Console.print(Self.helpMessage()) }
}
