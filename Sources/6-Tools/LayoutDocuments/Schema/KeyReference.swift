// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The page that lists every key of a document, made of the table of keys as the schema is.
package struct KeyReference {
  private var objects: [ObjectForm] = []
  private var names: Set<String> = []

  package static var text: String {
    var reference = KeyReference()
    reference.collect(LayoutDocument.table.form)
    return """
      # Keys of layout documents

      Look up what a key of a layout document takes, what it stands for if it is left out, and how it is written.

      ## Overview

      <doc:Layout-documents> introduces these documents. This one has most of what others have: a grid with headers, \
      data with titles, and a look for its cells.

      ```json5
      \(gridWithHeaders)
      ```

      Below each table is a whole document for each of its keys: the least that is needed around it. Save one, and \
      draw it. A key with * is needed. Lengths are in points where no unit stands. Every object may also have `$comment` and \
      keys that begin with `x-`, which are not read.

      Images are named as they are in the folder of the document. As in UIKit the name says the scale: `map@2x.png` \
      has two pixels for a point and `map@3x.png` three, so that both are drawn in the same size as `map.png` with a \
      half or a third of its resolution in each direction. The document names one of them; none is chosen by the scale \
      of the picture.

      \(reference.objects.map(section).joined(separator: "\n\n"))

      """
  }

  package static let gridWithHeaders = """
    { version: 1, name: "grid-with-headers", summary: "Two sections of a grid, each below a header",
      layout: { type: "compositional", section: {
        contentInsets: 8,
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 96,
          items: [{ width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, contentInsets: 4 }] },
        boundaryItems: [{ kind: "header", width: { fractionalWidth: 1 }, height: { estimated: 44 },
          alignment: "top", pinToVisibleBounds: true }] } },
      data: { sections: [
        { texts: { header: "Fruit" }, items: [{ title: "Apple" }, { title: "Pear" }, { title: "Plum" }] },
        { texts: { header: "Numbers" }, count: 10 }] },
      looks: { cell: { background: "systemTeal", cornerRadius: 12 } } }
    """

  /// Collects an object and those that its keys take, in the order in which they are met.
  private mutating func collect(_ form: ObjectForm) {
    guard names.insert(form.name).inserted else { return }
    objects.append(form)
    for key in form.keys() { collect(key.value) }
  }

  private mutating func collect(_ form: ValueForm) {
    switch form {
    case .object(let form): collect(form)
    case .list(let element, _): collect(element)
    case .tuple(let forms), .any(let forms): for form in forms { collect(form) }
    case .dictionary(let value, _), .single(_, let value): collect(value)
    case .discriminated(_, _, let branches): for branch in branches { collect(branch.form) }
    case .named("", let form): collect(form())
    case .named(let name, let form): if names.insert("form \(name)").inserted { collect(form()) }
    case .boolean, .number, .text, .choice, .constant: break
    }
  }

  private static func section(_ form: ObjectForm) -> String {
    let rows = form.keys().map { key in
      let standard = key.defaultValue.map { "`\($0.compactText)`" } ?? ""
      return "| `\(key.name)`\(key.isRequired ? " *" : "") | \(words(key.value)) | \(standard) | "
        + "\(key.help) |"
    }
    let documents = KeyDocument.all.filter { $0.object == form.name }.map { document in
      "// \(document.key)\n\(document.text)"
    }
    let alternatives = form.alternatives.map { alternative in
      let keys = alternative.keys.map { "`\($0)`" }.joined(separator: ", ")
      return alternative.isRequired
        ? "One of \(keys) is needed, and one alone." : "Of \(keys) there is one at most."
    }
    return """
      ## \(form.name)

      The keys of \(form.noun).\(alternatives.map { " \($0)" }.joined())

      | key | value | left out | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      ```json5
      \(documents.joined(separator: "\n"))
      ```
      """
  }

  private static func words(_ form: ValueForm) -> String {
    switch form {
    case .boolean: return "`true` or `false`"
    case .number(let form): return words(form)
    case .text(let form):
      return form.pattern.map { "text of the form `\($0.replacing("|", with: "\\|"))`" } ?? "text"
    case .choice(let names) where names.count > 12:
      return
        "one of \(names.count) names, such as \(names.prefix(3).map { "`\"\($0)\"`" }.joined(separator: ", "))"
    case .choice(let names): return names.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .constant(let value): return "`\(value.compactText)`"
    case .list(let element, _): return "a list: \(words(element))"
    case .tuple(let forms): return "[\(forms.map(words).joined(separator: ", "))]"
    case .dictionary(let value, _): return "for each name: \(words(value))"
    case .single(let key, let value): return "`{ \(key): … }` with \(words(value))"
    case .object(let form): return link(form)
    case .any(let forms): return forms.map(words).joined(separator: "; or ")
    case .discriminated(_, let key, let branches):
      return branches.map { branch in
        let when =
          branch.value.map { "`\(key): \"\($0)\"`" }
          ?? (branch.isPresent ? "with `\(key)`" : "without")
        return "\(link(branch.form)) (\(when))"
      }.joined(separator: ", ")
    case .named(_, let form): return words(form())
    }
  }

  private static func words(_ form: NumberForm) -> String {
    let unit =
      switch form.unit {
      case .points: " of points"
      case .share: ", a share"
      case .seconds: " of seconds"
      case .none: ""
      }
    func text(_ number: Double) -> String {
      JSONValue.number(number).compactText.replacing("-", with: "−")
    }
    let range = "\(text(form.range.lowerBound)) to \(text(form.range.upperBound))"
    return "\(form.isWhole ? "a whole number" : "a number")\(unit), \(range)"
  }

  private static func link(_ form: ObjectForm) -> String { "[\(form.name)](#\(form.name))" }
}
