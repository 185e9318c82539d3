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
    ///
    /// - Parameter account: Whose device it is; nil for a customer of its own.
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
        else { throw Failure("nothing is sold") }
        (self.store, self.merchant, self.context) = (store, merchant, context)
        (self.product, token) = (product, offer.appAccountToken)
    }

    /// Who calls as the device of this number.
    static func context(_ number: Int, account: Int? = nil) -> CallContext {
        CallContext(
            account: AccountName("load-\(account ?? number)"), secret: secret(number),
            device: DeviceName("phone-\(number)"), requestID: clock.newID())
    }

    /// What proves a device of this number.
    static func secret(_ number: Int) -> String {
        "secret-" + String(repeating: "0", count: 32) + "\(number)"
    }

    /// Buys once: an order number, the charge, the verdict and the finish.
    @discardableResult
    func buy() async throws -> TransactionID { try await deliver(try await order()) }

    /// What the store has charged and the merchant has not delivered yet.
    struct Charged: Sendable {
        let jws: JWS
        let number: MerchantOrder
    }

    /// Buys a product, the consumable by default, as far as the charge.
    func order(_ other: Product? = nil) async throws -> Charged {
        let product = other ?? product
        let intent = try intent(product)
        let order = try await merchant.orderNumber(
            for: intent.id, productID: product.id, quantity: 1, context)
        let status = try await store.purchase(
            PurchaseRequest(intent: intent, merchantOrder: order, appAccountToken: token), context)
        guard case .purchased(let jws) = status else { throw Failure("an order is \(status)") }
        return Charged(jws: jws, number: order)
    }

    /// Gets the verdict and finishes.
    @discardableResult
    func deliver(_ charged: Charged) async throws -> TransactionID {
        let (jws, order) = (charged.jws, charged.number)
        let verdict = try await merchant.verify(
            VerificationRequest(
                nonce: Self.clock.newID(), signedTransaction: jws, merchantOrder: order), context)
        guard case .signed = verdict else { throw Failure("a verdict came unsigned") }
        let id = try Self.id(of: jws)
        try await store.finish(.transaction(id), context)
        return id
    }

    /// The first product of a type that is sold.
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
