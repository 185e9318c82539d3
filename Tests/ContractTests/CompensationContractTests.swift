import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: compensations")
struct CompensationContractTests {
    private func order(_ request: PurchaseRequest) -> OrderReference { .intent(request.intent.id) }

    @Test("an owed order is compensated once, with its product’s goods", arguments: Wiring.all)
    func once(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(2)
        let bought = try await phone.buy(request)
        let desk = backend.services.merchantOperations
        let first = try await desk.compensate(
            CompensationRequest(order: order(request), reason: "never arrived"))
        #expect(!first.isRepeated)
        #expect(first.compensation.goods == [GoodAmount(good: "gem", amount: 120)])
        #expect(first.compensation.numbers.merchantOrder == request.merchantOrder)
        #expect(first.compensation.isSettlement)
        phone.clock.advance(milliseconds: 60_000)
        // Another of its numbers, other goods and another reason lead to the same answer.
        let again = try await desk.compensate(
            CompensationRequest(
                order: .transaction(bought.transaction.id),
                goods: GoodAmount(good: "torch", amount: 1), reason: "again"))
        #expect(again.isRepeated)
        #expect(again.compensation == first.compensation)
        try await phone.expectWallet(has: 120, owes: 0)
        let entry = try await phone.merchant.wallet(entries: 1, phone.context).entries.first
        #expect(entry?.kind == .compensation)
        #expect(entry?.note == "never arrived")
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .compensated)
        #expect(report.compensation == first.compensation)
        #expect(report.steps.last?.kind == .compensated)
    }

    @Test(
        "a later verification returns the compensation's row as already granted",
        arguments: Wiring.all)
    func settles(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.buy(request)
        _ = try await backend.services.merchantOperations.compensate(
            CompensationRequest(order: order(request), reason: "lost"))
        let verdict = try await phone.verify(bought)
        #expect(verdict.decision == .alreadyGranted)
        #expect(
            verdict.changes == [
                VerdictChange(version: 1, change: GoodAmount(good: "gem", amount: 60))
            ])
        try await phone.finish(bought)
        try await phone.expectWallet(has: 60, owes: 0)
        // A refund revokes the goods, spent or not.
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 45), note: "")
        _ = try await phone.merchant.spend(spend, phone.context)
        _ = try await backend.services.control.refund(bought.transaction.id)
        try await phone.expectWallet(has: 0, owes: 45)
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .refunded)
        await expectRefusalOrRepeat(backend, request)
    }

    /// The first compensation remains the answer, also after the refund.
    private func expectRefusalOrRepeat(_ backend: TestBackend, _ request: PurchaseRequest) async {
        let again = try? await backend.services.merchantOperations.compensate(
            CompensationRequest(order: order(request), reason: "once more"))
        #expect(again?.isRepeated == true)
    }

    @Test(
        "an order that was not paid, was free or was refunded is not compensated",
        arguments: Wiring.all
    )
    func refused(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let desk = backend.services.merchantOperations
        var requests: [PurchaseRequest] = [try await phone.gemsRequest()]
        for outcome in [Outcome.decline, .cancel, .askToBuy] {
            let request = try await phone.gemsRequest(outcome: outcome)
            _ = try await phone.store.purchase(request, phone.context)
            requests.append(request)
        }
        let bought = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let again = try await phone.noAdsRequest()
        _ = try await phone.purchaseAndFinish(again)
        requests.append(again)
        let refunded = try await phone.gemsRequest()
        _ = try await backend.services.control.refund(
            try await phone.purchaseAndFinish(refunded).transaction.id)
        requests.append(refunded)
        let gems = GoodAmount(good: "gem", amount: 1_000)
        for request in requests {
            await expectRefusal(.wrongState) {
                try await desk.compensate(
                    CompensationRequest(order: order(request), goods: gems, reason: "x"))
            }
        }
        // The order is granted already, so a compensation must name its goods.
        await expectRefusal(.wrongState) {
            try await desk.compensate(
                CompensationRequest(order: .transaction(bought.transaction.id), reason: "x"))
        }
        await expectRefusal(.unknownOrder) {
            try await desk.compensate(
                CompensationRequest(order: .intent(IntentID(phone.clock.uuid())), reason: "x"))
        }
        for (reason, amount) in [("", 1), ("a\0b", 1), ("x", 0), ("x", -5)] as [(String, Int64)] {
            await expectRefusal(.badRequest) {
                try await desk.compensate(
                    CompensationRequest(
                        order: .transaction(bought.transaction.id),
                        goods: GoodAmount(good: "gem", amount: amount), reason: reason))
            }
        }
        try await phone.expectWallet(has: 5, owes: 0)
    }

    @Test(
        "a compensation beside a grant adds to it, and a refund revokes both",
        arguments: Wiring.all)
    func besides(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.purchaseAndFinish(request)
        let given = try await backend.services.merchantOperations.compensate(
            CompensationRequest(
                order: order(request), goods: GoodAmount(good: "gem", amount: 5), reason: "sorry"))
        #expect(!given.compensation.isSettlement)
        try await phone.expectWallet(has: 65, owes: 0)
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .delivered)
        #expect(report.goods.given == [GoodAmount(good: "gem", amount: 65)])
        _ = try await backend.services.control.refund(bought.transaction.id)
        try await phone.expectWallet(has: 0, owes: 0)
    }

    @Test("a compensation settles a debt first", arguments: Wiring.all)
    func debts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let first = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 60), note: "")
        _ = try await phone.merchant.spend(spend, phone.context)
        _ = try await backend.services.control.refund(first.transaction.id)
        try await phone.expectWallet(has: 0, owes: 60)
        let request = try await phone.gemsRequest(2)
        let bought = try await phone.buy(request)
        _ = try await backend.services.merchantOperations.compensate(
            CompensationRequest(order: order(request), reason: "late"))
        try await phone.expectWallet(has: 60, owes: 0)
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.goods.given == [GoodAmount(good: "gem", amount: 60)])
        #expect(report.goods.paidOff == [GoodAmount(good: "gem", amount: 60)])
        #expect(
            try await phone.verify(bought).changes == [
                VerdictChange(version: 4, change: GoodAmount(good: "gem", amount: 60))
            ])
    }

    @Test(
        "32 concurrent compensations and verifications give the goods once",
        arguments: Wiring.all)
    func race(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let other = try await backend.reopen()
        let request = try await phone.gemsRequest()
        let bought = try await phone.buy(request)
        let given = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<32 {
                group.addTask {
                    if number % 4 == 3 {
                        _ = try? await phone.verify(bought, nonce: "n\(number)")
                        return false
                    }
                    let desk =
                        number.isMultiple(of: 2)
                        ? backend.services.merchantOperations : other.merchantOperations
                    let reply = try? await desk.compensate(
                        CompensationRequest(order: order(request), reason: "n\(number)"))
                    return reply?.isRepeated == false
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(given <= 1)
        try await phone.expectWallet(has: 60, owes: 0)
    }
}
