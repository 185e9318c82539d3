import StoreAPI
import StoreModel
import Testing

@Suite("Contract: the rules of each type")
struct TypeRulesContractTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        let product: ProductID
        let type: ProductType
        let price: Int64
        let isChargedAgain: Bool
        let comesBack: Bool

        var testDescription: String { type.rawValue }
    }

    static let rules = [
        Rule(
            product: "gems.60", type: .consumable, price: 990, isChargedAgain: true,
            comesBack: false),
        Rule(
            product: "noads", type: .nonConsumable, price: 2_990, isChargedAgain: false,
            comesBack: true),
        Rule(
            product: "season", type: .nonRenewable, price: 4_990, isChargedAgain: true,
            comesBack: false),
    ]

    private func order(_ rule: Rule, _ phone: Phone) async throws -> PurchaseRequest {
        try await phone.request(rule.product, rule.type, price: rule.price)
    }

    @Test(
        "bought again while unfinished it is the same transaction", arguments: Wiring.allCases,
        rules)
    func unfinished(wiring: Wiring, rule: Rule) async throws {
        let backend = try Backend(wiring)
        let phone = try await backend.phone()
        let first = try await phone.buy(try await order(rule, phone))
        let second = try await phone.buy(try await order(rule, phone))
        #expect(first.transaction.id == second.transaction.id)
        let charges = try await backend.services.control.orders(limit: 10).map(\.charge.milliunits)
        #expect(charges.sorted() == [0, rule.price])
    }

    @Test("bought again after finish it is charged or free", arguments: Wiring.allCases, rules)
    func finished(wiring: Wiring, rule: Rule) async throws {
        let phone = try await Backend(wiring).phone()
        let first = try await phone.settle(try await order(rule, phone)).transaction
        let second = try await phone.buy(try await order(rule, phone)).transaction
        #expect(first.id != second.id)
        #expect((second.price > 0) == rule.isChargedAgain)
        #expect((second.originalID == first.id) == !rule.isChargedAgain)
    }

    @Test("a restore brings back what can be restored", arguments: Wiring.allCases, rules)
    func restores(wiring: Wiring, rule: Rule) async throws {
        let backend = try Backend(wiring)
        let first = try await backend.phone()
        let bought = try await first.settle(try await order(rule, first)).transaction
        let second = try await backend.phone("tablet")
        #expect(try await second.unfinished().isEmpty)
        #expect(try await second.store.changes(after: 0, second.context).transactions.isEmpty)
        let restored = try await second.restore()
        #expect(restored.map(\.transaction.originalID) == (rule.comesBack ? [bought.id] : []))
        #expect(restored.allSatisfy { $0.transaction.price == 0 && $0.transaction.intentID == nil })
        #expect(try await second.unfinished().count == restored.count)
        #expect(try await first.unfinished().isEmpty)
    }

    @Test(
        "each restore replays what was finished, and repeats what was not",
        arguments: Wiring.allCases)
    func restoresAgain(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        #expect(try await phone.restore().isEmpty)
        _ = try await phone.settle(try await phone.noAds())
        let theme = try await phone.request("theme", .nonConsumable, price: 1_990)
        _ = try await phone.settle(theme)
        let first = try await phone.restore()
        #expect(first.map(\.transaction.productID) == ["noads", "theme"])
        let repeated = try await phone.restore()
        #expect(repeated.map(\.transaction.id) == first.map(\.transaction.id))
        for transaction in first { try await phone.finish(transaction) }
        let later = try await phone.restore()
        #expect(Set(later.map(\.transaction.id)).isDisjoint(with: first.map(\.transaction.id)))
        #expect(later.count == 2)
    }

    @Test("finishing is idempotent and never another account's", arguments: Wiring.allCases)
    func finishing(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let phone = try await backend.phone()
        let bought = try await phone.buy(try await phone.gems())
        let stranger = try await backend.phone(of: "bob")
        await expectRefusal(.unknownTransaction) { try await stranger.finish(bought) }
        await expectRefusal(.unknownTransaction) {
            try await phone.store.finish(.transaction("../1"), phone.context)
        }
        try await phone.finish(bought)
        try await phone.finish(bought)
        #expect(try await phone.unfinished().isEmpty)
    }
}
