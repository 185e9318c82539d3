import FoundationEssentials
import SandboxCore
import StoreModel

/// What a notification says of a subscription: as it stood then, whenever it is sent.
struct SubscriptionSnapshot: Codable {
    /// Where it stood.
    let status: RenewalState
    /// The period that was paid last.
    let transaction: Transaction
    /// What came next.
    let renewal: RenewalInfo

    /// Reads what ``text`` wrote; nil for anything else.
    init?(text: String) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = read
    }

    init(status: RenewalState, transaction: Transaction, renewal: RenewalInfo) {
        (self.status, self.transaction, self.renewal) = (status, transaction, renewal)
    }

    /// The form in the tables.
    func text() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

extension StoreRows {
    /// A subscription as servers are told of it now.
    ///
    /// - Parameters:
    ///   - id: The transaction that goes with it.
    ///   - next: What is renewed next, as it is sold now.
    ///   - winBacks: The offers with which its customer could be won back.
    func snapshot(
        of row: SubscriptionRow, with id: TransactionID, next: SubscriptionPlan?,
        winBacks: [String]?
    ) throws -> SubscriptionSnapshot {
        let paid = try forServers(expected(id))
        // What is told may be about an earlier period, which another player had.
        let last = row.subscription.period.transactionID
        let token =
            last == id ? paid.appAccountToken : try withPlayer(expected(last)).appAccountToken
        let renewal = RenewalInfoBuilder.info(
            of: row.subscription, next: next, token: token, winBacks: winBacks, signed: now)
        return SubscriptionSnapshot(
            status: row.subscription.state, transaction: paid,
            renewal: renewal.changed { $0.appTransactionID = paid.appTransactionID })
    }
}
