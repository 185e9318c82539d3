import SandboxCore
import StoreAPI
import StoreModel

/// Fingerprints of cursors and ledger versions, by the contents that they refer to: states with the same rows and the
/// same unread changes are equal.
extension World {
    /// Adds a cursor as the changes that a device has not read.
    func add(cursor: Int64, of device: Device, to print: inout Fingerprint) {
        let news = store.changes(
            after: cursor, of: device.account, on: device.name, rules: machine.store)
        for record in news.transactions { print.add(record.transaction.id) }
        print.add(news.transactions.count)
        for order in news.orders { print.add(order.terms.intentID) }
    }

    /// Adds a statement as the ledger rows that it includes.
    func add(_ statement: WalletStatement, of account: AccountName, to print: inout Fingerprint) {
        let rows = merchant.ledger.lazy.filter {
            $0.account == account && $0.version <= statement.version
        }
        print.add(anyOrder: rows) { $1.add(to: &$0) }
        for held in statement.balances + statement.debts { print.add(held.amount) }
    }

    /// Adds a ledger version as its row.
    func add(row version: Int64, of account: AccountName, to print: inout Fingerprint) {
        let row = merchant.ledger.first { $0.account == account && $0.version == version }
        guard let row else { return print.add(version) }
        row.add(to: &print)
    }
}

extension SimulatedMerchant.Row {
    /// Adds the change and its cause, without the version.
    func add(to print: inout Fingerprint) {
        print.add(transactionID?.rawValue ?? spendID?.rawValue ?? "")
        print.add(change.change.amount)
        print.add(change.paidOff ?? 0)
    }
}
