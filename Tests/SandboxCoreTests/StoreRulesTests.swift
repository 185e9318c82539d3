import SandboxCore
import StoreModel
import Testing

@Suite("Orders, restores, refunds and numbers")
struct StoreRulesTests {
    @Test("only a waiting order can be approved or declined, and a repetition changes nothing")
    func approvals() {
        #expect(OrderRules.approval(of: .pending) == .apply)
        #expect(OrderRules.approval(of: .purchased("1")) == .repeated)
        #expect(OrderRules.refusal(of: .pending) == .apply)
        #expect(OrderRules.refusal(of: .declined(.approvalDeclined)) == .repeated)
        for ruling in [
            OrderRules.approval(of: .declined(.approvalDeclined)),
            OrderRules.approval(of: .cancelled), OrderRules.refusal(of: .purchased("1")),
            OrderRules.refusal(of: .declined(.paymentDeclined)),
            OrderRules.acknowledgement(of: .pending),
            OrderRules.acknowledgement(of: .purchased("1")),
        ] {
            guard case .wrongState(let message) = ruling else {
                Issue.record("it was allowed: \(ruling)")
                continue
            }
            #expect(!message.isEmpty)
        }
    }

    @Test("a restore returns owned non-consumables and nothing else, oldest first")
    func restores() {
        let owned = [
            Samples.record("30"), Samples.record("10"), Samples.record("20", .consumable),
            Samples.record("25", .nonRenewable), Samples.record("40", revoked: Samples.now),
            Samples.record("50", original: "10"),
        ]
        let items = RestoreRules.items(owned: owned, unfinished: [])
        #expect(items == [.issue(owned[1]), .issue(owned[0])])
    }

    @Test("a restored transaction that was never finished is returned again instead of a new one")
    func restoresAgain() {
        let first = Samples.record("10")
        let waiting = Samples.record("11", original: "10", price: 0, intent: nil)
        #expect(RestoreRules.items(owned: [first], unfinished: [waiting]) == [.existing(waiting)])
        let rebuy = Samples.record("12", original: "10", price: 0)
        #expect(RestoreRules.items(owned: [first], unfinished: [rebuy]) == [.issue(first)])
    }

    @Test("a restored transaction refers to the first one, costs nothing and has no intent")
    func restored() throws {
        let made = try #require(
            TransactionIssuer.restored(
                Samples.record("10"), to: "tablet", storefront: Samples.usa,
                numbers: Samples.numbers))
        #expect(made.transaction.originalID == "10")
        #expect(made.transaction.price == 0)
        #expect(made.transaction.intentID == nil)
        #expect(made.device == "tablet")
        #expect(made.isUnfinished)
    }

    @Test(
        "a refund returns the whole charge and withdraws the copies together with the first transaction"
    )
    func refunds() {
        let first = Samples.record("10", price: 990)
        let copy = Samples.record("11", original: "10", price: 0)
        let ruling = RefundRules.decide(first, copies: [first, copy])
        #expect(ruling == .refund(amount: Samples.price(990), withdraw: ["10", "11"]))
        #expect(RefundRules.decide(copy, copies: [first, copy]) == .refersTo("10"))
        let done = Samples.record("10", revoked: Samples.now)
        #expect(RefundRules.decide(done, copies: [done]) == .repeated(Samples.now))
    }

    @Test("transaction IDs grow with the clock and never repeat")
    func transactionNumbers() {
        let first = TransactionNumberGenerator.next(after: 0, at: Samples.now)
        #expect(String(first).count == 16)
        #expect(TransactionNumberGenerator.next(after: first, at: Samples.now) == first + 1)
        let earlier = Timestamp(milliseconds: 0)
        #expect(TransactionNumberGenerator.next(after: first, at: earlier) == first + 1)
        #expect(TransactionNumberGenerator.next(after: 0, at: Timestamp(milliseconds: .max)) > 0)
        #expect(TransactionNumberGenerator.next(after: .max, at: Samples.now) == .max)
    }

    @Test("an order ID is M and nine characters")
    func orderNumbers() {
        for chance in [0, 1, UInt64.max] {
            let text = TransactionNumberGenerator.orderID(chance: chance).rawValue
            #expect(text.count == 10)
            #expect(text.first == "M")
        }
    }

    @Test("lists of fields have unambiguous contents")
    func contents() {
        #expect(OrderContent.fields(["a", "b"]) != OrderContent.fields(["a,1:b"]))
        #expect(OrderContent.fields(["ab", ""]) != OrderContent.fields(["a", "b"]))
    }

    @Test("contents are compared by bytes and not by characters")
    func sameContents() {
        let (one, other) = ("q\u{307}\u{323}", "q\u{323}\u{307}")
        #expect(one == other && one.utf8.count == other.utf8.count)
        #expect(!OrderContent.areEqual(OrderContent.fields([one]), OrderContent.fields([other])))
        #expect(OrderContent.areEqual(OrderContent.fields([one]), OrderContent.fields([one])))
    }

    @Test("a catalog's version changes only with its content")
    func versions() {
        func catalog(_ milliunits: Int64) -> Catalog {
            Catalog(
                app: CatalogApp(bundleID: "b", appleID: nil, name: "n"), homeStorefront: "USA",
                defaultLocale: .fallback,
                products: [
                    CatalogProduct(
                        id: "gems", type: .consumable,
                        prices: [
                            "USA": Samples.price(milliunits), "DEU": Samples.price(1),
                            "JPN": Samples.price(2),
                        ])
                ])
        }
        #expect(CatalogIndex(catalog(1)).version == CatalogIndex(catalog(1)).version)
        #expect(CatalogIndex(catalog(1)).version != CatalogIndex(catalog(2)).version)
    }
}
