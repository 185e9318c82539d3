import SandboxCore
import StoreAPI
import StoreModel

/// Fingerprints of cursors and ledger versions, by the contents that they refer to: states with the same rows and the
/// same unread changes are equal.
extension World {
    /// Adds a cursor as the changes that a device has not read.
    func add(cursor: Int64, of device: Device, to fingerprint: inout Fingerprint) {
        let changes = store.changes(
            after: cursor, of: device.account, on: device.name, rules: machine.store)
        for record in changes.transactions { fingerprint.add(record.transaction.id) }
        fingerprint.add(changes.transactions.count)
        for order in changes.orders { fingerprint.add(order.terms.intentID) }
    }

    /// Adds a statement as the ledger rows that it includes.
    func add(
        _ statement: WalletStatement, of account: AccountName, to fingerprint: inout Fingerprint
    ) {
        let rows = merchant.ledger.lazy.filter {
            $0.account == account && $0.version <= statement.version
        }
        fingerprint.add(anyOrder: rows) { $1.add(to: &$0) }
        for held in statement.balances + statement.debts { fingerprint.add(held.amount) }
    }

    /// Adds a ledger version as its row.
    func add(row version: Int64, of account: AccountName, to fingerprint: inout Fingerprint) {
        let row = merchant.ledger.first { $0.account == account && $0.version == version }
        guard let row else { return fingerprint.add(version) }
        row.add(to: &fingerprint)
    }
}

extension SimulatedMerchant.Row {
    /// Adds the change and its cause, without the version.
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(transactionID?.rawValue ?? spendID?.rawValue ?? "")
        fingerprint.add(change.change.amount)
        fingerprint.add(change.paidOff ?? 0)
    }
}
