import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: the merchant")
struct MerchantContractTests {
    @Test("a transaction is granted once, however often it is verified", arguments: Wiring.all)
    func grantsOnce(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = try await phone.gemsRequest(2)
        let bought = try await phone.buy(request)
        let first = try await phone.verify(bought, nonce: "a")
        let second = try await phone.verify(bought, nonce: "b")
        #expect(first.decision == .accepted)
        #expect(second.decision == .alreadyGranted)
        #expect(
            first.changes == [
                VerdictChange(version: 1, change: GoodAmount(good: "gem", amount: 120))
            ])
        #expect(second.changes == first.changes)
        #expect(first.merchantOrder == request.merchantOrder)
        #expect(try await phone.gemCount() == 120)
    }

    @Test("sixteen concurrent verifications are one grant", arguments: Wiring.all)
    func grantsOnceInParallel(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let other = try await backend.rawClient(on: try await backend.reopen())
        let bought = try await phone.buy(try await phone.gemsRequest())
        let decisions = try await withThrowingTaskGroup(of: Verdict.Decision.self) { group in
            for number in 0..<16 {
                let caller = number.isMultiple(of: 2) ? phone : other
                group.addTask { try await caller.verify(bought, nonce: "n\(number)").decision }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(decisions.filter { $0 == .accepted }.count == 1)
        #expect(decisions.filter { $0 == .alreadyGranted }.count == 15)
        #expect(try await phone.gemCount() == 60)
    }

    @Test("a free rebuy or a restore never grants goods again", arguments: Wiring.all)
    func copies(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let rebuy = try await phone.buy(try await phone.noAdsRequest())
        let verdict = try await phone.verify(rebuy)
        #expect(verdict.decision == .alreadyGranted)
        #expect(verdict.changes.isEmpty)
        let tablet = try await backend.rawClient("tablet")
        let restored = try #require(try await tablet.restore().first)
        #expect(try await tablet.verify(restored).decision == .alreadyGranted)
        #expect(try await tablet.gemCount() == 5)
    }

    @Test(
        "another player's transaction is rejected, and still granted to its own player",
        arguments: Wiring.all)
    func otherPlayer(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let bought = try await ann.buy(try await ann.gemsRequest())
        let verdict = try await bob.verify(bought)
        #expect(verdict.decision == .rejected)
        #expect(verdict.reason != nil)
        #expect(try await bob.gemCount() == 0)
        #expect(try await ann.verify(bought).decision == .accepted)
    }

    @Test("another store's transaction is refused", arguments: Wiring.all)
    func otherStore(wiring: Wiring) async throws {
        let (here, there) = (try await TestBackend(wiring), try await TestBackend(wiring))
        let (phone, other) = (try await here.rawClient(), try await there.rawClient())
        let foreign = try await other.buy(try await other.gemsRequest())
        await expectRefusal(.badRequest) { try await phone.verify(foreign) }
        await expectRefusal(.badRequest) {
            try await phone.merchant.verify(
                VerificationRequest(nonce: "n", signedTransaction: JWS(compact: "a.b.c")),
                phone.context)
        }
        #expect(try await phone.gemCount() == 0)
    }

    @Test("order numbers are consecutive, one per intent", arguments: Wiring.all)
    func numbers(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        var numbers: [String] = []
        for place in [1, 2, 2, 3] {
            let id = IntentID("01900000-0000-7000-8000-00000000000\(place)")
            numbers.append(
                try await phone.merchant.orderNumber(
                    for: id, productID: "gems.60", quantity: 1, phone.context
                ).rawValue)
        }
        #expect(numbers == ["M-2026-000001", "M-2026-000002", "M-2026-000002", "M-2026-000003"])
    }

    @Test("a player is fixed per account", arguments: Wiring.all)
    func players(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let tablet = try await backend.rawClient("tablet", on: try await backend.reopen())
        let token = try await ann.merchant.offer(ann.context).appAccountToken
        #expect(UniqueID.isUUID(token.rawValue))
        #expect(try await tablet.merchant.offer(tablet.context).appAccountToken == token)
        #expect(try await bob.merchant.offer(bob.context).appAccountToken != token)
    }

    @Test("goods are spent once per ID, up to the balance", arguments: Wiring.all)
    func spends(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        func spend(_ id: SpendID, _ amount: Int64) async throws -> SpendReply {
            let request = SpendRequest(
                id: id, goods: GoodAmount(good: "gem", amount: amount), note: "a hat")
            return try await phone.merchant.spend(request, phone.context)
        }
        let (one, other) = (SpendID(phone.clock.uuid()), SpendID(phone.clock.uuid()))
        #expect(try await spend(one, 50).version == 2)
        #expect(try await spend(one, 50).version == 2)
        await expectRefusal(.keyReused) { try await spend(one, 49) }
        await expectRefusal(.notEnough) { try await spend(SpendID(phone.clock.uuid()), 11) }
        await expectRefusal(.badRequest) { try await spend(other, 0) }
        await expectRefusal(.badRequest) { try await spend(other, -5) }
        await expectRefusal(.badRequest) { try await spend("no uuid", 1) }
        #expect(
            try await spend(other, 10).statement.balances == [GoodAmount(good: "gem", amount: 0)])
        let wallet = try await phone.merchant.wallet(entries: 2, phone.context)
        #expect(wallet.version == 3)
        #expect(wallet.entries.map(\.version) == [3, 2])
        #expect(wallet.entries.map(\.change.amount) == [-10, -50])
    }

    @Test("a purchase is granted however late it is verified", arguments: Wiring.all)
    func late(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring, deadline: nil)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        backend.clock.advance(milliseconds: 400 * 86_400_000)
        #expect(try await phone.verify(bought).decision == .accepted)
        let fresh = try #require(try await phone.unfinished().first)
        #expect(fresh.transaction.signedDate > bought.transaction.signedDate)
        #expect(try await phone.verify(fresh).decision == .alreadyGranted)
    }

    @Test(
        "a transaction dated in the future gets no verdict yet, and is granted once its time has come",
        arguments: Wiring.all)
    func future(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        backend.clock.advance(milliseconds: -86_400_000)
        await expectRefusal(.badRequest) { try await phone.verify(bought) }
        // Signed again by the wrong clock, it is still a purchase of tomorrow.
        let resigned = try #require(try await phone.unfinished().first)
        #expect(try await phone.verify(resigned).decision == .retry)
        #expect(try await phone.gemCount() == 0)
        backend.clock.advance(milliseconds: 86_400_000)
        #expect(try await phone.verify(bought).decision == .accepted)
        #expect(try await phone.gemCount() == 60)
    }

    @Test(
        "a product that was missing from the catalog is granted when it is listed again",
        arguments: Wiring.all)
    func lostProduct(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let other = try await backend.reopen(catalog: try TestCatalog.catalog(without: "gems.60"))
        let later = try await backend.rawClient(on: other)
        #expect(try await later.verify(bought).decision == .retry)
        #expect(try await phone.verify(bought).decision == .accepted)
    }

    @Test("a refused spending reports the balance", arguments: Wiring.all)
    func tooFew(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let request = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 61), note: "")
        await expectRefusal(.notEnough) { try await phone.merchant.spend(request, phone.context) }
        #expect(try await phone.gemCount() == 60)
        #expect(try await phone.merchant.wallet(entries: 0, phone.context).version == 1)
        let nul = SpendRequest(
            id: request.id, goods: GoodAmount(good: "gem\u{0}", amount: 1), note: "")
        await expectRefusal(.badRequest) { try await phone.merchant.spend(nul, phone.context) }
    }

    @Test(
        "a repeated spending is refused like the first attempt, whatever happened in between",
        arguments: Wiring.all)
    func refusedAgain(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let id = SpendID(phone.clock.uuid())
        let request = SpendRequest(
            id: id, goods: GoodAmount(good: "gem", amount: 61), note: "")
        await expectRefusal(.notEnough) { try await phone.merchant.spend(request, phone.context) }
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        await expectRefusal(.notEnough) { try await phone.merchant.spend(request, phone.context) }
        #expect(try await phone.gemCount() == 120)
        let other = SpendRequest(id: id, goods: GoodAmount(good: "gem", amount: 1), note: "")
        await expectRefusal(.keyReused) { try await phone.merchant.spend(other, phone.context) }
        let fresh = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: request.goods, note: "")
        _ = try await phone.merchant.spend(fresh, phone.context)
        #expect(try await phone.gemCount() == 59)
    }
}
