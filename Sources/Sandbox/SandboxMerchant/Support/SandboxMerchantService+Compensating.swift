import SandboxCore
import SandboxTables
package import StoreAPI
import StoreModel

extension SandboxMerchantService {
    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        try MerchantRequestValidator.compensation(request)
        let numbers = Self.numbers(request.order)
        // Calls the store before acquiring the write lock: the call may be slow, and may run in the same process.
        let lookup = await store.order(numbers)
        let transaction = try paidTransaction(lookup)
        let catalog = catalogCache.current
        return try await write { rows in
            let facts = try rows.facts(of: numbers, lookup: lookup, catalog: catalog)
            guard facts.order != nil else {
                throw Refusal(.unknownOrder, "Neither the merchant nor the store has this order.")
            }
            return try CompensationOperations(rows: rows)
                .compensate(request, facts: facts, transaction: transaction)
        }
    }

    /// Returns the transaction that paid for the order, from what the store has just signed.
    private func paidTransaction(_ lookup: StoreOrderLookup) throws(ServiceFailure) -> Transaction?
    {
        guard case .order(let order) = lookup, order.ownsTransaction, let jws = order.jws else {
            return nil
        }
        return try read(jws)
    }

    private static func numbers(_ reference: OrderReference) -> OrderNumbers {
        switch reference {
        case .intent(let id): OrderNumbers(intentID: id)
        case .transaction(let id): OrderNumbers(intentID: nil, transactionID: id)
        }
    }
}
