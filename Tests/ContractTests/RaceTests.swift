import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Covers many concurrent calls through several instances on the same files, as separate processes would have them.
@Suite("Races at store and merchant", .timeLimit(.minutes(5)))
struct RaceTests {
    /// Runs a number of bodies concurrently.
    private func together<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for number in 0..<count { group.addTask { try await body(number) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Returns the same device on separate instances.
    private func phones(_ backend: TestBackend, of account: AccountName = "ann") async throws
        -> [RawClient]
    {
        var phones = [try await backend.rawClient(of: account)]
        for _ in 0..<3 {
            phones.append(try await backend.rawClient(of: account, on: try await backend.reopen()))
        }
        return phones
    }

    @Test("64 submissions of one order are charged once", arguments: Wiring.all)
    func oneOrder(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phones = try await phones(backend)
        let request = try await phones[0].gemsRequest()
        let ids = try await together(64) { try await phones[$0 % 4].buy(request).transaction.id }
        #expect(Set(ids).count == 1)
        let steps = try await backend.services.control.history(of: .intent(request.intent.id))
        #expect(steps.filter { $0.kind == .ordered }.count == 1)
        #expect(steps.filter { $0.kind == .charged }.count == 1)
    }

    @Test("B2: 64 verifications of one token grant once", arguments: Wiring.all)
    func oneToken(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phones = try await phones(backend)
        let bought = try await phones[0].buy(try await phones[0].gemsRequest())
        let verdicts = try await together(64) { try await phones[$0 % 4].verify(bought) }
        #expect(verdicts.filter { $0.decision == .accepted }.count == 1)
        #expect(verdicts.filter { $0.decision == .alreadyGranted }.count == 63)
        #expect(verdicts.allSatisfy { $0.changes == verdicts[0].changes })
        try await phones[0].expectWallet(has: 60, owes: 0)
    }

    @Test("64 different orders are charged and granted once each")
    func manyOrders() async throws {
        let backend = try TestBackend()
        let phones = try await phones(backend)
        // Each customer buys one, because an unfinished product is not sold again.
        let buyers = try await together(64) { number in
            try await backend.rawClient(
                of: AccountName("customer-\(number)"), on: phones[number % 4].services)
        }
        let ids = try await together(64) { number in
            try await buyers[number].purchaseAndFinish(try await buyers[number].gemsRequest())
                .transaction.id
        }
        #expect(Set(ids).count == 64)
        for buyer in buyers { try await buyer.expectWallet(has: 60, owes: 0) }
    }

    @Test("a restore during the verification of a purchase grants once", arguments: 0..<2)
    func restoring(round: Int) async throws {
        let backend = try TestBackend()
        let phones = try await phones(backend)
        let tablet = try await backend.rawClient("tablet", on: phones[1].services)
        let bought = try await phones[0].buy(try await phones[0].noAdsRequest())
        _ = try await together(16) { number in
            guard (number + round).isMultiple(of: 2) else {
                return [try await phones[number % 4].verify(bought).decision]
            }
            var decisions: [Verdict.Decision] = []
            for copy in try await tablet.restore() {
                decisions.append(try await tablet.verify(copy).decision)
            }
            return decisions
        }
        let wallet = try await phones[0].merchant.wallet(entries: 100, phones[0].context)
        #expect(wallet.balances.map(\.amount) == [5])
        #expect(wallet.entries.map(\.kind) == [.grant])
    }

    @Test(
        "B9: a refund during the verification leaves nothing granted, whichever is first",
        arguments: 0..<4)
    func refunding(round: Int) async throws {
        let backend = try TestBackend()
        let phones = try await phones(backend)
        let control = backend.services.control
        let bought = try await phones[0].buy(try await phones[0].gemsRequest())
        _ = try await together(4) { number in
            if number == round % 4 {
                _ = try await control.refund(bought.transaction.id)
            } else {
                _ = try await phones[number].verify(bought)
            }
        }
        // The outbox has been delivered by now.
        try await phones[0].expectWallet(has: 0, owes: 0)
        #expect(try await phones[0].verify(bought).decision == .revoked)
        try await phones[0].expectWallet(has: 0, owes: 0)
    }

    @Test(
        "64 concurrent spendings with one ID debit once, and with different IDs no more than the balance"
    )
    func spending() async throws {
        let backend = try TestBackend()
        let phones = try await phones(backend)
        _ = try await phones[0].purchaseAndFinish(try await phones[0].gemsRequest())
        let once = SpendRequest(
            id: SpendID(backend.clock.uuid()), goods: GoodAmount(good: "gem", amount: 10), note: "")
        _ = try await together(64) {
            try await phones[$0 % 4].merchant.spend(once, phones[0].context).version
        }
        try await phones[0].expectWallet(has: 50, owes: 0)
        let taken = try await together(16) { number in
            let spend = SpendRequest(
                id: SpendID(backend.clock.uuid()), goods: once.goods, note: "")
            return (try? await phones[number % 4].merchant.spend(spend, phones[0].context)) != nil
        }
        #expect(taken.filter(\.self).count == 5)
        try await phones[0].expectWallet(has: 0, owes: 0)
    }
}
