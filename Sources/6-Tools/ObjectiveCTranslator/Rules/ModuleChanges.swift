// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// The changes that one file's words make in another: members that classes get since an extension
/// overrides (OC-13), or a subclass meets a requirement that its superclass leaves out (OC-17).
///
/// It is worked out between the two passes, in the files' order: every run gives the same text.
struct ModuleChanges: Sendable {
  /// Declarations that a class gets before its closing brace, by its file and the brace's byte.
  private(set) var added: [Int: [Int: [String]]] = [:]
  /// New names of members of extensions, by their places. They lose `override` and their access.
  private(set) var moved: [SourcePosition: String] = [:]
  /// Of those, the members that override one without an actor: under another name nothing else would
  /// take them off their class's.
  private(set) var nonisolated: Set<SourcePosition> = []
  /// The words that are written before a member, by its position: `override`.
  private(set) var overriding: [SourcePosition: String] = [:]
  /// Imports that files need for members that they get.
  private(set) var imports: [Int: [String]] = [:]
  /// Declarations behind a file's last line.
  private(set) var additions: [Int: [String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The texts by which classes know methods of theirs when the program runs.
  private(set) var textMethods: Set<String> = []

  let index: ModuleIndex
  /// The properties and methods that the module's documents name.
  let named: DocumentNames
  /// The names of all members, so that new ones differ from them.
  private let names: Set<MethodName>

  init(index: ModuleIndex, named: DocumentNames) {
    self.index = index
    self.named = named
    names = Set(index.members.values.joined().map(\.name))
    moveOverrides()
    openMembersOfExtensions()
    addMissingRequirements()
    addMethodTables()
    addKeyTables()
    warnOfNearMisses()
  }

  mutating func report(
    _ severity: Diagnostic.Severity = .error, at member: MemberDeclaration, _ message: String
  ) {
    let file = index.files[member.file]
    diagnostics.append(file.diagnostic(severity, at: member.declaration, message))
  }

  /// Adds a declaration to a class, in the branches of `#if` where its model is. What the compiler
  /// says of it, it says of the model's line.
  mutating func add(_ text: String, to type: TypeDeclaration, like model: MemberDeclaration) {
    let opening = model.conditions.map { "#if \($0)\n" }.joined()
    let closing = model.conditions.map { _ in "\n#endif" }.joined()
    let file = index.files[model.file]
    let line = file.position(at: model.nameOffset).line - model.conditions.count
    let directive = file.isCopy ? "" : Copy.directive(file: file.path, line: max(line, 1)) + "\n"
    addBeforeBrace(directive + opening + text + closing, of: type)
    for needed in index.imports[model.file]
    where !index.imports[type.file].contains(needed)
      && imports[type.file]?.contains(needed) != true && model.file != type.file
    {
      imports[type.file, default: []].append(needed)
    }
  }

  /// Adds members before the closing brace of a class.
  mutating func addBeforeBrace(_ text: String, of type: TypeDeclaration) {
    added[type.position.file, default: [:]][type.position.offset, default: []].append(text)
  }

  /// Adds a class's table of methods.
  mutating func add(table: String, of selectors: [String], to type: TypeDeclaration) {
    addBeforeBrace(table, of: type)
    textMethods.formUnion(selectors)
  }

  /// Adds a conformance behind the file of a class, in the branches of `#if` where the class is.
  mutating func addConformance(of type: TypeDeclaration, to name: String) {
    let opening = type.conditions.map { "#if \($0)\n" }.joined()
    let closing = type.conditions.map { _ in "\n#endif" }.joined()
    addBehind("\(opening)extension \(type.name): \(name) {}\(closing)", file: type.file)
  }

  mutating func addBehind(_ text: String, file: Int) { additions[file, default: []].append(text) }

  /// Takes a member out of an extension's way, under an unused name.
  mutating func move(_ member: MemberDeclaration, of type: TypeDeclaration) -> String {
    if let name = moved[member.position] { return name }
    var name = "_override_\(member.name.base)"
    var number = 2
    while names.contains(MethodName(base: name, labels: member.name.labels)) {
      name = "_override_\(member.name.base)_\(number)"
      number += 1
    }
    moved[member.position] = name
    if overridesNonisolated(member, in: type) { nonisolated.insert(member.position) }
    return name
  }

  /// Takes a member that cannot override out of the way of what it would override: the error says it all.
  mutating func rename(_ member: MemberDeclaration) {
    moved[member.position] = "_override_\(member.name.base)"
  }

  /// Whether what a member overrides is on no actor.
  private func overridesNonisolated(
    _ member: MemberDeclaration, in type: TypeDeclaration
  ) -> Bool {
    guard member.isOverride, !member.modifiers.contains("nonisolated") else { return false }
    let above = index.superclasses(of: type)
    for type in above.own.dropFirst() {
      let alike = index.members(named: member.name.base, ofType: type.name)
        .filter { $0.name == member.name }
      if alike.contains(where: { $0.modifiers.contains("nonisolated") }) { return true }
      if alike.contains(where: { !$0.isOverride }) { return false }
    }
    return FrameworkNames.isNonisolated(member.name, ofClass: above.foreign ?? "")
  }

  mutating func override(_ member: MemberDeclaration, access: String = "") {
    overriding[member.position] = access + "override "
  }
}
#endif
