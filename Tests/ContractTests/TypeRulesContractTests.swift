import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: the rules of each product type")
struct TypeRulesContractTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        let product: ProductID
        let type: ProductType
        let price: Int64
        let isChargedAgain: Bool
        let comesBack: Bool
        let quantities: ClosedRange<Int>

        var testDescription: String { type.rawValue }
    }

    static let rules = [
        Rule(
            product: "gems.60", type: .consumable, price: 990, isChargedAgain: true,
            comesBack: false, quantities: 1...10),
        Rule(
            product: "noads", type: .nonConsumable, price: 2_990, isChargedAgain: false,
            comesBack: true, quantities: 1...1),
        Rule(
            product: "season", type: .nonRenewable, price: 4_990, isChargedAgain: true,
            comesBack: false, quantities: 1...10),
    ]

    private func order(_ rule: Rule, _ phone: RawClient) async throws -> PurchaseRequest {
        try await phone.request(rule.product, rule.type, price: rule.price)
    }

    @Test(
        "a product bought again while unfinished returns the same transaction",
        arguments: Wiring.all,
        rules)
    func unfinished(wiring: Wiring, rule: Rule) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let first = try await phone.buy(try await order(rule, phone))
        let second = try await phone.buy(try await order(rule, phone))
        #expect(first.transaction.id == second.transaction.id)
        let charges = try await backend.services.control.orders(limit: 10).map(\.charge.milliunits)
        #expect(charges.sorted() == [0, rule.price])
    }

    @Test(
        "a product bought again after the finish is charged or free, by its type",
        arguments: Wiring.all, rules)
    func finished(wiring: Wiring, rule: Rule) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let first = try await phone.purchaseAndFinish(try await order(rule, phone)).transaction
        let second = try await phone.buy(try await order(rule, phone)).transaction
        #expect(first.id != second.id)
        #expect((second.price > 0) == rule.isChargedAgain)
        #expect((second.originalID == first.id) == !rule.isChargedAgain)
    }

    @Test("a restore returns what its type allows", arguments: Wiring.all, rules)
    func restores(wiring: Wiring, rule: Rule) async throws {
        let backend = try await TestBackend(wiring)
        let first = try await backend.rawClient()
        let bought = try await first.purchaseAndFinish(try await order(rule, first)).transaction
        let second = try await backend.rawClient("tablet")
        #expect(try await second.unfinished().isEmpty)
        #expect(try await second.store.changes(after: 0, second.context).transactions.isEmpty)
        let restored = try await second.restore()
        #expect(restored.map(\.transaction.originalID) == (rule.comesBack ? [bought.id] : []))
        #expect(restored.allSatisfy { $0.transaction.price == 0 && $0.transaction.intentID == nil })
        #expect(try await second.unfinished().count == restored.count)
        #expect(try await first.unfinished().isEmpty)
    }

    @Test(
        "each restore replays finished transactions and repeats unfinished ones",
        arguments: Wiring.all)
    func restoresAgain(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        #expect(try await phone.restore().isEmpty)
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let theme = try await phone.request("theme", .nonConsumable, price: 1_990)
        _ = try await phone.purchaseAndFinish(theme)
        let first = try await phone.restore()
        #expect(first.map(\.transaction.productID) == ["noads", "theme"])
        let repeated = try await phone.restore()
        #expect(repeated.map(\.transaction.id) == first.map(\.transaction.id))
        for transaction in first { try await phone.finish(transaction) }
        let later = try await phone.restore()
        #expect(Set(later.map(\.transaction.id)).isDisjoint(with: first.map(\.transaction.id)))
        #expect(later.count == 2)
    }

    @Test("finishing is idempotent and limited to the own account", arguments: Wiring.all)
    func finishing(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let stranger = try await backend.rawClient(of: "bob")
        await expectRefusal(.unknownTransaction) { try await stranger.finish(bought) }
        await expectRefusal(.unknownTransaction) {
            try await phone.store.finish(.transaction("../1"), phone.context)
        }
        try await phone.finish(bought)
        try await phone.finish(bought)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test(
        "a device finishes what it received, and nothing that another device still waits for",
        arguments: Wiring.all)
    func finishingElsewhere(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let bought = try await phone.buy(try await phone.gemsRequest())
        await expectRefusal(.unknownTransaction) { try await tablet.finish(bought) }
        #expect(try await phone.unfinished().map(\.transaction.id) == [bought.transaction.id])
        // A device that buys it meanwhile gets the same transaction and may finish it as well.
        let same = try await tablet.buy(try await tablet.gemsRequest())
        #expect(same.transaction.id == bought.transaction.id)
        try await tablet.finish(same)
        #expect(try await phone.unfinished().isEmpty)
        try await phone.finish(bought)
    }

    @Test("each type has its range of quantities", arguments: Wiring.all, rules)
    func quantities(wiring: Wiring, rule: Rule) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        for quantity in [-1, 0, 1, 2, 10, 11, .max] {
            let request = try await phone.request(
                rule.product, rule.type, quantity: quantity, price: rule.price)
            let status = try await phone.store.purchase(request, phone.context)
            guard rule.quantities.contains(quantity) else {
                #expect(status == .declined(.invalidQuantity), "\(quantity)")
                continue
            }
            guard case .purchased(let jws) = status else {
                throw UnexpectedResponse(response: "\(status)")
            }
            let bought = try phone.read(jws)
            #expect(bought.transaction.quantity == quantity)
            try await phone.finish(bought)
        }
    }

    @Test(
        "an auto-renewable subscription is sold once until it ends, finished or not",
        arguments: Wiring.all)
    func autoRenewable(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let bought = try await phone.buy(
            try await phone.request("club", .autoRenewable, price: 9_990)
        ).transaction
        #expect(bought.subscriptionGroupID == "club" && bought.reason == .purchase)
        #expect((bought.expiresDate?.since(bought.purchaseDate) ?? 0) >= 28 * 86_400_000)
        let again = try await phone.request("club", .autoRenewable, price: 9_990)
        let status = try await phone.store.purchase(again, phone.context)
        #expect(status == .declined(.alreadySubscribed))
    }

    @Test(
        "only an auto-renewable subscription has an expiration date", arguments: Wiring.all,
        rules)
    func expiry(wiring: Wiring, rule: Rule) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let bought = try await phone.buy(try await order(rule, phone)).transaction
        #expect(bought.expiresDate == nil)
        #expect(bought.type == rule.type)
        #expect(bought.environment == .sandbox)
    }

    @Test(
        "unfinished on one device and bought again on another, a product is one charge and one credit",
        arguments: Wiring.all)
    func otherDevice(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let first = try await phone.buy(try await phone.gemsRequest())
        #expect(try await tablet.unfinished().isEmpty)
        #expect(try await tablet.store.changes(after: 0, tablet.context).transactions.isEmpty)
        let second = try await tablet.buy(try await tablet.gemsRequest())
        #expect(second.transaction.id == first.transaction.id)
        #expect(try await tablet.verify(second).decision == .accepted)
        #expect(try await phone.verify(first).decision == .alreadyGranted)
        try await tablet.finish(second)
        try await phone.finish(first)
        #expect(try await phone.gemCount() == 60)
    }

    @Test(
        "a restore returns only the account's own purchases, without refunded ones",
        arguments: Wiring.all)
    func ownRestores(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let bought = try await ann.purchaseAndFinish(try await ann.noAdsRequest())
        #expect(try await bob.restore().isEmpty)
        _ = try await backend.services.control.refund(bought.transaction.id)
        #expect(try await ann.restore().isEmpty)
    }

    @Test(
        "accounts and devices with similar-looking names are different",
        arguments: Wiring.all)
    func lookAlikes(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let one = try await backend.rawClient("caf\u{E9}", of: "zo\u{EB}")
        let other = try await backend.rawClient("caf\u{E9}", of: "zoe\u{308}")
        let bought = try await one.purchaseAndFinish(try await one.noAdsRequest())
        #expect(try await other.restore().isEmpty)
        #expect(try await other.verify(bought).decision == .rejected)
        let tablet = try await backend.rawClient("cafe\u{301}", of: "zo\u{EB}")
        _ = try await one.buy(try await one.gemsRequest())
        #expect(try await tablet.unfinished().isEmpty)
    }
}
