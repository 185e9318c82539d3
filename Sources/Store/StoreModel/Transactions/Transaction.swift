/// The signed payload of one purchase.
///
/// The coding keys are those of Apple's `JWSTransactionDecodedPayload`; `intentId`, `revocationRevision`, `unitPrice`
/// and `withdrawal` are kiosk's own claims, which Apple's decoders ignore. Dates are milliseconds since 1970.
public struct Transaction: Hashable, Sendable, Codable {
    /// The transaction id; a restore creates a new one.
    public let id: TransactionID
    /// The id of the original transaction of this ownership; equal to `id` for that one.
    public let originalID: TransactionID
    /// The store's customer-facing order number.
    public let orderID: OrderID?
    /// The app that sold it.
    public let bundleID: BundleID
    /// The product.
    public let productID: ProductID
    /// The type of the product.
    public let type: ProductType
    /// The number of units, 1...10.
    public let quantity: Int
    /// When this transaction was created.
    public let purchaseDate: Timestamp
    /// When the original transaction was created.
    public let originalPurchaseDate: Timestamp
    /// When the ownership ends, for subscriptions.
    public package(set) var expiresDate: Timestamp?
    /// When the store signed this payload.
    public package(set) var signedDate: Timestamp
    /// When it was refunded or revoked; the id is unchanged.
    public package(set) var revocationDate: Timestamp?
    /// The reason of the revocation: 0 other, 1 an issue with the app.
    public package(set) var revocationReason: Int?
    /// Whether it was refunded fully, refunded partly, or no longer shared by the family.
    public package(set) var revocationType: RevocationType?
    /// The refunded share of the price, in thousandths of a percent.
    public package(set) var revocationPercentage: Int?
    /// How often it was revoked or reinstated, if more than once; see ``revision``.
    public package(set) var revocationRevision: Int?
    /// How it was revoked, if neither by a refund nor by the end of family sharing; kiosk's own claim.
    public package(set) var withdrawal: Withdrawal?
    /// The player at the merchant that receives the goods.
    public package(set) var appAccountToken: AppAccountToken?
    /// `PURCHASED` or `FAMILY_SHARED`.
    public package(set) var ownershipType: OwnershipType
    /// The storefront's country.
    public let storefront: String
    /// The storefront's number (Apple's `storefrontId`).
    public let storefrontID: String
    /// Whether it was created by a purchase or by a renewal.
    public let reason: TransactionReason
    /// The currency of `price`.
    public let currency: String
    /// The price of the whole quantity in milliunits, as signed (App Store Server API, `price`); 0 for a restored one.
    ///
    /// Version 0.4.0 and earlier signed the price of one unit here; ``unitPrice`` and ``charge`` are correct for both.
    public package(set) var price: Int64
    /// The price of one unit in milliunits; kiosk's own claim, present if the quantity is above 1.
    public package(set) var signedUnitPrice: Int64?
    /// Always `Sandbox`.
    public let environment: StoreEnvironment
    /// The device's intent id; absent from restored and unsolicited transactions.
    public let intentID: IntentID?
    /// The subscription group, of which a customer has one subscription at a time.
    public package(set) var subscriptionGroupID: String?
    /// The id of one period of a subscription; a restore has the same.
    public package(set) var webOrderLineItemID: String?
    /// Whether an upgrade replaced this period, which therefore no longer entitles the customer.
    public package(set) var isUpgraded: Bool?
    /// The type of the offer with which a period was sold; nil for the standard price.
    public package(set) var offerType: OfferType?
    /// The offer's id; nil for introductory offers.
    public package(set) var offerIdentifier: String?
    /// The duration of the whole offer (App Store Server API, `offerPeriod`); version 0.4.0 and earlier signed the
    /// length of one of its periods.
    public package(set) var offerPeriod: SubscriptionPeriod?
    /// The payment mode of the offer.
    public package(set) var offerDiscountType: OfferDiscountType?
    /// The id of the customer's copy of the app.
    public package(set) var appTransactionID: String?

    /// Creates a transaction from its parts and the price of one unit, without validating them.
    ///
    /// If the total price overflows 64 bits, `price` is that of one unit; such a transaction is neither signed nor
    /// verified.
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
    /// Whether it refers to an earlier one: created by a restore, or by buying an owned product again.
    public var isCopy: Bool { id != originalID && type == .nonConsumable }

    /// The price of one unit; nil if the currency is not an ISO code.
    ///
    /// Without the claim `unitPrice`, the quantity is 1, or version 0.4.0 or earlier signed the price of one unit.
    public var unitPrice: Price? {
        Currency(code: currency).map {
            Price(milliunits: signedUnitPrice ?? price, currency: $0)
        }
    }

    /// The amount charged for the whole quantity; nil if it exceeds 64 bits.
    public var charge: Price? { unitPrice?.times(quantity) }
}

extension Transaction {
    /// The number of this version of the transaction: 0 as it was sold, increased by each revocation and reinstatement.
    ///
    /// Of two signed forms, the one with the higher number is newer. Their dates do not decide: two may be signed in
    /// the same millisecond, and an old one can be replayed at any time. All transactions of one ownership have the
    /// same number.
    public var revision: Int { revocationRevision ?? (revocationDate == nil ? 0 : 1) }

    /// The share of the granted goods that is taken back, in thousandths of a percent; 0 unless it is revoked.
    ///
    /// A deleted transaction has the share that was taken back before its deletion, or 0 if it was valid. A client that
    /// receives only the deletion thus needs no earlier version.
    public var withdrawnShare: Int {
        guard revocationDate != nil else { return 0 }
        let isPart = revocationType == .proratedRefund || withdrawal == .deleted
        guard isPart else { return Self.fullShare }
        let defaultShare = withdrawal == .deleted && revocationType == nil ? 0 : Self.fullShare
        return min(max(0, revocationPercentage ?? defaultShare), Self.fullShare)
    }

    /// The full share, in thousandths of a percent.
    public static let fullShare = 100_000
}

extension Transaction {
    /// Returns a copy with some claims changed.
    package func changed(_ change: (inout Transaction) -> Void) -> Transaction {
        var copy = self
        change(&copy)
        return copy
    }

    /// Revokes it without a reason given by the app.
    package mutating func revoke(at moment: Timestamp) {
        revocationDate = moment
        revocationReason = 0
    }
}
