/// A no in the form of the App Store Server API: a number whose first three digits are the HTTP status.
///
/// The numbers are those of `APIError` in Apple's libraries; the sentences are in the manner of Apple's.
struct AppleRefusal: Error, Hashable {
    let code: Int
    let message: String

    init(_ code: Int, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The HTTP status that goes with it.
    var status: Int { code / 10_000 }
}

// What a request has.
extension AppleRefusal {
    static let badRequest = AppleRefusal(4_000_000, "Bad request.")
    static let invalidRevision = AppleRefusal(4_000_005, "Invalid request revision.")
    static let invalidTransactionID = AppleRefusal(4_000_006, "Invalid transaction id.")
    static let invalidOriginalTransactionID = AppleRefusal(
        4_000_008, "Invalid original transaction id.")
    static let invalidExtendByDays = AppleRefusal(
        4_000_009, "Invalid extend by days value: it is a whole number from 1 to 90.")
    static let invalidExtendReasonCode = AppleRefusal(
        4_000_010, "Invalid extend reason code: it is a whole number from 0 to 3.")
    static let invalidRequestIdentifier = AppleRefusal(
        4_000_011, "Invalid request identifier: it has 1 to 128 characters.")
    static let requestIdentifierReused = AppleRefusal(
        4_000_011, "Invalid request identifier: it names another request for this product.")
    static let startAfterEnd = AppleRefusal(4_000_013, "The start date is not before the end date.")
    static let invalidStartDate = AppleRefusal(
        4_000_015, "Invalid start date: it is in milliseconds since 1970.")
    static let invalidEndDate = AppleRefusal(
        4_000_016, "Invalid end date: it is in milliseconds since 1970.")
    static let invalidSort = AppleRefusal(
        4_000_021, "Invalid sort: it is ASCENDING or DESCENDING.")
    static let invalidProductType = AppleRefusal(
        4_000_022,
        "Invalid product type: it is AUTO_RENEWABLE, NON_RENEWABLE, CONSUMABLE or NON_CONSUMABLE.")
    static let invalidProductID = AppleRefusal(4_000_023, "Invalid product id.")
    static let invalidGroup = AppleRefusal(4_000_024, "Invalid subscription group identifier.")
    static let invalidExcludeRevoked = AppleRefusal(
        4_000_025, "Invalid exclude revoked: it is true or false.")
    static let invalidOwnership = AppleRefusal(
        4_000_026, "Invalid in-app ownership type: it is PURCHASED or FAMILY_SHARED.")
    static let emptyStorefronts = AppleRefusal(
        4_000_027, "The list of storefront country codes is empty: leave it out for all.")
    static let invalidStorefront = AppleRefusal(
        4_000_028, "Invalid storefront country code: it is one of ISO 3166-1 alpha-3.")
    static let invalidRevoked = AppleRefusal(4_000_030, "Invalid revoked: it is true or false.")
    static let invalidStatus = AppleRefusal(
        4_000_031, "Invalid status: it is a whole number from 1 to 5.")
    static let typeNotSupported = AppleRefusal(
        4_000_047, "Invalid request: the transaction is for a type that is not supported here.")
    static let tokenNotUUID = AppleRefusal(
        4_000_183, "Invalid request: the app account token is no UUID.")
    static let familyNotSupported = AppleRefusal(
        4_000_185, "Invalid request: the product is shared by the family, which is not supported.")
    static let notOriginal = AppleRefusal(
        4_000_187, "Invalid request: the transaction id is not an original transaction id.")
}

// What the store has.
extension AppleRefusal {
    static let extensionIneligible = AppleRefusal(
        4_030_004, "Forbidden: the subscription’s state makes it ineligible for an extension.")
    static let tooManyExtensions = AppleRefusal(
        4_030_005, "The subscription was extended as often as it can be.")
    static let familyExtensionIneligible = AppleRefusal(
        4_030_007,
        "Forbidden: the family shares the subscription, which makes it ineligible for an extension."
    )
    static let originalTransactionNotFound = AppleRefusal(
        4_040_005, "Original transaction id not found.")
    static let statusRequestNotFound = AppleRefusal(
        4_040_009, "The server found no renewal date extension with this request identifier.")
    static let transactionNotFound = AppleRefusal(4_040_010, "Transaction id not found.")
    static let rateLimitExceeded = AppleRefusal(4_290_000, "Rate limit exceeded.")
    static let internalError = AppleRefusal(5_000_000, "An unknown error occurred.")
    static let internalRetryable = AppleRefusal(
        5_000_001, "An unknown error occurred. Please try again.")
}
