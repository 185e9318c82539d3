import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What a person has, so that what changes of it by itself can be told.
struct OwnershipSnapshot: Sendable {
    private let balances: [GoodAmount]
    private let owned: [Entitlement]

    init(_ snapshot: EngineSnapshot, now: Timestamp) {
        balances = snapshot.wallet.balances
        owned = snapshot.entitlements.filter { $0.expires.map { $0 > now } ?? true }
    }

    /// When the first of it ends.
    var ends: Timestamp? { owned.compactMap(\.expires).min() }

    /// What the wallet has otherwise than before.
    func balances(since before: OwnershipSnapshot) -> [GoodAmount] {
        guard balances != before.balances else { return [] }
        let gone = before.balances.filter { old in !balances.contains { $0.good == old.good } }
            .map { GoodAmount(good: $0.good, amount: 0) }
        return balances.filter { !before.balances.contains($0) } + gone
    }

    /// What is owned no longer.
    func ended(since before: OwnershipSnapshot) -> [Entitlement] {
        guard owned != before.owned else { return [] }
        let ids = Set(owned.map(\.productID))
        return before.owned.filter { !ids.contains($0.productID) }
    }
}

extension Model {
    /// Says what the person has otherwise than before, once nothing is waited for.
    mutating func tellBelongings() {
        guard let conversation, conversation.news.isListening, conversation.wait == nil else {
            return
        }
        let present = OwnershipSnapshot(engine.snapshot, now: storeNow)
        defer { self.conversation?.belongings = present }
        guard let before = conversation.belongings else { return }
        let refunded = engine.snapshot.rows.lazy.filter { $0.stage == .refunded }
        for owned in present.ended(since: before)
        // That the money went back was said, and with it this.
        where !refunded.contains(where: { $0.productID == owned.productID }) {
            say(words.say(.plainNotOwned, title(of: owned.productID)))
        }
        for goods in present.balances(since: before) {
            say(words.say(.spendHave, words.counts.string(goods)))
        }
    }
}
