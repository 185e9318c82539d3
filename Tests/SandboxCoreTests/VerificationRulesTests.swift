import SandboxCore
import StoreModel
import Testing

@Suite("Verification rules")
struct VerificationRulesTests {
    private let goods = [GoodAmount(good: "gem", amount: 60)]

    private func facts(
        type: ProductType = .consumable, grants: [GoodAmount]? = nil, hasProduct: Bool = true,
        standing: TransactionStanding = .valid, earlier: GrantRecord? = nil,
        credited: GrantRecord? = nil
    ) -> VerificationFacts {
        let product = CatalogProduct(id: "gems", type: type, grants: grants ?? goods)
        return VerificationFacts(
            account: "ann", player: Samples.player, bundleID: "com.example.game",
            product: hasProduct ? product : nil, standing: standing, earlier: earlier,
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

    @Test("a new transaction grants its goods times its quantity")
    func grants() {
        let ruling = VerificationRules.decide(
            Samples.transaction(quantity: 3), facts: facts())
        #expect(ruling == .grant([GoodAmount(good: "gem", amount: 180)]))
    }

    @Test("a product that grants nothing is accepted all the same")
    func grantsNothing() {
        let ruling = VerificationRules.decide(Samples.transaction(), facts: facts(grants: []))
        #expect(ruling == .grant([]))
    }

    @Test("what was decided is answered again")
    func repeated() {
        let ruling = VerificationRules.decide(
            Samples.transaction(), facts: facts(earlier: grant(), credited: grant()))
        #expect(ruling == .repeated)
    }

    @Test("a copy of a non-consumable that paid out pays nothing out again")
    func copies() {
        let copy = Samples.transaction("1001", original: "1000", .nonConsumable, price: 0)
        let ruling = VerificationRules.decide(
            copy, facts: facts(type: .nonConsumable, credited: grant()))
        #expect(ruling == .copy)
    }

    @Test("a copy whose first transaction was never seen pays out in its place")
    func copyFirst() {
        let copy = Samples.transaction("1001", original: "1000", .nonConsumable, price: 0)
        let ruling = VerificationRules.decide(copy, facts: facts(type: .nonConsumable))
        #expect(ruling == .grant(goods))
    }

    @Test(
        "what no later moment can mend is rejected",
        arguments: [
            Samples.transaction(bundleID: "com.example.other"),
            Samples.transaction(player: "5d3f1d5e-0000-4000-8000-000000000002"),
            Samples.transaction(player: nil), Samples.transaction(quantity: 0),
            Samples.transaction(quantity: 11), Samples.transaction(quantity: -5),
            Samples.transaction(price: -1), Samples.transaction(quantity: 10, price: .max),
            Samples.transaction("2", original: "1", .nonConsumable, price: 5),
        ])
    func rejects(transaction: Transaction) {
        let ruling = VerificationRules.decide(transaction, facts: facts(type: transaction.type))
        guard case .reject(let reason) = ruling else {
            return #expect(Bool(false), "it was \(ruling)")
        }
        #expect(!reason.isEmpty)
    }

    @Test("goods that went to another account stay there")
    func otherAccount() {
        let other = grant(account: "bob")
        let ruling = VerificationRules.decide(Samples.transaction(), facts: facts(earlier: other))
        guard case .reject = ruling else { return #expect(Bool(false), "it was \(ruling)") }
    }

    @Test("goods that cannot be counted are not granted")
    func overflow() {
        let huge = [GoodAmount(good: "gem", amount: .max)]
        let twice = VerificationRules.decide(
            Samples.transaction(quantity: 2), facts: facts(grants: huge))
        guard case .reject = twice else { return #expect(Bool(false), "it was \(twice)") }
        let summed = VerificationRules.decide(
            Samples.transaction(), facts: facts(grants: huge + huge))
        guard case .reject = summed else { return #expect(Bool(false), "it was \(summed)") }
    }

    @Test(
        "a store that is silent or does not know is asked again",
        arguments: [
            TransactionStanding.unknown, .noAnswer,
        ])
    func retries(standing: TransactionStanding) {
        for earlier in [nil, grant()] {
            let ruling = VerificationRules.decide(
                Samples.transaction(), facts: facts(standing: standing, earlier: earlier))
            guard case .retry = ruling else { return #expect(Bool(false), "it was \(ruling)") }
        }
    }

    @Test("a product that the catalog lost is asked again, never rejected")
    func lostProduct() {
        let ruling = VerificationRules.decide(
            Samples.transaction(), facts: facts(hasProduct: false))
        guard case .retry = ruling else { return #expect(Bool(false), "it was \(ruling)") }
    }

    @Test("a refund is settled once, from the signature or from the store's word")
    func refunds() {
        let late = Samples.now.adding(milliseconds: 5)
        let signed = Samples.transaction(revoked: late)
        #expect(VerificationRules.decide(signed, facts: facts(earlier: grant())) == .revoke(late))
        #expect(
            VerificationRules.decide(
                Samples.transaction(), facts: facts(standing: .refunded(late))) == .revoke(late))
        let settled = facts(standing: .refunded(late), earlier: grant(revoked: late))
        #expect(VerificationRules.decide(signed, facts: settled) == .repeated)
        #expect(VerificationRules.decide(Samples.transaction(), facts: settled) == .repeated)
    }

    @Test("a token signed before the refund grants nothing after it")
    func staleToken() {
        let buried = facts(earlier: grant(isCredited: false, revoked: Samples.now))
        #expect(VerificationRules.decide(Samples.transaction(), facts: buried) == .repeated)
    }
}
