import KioskTestSupport
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Genuine tokens that are reused; the ids are those of the articles “Attacks” and “Verifier”.
@Suite("Attacks on the seller: replays", .timeLimit(.minutes(5)))
struct ReplayAttacks {
    @Test("B1: the same token twice is one grant")
    func twice() async throws {
        let phone = try await TestBackend().rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        #expect(try await phone.verify(bought, nonce: "first").decision == .accepted)
        let again = try await phone.verify(bought, nonce: "second")
        #expect(again.decision == .alreadyGranted && again.changes.count == 1)
        #expect(try await phone.gemCount() == 60)
    }

    @Test("B2: 64 concurrent verifications on two connections are one grant")
    func parallel() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let other = try await backend.rawClient(on: try await backend.reopen())
        let bought = try await phone.buy(try await phone.gemsRequest())
        let decisions = try await withThrowingTaskGroup(of: Verdict.Decision.self) { group in
            for number in 0..<64 {
                let caller = number.isMultiple(of: 2) ? phone : other
                group.addTask { try await caller.verify(bought, nonce: "n\(number)").decision }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(decisions.filter { $0 == .accepted }.count == 1)
        #expect(decisions.filter { $0 == .alreadyGranted }.count == 63)
        #expect(try await phone.gemCount() == 60)
    }

    @Test("B3: a token of another account is rejected and recorded, and its owner can still use it")
    func otherAccount() async throws {
        let backend = try TestBackend()
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let bought = try await ann.buy(try await ann.gemsRequest())
        let stolen = try await bob.verify(bought)
        #expect(stolen.decision == .rejected && stolen.reason?.contains("another player") == true)
        let steps = try await backend.services.control
            .history(of: .transaction(bought.transaction.id))
        #expect(steps.contains { $0.kind == .rejected && $0.side == .merchant })
        #expect(try await ann.verify(bought).decision == .accepted)
        #expect(try await ann.gemCount() == 60)
        #expect(try await bob.gemCount() == 0)
    }

    @Test("B4: the paid product is granted, whatever product the order number was issued for")
    func otherProduct() async throws {
        let phone = try await TestBackend().rawClient()
        let cheap = try await phone.gemsRequest()
        // The order number is issued for a season; the store charges for gems.
        let intent = IntentID(phone.clock.uuid())
        let number = try await phone.merchant.orderNumber(
            for: intent, productID: "season", quantity: 1, phone.context)
        let terms = Intent(
            id: intent, account: "ann", productID: "gems.60", type: .consumable,
            displayName: "shown", quantity: 1, unitPrice: cheap.intent.unitPrice,
            outcome: .approve, confirmedAt: phone.clock.now())
        let bought = try await phone.buy(
            PurchaseRequest(
                intent: terms, merchantOrder: number, appAccountToken: cheap.appAccountToken))
        #expect(try await phone.verify(bought).changes.map(\.change.good) == ["gem"])
        #expect(try await phone.gemCount() == 60)
    }

    /// Names that look like the app's, or equal it except byte for byte.
    private static let bundles = [
        "com.example.other", "com.example.Game", "COM.EXAMPLE.GAME", "com.example.g\u{430}me",
        "com.example.game ", "com.example.game\u{200B}", "com.example.ga\u{6D}\u{301}e", "",
    ]

    @Test("B5: another app's token is refused, however similar its name is", arguments: bundles)
    func otherBundle(_ name: String) async throws {
        let forgery = try await Forgery.make { [($0.bundleID, "\"\(name)\"")] }
        #expect(throws: VerificationError.self) { try forgery.phone.read(forgery.token) }
        #expect(try await forgery.answer == .badRequest)
        #expect(try await forgery.phone.gemCount() == 0)
    }

    @Test(
        "B6: a token of another environment is refused and leaves no record",
        arguments: ["Production", "Xcode", "LocalTesting", "SANDBOX"])
    func otherEnvironment(_ name: String) async throws {
        let forgery = try await Forgery.make { _ in [("\"Sandbox\"", "\"\(name)\"")] }
        #expect(throws: VerificationError.wrongEnvironment) {
            try forgery.phone.read(forgery.token)
        }
        #expect(try await forgery.answer == .badRequest)
        let steps = try await forgery.phone.services.control
            .history(of: .transaction(forgery.genuine.transaction.id))
        #expect(!steps.contains { $0.kind == .granted || $0.kind == .rejected })
        #expect(try await forgery.phone.verify(forgery.genuine).decision == .accepted)
    }

    @Test("B7: an old token is neither lost nor granted twice: the store's present state decides")
    func old() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let kept = try await phone.buy(try await phone.gemsRequest())
        backend.clock.advance(milliseconds: 2 * 86_400_000)
        #expect(try await phone.verify(kept, nonce: "late").decision == .accepted)
        // The store lists the same transaction with a new signature.
        let fresh = try #require(try await phone.unfinished().first)
        #expect(fresh.transaction.signedDate > kept.transaction.signedDate)
        #expect(try await phone.verify(fresh, nonce: "fresh").decision == .alreadyGranted)
        #expect(try await phone.gemCount() == 60)
    }

    @Test("B8: a token that was signed before its refund grants nothing after it")
    func refunded() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        _ = try await backend.services.control.refund(bought.transaction.id)
        #expect(try await phone.verify(bought).decision == .revoked)
        #expect(try await phone.gemCount() == 0)
    }

    @Test(
        "B9: a refund concurrent with a verification never leaves refunded goods in the wallet",
        arguments: 1...12)
    func refundRace(_ round: Int) async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let (control, id) = (backend.services.control, bought.transaction.id)
        async let verdict = phone.verify(bought, nonce: "race")
        async let refund = control.refund(id)
        let decision = try await verdict.decision
        _ = try await refund
        #expect([.accepted, .revoked].contains(decision))
        #expect(try await phone.verify(bought, nonce: "after").decision == .revoked)
        let wallet = try await phone.merchant.wallet(entries: 10, phone.context)
        #expect(wallet.entries.map(\.change.amount).reduce(0, +) == 0)
        #expect(try await phone.gemCount() == 0)
    }

    @Test(
        "B13: after the store is restored from a backup the merchant neither grants twice nor forgets a grant"
    )
    func storeRolledBack() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let before = try backend.storeFile()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        // The restored store does not have the sale; the merchant's ledger does.
        try backend.replaceStore(before)
        let after = try await backend.rawClient(on: try await backend.reopen())
        #expect(try await after.verify(bought, nonce: "again").decision == .retry)
        #expect(try await after.gemCount() == 60)
        // The next sale has another ID, so it is not mistaken for the one already granted.
        phone.clock.advance(milliseconds: 1)
        let next = try await after.buy(try await after.gemsRequest())
        #expect(next.transaction.id != bought.transaction.id)
        #expect(try await after.verify(next, nonce: "next").decision == .accepted)
        #expect(try await after.gemCount() == 120)
    }

    @Test("A22: the twin of a signature is the same purchase and grants nothing more")
    func twin() async throws {
        let phone = try await TestBackend().rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let segments = bought.jws.segments
        let signature = try #require(Base64.url.decode(segments[2].utf8))
        let other = Base64.url.encode(NegatedSignature.of(signature))
        let twin = try phone.read(JWS(compact: "\(segments[0]).\(segments[1]).\(other)"))
        #expect(twin.jws != bought.jws && twin.transaction == bought.transaction)
        #expect(try await phone.verify(twin, nonce: "first").decision == .accepted)
        #expect(try await phone.verify(bought, nonce: "second").decision == .alreadyGranted)
        #expect(try await phone.verify(twin, nonce: "third").decision == .alreadyGranted)
        #expect(try await phone.gemCount() == 60)
    }

    @Test(
        "A18: a token with an old date from a stolen key is valid but grants nothing, because the store is asked"
    )
    func stolenKey() async throws {
        let forgery = try await Forgery.make { claims in
            let id = claims.transaction.id.rawValue
            let dated = "\"signedDate\":\(claims.transaction.signedDate.milliseconds)"
            return [
                ("\"transactionId\":\"\(id)\"", "\"transactionId\":\"9\(id)\""),
                ("\"originalTransactionId\":\"\(id)\"", "\"originalTransactionId\":\"9\(id)\""),
                (dated, "\"signedDate\":1000000000000"),
            ]
        }
        let forged = try forgery.phone.read(forgery.token)
        #expect(try await forgery.phone.verify(forged).decision == .retry)
        #expect(try await forgery.phone.gemCount() == 0)
        #expect(try await forgery.phone.verify(forgery.genuine).decision == .accepted)
        #expect(try await forgery.phone.gemCount() == 60)
    }
}
