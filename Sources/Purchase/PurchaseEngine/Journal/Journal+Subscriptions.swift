import FoundationEssentials
import GRDB
import StoreAPI
import StoreFiles
import StoreModel

/// What the store last told of subscriptions: no fact of this device, and so no record.
extension Journal {
    /// Keeps it for a start at which nobody answers; what cannot be kept is asked for again.
    ///
    /// - Parameter moment: When it was told, by the device's clock.
    func keep(_ reply: SubscriptionsReply, of account: AccountName, at moment: Timestamp) {
        guard isDriving, damage == nil, let told = try? Self.encode(reply) else { return }
        try? database.write { database in
            try database.execute(
                cached: """
                    INSERT OR REPLACE INTO subscription_books (account, told, told_ms)
                    VALUES (?, ?, ?)
                    """, arguments: [account.rawValue, told, moment.milliseconds])
        }
    }

    /// What was kept, and when it was told; nil where nothing was, or it cannot be read.
    func lastSubscriptions(of account: AccountName) -> (reply: SubscriptionsReply, at: Timestamp)? {
        let row = try? database.looking { database in
            try Row.fetchOne(
                database,
                cached: "SELECT told, told_ms FROM subscription_books WHERE account = ?",
                arguments: [account.rawValue])
        }
        guard let row, let told = try? row.text("told"), let moment = try? row.moment("told_ms"),
            let reply = try? JSONDecoder().decode(SubscriptionsReply.self, from: Data(told.utf8))
        else { return nil }
        return (reply, moment)
    }
}
