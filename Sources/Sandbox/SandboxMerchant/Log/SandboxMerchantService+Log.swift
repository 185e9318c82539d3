import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Receives and returns the devices' logs. They are testimony: the first copy of an event counts.
extension SandboxMerchantService {
    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try CallCheck.context(context)
        try LogRequestValidator.batch(batch)
        return try await write { rows in
            try rows.storeBatch(batch, of: context.account, on: context.device)
        }
    }

    /// Returns the newest events of an account's devices, in order of arrival.
    ///
    /// - Parameter reference: Restricts the events to this order, whether they name its intent or its transaction.
    package func log(
        of account: AccountName, about reference: OrderReference? = nil, limit: Int = 10_000
    ) async throws(ServiceFailure) -> [ReceivedLogEvent] {
        try await read { try $0.log(of: account, about: reference, limit: limit) }
    }

    /// Returns the chains of one account, or of all accounts, each with its findings.
    package func logChains(
        of account: AccountName? = nil
    ) async throws(ServiceFailure) -> [LogChainSummary] {
        try await read { try $0.logChains(of: account) }
    }

    /// Returns the events of one chain in order of their sequence numbers.
    package func log(in chain: LogChainID) async throws(ServiceFailure) -> [LogEvent] {
        try await read { try $0.logEvents(of: chain) }
    }
}
