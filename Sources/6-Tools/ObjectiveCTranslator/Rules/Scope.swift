// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// The scope of a word: a type, an extension, or something in one that has a body.
struct Scope {
  enum Function {
    case ofInstance, ofType, initializer
  }

  /// Nil for a function.
  let kind: TypeDeclaration.Kind?
  /// The name of the type in code inside it.
  let name: String
  let qualifiedName: String
  /// Nil for a type.
  let function: Function?
  /// The bounds of generic parameters that it declares, and of `Self`.
  let bounds: [String: [String]]

  init(
    kind: TypeDeclaration.Kind, name: String, qualifiedName: String, bounds: [String: [String]]
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    function = nil
    self.bounds = bounds
  }

  init(function: Function, bounds: [String: [String]]) {
    kind = nil
    name = ""
    qualifiedName = ""
    self.function = function
    self.bounds = bounds
  }
}

extension FileTranslation {
  /// The type around the present place.
  var enclosingType: Scope? { scopes.last { $0.kind != nil } }

  /// Returns the types to which a generic parameter or `Self` is bound; nil if there is none.
  func bounds(of parameter: String) -> [String]? {
    let found = scopes.compactMap { $0.bounds[parameter] }
    return found.isEmpty ? nil : found.flatMap { $0 }
  }
}
#endif
