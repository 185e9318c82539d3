package import StoreAPI
package import StoreModel
package import StoreSigning

/// A device of a customer, without an engine: it makes the calls that an engine would.
package struct RawClient: Sendable {
    /// The other side.
    package let services: Services
    /// The time of both sides.
    package let clock: TestClock
    /// Checks what the store signs.
    package let verifier: JWSVerifier
    /// Whose phone it is.
    package let context: CallContext

    /// The store.
    package var store: any StoreService { services.store }
    /// The merchant.
    package var merchant: any MerchantService { services.merchant }

    /// What a customer confirms, with a number of the merchant's.
    package func request(
        _ product: ProductID, _ type: ProductType, quantity: Int = 1, price milliunits: Int64,
        currency: String = "USD", outcome: Outcome = .approve, title: String = "shown",
        intent: IntentID? = nil
    ) async throws -> PurchaseRequest {
        let id = intent ?? IntentID(clock.uuid())
        let offer = try await merchant.offer(context)
        let number = try await merchant.orderNumber(
            for: id, productID: product, quantity: quantity, context)
        let intent = Intent(
            id: id, account: context.account, productID: product, type: type,
            displayName: title, quantity: quantity,
            unitPrice: try TestCatalog.price(milliunits, currency), outcome: outcome,
            confirmedAt: clock.now())
        return PurchaseRequest(
            intent: intent, merchantOrder: number, appAccountToken: offer.appAccountToken)
    }

    /// Sixty gems, or several of them.
    package func gems(
        _ quantity: Int = 1, outcome: Outcome = .approve
    ) async throws -> PurchaseRequest {
        try await request(
            "gems.60", .consumable, quantity: quantity, price: 990, outcome: outcome)
    }

    /// The non-consumable that grants five gems as well.
    package func noAds() async throws -> PurchaseRequest {
        try await request("noads", .nonConsumable, price: 2_990)
    }

    /// Has it charged; throws ``Unexpected`` for any other answer.
    package func buy(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let status = try await store.purchase(request, context)
        guard case .purchased(let jws) = status else { throw Unexpected(what: "\(status)") }
        return try read(jws)
    }

    /// What a signed form says, if it is to be believed.
    package func read(_ jws: JWS) throws -> SignedTransaction {
        try verifier.verifyTransaction(jws, bundleID: TestCatalog.bundleID, now: clock.now())
    }

    /// The merchant's verdict on a transaction.
    package func verify(_ signed: SignedTransaction, nonce: String = "nonce-1") async throws
        -> Verdict
    {
        let reply = try await merchant.verify(
            VerificationRequest(nonce: nonce, signedTransaction: signed.jws), context)
        guard case .signed(let jws) = reply else { throw Unexpected(what: "unsigned") }
        return try verifier.verifyVerdict(
            jws, nonce: nonce, transactionID: signed.transaction.id, now: clock.now())
    }

    /// Tells the store that a transaction is settled.
    package func finish(_ signed: SignedTransaction) async throws {
        try await store.finish(.transaction(signed.transaction.id), context)
    }

    /// Buys, has the goods granted, and finishes.
    package func settle(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let bought = try await buy(request)
        _ = try await verify(bought)
        try await finish(bought)
        return bought
    }

    /// What this phone has not finished.
    package func unfinished() async throws -> [SignedTransaction] {
        try await store.unfinished(context).transactions.map(read)
    }

    /// What a restore brings.
    package func restore() async throws -> [SignedTransaction] {
        try await store.restore(context).map(read)
    }

    /// How many gems the merchant says there are.
    package func gemCount() async throws -> Int64 {
        try await merchant.wallet(entries: 0, context).balances.first { $0.good == "gem" }?.amount
            ?? 0
    }
}

extension PurchaseRequest {
    /// The same request under the same intent, but for what is named.
    package func changed(
        account: AccountName? = nil, productID: ProductID? = nil, quantity: Int? = nil
    ) -> PurchaseRequest {
        let changed = Intent(
            id: intent.id, account: account ?? intent.account,
            productID: productID ?? intent.productID, type: intent.type,
            displayName: intent.displayName, quantity: quantity ?? intent.quantity,
            unitPrice: intent.unitPrice, outcome: intent.outcome, confirmedAt: intent.confirmedAt)
        return PurchaseRequest(
            intent: changed, merchantOrder: merchantOrder, appAccountToken: appAccountToken)
    }
}

/// An answer of another kind than the test needs.
package struct Unexpected: Error {
    /// The answer.
    package let what: String

    /// Takes its words.
    package init(what: String) {
        self.what = what
    }
}
