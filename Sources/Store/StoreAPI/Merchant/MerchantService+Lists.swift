package import StoreModel

extension MerchantService {
    /// Returns the account's statement with the given number of newest entries.
    package func wallet(
        entries count: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        let first = try await wallet(entries: count, before: nil, context)
        var entries = first.entries
        while entries.count < count, let last = entries.last?.version, last > 1 {
            let page = try await wallet(
                entries: count - entries.count, before: last, context
            ).entries
            // The loop ends if the merchant does not have older entries or repeats itself.
            guard let older = page.first?.version, older < last else { break }
            entries += page
        }
        return WalletStatement(
            version: first.version, balances: first.balances, debts: first.debts, entries: entries)
    }
}
