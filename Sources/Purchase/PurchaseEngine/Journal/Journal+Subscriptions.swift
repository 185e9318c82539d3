import FoundationEssentials
import GRDB
import StoreAPI
import StoreFiles
import StoreModel

/// The store's last answer about subscriptions. It is not an event of this device, and therefore not a record.
extension Journal {
    /// Stores an answer for a start without a connection; an answer that cannot be stored is requested again.
    ///
    /// - Parameter moment: The time of the answer by the device's clock.
    func storeSubscriptions(
        _ reply: SubscriptionsReply, of account: AccountName, at moment: Timestamp
    ) {
        guard isDriving, damage == nil, let text = try? Self.encode(reply) else { return }
        try? database.write { database in
            try database.execute(
                cached: """
                    INSERT OR REPLACE INTO subscription_books (account, told, told_ms)
                    VALUES (?, ?, ?)
                    """, arguments: [account.rawValue, text, moment.milliseconds])
        }
    }

    /// Returns the stored answer and its time; nil if it is missing or cannot be read.
    func lastSubscriptions(of account: AccountName) -> (reply: SubscriptionsReply, at: Timestamp)? {
        let row = try? database.readConsistently { database in
            try ResultRow.fetchOne(
                database,
                cached: "SELECT told, told_ms FROM subscription_books WHERE account = ?",
                arguments: [account.rawValue])
        }
        guard let row, let text = try? row.text("told"), let moment = try? row.moment("told_ms"),
            let reply = try? JSONDecoder().decode(SubscriptionsReply.self, from: Data(text.utf8))
        else { return nil }
        return (reply, moment)
    }
}
