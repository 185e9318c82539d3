package import StoreModel

extension MerchantService {
    /// What the account has, with so many of the newest rows of its history.
    package func wallet(
        entries count: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        let first = try await wallet(entries: count, before: nil, context)
        var entries = first.entries
        while entries.count < count, let last = entries.last?.version, last > 1 {
            let page = try await wallet(
                entries: count - entries.count, before: last, context
            ).entries
            // A merchant without an older row ends it, and so does one that repeats itself.
            guard let older = page.first?.version, older < last else { break }
            entries += page
        }
        return WalletStatement(
            version: first.version, balances: first.balances, debts: first.debts, entries: entries)
    }
}
