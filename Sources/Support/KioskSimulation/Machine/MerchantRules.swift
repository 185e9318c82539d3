package import SandboxCore
package import StoreModel

/// The rules of the simulated merchant; every default is the real rule.
package struct MerchantRules: Sendable {
    /// Decides on a verified transaction.
    package typealias Decide =
        @Sendable (Transaction, VerificationFacts, Timestamp) -> VerificationRules.Decision

    /// Decides on a verified transaction.
    package var decide: Decide = { VerificationRules.decide($0, facts: $1, now: $2) }
    /// Returns the ledger rows of a grant.
    package var credit: @Sendable ([GoodAmount], [GoodID: GoodBalance]) -> [LedgerChange]? = {
        LedgerRules.credit($0, balances: $1)
    }
    /// Returns the ledger rows of a refund.
    package var debit: @Sendable ([GoodAmount], [GoodID: GoodBalance]) -> [LedgerChange] = {
        LedgerRules.debit($0, balances: $1)
    }
    /// Returns the key of a transaction's tombstone.
    package var grantKey: @Sendable (SignedTransaction) -> String = { $0.transaction.id.rawValue }
    /// Returns the number of an order, given the count of earlier ones.
    package var number: @Sendable (IntentID, Int) -> MerchantOrder = { id, _ in
        MerchantOrder("N.\(id)")
    }
    /// Whether the tombstone and the credit are one SQLite transaction.
    package var isAtomic = true
    /// Whether the merchant looks up every transaction at the store.
    package var looksUpTransactions = true
    /// Returns whether the merchant recognizes a repeated debit by its id.
    package var recognizesRepeat: @Sendable (SpendRecord) -> Bool = { _ in true }
    /// Whether the merchant records the tombstone of a transaction that was refunded before its first verification.
    package var recordsUnseenRefunds = true

    /// Creates the real rules.
    package init() {}
}
