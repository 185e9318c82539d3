import PurchaseEngine
import StoreAPI
import StoreModel
import StoreSigning

/// A customer's device without a journal: it makes the calls of a purchase and remembers nothing.
struct LoadDevice: Sendable {
    let store: any StoreService
    let merchant: any MerchantService
    private let context: CallContext
    private let product: Product
    private let token: AppAccountToken
    private static let clock = SystemEngineClock()

    /// Comes to the shop as one customer among many.
    init(
        _ number: Int, _ store: any StoreService, _ merchant: any MerchantService
    ) async throws {
        let context = Self.context(number)
        _ = try await store.setStorefront("USA", context)
        let offer = try await merchant.offer(context)
        let reply = try await store.products(
            ProductsRequest(productIDs: offer.productIDs, locale: .fallback), context)
        guard
            let product = reply.products.first(where: {
                $0.type == .consumable && $0.unavailable == nil
            })
        else { throw Failure("nothing is sold") }
        (self.store, self.merchant, self.context) = (store, merchant, context)
        (self.product, token) = (product, offer.appAccountToken)
    }

    /// Who calls as the device of this number.
    static func context(_ number: Int) -> CallContext {
        CallContext(
            account: AccountName("load-\(number)"), secret: secret(number),
            device: DeviceName("phone-\(number)"), requestID: clock.newID())
    }

    /// What proves a device of this number.
    static func secret(_ number: Int) -> String {
        "secret-" + String(repeating: "0", count: 32) + "\(number)"
    }

    /// Buys once: an order number, the charge, the verdict and the finish.
    @discardableResult
    func buy() async throws -> TransactionID {
        let intent = try intent()
        let order = try await merchant.orderNumber(
            for: intent.id, productID: product.id, quantity: 1, context)
        let status = try await store.purchase(
            PurchaseRequest(intent: intent, merchantOrder: order, appAccountToken: token), context)
        guard case .purchased(let jws) = status else { throw Failure("an order is \(status)") }
        let verdict = try await merchant.verify(
            VerificationRequest(
                nonce: Self.clock.newID(), signedTransaction: jws, merchantOrder: order), context)
        guard case .signed = verdict else { throw Failure("a verdict came unsigned") }
        let id = try Self.id(of: jws)
        try await store.finish(.transaction(id), context)
        return id
    }

    private func intent() throws -> Intent {
        guard let price = product.price else { throw Failure("\(product.id) has no price") }
        return Intent(
            id: IntentID(Self.clock.newID()), account: context.account, productID: product.id,
            type: product.type, displayName: product.displayName, quantity: 1, unitPrice: price,
            outcome: .approve, confirmedAt: Self.clock.now())
    }

    private static func id(of jws: JWS) throws -> TransactionID {
        let fields = try TokenContents(jws).payload
        guard let field = fields.first(where: { $0.name == "transactionId" }) else {
            throw Failure("a transaction has no id")
        }
        return TransactionID(field.value)
    }
}
