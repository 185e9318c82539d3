import Foundation
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel

/// A request to read or change a purchase of another account, sent with full knowledge of that purchase.
struct ForeignRequest: Sendable {
    /// The purchase of the other account.
    struct Target: Sendable {
        let request: PurchaseRequest
        let bought: SignedTransaction
    }

    /// The values for the placeholders of the route's pattern.
    var values: [String] = []
    var query = ""
    var headers: HTTPHeaders = [:]
    var body: String?
    /// Whether the response is an endless stream.
    var isEndless = false
    /// Whether the route answers every caller, because the response is the same for all.
    var isPublic = false

    /// Returns the request to a route; nil if none is defined for it.
    static func of(_ route: Route, _ target: Target) throws -> ForeignRequest? {
        let intent = target.request.intent
        switch route {
        case StoreCalls.identity.route: return ForeignRequest(isPublic: true)
        case DeviceRoutes.signIn, DeviceRoutes.invite, StoreCalls.products.route,
            StoreCalls.unfinished.route,
            StoreCalls.restore.route, StoreCalls.subscriptions.route, StoreCalls.storefront.route,
            MerchantCalls.offer.route:
            return ForeignRequest()
        case StoreCalls.manage.route:
            var visit = try ForeignRequest(sending: CustomerSubscriptionChange.cancel)
            visit.values = [target.bought.transaction.id.rawValue]
            return visit
        case StoreCalls.productsByID.route:
            let locale = LocaleID.fallback
            return try ForeignRequest(
                sending: ProductsRequest(productIDs: [intent.productID], locale: locale))
        case StoreCalls.purchase.route:
            var visit = try ForeignRequest(sending: target.request)
            visit.headers = ["Idempotency-Key": intent.id.rawValue]
            return visit
        case StoreCalls.order.route, StoreCalls.closeOrder.route, StoreCalls.acknowledge.route:
            return ForeignRequest(values: [intent.id.rawValue])
        case DeviceRoutes.history:
            return try ForeignRequest(sending: OrderReference.intent(intent.id))
        case StoreCalls.finish.route:
            return ForeignRequest(values: [target.bought.transaction.id.rawValue])
        case StoreCalls.changes.route: return ForeignRequest(query: "?after=0")
        case DeviceRoutes.updates: return ForeignRequest(isEndless: true)
        case StoreCalls.setStorefront.route:
            return try ForeignRequest(sending: StorefrontChoice(countryCode: "DEU"))
        default: return try ofMerchant(route, target)
        }
    }

    private static func ofMerchant(_ route: Route, _ target: Target) throws -> ForeignRequest? {
        let intent = target.request.intent
        switch route {
        case MerchantCalls.orderNumber.route:
            var visit = try ForeignRequest(
                sending: OrderNumberRequest(productID: intent.productID, quantity: intent.quantity))
            visit.values = [intent.id.rawValue]
            return visit
        case MerchantCalls.verify.route:
            return try ForeignRequest(
                sending: VerificationRequest(
                    nonce: "n", signedTransaction: target.bought.jws))
        case StoreCalls.offerCode.route:
            return try ForeignRequest(
                sending: OfferCodeRequest(code: "SPRING", intentID: intent.id))
        case MerchantCalls.signOffer.route:
            return try ForeignRequest(
                sending: OfferSigningRequest(
                    productID: intent.productID, offerIdentifier: "loyal",
                    transactionID: target.bought.transaction.id))
        case MerchantCalls.wallet.route: return ForeignRequest(query: "?entries=100")
        case MerchantCalls.spend.route:
            let goods = GoodAmount(good: "gem", amount: 1)
            return try ForeignRequest(sending: SpendRequest(id: "his", goods: goods, note: ""))
        case MerchantCalls.uploadLog.route:
            return try ForeignRequest(sending: LogBatch(events: [], earliest: 1))
        default: return nil
        }
    }

    /// The request as text, which the response may repeat.
    var said: String { values.joined(separator: " ") + query + (body ?? "") }
}

extension ForeignRequest {
    private init(sending value: some Encodable) throws {
        self.init()
        body = String(decoding: try Wire.json(value), as: UTF8.self)
    }
}
