/// What the store says of one purchase, as it stands in the signed payload.
///
/// The coding keys are those of Apple's `JWSTransactionDecodedPayload`; `intentId`, `revocationRevision`, `unitPrice`
/// and `withdrawal` are extra claims of ours, which Apple's decoders ignore. Dates are milliseconds since 1970.
public struct Transaction: Hashable, Sendable, Codable {
    /// The store's id; a restore makes a new one.
    public let id: TransactionID
    /// The id of the first transaction of this ownership; equal to `id` for that one.
    public let originalID: TransactionID
    /// The store's customer-facing order number.
    public let orderID: OrderID?
    /// The app that sold it.
    public let bundleID: BundleID
    /// What was bought.
    public let productID: ProductID
    /// The kind of product.
    public let type: ProductType
    /// How many pieces, 1...10.
    public let quantity: Int
    /// When this transaction was made.
    public let purchaseDate: Timestamp
    /// When the first one was made.
    public let originalPurchaseDate: Timestamp
    /// When the ownership ends, for subscriptions.
    public package(set) var expiresDate: Timestamp?
    /// When the store signed this payload.
    public package(set) var signedDate: Timestamp
    /// When it was refunded or revoked; the id stays the same.
    public package(set) var revocationDate: Timestamp?
    /// Why: 0 other, 1 an issue with the app.
    public package(set) var revocationReason: Int?
    /// Whether all of the money went back, a part of it, or a family's sharing ended.
    public package(set) var revocationType: RevocationType?
    /// How much of the price went back, in thousandths of a percent.
    public package(set) var revocationPercentage: Int?
    /// How often the store changed its mind, where that is more than once; see ``revision``.
    public package(set) var revocationRevision: Int?
    /// How it was taken back, where that was no refund and no family's end; a claim of ours.
    public package(set) var withdrawal: Withdrawal?
    /// The player at the merchant for whom it was bought.
    public package(set) var appAccountToken: AppAccountToken?
    /// `PURCHASED` or `FAMILY_SHARED`.
    public package(set) var ownershipType: OwnershipType
    /// The storefront's country.
    public let storefront: String
    /// The storefront's number.
    public let storefrontID: String
    /// Whether the customer or the store's renewal made it.
    public let reason: TransactionReason
    /// The currency of `price`.
    public let currency: String
    /// The price of the whole quantity in milliunits, as signed (App Store Server API, `price`); 0 for a restored one.
    ///
    /// Version 0.4.0 and earlier signed the price of one piece here; ``unitPrice`` and ``charge`` are right for both.
    public package(set) var price: Int64
    /// The price of one piece in milliunits, a claim of ours that is present where the quantity is above 1.
    public package(set) var signedUnitPrice: Int64?
    /// Always `Sandbox`.
    public let environment: StoreEnvironment
    /// The device's id of the purchase; absent from restored and unsolicited ones.
    public let intentID: IntentID?
    /// The group of a subscription, of which a customer has one at a time.
    public package(set) var subscriptionGroupID: String?
    /// The number of one period of a subscription; a restore of it has the same.
    public package(set) var webOrderLineItemID: String?
    /// Whether another plan took the place of this period, which gives nothing any more.
    public package(set) var isUpgraded: Bool?
    /// The kind of offer on which a period was sold; nil for the standard price.
    public package(set) var offerType: OfferType?
    /// The offer's id; introductory ones have none.
    public package(set) var offerIdentifier: String?
    /// How long the whole offer lasts (App Store Server API, `offerPeriod`); version 0.4.0 and earlier signed
    /// the length of one of its periods.
    public package(set) var offerPeriod: SubscriptionPeriod?
    /// How the offer is paid.
    public package(set) var offerDiscountType: OfferDiscountType?
    /// The customer's copy of the app.
    public package(set) var appTransactionID: String?

    /// Takes the parts as they are, and the price of one piece.
    ///
    /// A price that overflows 64 bits stays that of one piece; such a transaction is neither signed nor verified.
    public init(
        id: TransactionID, originalID: TransactionID, orderID: OrderID?, bundleID: BundleID,
        productID: ProductID, type: ProductType, quantity: Int, purchaseDate: Timestamp,
        originalPurchaseDate: Timestamp, expiresDate: Timestamp? = nil, signedDate: Timestamp,
        revocationDate: Timestamp? = nil, revocationReason: Int? = nil,
        appAccountToken: AppAccountToken?, ownershipType: OwnershipType = .purchased,
        storefront: Storefront, reason: TransactionReason = .purchase, unitPrice: Price,
        environment: StoreEnvironment = .sandbox, intentID: IntentID?
    ) {
        self.id = id
        self.originalID = originalID
        self.orderID = orderID
        self.bundleID = bundleID
        self.productID = productID
        self.type = type
        self.quantity = quantity
        self.purchaseDate = purchaseDate
        self.originalPurchaseDate = originalPurchaseDate
        self.expiresDate = expiresDate
        self.signedDate = signedDate
        self.revocationDate = revocationDate
        self.revocationReason = revocationReason
        self.appAccountToken = appAccountToken
        self.ownershipType = ownershipType
        self.storefront = storefront.countryCode
        self.storefrontID = storefront.id
        self.reason = reason
        self.currency = unitPrice.currency.code
        let total = unitPrice.times(quantity)
        self.price = (total ?? unitPrice).milliunits
        self.signedUnitPrice = quantity == 1 || total == nil ? nil : unitPrice.milliunits
        self.environment = environment
        self.intentID = intentID
    }

    /// The names on the wire (App Store Server API, `JWSTransactionDecodedPayload`).
    enum CodingKeys: String, CodingKey {
        case id = "transactionId"
        case originalID = "originalTransactionId"
        case orderID = "orderId"
        case bundleID = "bundleId"
        case productID = "productId"
        case type, quantity, purchaseDate, originalPurchaseDate, expiresDate, signedDate
        case revocationDate, revocationReason, revocationType, revocationPercentage
        case revocationRevision, withdrawal
        case appAccountToken
        case ownershipType = "inAppOwnershipType"
        case storefront
        case storefrontID = "storefrontId"
        case reason = "transactionReason"
        case currency, price, environment
        case signedUnitPrice = "unitPrice"
        case intentID = "intentId"
        case subscriptionGroupID = "subscriptionGroupIdentifier"
        case webOrderLineItemID = "webOrderLineItemId"
        case isUpgraded, offerType, offerIdentifier, offerPeriod, offerDiscountType
        case appTransactionID = "appTransactionId"
    }
}

extension Transaction {
    /// Whether it refers to an earlier one: made by a restore, or by buying again what is owned.
    public var isCopy: Bool { id != originalID && type == .nonConsumable }

    /// The price of one piece; nil where the currency is not an ISO code.
    ///
    /// Without the claim `unitPrice` the quantity is 1, or version 0.4.0 or earlier signed the price of one piece.
    public var unitPrice: Price? {
        Currency(code: currency).map {
            Price(milliunits: signedUnitPrice ?? price, currency: $0)
        }
    }

    /// What was charged for the whole quantity; nil where it is not an amount that can be counted in 64 bits.
    public var charge: Price? { unitPrice?.times(quantity) }
}

extension Transaction {
    /// Which word of the store's this is: 0 as it was sold, and one more each time it is taken back or stands again.
    ///
    /// Of two signed forms the one with the higher number is the newer, whatever their dates say: two may be signed in the same
    /// millisecond, and an old one can be sent again at any time. All transactions of one ownership have the same number.
    public var revision: Int { revocationRevision ?? (revocationDate == nil ? 0 : 1) }

    /// How much of what it gave is taken back with it, in thousandths of a percent; 0 while it stands.
    ///
    /// What was deleted says what was taken back before that, and nothing where it stood: whoever hears of the deletion alone
    /// needs no word before it.
    public var withdrawnShare: Int {
        guard revocationDate != nil else { return 0 }
        let isPart = revocationType == .proratedRefund || withdrawal == .deleted
        guard isPart else { return Self.whole }
        let unsaid = withdrawal == .deleted && revocationType == nil ? 0 : Self.whole
        return min(max(0, revocationPercentage ?? unsaid), Self.whole)
    }

    /// All of it, in thousandths of a percent.
    public static let whole = 100_000
}

extension Transaction {
    /// The same with some of its claims changed.
    package func changed(_ change: (inout Transaction) -> Void) -> Transaction {
        var copy = self
        change(&copy)
        return copy
    }

    /// Takes it back, for no reason that the app gave.
    package mutating func revoke(at moment: Timestamp) {
        revocationDate = moment
        revocationReason = 0
    }
}
