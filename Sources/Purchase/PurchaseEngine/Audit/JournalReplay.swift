import PurchaseCore
import StoreAudit
import StoreModel

/// Leads a journal's records to the state once more, to compare it with the stored one.
struct JournalReplay {
    private var states: [AccountName: QueueState] = [:]

    /// What the records lead to, and whose it is.
    private struct Owned<Body: Equatable>: Equatable {
        let account: AccountName
        let body: Body
    }

    /// Takes the next record.
    mutating func take(_ record: JournalRows.Record) {
        states[record.account, default: QueueState()].evolve(record.event, at: record.at)
    }

    /// Where the stored state is another one.
    func differences(from stored: JournalRows.Stored) -> [StateDifference] {
        payments(stored) + deliveries(stored) + wallets(stored)
    }

    private func payments(_ stored: JournalRows.Stored) -> [StateDifference] {
        var rest = replayed({ $0.payments.values }, key: { $0.intent.id.rawValue })
        return Self.differences("payment", stored.payments, &rest)
    }

    private func deliveries(_ stored: JournalRows.Stored) -> [StateDifference] {
        var rest = replayed(
            { $0.deliveries.values }, key: { $0.signed.transaction.id.rawValue })
        return Self.differences("delivery", stored.deliveries, &rest)
    }

    /// What the records lead to, by the key of its row.
    private func replayed<Body>(
        _ bodies: (QueueState) -> some Sequence<Body>, key: (Body) -> String
    ) -> [String: Owned<Body>] {
        var replayed: [String: Owned<Body>] = [:]
        for (account, state) in states {
            for body in bodies(state) {
                replayed[key(body)] = Owned(account: account, body: body)
            }
        }
        return replayed
    }

    private static func differences<Body: Equatable>(
        _ name: String, _ stored: [JournalRows.Projected<Body>],
        _ replayed: inout [String: Owned<Body>]
    ) -> [StateDifference] {
        var found: [StateDifference] = []
        for row in stored {
            let known = replayed.removeValue(forKey: row.key)
            if known == Owned(account: row.account, body: row.body), row.isIndexed { continue }
            found.append(
                StateDifference(
                    subject: row.key,
                    sentence: "The stored \(name) is not what the records lead to."))
        }
        for key in replayed.keys.sorted() {
            found.append(
                StateDifference(
                    subject: key, sentence: "The records lead to a \(name) that is not stored."))
        }
        return found
    }

    private func wallets(_ stored: JournalRows.Stored) -> [StateDifference] {
        var rest = states
        var found: [StateDifference] = []
        for row in stored.wallets {
            let replayed = rest.removeValue(forKey: row.account)
            guard replayed?.wallet != row.state || replayed?.cursor != row.cursor else { continue }
            found.append(
                StateDifference(
                    subject: row.account.rawValue,
                    sentence: "The stored wallet is not what the records lead to."))
        }
        for account in rest.keys.sorted() where rest[account]?.hasAccountFacts ?? false {
            found.append(
                StateDifference(
                    subject: account.rawValue,
                    sentence: "The records lead to a wallet that is not stored."))
        }
        return found
    }
}

extension QueueState {
    /// Whether anything is to be kept of the account as a whole: the journal stores no wallet in which nothing happened.
    fileprivate var hasAccountFacts: Bool { wallet != WalletState() || cursor != 0 }
}
