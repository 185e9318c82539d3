import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

extension SandboxStoreService {
    /// Returns the result of an order of the account; nil if the order has not arrived.
    static func lookUp(
        _ id: IntentID, _ rows: StoreTables, _ context: CallContext
    ) throws -> OrderResult? {
        guard let order = try rows.order(id) else { return nil }
        guard order.terms.account == context.account else {
            throw Refusal(.unknownOrder, "The order belongs to another account.")
        }
        return try rows.result(of: order.state)
    }

    /// Finishes a transaction for one device of its account.
    static func finish(
        _ id: TransactionID, _ rows: StoreTables, _ context: CallContext
    ) throws {
        guard let record = try rows.transaction(id), record.account == context.account else {
            throw Refusal(.unknownTransaction, "The store has no such transaction of this account.")
        }
        guard record.isUnfinished else { return }
        // Every device of the account receives each period, but only the one that it was sold to finishes it.
        if record.transaction.type == .autoRenewable, !record.isAddressed(to: context.device) {
            return
        }
        // The transaction is redelivered to the device that it was sold to until that device finishes it. Another
        // device must not finish it before.
        guard try rows.hasReceived(record, to: context.device) else {
            throw Refusal(
                .unknownTransaction, "The store has not delivered this transaction to this device.")
        }
        try rows.finish(id)
        try rows.appendHistory(.storeFinished, transaction: id)
    }

    /// Acknowledges the end of an order.
    static func acknowledge(_ id: IntentID, _ rows: StoreTables, _ context: CallContext) throws {
        guard let order = try rows.order(id), order.terms.account == context.account else {
            // An order that was closed before it arrived needs no acknowledgement.
            if try rows.isClosed(id) { return }
            throw Refusal(.unknownOrder, "The store has no such order of this account.")
        }
        if case .wrongState(let message) = OrderRules.acknowledgement(of: order.state) {
            throw Refusal(.wrongState, message)
        }
        guard !order.isAcknowledged else { return }
        try rows.acknowledge(id)
        try rows.appendHistory(.storeFinished, intent: id)
    }
}
