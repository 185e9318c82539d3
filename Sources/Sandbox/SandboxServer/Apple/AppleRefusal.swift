/// An error response of the App Store Server API: Apple's code, and a message in Apple's style.
struct AppleRefusal: Error, Hashable {
    let code: AppleErrorCode
    let message: String

    init(_ code: AppleErrorCode, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The HTTP status of the code.
    var status: Int { code.rawValue / 10_000 }
}

// Errors for invalid requests.
extension AppleRefusal {
    static let badRequest = AppleRefusal(.generalBadRequest, "Bad request.")
    static let invalidRevision = AppleRefusal(.invalidRequestRevision, "Invalid request revision.")
    static let invalidTransactionID = AppleRefusal(.invalidTransactionId, "Invalid transaction id.")
    static let invalidOriginalTransactionID = AppleRefusal(
        .invalidOriginalTransactionId, "Invalid original transaction id.")
    static let invalidExtendByDays = AppleRefusal(
        .invalidExtendByDays, "Invalid extend by days value: use a whole number from 1 to 90.")
    static let invalidExtendReasonCode = AppleRefusal(
        .invalidExtendReasonCode, "Invalid extend reason code: use a whole number from 0 to 3.")
    static let invalidRequestIdentifier = AppleRefusal(
        .invalidRequestIdentifier, "Invalid request identifier: use 1 to 128 characters.")
    static let requestIdentifierReused = AppleRefusal(
        .invalidRequestIdentifier, "Invalid request identifier: it belongs to another request.")
    static let startAfterEnd = AppleRefusal(
        .startDateAfterEndDate, "The start date is not before the end date.")
    static let invalidStartDate = AppleRefusal(
        .invalidStartDate, "Invalid start date: use milliseconds since 1970.")
    static let invalidEndDate = AppleRefusal(
        .invalidEndDate, "Invalid end date: use milliseconds since 1970.")
    static let invalidSort = AppleRefusal(
        .invalidSort, "Invalid sort: use ASCENDING or DESCENDING.")
    static let invalidProductType = AppleRefusal(
        .invalidProductType,
        "Invalid product type: use AUTO_RENEWABLE, NON_RENEWABLE, CONSUMABLE or NON_CONSUMABLE.")
    static let invalidProductID = AppleRefusal(.invalidProductId, "Invalid product id.")
    static let invalidGroup = AppleRefusal(
        .invalidSubscriptionGroupIdentifier, "Invalid subscription group identifier.")
    static let invalidExcludeRevoked = AppleRefusal(
        .invalidExcludeRevoked, "Invalid exclude revoked: use true or false.")
    static let invalidOwnership = AppleRefusal(
        .invalidInAppOwnershipType,
        "Invalid in-app ownership type: use PURCHASED or FAMILY_SHARED.")
    static let emptyStorefronts = AppleRefusal(
        .invalidEmptyStorefrontCountryCodeList,
        "The list of storefront country codes is empty: omit it to include all storefronts.")
    static let invalidStorefront = AppleRefusal(
        .invalidStorefrontCountryCode,
        "Invalid storefront country code: use a code of ISO 3166-1 alpha-3.")
    static let invalidRevoked = AppleRefusal(
        .invalidRevoked, "Invalid revoked: use true or false.")
    static let invalidStatus = AppleRefusal(
        .invalidStatus, "Invalid status: use a whole number from 1 to 5.")
    static let typeNotSupported = AppleRefusal(
        .invalidTransactionTypeNotSupported,
        "Invalid request: the transaction is for a type that is not supported here.")
    static let tokenNotUUID = AppleRefusal(
        .invalidAppAccountTokenUUID, "Invalid request: the app account token is not a UUID.")
    static let familyNotSupported = AppleRefusal(
        .familyTransactionNotSupported,
        "Invalid request: the product is shared by the family, which is not supported.")
    static let appTransactionIDNotSupported = AppleRefusal(
        .appTransactionIdNotSupported,
        "Invalid request: app transactions are not supported by this endpoint.")
    static let percentageOfSubscription = AppleRefusal(
        .consumptionPercentageAutoRenewableSubscription,
        "Invalid consumptionPercentage: leave it out for an auto-renewable subscription.")
    static let percentageOfUndelivered = AppleRefusal(
        .generalBadRequest,
        "Invalid consumptionPercentage: use 0 unless the deliveryStatus is DELIVERED.")
    static let percentageOfProrated = AppleRefusal(
        .generalBadRequest,
        "Invalid consumptionPercentage: with GRANT_PRORATED, use a value above 0 and below 100000.")
    static let notOriginal = AppleRefusal(
        .transactionIdIsNotOriginalTransactionId,
        "Invalid request: the transaction id is not an original transaction id.")
}

// Errors that depend on the store's data.
extension AppleRefusal {
    static let extensionIneligible = AppleRefusal(
        .subscriptionExtensionIneligible,
        "Forbidden: the subscription’s state makes it ineligible for an extension.")
    static let tooManyExtensions = AppleRefusal(
        .subscriptionMaxExtension, "The subscription has reached the maximum number of extensions.")
    static let familyExtensionIneligible = AppleRefusal(
        .familySharedSubscriptionExtensionIneligible,
        "Forbidden: the family shares the subscription, which makes it ineligible for an extension."
    )
    static let originalTransactionNotFound = AppleRefusal(
        .originalTransactionIdNotFound, "Original transaction id not found.")
    static let statusRequestNotFound = AppleRefusal(
        .statusRequestNotFound,
        "The server found no renewal date extension with this request identifier.")
    static let transactionNotFound = AppleRefusal(
        .transactionIdNotFound, "Transaction id not found.")
    static let endpointNotOffered = AppleRefusal(
        .endpointNotOffered,
        "kiosk does not offer this endpoint. GET /openapi.json lists the endpoints that it offers.")
    static let rateLimitExceeded = AppleRefusal(.rateLimitExceeded, "Rate limit exceeded.")
    static let internalError = AppleRefusal(.generalInternal, "An unknown error occurred.")
    static let internalRetryable = AppleRefusal(
        .generalInternalRetryable, "An unknown error occurred. Please try again.")
}
