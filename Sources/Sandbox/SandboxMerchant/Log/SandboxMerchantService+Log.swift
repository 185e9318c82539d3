import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The devices' logs: testimony, of which the copy that came first decides.
extension SandboxMerchantService {
    package func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try CallCheck.context(context)
        try LogCheck.batch(batch)
        return try await deciding { rows in
            try rows.take(batch, of: context.account, on: context.device)
        }
    }

    /// The newest events of an account's devices, oldest of them first.
    ///
    /// - Parameter reference: Only those of this order, whether they name its intent or its transaction.
    package func log(
        of account: AccountName, about reference: OrderReference? = nil, limit: Int = 10_000
    ) async throws(ServiceFailure) -> [ReceivedLogEvent] {
        try await reading { try $0.log(of: account, about: reference, limit: limit) }
    }

    /// The chains of an account, or of every one, with what does not fit in each.
    package func logChains(
        of account: AccountName? = nil
    ) async throws(ServiceFailure) -> [LogChainSummary] {
        try await reading { try $0.logChains(of: account) }
    }

    /// The events of one chain, in its order.
    package func log(in chain: LogChainID) async throws(ServiceFailure) -> [LogEvent] {
        try await reading { try $0.logEvents(of: chain) }
    }
}
