import PurchaseCore
import StoreAudit
import StoreModel

/// Replays a journal's records to compare the resulting state with the stored one.
struct JournalReplay {
    private var states: [AccountName: QueueState] = [:]

    /// A replayed value and its account.
    private struct AccountValue<Body: Equatable>: Equatable {
        let account: AccountName
        let body: Body
    }

    /// Applies the next record.
    mutating func apply(_ record: UntrustedJournalReader.Record) {
        states[record.account, default: QueueState()].evolve(record.event, at: record.at)
    }

    /// Returns the differences between the stored state and the replayed one.
    func differences(from stored: UntrustedJournalReader.StoredProjections) -> [StateDifference] {
        payments(stored) + deliveries(stored) + wallets(stored)
    }

    private func payments(_ stored: UntrustedJournalReader.StoredProjections) -> [StateDifference] {
        var rest = replayed({ $0.payments.byID.values }, key: { $0.intent.id.rawValue })
        return Self.differences("payment", stored.payments, &rest)
    }

    private func deliveries(_ stored: UntrustedJournalReader.StoredProjections) -> [StateDifference]
    {
        var rest = replayed(
            { $0.deliveries.byID.values }, key: { $0.signed.transaction.id.rawValue })
        return Self.differences("delivery", stored.deliveries, &rest)
    }

    /// Returns the replayed values by the key of their row.
    private func replayed<Body>(
        _ bodies: (QueueState) -> some Sequence<Body>, key: (Body) -> String
    ) -> [String: AccountValue<Body>] {
        var replayed: [String: AccountValue<Body>] = [:]
        for (account, state) in states {
            for body in bodies(state) {
                replayed[key(body)] = AccountValue(account: account, body: body)
            }
        }
        return replayed
    }

    private static func differences<Body: Equatable>(
        _ name: String, _ stored: [UntrustedJournalReader.ProjectedRow<Body>],
        _ replayed: inout [String: AccountValue<Body>]
    ) -> [StateDifference] {
        var found: [StateDifference] = []
        for row in stored {
            let known = replayed.removeValue(forKey: row.key)
            if known == AccountValue(account: row.account, body: row.body), row.isIndexed {
                continue
            }
            found.append(
                StateDifference(
                    subject: row.key,
                    sentence: "The stored \(name) does not match the records."))
        }
        for key in replayed.keys.sorted() {
            found.append(
                StateDifference(
                    subject: key, sentence: "A \(name) of the records is not stored."))
        }
        return found
    }

    private func wallets(_ stored: UntrustedJournalReader.StoredProjections) -> [StateDifference] {
        var rest = states
        var found: [StateDifference] = []
        for row in stored.wallets {
            let replayed = rest.removeValue(forKey: row.account)
            guard replayed?.wallet != row.state || replayed?.cursor != row.cursor else { continue }
            found.append(
                StateDifference(
                    subject: row.account.rawValue,
                    sentence: "The stored wallet does not match the records."))
        }
        for account in rest.keys.sorted() where rest[account]?.hasAccountState ?? false {
            found.append(
                StateDifference(
                    subject: account.rawValue,
                    sentence: "The wallet of the records is not stored."))
        }
        return found
    }
}

extension QueueState {
    /// Whether the account has data of its own: the journal does not store a wallet in its initial state.
    fileprivate var hasAccountState: Bool { wallet != WalletState() || cursor != 0 }
}
