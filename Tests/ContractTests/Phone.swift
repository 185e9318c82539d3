import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// A device of a customer, without an engine: it makes the calls that an engine would.
struct Phone: Sendable {
    let services: Services
    let clock: TestClock
    let verifier: JWSVerifier
    let context: CallContext

    var store: any StoreService { services.store }
    var merchant: any MerchantService { services.merchant }

    func request(
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

    func gems(
        _ quantity: Int = 1, outcome: Outcome = .approve
    ) async throws -> PurchaseRequest {
        try await request(
            "gems.60", .consumable, quantity: quantity, price: 990, outcome: outcome)
    }

    func noAds() async throws -> PurchaseRequest {
        try await request("noads", .nonConsumable, price: 2_990)
    }

    func buy(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let status = try await store.purchase(request, context)
        guard case .purchased(let jws) = status else { throw Unexpected(what: "\(status)") }
        return try read(jws)
    }

    func read(_ jws: JWS) throws -> SignedTransaction {
        try verifier.verifyTransaction(jws, bundleID: TestCatalog.bundleID, now: clock.now())
    }

    func verify(_ signed: SignedTransaction, nonce: String = "nonce-1") async throws -> Verdict {
        let reply = try await merchant.verify(
            VerificationRequest(nonce: nonce, signedTransaction: signed.jws), context)
        guard case .signed(let jws) = reply else { throw Unexpected(what: "unsigned") }
        return try verifier.verifyVerdict(
            jws, nonce: nonce, transactionID: signed.transaction.id, now: clock.now())
    }

    func finish(_ signed: SignedTransaction) async throws {
        try await store.finish(.transaction(signed.transaction.id), context)
    }

    /// Buys, has the goods granted, and finishes.
    func settle(_ request: PurchaseRequest) async throws -> SignedTransaction {
        let bought = try await buy(request)
        _ = try await verify(bought)
        try await finish(bought)
        return bought
    }

    func unfinished() async throws -> [SignedTransaction] {
        try await store.unfinished(context).transactions.map(read)
    }

    func restore() async throws -> [SignedTransaction] {
        try await store.restore(context).map(read)
    }

    /// Expects a balance and a debt of gems, and a ledger whose changes add up to one less the other.
    func expectWallet(
        has amount: Int64, owes debt: Int64, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let wallet = try await merchant.wallet(entries: 1_000, context)
        let gems = { (goods: [GoodAmount]) in goods.first { $0.good == "gem" }?.amount ?? 0 }
        #expect(gems(wallet.balances) == amount, sourceLocation: sourceLocation)
        #expect(gems(wallet.debts) == debt, sourceLocation: sourceLocation)
        let sum = wallet.entries.filter { $0.change.good == "gem" }.map(\.change.amount)
            .reduce(0, +)
        #expect(sum == amount - debt, sourceLocation: sourceLocation)
        #expect(
            wallet.entries.map(\.version) == (0..<wallet.version).map { $0 + 1 }.reversed(),
            sourceLocation: sourceLocation)
    }

    func gemCount() async throws -> Int64 {
        try await merchant.wallet(entries: 0, context).balances.first { $0.good == "gem" }?.amount
            ?? 0
    }
}

extension PurchaseRequest {
    /// The same request under the same intent, but for what is named.
    func changed(
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
struct Unexpected: Error {
    let what: String
}

/// Expects a refusal with this code.
func expectRefusal<Value>(
    _ code: Refusal.Code, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Value
) async {
    do {
        let value = try await body()
        Issue.record("it was not refused: \(value)", sourceLocation: sourceLocation)
    } catch ServiceFailure.refusal(let refusal) {
        #expect(refusal.code == code, sourceLocation: sourceLocation)
        #expect(!refusal.message.isEmpty, sourceLocation: sourceLocation)
    } catch {
        Issue.record("another failure: \(error)", sourceLocation: sourceLocation)
    }
}
