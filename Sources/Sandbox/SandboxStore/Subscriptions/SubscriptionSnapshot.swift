import FoundationEssentials
import SandboxCore
import StoreModel

/// The state of a subscription at the time of an event, which its notification reports whenever it is sent.
struct SubscriptionSnapshot: Codable {
    let status: RenewalState
    /// The period that was paid last.
    let transaction: Transaction
    /// The renewal information.
    let renewal: RenewalInfo

    /// Parses the result of ``text()``; nil for any other text.
    init?(text: String) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = read
    }

    init(status: RenewalState, transaction: Transaction, renewal: RenewalInfo) {
        (self.status, self.transaction, self.renewal) = (status, transaction, renewal)
    }

    /// Returns the snapshot as JSON for the table.
    func text() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

extension StoreTables {
    /// Returns the current state of a subscription as servers see it.
    ///
    /// - Parameters:
    ///   - id: The transaction that it includes.
    ///   - next: The plan of the next renewal at the current price.
    ///   - winBacks: The win-back offers that the customer is eligible for.
    func snapshot(
        of row: AccountSubscription, with id: TransactionID, next: SubscriptionPlan?,
        winBacks: [String]?
    ) throws -> SubscriptionSnapshot {
        let paid = try transactionForServers(requiredTransaction(id))
        // The notification may be about an earlier period, which can have another token than the last one.
        let last = row.subscription.period.transactionID
        let token =
            last == id
            ? paid.appAccountToken
            : try transactionWithPlayerToken(requiredTransaction(last)).appAccountToken
        let renewal = RenewalInfoBuilder.info(
            of: row.subscription, next: next, token: token, winBacks: winBacks, signed: now)
        return SubscriptionSnapshot(
            status: row.subscription.state, transaction: paid,
            renewal: renewal.changed { $0.appTransactionID = paid.appTransactionID })
    }
}
