import StoreModel

/// I2, I13: the data of the store's transactions that grants and their ledger rows repeat.
extension Ledgers {
    /// Returns the error for a grant's row with another order or product than its transaction; nil if they match.
    func mismatch(_ entry: WalletEntry) -> String? {
        guard entry.kind == .grant, let id = entry.transactionID, let grant = grants[id],
            let details = grant.details
        else { return nil }
        let number = details.intentID.flatMap { numbers[$0] }
        guard entry.merchantOrder == number, entry.note == grant.productID.rawValue else {
            return "It refers to another order or product than transaction \(id)."
        }
        return nil
    }

    /// Checks that a row with a transaction also has an environment, and only such a row.
    func checkEnvironments(_ merchant: MerchantAuditRecords, _ tally: inout Tally) {
        for row in merchant.ledger {
            tally.expect(
                row.isEnvironmentConsistent, "\(row.account) row \(row.entry.version)",
                "It has an environment without a transaction, or a transaction without an environment."
            )
        }
    }

    /// Checks that the revocation that the merchant settled last equals the store's, if the merchant was notified.
    func checkRevocations(except unsentRefunds: Set<TransactionID>, _ tally: inout Tally) {
        for grant in input.merchant?.grants ?? []
        where grant.isCredited && !unsentRefunds.contains(grant.transactionID) {
            guard let revision = grant.details?.revision,
                let transaction = transactions[grant.transactionID]?.transaction
            else { continue }
            tally.expect(
                transaction.revision == revision
                    && transaction.withdrawnShare == grant.withdrawnShare,
                "\(grant.transactionID)",
                "Revocation \(revision) was applied with \(grant.withdrawnShare), but the store has "
                    + "\(transaction.revision) with \(transaction.withdrawnShare).")
        }
    }
}
