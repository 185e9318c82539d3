extension ConsumptionForm {
    /// Apple's `ConsumptionRequest`, for products of every type.
    static let second = ConsumptionForm(
        version: 2,
        fields: [
            consent,
            Field(
                name: "deliveryStatus",
                kind: .word([
                    "DELIVERED", "UNDELIVERED_QUALITY_ISSUE", "UNDELIVERED_WRONG_ITEM",
                    "UNDELIVERED_SERVER_OUTAGE", "UNDELIVERED_OTHER",
                ]), code: 4_000_036, isRequired: true),
            Field(
                name: "sampleContentProvided", kind: .flag, code: 4_000_041, isRequired: true),
            // In thousandths of a per cent. Apple names no number of its own for these two.
            Field(name: "consumptionPercentage", kind: .number(0...100_000), code: 4_000_000),
            Field(
                name: "refundPreference",
                kind: .word(["DECLINE", "GRANT_FULL", "GRANT_PRORATED"]), code: 4_000_000),
        ])

    /// Apple's `ConsumptionRequestV1`, for consumables and renewing subscriptions.
    static let first = ConsumptionForm(
        version: 1,
        fields: [
            consent,
            Field(name: "accountTenure", kind: .number(0...7), code: 4_000_032),
            Field(name: "appAccountToken", kind: .token, code: 4_000_033),
            Field(name: "consumptionStatus", kind: .number(0...3), code: 4_000_034),
            Field(name: "deliveryStatus", kind: .number(0...5), code: 4_000_036),
            Field(name: "lifetimeDollarsPurchased", kind: .number(0...7), code: 4_000_037),
            Field(name: "lifetimeDollarsRefunded", kind: .number(0...7), code: 4_000_038),
            Field(name: "platform", kind: .number(0...2), code: 4_000_039),
            Field(name: "playTime", kind: .number(0...7), code: 4_000_040),
            Field(name: "sampleContentProvided", kind: .flag, code: 4_000_041),
            Field(name: "userStatus", kind: .number(0...4), code: 4_000_042),
            Field(name: "refundPreference", kind: .number(0...3), code: 4_000_000),
        ])

    private static let consent = Field(
        name: "customerConsented", kind: .flag, code: 4_000_035, isRequired: true)
}
