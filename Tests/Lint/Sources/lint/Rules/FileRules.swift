// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Rule {
  /// What holds of Swift files.
  static let ofFiles: [Rule] = [
    Rule("Every file opens with the licence") { package, findings in
      for folder in ["Sources", "Gallery", "Tests"] {
        // The files of an app for iOS are as its author has them.
        let others = ["Snippets/", "ClientPackage/Pantry/", "ClientPackage/Garden/"]
        for file in package.files.swiftFiles(below: folder)
        where !others.contains(where: file.path.contains) {
          let first = file.lines.firstIndex { !$0.hasPrefix("// swift-tools-version") } ?? 0
          guard file.lines[first] != licence else { continue }
          findings.add(
            "The licence is missing. The first line has to be: \(licence)", in: file.path,
            line: first + 1)
        }
      }
    },

    // DocC prints what a snippet begins with.
    Rule("Every snippet opens with its description, and hides the licence") { package, findings in
      let snippets = ["Snippets", "Tests/ClientPackage/Snippets"].flatMap {
        package.files.swiftFiles(below: $0)
      }
      if snippets.isEmpty { findings.add("There are no snippets", in: "Snippets") }
      for file in snippets {
        if file.lines.first?.hasPrefix("// ") != true || file.lines.first == licence {
          findings.add(
            "A snippet begins with its description. Write above everything: // What it shows.",
            in: file.path, line: 1)
        }
        let hidden = file.lines.firstIndex(of: "// snippet.hide") ?? 0
        if file.lines.dropFirst(hidden + 1).first != licence {
          findings.add(
            "The hidden part has no licence. Write below '// snippet.hide': \(licence)",
            in: file.path, line: hidden + 2)
        }
        let shown = file.lines.prefix(hidden).firstIndex { !$0.isEmpty && !$0.hasPrefix("//") }
        if let shown {
          findings.add(
            "Above '// snippet.hide' is the description alone. Move this below it", in: file.path,
            line: shown + 1)
        }
      }
    },

    Rule("A file holds one idea: at most 500 lines besides what a public class declares") {
      package, findings in
      for folder in ["Sources", "Gallery", "Snippets"] {
        for file in package.files.swiftFiles(below: folder)
        where !file.path.contains("/Generated/") {
          let count = file.lines.count - linesOfPublicMembers(in: file.lines)
          guard count > 500 else { continue }
          findings.add(
            """
            The file has \(count) lines besides the public members of a class, and 500 is the limit. \
            Move an aspect of it to Type+Aspect.swift
            """, in: file.path, line: 501)
        }
      }
    },

    // The formatter's rule for documented declarations passes over `open`.
    Rule("Every open declaration is documented") { package, findings in
      for file in package.files.swiftFiles(below: "Sources") {
        for (index, line) in file.lines.enumerated() {
          let code = line.drop { $0 == " " }
          guard code.hasPrefix("open ") || code.hasPrefix("@objc open ") else { continue }
          // NSObject says what these are.
          if code.contains("override var hash: Int") || code.contains("override func isEqual(") {
            continue
          }
          var above = index - 1
          while above >= 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") {
            above -= 1
          }
          let isDocumented = above >= 0 && file.lines[above].drop { $0 == " " }.hasPrefix("///")
          if !isDocumented {
            findings.add(
              "This has no documentation. Write it above, after ///: \(code)", in: file.path,
              line: index + 1)
          }
        }
      }
    },

    Rule("A pure target imports values alone") { package, findings in
      let pure = [
        "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "ConstraintSolver",
        "ImageComparison", "LocatedJSON",
      ]
      let allowed: Set = [
        "Foundation", "Geometry", "ViewLayout", "OrderedCollections", "Synchronization",
        "HeapModule",
      ]
      for target in pure {
        let files = package.files.swiftFiles(of: target)
        if files.isEmpty { findings.add("No floor has files of \(target)", in: "Sources") }
        for file in files {
          for (index, line) in file.lines.enumerated() {
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword <= 2,
              keyword + 1 < words.count, !line.hasPrefix("//"), !line.hasPrefix(" "),
              !allowed.contains(String(words[keyword + 1]))
            else { continue }
            findings.add(
              "\(target) is pure: it may import \(allowed.sorted().joined(separator: ", ")). \(line)",
              in: file.path, line: index + 1)
          }
        }
      }
    },

    // Whoever asks what can be imported gets the Mac's branch as soon as one target of a build folder
    // has an AppKit.
    Rule("The Mac stays apart from UIKit, and no source asks what can be imported") {
      package, findings in
      let names = ["AppKit", "Cocoa", "PictureTestingAppKit", "IllustrationsAppKit"]
      let mac = names.compactMap(package.files.folder(of:))
      if mac.count != names.count {
        findings.add("No floor has all of \(names.joined(separator: ", "))", in: "Sources")
      }
      for file in package.files.swiftFiles(below: "Sources")
      where ["canImport(", "AppKit", "Cocoa"].contains(where: file.contains) {
        let isMac = mac.contains { file.path.hasPrefix("\($0)/") }
        for (index, line) in file.lines.enumerated() where !line.hasPrefix("//") {
          if line.contains("canImport(") {
            findings.add(
              "A source must not ask what can be imported, which depends on what else is built",
              in: file.path, line: index + 1)
          }
          guard !isMac, line.contains("import "), let module = line.split(separator: " ").last,
            ["AppKit", "Cocoa"].contains(module)
          else { continue }
          findings.add(
            "Only the Mac's own targets import \(module). Move what needs it to one of them",
            in: file.path, line: index + 1)
        }
      }
    },

    // Foundation's function is true on Linux of rectangles that only touch, as Core Graphics' is not.
    Rule("Rectangles overlap, and no source asks Foundation whether they intersect") {
      package, findings in
      for file in package.files.swiftFiles(below: "Sources") where file.contains(".intersects(") {
        for (index, line) in file.lines.enumerated()
        where line.contains(".intersects(") && !line.drop(while: { $0 == " " }).hasPrefix("//") {
          findings.add(
            "Foundation's intersects(_:) is true of rectangles that only touch. Write: overlaps(_:)",
            in: file.path, line: index + 1)
        }
      }
    },

    Rule("C stays behind one target") { package, findings in
      let modules: [Substring] = ["CCairo", "CPango", "CDeflate", "CLoadedLibraries"]
      for file in package.files.swiftFiles(below: "Sources")
      where !file.path.hasPrefix("Sources/2-Drawing/CairoGraphics/") && file.contains("import C") {
        for (index, line) in file.lines.enumerated()
        where line.contains("import C") && !line.hasPrefix("//") {
          guard let module = line.split(separator: " ").last, modules.contains(module) else {
            continue
          }
          findings.add(
            "Only CairoGraphics imports \(module). Move what calls C there", in: file.path,
            line: index + 1)
        }
      }
    },

    Rule("Abstracts name a thing or say what a function does") { package, findings in
      var count = 0
      for file in package.files.swiftFiles(below: "Sources")
      where !file.path.contains("/Generated/") {
        /// The line on which a comment begins, and its first words.
        var comment: (offset: Int, words: [Substring])?
        /// The indents of the public enumeration and the public protocol around the line; -1 for none.
        var (enumeration, requirements) = (-1, -1)
        for (offset, line) in file.lines.enumerated() {
          let text = line.drop { $0 == " " }
          let indent = line.count - text.count
          if text.hasPrefix("///") {
            guard comment == nil else { continue }
            count += 1
            comment = (offset, Array(text.dropFirst(3).split(separator: " ").prefix(3)))
            continue
          }
          if text == "}" {
            if indent <= enumeration { enumeration = -1 }
            if indent <= requirements { requirements = -1 }
          }
          if text.hasPrefix("public "), !text.hasSuffix("}") {
            if text.contains("enum ") { enumeration = indent }
            if text.contains("protocol ") { requirements = indent }
          }
          guard let (begin, words) = comment, let word = words.first, !text.hasPrefix("@") else {
            if !text.hasPrefix("@") { comment = nil }
            continue
          }
          comment = nil
          let isPublic =
            text.hasPrefix("public ") || text.hasPrefix("open ")
            || (enumeration >= 0 && text.hasPrefix("case ") && indent == enumeration + 2)
            || (requirements >= 0 && indent == requirements + 2)
          if ["What", "How", "Where", "Who", "When"].contains(word) {
            findings.add(
              """
              An abstract does not begin with '\(word)'. Name the thing, "The offset of the \
              section", or say what the function does, "Returns the row at a point"
              """, in: file.path, line: begin + 1)
          } else if isPublic, fragments.contains(word), words != ["Has", "no", "effect:"] {
            // Internal Booleans may: "Whether the row is selected."
            findings.add(
              """
              A public abstract does not begin with '\(word)'. Write a noun phrase, "The offset of \
              the section", a verb, "Returns the row at a point", or: A Boolean value that says whether
              """, in: file.path, line: begin + 1)
          }
        }
      }
      if count <= 1000 { findings.add("Only \(count) abstracts were found", in: "Sources") }
    },
  ]

  /// First words of what is neither a noun phrase nor a verb that says what a function does.
  private static let fragments: Set<Substring> = [
    "Also", "As", "At", "By", "Feeds", "For", "From", "Has", "If", "In", "Is", "It", "Its", "Lets",
    "Not", "Of", "On", "Only", "Says", "Something", "That", "They", "Those", "To", "Which", "While",
    "Whether", "Why", "With",
  ]

  private static let licence: Substring = "// Copyright 2026 the OpenCollectionView authors"
}

/// Returns the number of lines from a public member of a public class at the top of a file to the next
/// declaration. Open members have to stand in the body of their class, which is as long as its API.
private func linesOfPublicMembers(in lines: [Substring]) -> Int {
  var (isInClass, isInMember, count) = (false, false, 0)
  for line in lines {
    let words = Set(line.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " "))
    let isPublic = words.contains("open") || words.contains("public")
    let indent = line.prefix { $0 == " " }.count
    if indent == 0, line.first?.isLetter == true || line.first == "@" {
      isInClass = isPublic && words.contains("class")
      isInMember = false
    } else if indent == 2, isInClass, line.dropFirst(2).first?.isLetter == true {
      isInMember = isPublic
    }
    if isInClass, isInMember { count += 1 }
  }
  return count
}
