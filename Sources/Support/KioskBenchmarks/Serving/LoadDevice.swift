import PurchaseEngine
import StoreAPI
import StoreModel
import StoreSigning

/// A customer's device without a journal, which makes the calls of a purchase and keeps no state.
struct LoadDevice: Sendable {
    let store: any StoreService
    let merchant: any MerchantService
    private let context: CallContext
    private let product: Product
    private let token: AppAccountToken
    private static let clock = SystemEngineClock()

    /// Registers a device at the shop.
    ///
    /// - Parameter account: The number of its account; nil for an account of its own.
    init(
        _ number: Int, _ store: any StoreService, _ merchant: any MerchantService,
        account: Int? = nil
    ) async throws {
        let context = Self.context(number, account: account)
        _ = try await store.setStorefront("USA", context)
        let offer = try await merchant.offer(context)
        let reply = try await store.products(
            ProductsRequest(productIDs: offer.productIDs, locale: .fallback), context)
        guard
            let product = reply.products.first(where: {
                $0.type == .consumable && $0.unavailable == nil
            })
        else { throw Failure("there are no products on sale") }
        (self.store, self.merchant, self.context) = (store, merchant, context)
        (self.product, token) = (product, offer.appAccountToken)
    }

    /// Returns the call context of a device.
    static func context(_ number: Int, account: Int? = nil) -> CallContext {
        CallContext(
            account: AccountName("load-\(account ?? number)"), secret: secret(number),
            device: DeviceName("phone-\(number)"), requestID: clock.newID())
    }

    /// Returns the secret with which a device authenticates.
    static func secret(_ number: Int) -> String {
        "secret-" + String(repeating: "0", count: 32) + "\(number)"
    }

    /// Makes one purchase: an order number, the charge, the verdict and the finish.
    @discardableResult
    func buy() async throws -> TransactionID { try await deliver(try await order()) }

    /// A charged transaction that is not yet delivered.
    struct ChargedOrder: Sendable {
        let jws: JWS
        let number: MerchantOrder
    }

    /// Orders a product, by default the consumable, up to the charge.
    func order(_ other: Product? = nil) async throws -> ChargedOrder {
        let product = other ?? product
        let intent = try intent(product)
        let order = try await merchant.orderNumber(
            for: intent.id, productID: product.id, quantity: 1, context)
        let status = try await store.purchase(
            PurchaseRequest(intent: intent, merchantOrder: order, appAccountToken: token), context)
        guard case .purchased(let jws) = status else { throw Failure("an order is \(status)") }
        return ChargedOrder(jws: jws, number: order)
    }

    /// Requests the verdict and finishes the transaction.
    @discardableResult
    func deliver(_ charged: ChargedOrder) async throws -> TransactionID {
        let (jws, order) = (charged.jws, charged.number)
        let verdict = try await merchant.verify(
            VerificationRequest(
                nonce: Self.clock.newID(), signedTransaction: jws, merchantOrder: order), context)
        guard case .signed = verdict else { throw Failure("a verdict is unsigned") }
        let id = try Self.id(of: jws)
        try await store.finish(.transaction(id), context)
        return id
    }

    /// Returns the first available product of a type.
    func product(_ type: ProductType) async throws -> Product? {
        try await store.products(
            ProductsRequest(productIDs: nil, locale: .fallback), context
        ).products.first { $0.type == type && $0.unavailable == nil }
    }

    private func intent(_ product: Product) throws -> Intent {
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
