package import SandboxCore
package import StoreModel

/// How the simulated merchant decides; every default is the real rule.
package struct MerchantRules: Sendable {
    /// The verdict on a verified transaction.
    package typealias Judge =
        @Sendable (Transaction, VerificationFacts, Timestamp) -> VerificationRules.Decision

    /// What becomes of a transaction.
    package var judge: Judge = { VerificationRules.decide($0, facts: $1, now: $2) }
    /// Which rows a grant writes.
    package var credit: @Sendable ([GoodAmount], [GoodID: GoodBalance]) -> [LedgerChange]? = {
        LedgerRules.credit($0, balances: $1)
    }
    /// Which rows a refund writes.
    package var debit: @Sendable ([GoodAmount], [GoodID: GoodBalance]) -> [LedgerChange] = {
        LedgerRules.debit($0, balances: $1)
    }
    /// Under which name the tombstone of a transaction is kept.
    package var tombstone: @Sendable (SignedTransaction) -> String = { $0.transaction.id.rawValue }
    /// The number of an order, after so many.
    package var number: @Sendable (IntentID, Int) -> MerchantOrder = { id, _ in
        MerchantOrder("N.\(id)")
    }
    /// Whether the tombstone and the credit are one SQLite transaction.
    package var isAtomic = true
    /// Whether the store is asked about every transaction besides.
    package var asksStore = true
    /// Whether a spending that comes again is known by its id.
    package var knows: @Sendable (SpendRecord) -> Bool = { _ in true }
    /// Whether the tombstone of a transaction that was refunded before it was seen is written.
    package var buriesUnseenRefunds = true

    /// The real ones.
    package init() {}
}
