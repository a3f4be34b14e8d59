// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The properties of what is typed. They have no effect here, as there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that are large.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The mode of correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The mode of spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The mode of curly quotation marks.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The mode in which two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The mode in which spaces are added and removed around words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The purpose of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard, light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that says whether the Return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The meaning of the text; nil for anything.
  var textContentType: UITextContentType? { get set }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The appearance of the user interface style.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The checking of words.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The default mode.
  case `default` = 0
  /// The mode off.
  case no = 1
  /// The mode on.
  case yes = 2
}

/// The form of quotation marks.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The default mode.
  case `default` = 0
  /// The mode off.
  case no = 1
  /// The mode on.
  case yes = 2
}

/// The form of two hyphens.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The default mode.
  case `default` = 0
  /// The mode off.
  case no = 1
  /// The mode on.
  case yes = 2
}

/// The spaces around words that are put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The default mode.
  case `default` = 0
  /// The mode off.
  case no = 1
  /// The mode on.
  case yes = 2
}

/// The meaning of a text that is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// An address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// An address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A username.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A birthdate.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// A birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// A birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
