import SandboxCore
import StoreModel
import Testing

@Suite("Purchase rules")
struct PurchaseRulesTests {
    private func settle(
        _ terms: OrderTerms, outcome: Outcome = .approve, offer: ProductOffer?,
        unfinished: TransactionID? = nil, owned: TransactionRecord? = nil
    ) -> PurchaseOutcome? {
        let facts = PurchaseFacts(
            earlier: .none, offer: offer, unfinished: unfinished, owned: owned)
        let decision = PurchaseRules.decide(
            terms, content: "c", outcome: outcome, facts: facts, numbers: Samples.numbers)
        guard case .decided(let settlement, _) = decision else { return nil }
        return settlement
    }

    private func offer(_ type: ProductType, _ milliunits: Int64? = 990) -> ProductOffer {
        ProductOffer(type: type, unitPrice: milliunits.map(Samples.price))
    }

    private func replay(
        _ earlier: PurchaseFacts.EarlierRecord, content: String
    ) -> PurchaseRules.Decision {
        PurchaseRules.decide(
            Samples.terms(), content: content, outcome: .approve,
            facts: PurchaseFacts(earlier: earlier, offer: nil), numbers: Samples.numbers)
    }

    @Test(
        "a repeated intent gets the first answer, even if the product has changed since",
        arguments: [
            OrderState.pending, .cancelled, .declined(.paymentDeclined), .purchased("7"),
        ])
    func replays(state: OrderState) {
        #expect(replay(.order(content: "c", state: state), content: "c") == .replay(state))
    }

    @Test("an order with other content than the first of its intent is refused")
    func keyReused() {
        #expect(replay(.order(content: "c", state: .pending), content: "d") == .keyReused)
    }

    @Test("an order that was closed before it arrived is refused")
    func closed() {
        #expect(replay(.closed, content: "c") == .closed)
    }

    @Test(
        "each outcome applies to a payment that is due",
        arguments: [
            (Outcome.decline, OrderState.declined(.paymentDeclined)), (.askToBuy, .pending),
            (.cancel, .cancelled), (.approve, .purchased("2000")),
        ])
    func outcomes(outcome: Outcome, state: OrderState) {
        let settlement = settle(Samples.terms(), outcome: outcome, offer: offer(.consumable))
        #expect(settlement?.state == state)
    }

    @Test("the charge is the unit price times the quantity")
    func charge() {
        let terms = Samples.terms(quantity: 3)
        guard case .issued(let record, let charge)? = settle(terms, offer: offer(.consumable))
        else {
            Issue.record("nothing was issued")
            return
        }
        #expect(charge == Samples.price(2_970))
        #expect(record.transaction.price == 2_970)
        #expect(record.transaction.quantity == 3)
        #expect(record.transaction.originalID == record.transaction.id)
        #expect(record.transaction.intentID == Samples.intent)
    }

    @Test(
        "each product type has its range of quantities",
        arguments: [
            (ProductType.consumable, 10, true), (.consumable, 11, false), (.consumable, 0, false),
            (.consumable, -1, false), (.nonRenewable, 10, true), (.nonRenewable, 11, false),
            (.nonConsumable, 1, true), (.nonConsumable, 2, false), (.consumable, Int.min, false),
        ])
    func quantities(type: ProductType, quantity: Int, isSold: Bool) {
        let settlement = settle(Samples.terms(type, quantity: quantity), offer: offer(type))
        let isRefused = settlement == .declined(.invalidQuantity)
        #expect(isRefused == !isSold)
    }

    @Test(
        "a charge that overflows is declined",
        arguments: [.max, .max / 10 + 1] as [Int64])
    func uncountable(price: Int64) {
        let settlement = settle(
            Samples.terms(quantity: 10, price: price), offer: offer(.consumable, price))
        #expect(settlement == .declined(.refused))
        let approved = PurchaseRules.approve(
            Samples.terms(quantity: 10, price: price),
            facts: PurchaseFacts(earlier: .none, offer: nil), numbers: Samples.numbers)
        #expect(approved == .declined(.refused))
    }

    @Test("the highest possible charge is charged")
    func highest() throws {
        let price = Int64.max / 10
        let settlement = settle(
            Samples.terms(quantity: 10, price: price), offer: offer(.consumable, price))
        guard case .issued(_, let charge) = settlement else {
            Issue.record("it was \(String(describing: settlement))")
            return
        }
        #expect(charge?.milliunits == price * 10)
    }

    @Test("a price other than the store's is declined", arguments: [989, 991, 0, -990] as [Int64])
    func termsChanged(price: Int64) {
        let settlement = settle(Samples.terms(price: price), offer: offer(.consumable))
        #expect(settlement == .declined(.termsChanged))
    }

    @Test("a product whose type has changed is declined")
    func typeChanged() {
        let settlement = settle(Samples.terms(.consumable), offer: offer(.nonRenewable))
        #expect(settlement == .declined(.termsChanged))
    }

    @Test("a product that is not in the catalog or has no price here is declined")
    func unavailable() {
        #expect(settle(Samples.terms(), offer: nil) == .declined(.productUnavailable))
        #expect(
            settle(Samples.terms(), offer: offer(.consumable, nil))
                == .declined(.productUnavailable))
    }

    @Test("an auto-renewable subscription is declined")
    func autoRenewable() {
        let settlement = settle(Samples.terms(.autoRenewable), offer: offer(.autoRenewable))
        #expect(settlement == .declined(.productUnavailable))
    }

    @Test(
        "a rebuy while unfinished returns the same transaction without a charge",
        arguments: [ProductType.consumable, .nonConsumable, .nonRenewable],
        [Outcome.approve, .decline, .askToBuy])
    func unfinished(type: ProductType, outcome: Outcome) {
        let settlement = settle(
            Samples.terms(type), outcome: outcome, offer: offer(type), unfinished: "77")
        #expect(settlement == .existing("77"))
    }

    @Test("a customer can also cancel when there is nothing to pay")
    func cancelsUnfinished() {
        let settlement = settle(
            Samples.terms(), outcome: .cancel, offer: offer(.consumable), unfinished: "77")
        #expect(settlement == .cancelled)
    }

    @Test("an owned non-consumable is free and refers to the first transaction")
    func ownedIsFree() {
        let settlement = settle(
            Samples.terms(.nonConsumable, price: 5), outcome: .decline,
            offer: offer(.nonConsumable), owned: Samples.record("1000"))
        guard case .issued(let record, nil)? = settlement else {
            Issue.record("it was not free")
            return
        }
        #expect(record.transaction.originalID == "1000")
        #expect(record.transaction.id == "2000")
        #expect(record.transaction.price == 0)
        #expect(record.transaction.isCopy)
    }

    @Test("an approval charges on the confirmed terms, but not for a product bought meanwhile")
    func approval() {
        let terms = Samples.terms(.nonConsumable)
        let due = PurchaseRules.approve(
            terms, facts: PurchaseFacts(earlier: .none, offer: nil), numbers: Samples.numbers)
        guard case .issued(_, charge: Samples.price(990)) = due else {
            Issue.record("it was not charged")
            return
        }
        let waiting = PurchaseRules.approve(
            terms, facts: PurchaseFacts(earlier: .none, offer: nil, unfinished: "9"),
            numbers: Samples.numbers)
        #expect(waiting == .existing("9"))
        let owned = PurchaseRules.approve(
            terms, facts: PurchaseFacts(earlier: .none, offer: nil, owned: Samples.record()),
            numbers: Samples.numbers)
        guard case .issued(_, charge: nil) = owned else {
            Issue.record("it was charged twice")
            return
        }
    }

    @Test("the sale's price applies until the sale ends")
    func sale() {
        let sale = CatalogSale(price: Samples.price(500), ends: Samples.now)
        let product = CatalogProduct(
            id: "gems", type: .consumable, prices: ["USA": Samples.price(990)],
            sales: ["USA": sale])
        let before = Samples.now.adding(milliseconds: -1)
        #expect(
            ProductOffer(product, storefront: "USA", now: before).unitPrice == Samples.price(500))
        #expect(
            ProductOffer(product, storefront: "USA", now: Samples.now).unitPrice
                == Samples.price(990))
        #expect(ProductOffer(product, storefront: "DEU", now: before).unitPrice == nil)
    }

    @Test(
        "a product that is not cleared for sale has no price",
        arguments: Availability.allCases)
    func availability(availability: Availability) {
        let product = CatalogProduct(
            id: "gems", type: .consumable, prices: ["USA": Samples.price(990)],
            availability: availability)
        let offer = ProductOffer(product, storefront: "USA", now: Samples.now)
        #expect((offer.unitPrice != nil) == (availability == .cleared))
    }
}
