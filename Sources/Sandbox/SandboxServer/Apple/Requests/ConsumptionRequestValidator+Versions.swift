import StoreModel
import StoreSigning

extension ConsumptionRequestValidator {
    /// Apple's `ConsumptionRequest`, for products of all types.
    static let second = ConsumptionRequestValidator(
        version: 2,
        fields: [
            consent,
            Field(
                name: "deliveryStatus",
                kind: .word([
                    "DELIVERED", "UNDELIVERED_QUALITY_ISSUE", "UNDELIVERED_WRONG_ITEM",
                    "UNDELIVERED_SERVER_OUTAGE", "UNDELIVERED_OTHER",
                ]), code: .invalidDeliveryStatus, isRequired: true),
            Field(
                name: "sampleContentProvided", kind: .flag, code: .invalidSampleContentProvided,
                isRequired: true),
            // In thousandths of a percent. Apple's libraries do not define a code for
            // `ConsumptionPercentageOutOfRangeError`.
            Field(
                name: "consumptionPercentage", kind: .number(0...100_000), code: .generalBadRequest),
            Field(
                name: "refundPreference",
                kind: .word(["DECLINE", "GRANT_FULL", "GRANT_PRORATED"]),
                code: .invalidRefundPreference),
        ])

    /// Apple's `ConsumptionRequestV1`, for consumables and auto-renewable subscriptions.
    static let first = ConsumptionRequestValidator(
        version: 1,
        fields: [
            consent,
            Field(name: "accountTenure", kind: .number(0...7), code: .invalidAccountTenure),
            Field(name: "appAccountToken", kind: .token, code: .invalidAppAccountToken),
            Field(name: "consumptionStatus", kind: .number(0...3), code: .invalidConsumptionStatus),
            Field(name: "deliveryStatus", kind: .number(0...5), code: .invalidDeliveryStatus),
            Field(
                name: "lifetimeDollarsPurchased", kind: .number(0...7),
                code: .invalidLifetimeDollarsPurchased),
            Field(
                name: "lifetimeDollarsRefunded", kind: .number(0...7),
                code: .invalidLifetimeDollarsRefunded),
            Field(name: "platform", kind: .number(0...2), code: .invalidPlatform),
            Field(name: "playTime", kind: .number(0...7), code: .invalidPlayTime),
            Field(name: "sampleContentProvided", kind: .flag, code: .invalidSampleContentProvided),
            Field(name: "userStatus", kind: .number(0...4), code: .invalidUserStatus),
            Field(name: "refundPreference", kind: .number(0...3), code: .invalidRefundPreference),
        ])

    /// Checks the rules of the second version that depend on several fields (App Store Server API,
    /// `consumptionPercentage`).
    ///
    /// - Parameter body: A body that ``second`` has read.
    static func check(
        _ body: [String: JSONValue], for transaction: Transaction
    ) throws(AppleFailure) {
        guard transaction.ownershipType == .purchased else { throw .refused(.familyNotSupported) }
        guard let percentage = body["consumptionPercentage"]?.integer else { return }
        guard transaction.type != .autoRenewable else {
            throw .refused(.percentageOfSubscription)
        }
        guard percentage == 0 || body["deliveryStatus"]?.text == "DELIVERED" else {
            throw .refused(.percentageOfUndelivered)
        }
        let isProrated = body["refundPreference"]?.text == "GRANT_PRORATED"
        guard !isProrated || (1..<100_000).contains(percentage) else {
            throw .refused(.percentageOfProrated)
        }
    }

    private static let consent = Field(
        name: "customerConsented", kind: .flag, code: .invalidCustomerConsented, isRequired: true)
}
