public import StoreModel

/// A change to a subscription by the sandbox controls.
public enum SubscriptionControl: Hashable, Sendable, Codable {
    /// A change that the customer could make.
    case wish(CustomerSubscriptionChange)
    /// Ends the paid period now.
    case expire
    /// Makes the charges for renewals fail, or succeed again.
    case failRenewals(Bool)
    /// Sets a new price from the next renewal on; `consent` tells whether the customer has to agree.
    case price(Price, consent: Bool)
    /// Adds days without a charge.
    case extend(days: Int)

    // The JSON keys of the associated values.
    private enum WishCodingKeys: String, CodingKey {
        case _0 = "wish"
    }
    private enum FailRenewalsCodingKeys: String, CodingKey {
        case _0 = "fails"
    }
    private enum PriceCodingKeys: String, CodingKey {
        case _0 = "price"
        case consent
    }
}

// MARK: Words and schema

extension SubscriptionControl {
    /// The controls without a value.
    package static let withoutValue: [SubscriptionControl] =
        CustomerSubscriptionChange.allCases.map { .wish($0) }
        + [.expire, .failRenewals(true), .failRenewals(false)]

    /// The words of the control in commands: its name, and its value if it has one.
    package var words: [String] {
        switch self {
        case .wish(let change): [change.rawValue]
        case .expire: ["expire"]
        case .failRenewals(let fails): [fails ? "fail-renewals" : "pay-renewals"]
        case .price(let price, _): ["price", price.plainAmount]
        case .extend(let days): ["extend", "\(days)"]
        }
    }

    /// The schema of the JSON.
    package static let schema = Schema.cases([
        "wish": Schema.object(["wish": Schema.enumeration(CustomerSubscriptionChange.self)]),
        "expire": Schema.object([:]), "failRenewals": Schema.object(["fails": Schema.flag]),
        "price": Schema.object(["price": Schema.named("Price"), "consent": Schema.flag]),
        "extend": Schema.object(["days": Schema.number(from: 1)]),
    ])
}
