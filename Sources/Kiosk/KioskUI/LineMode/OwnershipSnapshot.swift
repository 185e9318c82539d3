import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The user's goods and entitlements at a time, to announce changes that occur without user action.
struct OwnershipSnapshot: Sendable {
    private let balances: [GoodAmount]
    private let owned: [Entitlement]

    init(_ snapshot: EngineSnapshot, now: Timestamp) {
        balances = snapshot.wallet.balances
        owned = snapshot.entitlements.filter { $0.expires.map { $0 > now } ?? true }
    }

    /// When the first entitlement expires.
    var ends: Timestamp? { owned.compactMap(\.expires).min() }

    /// Returns the changed balances; a good that is used up has the amount 0.
    func balances(since before: OwnershipSnapshot) -> [GoodAmount] {
        guard balances != before.balances else { return [] }
        let gone = before.balances.filter { old in !balances.contains { $0.good == old.good } }
            .map { GoodAmount(good: $0.good, amount: 0) }
        return balances.filter { !before.balances.contains($0) } + gone
    }

    /// Returns the entitlements that have ended since an earlier snapshot.
    func ended(since before: OwnershipSnapshot) -> [Entitlement] {
        guard owned != before.owned else { return [] }
        let ids = Set(owned.map(\.productID))
        return before.owned.filter { !ids.contains($0.productID) }
    }
}

extension Model {
    /// Announces changes of ownership, while no wait is in progress.
    mutating func tellBelongings() {
        guard let conversation, conversation.news.isListening, conversation.wait == nil else {
            return
        }
        let present = OwnershipSnapshot(engine.snapshot, now: storeNow)
        defer { self.conversation?.belongings = present }
        guard let before = conversation.belongings else { return }
        let refunded = engine.snapshot.rows.lazy.filter { $0.stage == .refunded }
        for owned in present.ended(since: before)
        // The announced refund already implies that the product is not owned any more.
        where !refunded.contains(where: { $0.productID == owned.productID }) {
            say(words.say(.plainNotOwned, title(of: owned.productID)))
        }
        for goods in present.balances(since: before) {
            say(words.say(.spendHave, words.counts.string(goods)))
        }
    }
}
