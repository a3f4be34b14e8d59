// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

/// Segues, and the methods of controllers that they name (IB-35, IB-36).
extension DocumentCheck {
  mutating func checkSegue(_ segue: InterfaceElement) {
    if InterfaceSegueKind(segue["kind"]) == .unwind { checkUnwinding(segue) }
    if let selector = segue["destinationCreationSelector"] {
      checkSegueAction(selector, of: segue)
    }
  }

  /// The program finds the controller that unwinding ends at: any class may have the action.
  private mutating func checkUnwinding(_ segue: InterfaceElement) {
    guard let selector = segue["unwindAction"],
      !index.classes.contains(where: { index.method(selector: selector, of: $0) != nil })
    else { return }
    warn(at: segue, "no class of the module has the unwind action '\(selector)'")
  }

  private mutating func checkSegueAction(_ selector: String, of segue: InterfaceElement) {
    var object = segue.parent
    while let here = object, !here.isController { object = here.parent }
    guard let controller = object,
      case .own(let type) = classes.reference(of: controller, in: document),
      index.method(selector: selector, of: type)?.isExposed != true
    else { return }
    warn(
      at: segue,
      "\(type.name) has no segue action '\(selector)'; write @IBSegueAction before the method")
  }
}
#endif
