import SandboxCore
import StoreModel
import Testing

@Suite("Verification rules")
struct VerificationRulesTests {
    private let goods = [GoodAmount(good: "gem", amount: 60)]

    private func facts(
        type: ProductType = .consumable, grants: [GoodAmount]? = nil, hasProduct: Bool = true,
        standing: StoreLookup = .valid, earlier: GrantRecord? = nil,
        credited: GrantRecord? = nil
    ) -> VerificationFacts {
        let product = CatalogProduct(id: "gems", type: type, grants: grants ?? goods)
        return VerificationFacts(
            account: "ann", player: Samples.player, bundleID: "com.example.game",
            product: hasProduct ? product : nil, storeLookup: standing, earlier: earlier,
            credited: credited)
    }

    private func grant(
        _ id: TransactionID = "1000", account: AccountName = "ann", isCredited: Bool = true,
        revoked: Timestamp? = nil
    ) -> GrantRecord {
        GrantRecord(
            transactionID: id, originalID: id, account: account, isCredited: isCredited,
            revokedAt: revoked)
    }

    private func decide(
        _ transaction: Transaction, facts: VerificationFacts, now: Timestamp = Samples.now
    ) -> VerificationRules.Decision {
        VerificationRules.decide(transaction, facts: facts, now: now)
    }

    @Test("a paid transaction is granted, however old it is", arguments: [1, 40, 30_000])
    func old(days: Int64) {
        let later = Samples.now.adding(milliseconds: days * 86_400_000)
        #expect(decide(Samples.transaction(), facts: facts(), now: later) == .grant(goods))
        let unconfirmed = decide(
            Samples.transaction(), facts: facts(standing: .noAnswer), now: later)
        guard case .retry = unconfirmed else {
            Issue.record("\(unconfirmed)")
            return
        }
    }

    @Test("a transaction dated in the future waits until that date and is never rejected")
    func future() {
        let tolerance = VerificationRules.clockTolerance
        let early = Samples.now.adding(milliseconds: -tolerance)
        #expect(decide(Samples.transaction(), facts: facts(), now: early) == .grant(goods))
        let earlier = early.adding(milliseconds: -1)
        let resigned = Samples.transaction(signed: earlier)
        for transaction in [Samples.transaction(), resigned] {
            let ruling = decide(transaction, facts: facts(), now: earlier)
            guard case .retry = ruling else {
                Issue.record("\(ruling)")
                return
            }
        }
        let signedAhead = Samples.transaction(signed: Samples.now.adding(milliseconds: .max))
        guard case .retry = decide(signedAhead, facts: facts()) else {
            Issue.record("it was judged")
            return
        }
    }

    @Test("a new transaction grants its goods times its quantity")
    func grants() {
        let ruling = decide(
            Samples.transaction(quantity: 3), facts: facts())
        #expect(ruling == .grant([GoodAmount(good: "gem", amount: 180)]))
    }

    @Test("a product without goods is accepted all the same")
    func grantsNothing() {
        let ruling = decide(Samples.transaction(), facts: facts(grants: []))
        #expect(ruling == .grant([]))
    }

    @Test("a repeated verification gets the earlier decision")
    func repeated() {
        let ruling = decide(
            Samples.transaction(), facts: facts(earlier: grant(), credited: grant()))
        #expect(ruling == .repeated)
    }

    @Test("a copy of a credited non-consumable grants nothing again")
    func copies() {
        let copy = Samples.transaction("1001", original: "1000", .nonConsumable, price: 0)
        let ruling = decide(
            copy, facts: facts(type: .nonConsumable, credited: grant()))
        #expect(ruling == .copy)
    }

    @Test("a copy whose first transaction was never seen is granted in its place")
    func copyFirst() {
        let copy = Samples.transaction("1001", original: "1000", .nonConsumable, price: 0)
        let ruling = decide(copy, facts: facts(type: .nonConsumable))
        #expect(ruling == .grant(goods))
    }

    @Test(
        "a permanently invalid transaction is rejected",
        arguments: [
            Samples.transaction(bundleID: "com.example.other"),
            Samples.transaction(player: "5d3f1d5e-0000-4000-8000-000000000002"),
            Samples.transaction(player: nil), Samples.transaction(quantity: 0),
            Samples.transaction(quantity: 11), Samples.transaction(quantity: -5),
            Samples.transaction(price: -1), Samples.transaction(quantity: 10, price: .max),
            Samples.transaction("2", original: "1", .nonConsumable, price: 5),
        ])
    func rejects(transaction: Transaction) {
        let ruling = decide(transaction, facts: facts(type: transaction.type))
        guard case .reject(let reason) = ruling else {
            Issue.record("it was \(ruling)")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test("goods that were granted to another account stay there")
    func otherAccount() {
        let other = grant(account: "bob")
        let ruling = decide(Samples.transaction(), facts: facts(earlier: other))
        guard case .reject = ruling else {
            Issue.record("it was \(ruling)")
            return
        }
    }

    @Test("goods that overflow are not granted")
    func overflow() {
        let huge = [GoodAmount(good: "gem", amount: .max)]
        let twice = decide(
            Samples.transaction(quantity: 2), facts: facts(grants: huge))
        guard case .reject = twice else {
            Issue.record("it was \(twice)")
            return
        }
        let summed = decide(
            Samples.transaction(), facts: facts(grants: huge + huge))
        guard case .reject = summed else {
            Issue.record("it was \(summed)")
            return
        }
    }

    @Test(
        "a store that is silent or does not know the transaction is asked again",
        arguments: [
            StoreLookup.unknown, .noAnswer,
        ])
    func retries(standing: StoreLookup) {
        for earlier in [nil, grant()] {
            let ruling = decide(
                Samples.transaction(), facts: facts(standing: standing, earlier: earlier))
            guard case .retry = ruling else {
                Issue.record("it was \(ruling)")
                return
            }
        }
    }

    @Test("a product that is missing from the catalog leads to a retry, never to a rejection")
    func lostProduct() {
        let ruling = decide(
            Samples.transaction(), facts: facts(hasProduct: false))
        guard case .retry = ruling else {
            Issue.record("it was \(ruling)")
            return
        }
    }

    @Test("a refund is applied once, from the signature or from the store's answer")
    func refunds() {
        let late = Samples.now.adding(milliseconds: 5)
        let signed = Samples.transaction(revoked: late)
        let word = RevocationState(revision: 1, revokedAt: late)
        #expect(decide(signed, facts: facts(earlier: grant())) == .revoke(word))
        #expect(
            decide(
                Samples.transaction(), facts: facts(standing: .refunded(late))) == .revoke(word))
        let settled = facts(standing: .refunded(late), earlier: grant(revoked: late))
        #expect(decide(signed, facts: settled) == .repeated)
        #expect(decide(Samples.transaction(), facts: settled) == .repeated)
    }

    @Test("a token signed before the revocation of its grant is a repetition")
    func staleToken() {
        let buried = facts(earlier: grant(isCredited: false, revoked: Samples.now))
        #expect(decide(Samples.transaction(), facts: buried) == .repeated)
    }
}
