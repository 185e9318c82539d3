package import StoreAPI
package import StoreModel
package import StoreSigning

/// A customer's device without an engine, which makes an engine's calls directly.
package struct RawClient: Sendable {
    /// The services of the backend.
    package let services: BackendServices
    /// The clock of store and merchant.
    package let clock: TestClock
    /// The verifier of the store's signatures.
    package let verifier: JWSVerifier
    /// The context of its calls.
    package let context: CallContext

    /// The store.
    package var store: any StoreService { services.store }
    /// The merchant.
    package var merchant: any MerchantService { services.merchant }

    /// Returns a confirmed purchase request, with an order number of the merchant.
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

    /// Returns a request for 60 gems, or a multiple of them.
    package func gemsRequest(
        _ quantity: Int = 1, outcome: Outcome = .approve
    ) async throws -> PurchaseRequest {
        try await request(
            "gems.60", .consumable, quantity: quantity, price: 990, outcome: outcome)
    }

    /// Returns a request for the non-consumable that also grants five gems.
    package func noAdsRequest() async throws -> PurchaseRequest {
        try await request("noads", .nonConsumable, price: 2_990)
    }

    /// Purchases; throws ``Unexpected`` unless the order is charged.
    package func buy(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let status = try await store.purchase(request, context)
        guard case .purchased(let jws) = status else {
            throw UnexpectedResponse(response: "\(status)")
        }
        return try read(jws)
    }

    /// Verifies a signed transaction and returns it.
    package func read(_ jws: JWS) throws -> SignedTransaction {
        try verifier.verifyTransaction(jws, bundleID: TestCatalog.bundleID, now: clock.now())
    }

    /// Returns the merchant's verdict on a transaction.
    package func verify(_ signed: SignedTransaction, nonce: String = "nonce-1") async throws
        -> Verdict
    {
        let reply = try await merchant.verify(
            VerificationRequest(nonce: nonce, signedTransaction: signed.jws), context)
        guard case .signed(let jws) = reply else { throw UnexpectedResponse(response: "unsigned") }
        return try verifier.verifyVerdict(
            jws, nonce: nonce, transactionID: signed.transaction.id, now: clock.now())
    }

    /// Finishes a transaction at the store.
    package func finish(_ signed: SignedTransaction) async throws {
        try await store.finish(.transaction(signed.transaction.id), context)
    }

    /// Purchases, requests the verdict, and finishes.
    package func purchaseAndFinish(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let bought = try await buy(request)
        _ = try await verify(bought)
        try await finish(bought)
        return bought
    }

    /// Returns the transactions that this device has not finished.
    package func unfinished() async throws -> [SignedTransaction] {
        try await store.unfinished(context).transactions.map(read)
    }

    /// Restores, and returns the transactions.
    package func restore() async throws -> [SignedTransaction] {
        try await store.restore(context).map(read)
    }

    /// Returns the number of gems in the merchant's wallet.
    package func gemCount() async throws -> Int64 {
        try await merchant.wallet(entries: 0, context).balances.first { $0.good == "gem" }?.amount
            ?? 0
    }
}

extension PurchaseRequest {
    /// Returns the request with the same intent id and some changes.
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

/// The error for an unexpected answer.
package struct UnexpectedResponse: Error {
    /// The answer.
    package let response: String

    /// Creates the error with a description of the answer.
    package init(response: String) {
        self.response = response
    }
}
