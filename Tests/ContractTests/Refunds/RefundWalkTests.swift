import KioskTestSupport
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Random histories of a customer whose purchases are refunded and reversed.
@Suite("Random histories of refunds")
struct RefundWalkTests {
    @Test(
        "wallet and payments follow from the signed transactions, and nothing is granted twice",
        arguments: SweepSample(1, of: 4).elements(of: [1, 2, 3, 4] as [UInt64]))
    func walk(seed: UInt64) async throws {
        var walk = RefundWalk(try await RefundShop(), seed: seed)
        for _ in 0..<90 {
            try await walk.step()
            let faults = try await walk.faults()
            guard faults.isEmpty else {
                Issue.record("seed \(seed): \(faults) after \(walk.story.suffix(12))")
                return
            }
        }
        #expect(walk.story.contains { $0.contains("reverse") }, "the walk went nowhere")
    }
}

private struct RefundWalk {
    let shop: RefundShop
    private var chance: SeededGenerator
    /// The purchases, oldest first, in every signed form that ever existed.
    private var bought: [[SignedTransaction]] = []
    private var spent: Int64 = 0
    private(set) var story: [String] = []

    init(_ shop: RefundShop, seed: UInt64) {
        (self.shop, chance) = (shop, SeededGenerator(seed: seed))
    }

    private mutating func pick<Item>(_ items: [Item]) -> Item {
        items[Int(chance.next() % UInt64(items.count))]
    }

    /// Performs a random action; a refused one has changed nothing.
    mutating func step() async throws {
        do {
            try await act()
        } catch ServiceFailure.refusal(let refusal) {
            story.append("refused: \(refusal.code)")
        }
    }

    private mutating func act() async throws {
        switch chance.next() % 10 {
        case 0, 1:
            let one = try await shop.phone.buy(try await shop.phone.gemsRequest())
            if !bought.contains(where: { $0.first?.transaction.id == one.transaction.id }) {
                bought.append([one])
            }
            story.append("buy")
        case 2:
            let one = try await shop.phone.buy(try await shop.phone.noAdsRequest())
            let isKnown = bought.contains { $0.first?.transaction.id == one.transaction.id }
            if !isKnown, !one.transaction.isCopy { bought.append([one]) }
            story.append("buy noads")
        case 3, 4: try await show()
        case 5: try await spend()
        default: try await change()
        }
    }

    /// Sends any form of any transaction, also the oldest, to the merchant, and finishes it if possible.
    private mutating func show() async throws {
        guard !bought.isEmpty else { return }
        let one = pick(pick(bought))
        story.append("show \(one.transaction.id) of word \(one.transaction.revision)")
        let verdict = try await shop.phone.verify(one)
        if verdict.decision != .retry { try await shop.phone.finish(one) }
    }

    private mutating func spend() async throws {
        let amount = Int64(chance.next() % 50) + 1
        story.append("spend \(amount)")
        try await shop.spend(amount, id: SpendID(shop.backend.clock.uuid()))
        spent += amount
    }

    private mutating func change() async throws {
        guard !bought.isEmpty else { return }
        let place = Int(chance.next() % UInt64(bought.count))
        let change = pick([
            TransactionChange.refund(.whole), .refund(.percentage(Int(chance.next() % 99_999) + 1)),
            .refund(.amount(490)), .reverse, .reverse, .reverse, .revoke, .delete,
        ])
        guard let id = bought[place].first?.transaction.id else { return }
        // At times the process dies before it notifies the merchant.
        let isCut = chance.next() % 3 == 0
        story.append("\(change) \(id)\(isCut ? ", cut" : "")")
        if isCut {
            shop.backend.clock.advance(milliseconds: 1_000)
            _ = try await shop.store().change(id, change)
        } else {
            try await shop.change(id, change)
        }
        if let now = try await shop.receivedTransaction(id) { bought[place].append(now) }
    }

    /// Returns the current faults.
    func faults() async throws -> [String] {
        var faults = try shop.backend.violations()
        let paid = try await shop.paid()
        let latest = bought.compactMap(\.last?.transaction)
        let most = latest.map { $0.price }.reduce(0, +)
        if paid < 0 || paid > most { faults.append("paid \(paid) of \(most)") }
        let wallet = try await shop.phone.merchant.wallet(entries: 1_000, shop.phone.context)
        let gems = { (goods: [GoodAmount]) in goods.first { $0.good == "gem" }?.amount ?? 0 }
        let held = gems(wallet.balances) - gems(wallet.debts)
        let due = due(latest, wallet.entries)
        if held != due { faults.append("\(held) gems, \(due) by the signed transactions") }
        for (_, rows) in Dictionary(grouping: wallet.entries, by: \.transactionID) {
            if rows.count(where: { $0.kind == .grant }) > 1 {
                faults.append("granted twice: \(rows)")
            }
        }
        return faults
    }

    /// Returns the grants, minus what the latest state of each transaction revokes, minus the spendings.
    private func due(_ latest: [Transaction], _ rows: [WalletEntry]) -> Int64 {
        let given = Dictionary(
            rows.filter { $0.kind == .grant }.map { ($0.transactionID, $0.change) },
            uniquingKeysWith: { first, _ in first })
        return latest.reduce(-spent) { sum, transaction in
            guard let goods = given[transaction.id] else { return sum }
            return sum + goods.amount - goods.part(transaction.withdrawnShare).amount
        }
    }
}
